import { valuesByWord } from '../../text/values-by-word';

/**
 * Words that occur around a number. Sources: ISO 4217 for currency codes; common usage in annual
 * and sustainability reports for abbreviations of scales.
 */

/** Power of ten of each scale word, in lower case. */
export const SCALE_WORDS = valuesByWord<number>([
  [2, 'hundred'],
  [3, 'thousand|thousands|k'],
  [5, 'lakh|lakhs'],
  [6, 'million|millions|mn|mln|mio'],
  [7, 'crore|crores'],
  [9, 'billion|billions|bn|bln|mrd'],
  [12, 'trillion|trillions|tn|trn'],
  // Unambiguous words of other European languages.
  [3, 'tausend|duizend'],
  [6, 'millionen|millones|milioni|milhões|miljoen|miljoner|millioner'],
  [9, 'milliard|milliards|milliarde|milliarden|miliardi|miljard|miljarder|milliarder|bilhões|mld'],
  // Chinese, Japanese and Korean words; they directly follow the digits.
  [3, '千|천'],
  [4, '万|萬|만'],
  [6, '百万|百萬|백만'],
  [7, '千万|千萬|천만'],
  [8, '亿|億|억'],
  [9, '十亿|十億|십억'],
  [12, '兆|조'],
]);

/**
 * Letters that are a scale only directly after a decimal number or an amount of money (`1.6B`,
 * `$5M`).
 */
export const SCALE_LETTERS: Readonly<Record<string, number>> = { M: 6, B: 9 };

/** Letters that are a scale only directly after an amount of money; elsewhere they are units. */
export const MONEY_SCALE_LETTERS: Readonly<Record<string, number>> = {
  ...SCALE_LETTERS,
  m: 6,
  MM: 6,
  mm: 6,
  b: 9,
  T: 12,
  Cr: 7,
  cr: 7,
};

/**
 * An amount in rand without its sign: “17.6 billion” in “R17.6 billion”; R134a is a refrigerant.
 */
export const RAND_AMOUNT = String.raw`\d[\d., ]* ?(?:bn|billion|m|mn|million|trillion)(?!\p{L})`;

/** Scales that form one word with a currency: `45 M€`, `45 kEUR`, `€m 45`, `MSEK 45`. */
export const ATTACHED_SCALES: Readonly<Record<string, number>> = {
  k: 3,
  K: 3,
  m: 6,
  mn: 6,
  mio: 6,
  M: 6,
  Mio: 6,
  MM: 6,
  bn: 9,
  Md: 9,
  Mrd: 9,
};

/** Currency symbols and abbreviations with their ISO codes; `$` and `¥` are ambiguous and kept. */
const SIGNS = `
US$:USD A$:AUD AU$:AUD C$:CAD CA$:CAD HK$:HKD NZ$:NZD S$:SGD NT$:TWD MX$:MXN Rs:INR R$:BRL R:ZAR RM:MYR
Rp:IDR Ps:MXN KSh:KES zł:PLN $:$ €:EUR £:GBP ¥:¥ ₩:KRW ₹:INR ₽:RUB ₺:TRY ₱:PHP ₫:VND ฿:THB ₪:ILS ₦:NGN
RMB:CNY`;
const CODES = `
USD AUD CAD HKD NZD SGD BRL EUR GBP JPY CNY KRW INR CHF SEK NOK DKK PLN TRY ZAR MXN TWD THB RUB PHP VND
IDR MYR ILS NGN AED SAR CZK HUF CLP ARS BDT BGN BHD EGP GHS ISK KES KWD KZT LKR OMR PKR QAR RON UAH`;

/** Currency by sign or code. */
export const CURRENCIES: Readonly<Record<string, string>> = Object.fromEntries(
  `${SIGNS}${CODES}`
    .trim()
    .split(/\s+/)
    .map((entry): [string, string] => {
      const [sign = '', code = sign] = entry.split(':');
      return [sign, code];
    }),
);

/** Currency signs that are never preceded by letters. */
export const CURRENCY_SIGNS = '€£¥₩₹₽₺₱₫฿₪₦';

/** Currency by name, in lower case; a singular also covers its plural. */
const CURRENCY_NAMES = valuesByWord([
  ['USD', 'us dollar|us-dollar|u.s. dollar|american dollar|美元'],
  ['CAD', 'canadian dollar'],
  ['AUD', 'australian dollar'],
  ['HKD', 'hong kong dollar|港元'],
  ['NZD', 'new zealand dollar'],
  ['SGD', 'singapore dollar'],
  ['TWD', 'new taiwan dollar'],
  ['$', 'dollar|ドル|달러'],
  ['EUR', 'euro|ユーロ|유로|欧元'],
  ['GBP', 'pound sterling|british pound|pound'],
  ['CHF', 'swiss franc'],
  ['JPY', 'japanese yen|yen|円|日元|엔'],
  ['CNY', 'chinese yuan|yuan|renminbi|人民币|元'],
  ['KRW', 'korean won|south korean won|원'],
  ['INR', 'indian rupee|rupee'],
  ['BRL', 'brazilian real|brazilian reais|reais'],
  ['MXN', 'mexican peso'],
  ['ZAR', 'rand'],
  ['PLN', 'zloty'],
  ['SEK', 'swedish krona|swedish kronor'],
  ['NOK', 'norwegian krone|norwegian kroner'],
  ['DKK', 'danish krone|danish kroner'],
]);

/** Pattern for a currency name, singular or plural; “pounds of” is a mass. */
export const CURRENCY_NAME = `(?:${Object.keys(CURRENCY_NAMES)
  .sort((a, b) => b.length - a.length)
  .map((name) =>
    name === 'pound sterling'
      ? 'pounds? sterling'
      : name === 'pound'
        ? 'pounds(?! (?:of |CO[2₂]|per MWh))'
        : `${name.replaceAll('.', '\\.')}s?`,
  )
  .join('|')})(?!\\p{L})`;

/** The currency with this name, ignoring case; `undefined` for other words. */
export function currencyOfName(name: string): string | undefined {
  const lower = name.toLowerCase().replace('pounds sterling', 'pound sterling');
  const key = Object.hasOwn(CURRENCY_NAMES, lower) ? lower : lower.replace(/s$/, '');
  return Object.hasOwn(CURRENCY_NAMES, key) ? CURRENCY_NAMES[key] : undefined;
}

/** Power of ten of a cent. */
export const CENT_EXPONENT = -2;

/**
 * Currency by the name of its subunit, in lower case; `null` for cents, which many currencies have.
 */
const HUNDREDTHS: Readonly<Record<string, string | null>> = {
  'us cent': 'USD',
  'u.s. cent': 'USD',
  'euro cent': 'EUR',
  eurocent: 'EUR',
  pence: 'GBP',
  penny: 'GBP',
  cent: null,
  '¢': null,
};

/** Pattern for the name of a subunit, singular or plural. */
export const SUBUNIT_NAME = String.raw`(?:¢|(?:(?:(?:us|u\.s\.) |euro ?)?cents?|pence|penny)(?!\p{L}))`;

/** The currency with this subunit, ignoring case. */
export function currencyOfSubunit(name: string): string | null {
  return HUNDREDTHS[name.toLowerCase().replace(/s$/, '')] ?? null;
}

/** Codes that the ambiguous signs `$` and `¥` can mean. */
const SIGN_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD', 'MXN'],
  '¥': ['JPY', 'CNY'],
};

/** Whether two currencies can be the same; a missing currency agrees with any. */
export function currenciesAgree(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return true;
  return (SIGN_MEANINGS[a]?.includes(b) ?? false) || (SIGN_MEANINGS[b]?.includes(a) ?? false);
}

/**
 * Whether the currencies are different dollars: “C$5” instead of “$5”, which means US dollars
 * unless the question names a different dollar.
 */
export function isOtherDollar(own: string | null, other: string | null, question: string): boolean {
  if (own !== '$' || other === null || other === own || other === 'USD') return false;
  return !/\p{Lu}\$|dollar|(?<!\p{L})(?:AU|CA|HK|NZ|SG|TW|MX)[DN](?!\p{L})/u.test(question);
}

/**
 * Month names from January on, in English, German, French, Spanish, Italian, Portuguese and Dutch.
 * Only its capital distinguishes “May” from the verb.
 */
export const MONTH_NAMES: readonly (readonly string[])[] = `
January Jan Januar Jänner janvier enero gennaio janeiro januari
February Feb Februar février fevrier febrero febbraio fevereiro februari
March Mar März Maerz mars marzo março maart
April Apr avril abril aprile
May Mai mai mayo maggio maio mei
June Jun Juni juin junio giugno junho
July Jul Juli juillet julio luglio julho
August Aug août aout agosto augustus
September Sept Sep septembre septiembre settembre setembro
October Oct Oktober Okt octobre octubre ottobre outubro
November Nov novembre noviembre novembro
December Dec Dezember Dez décembre decembre diciembre dicembre dezembro`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

/** Next to one of these, a number up to 31 is a day: “31 December”, “Dec. 31”. */
export const MONTHS = MONTH_NAMES.flat()
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Words after which a whole number is part of a name: “Scope 1”, “ISO 14001”, “Article 6”. */
export const NAMING_WORDS: ReadonlySet<string> = new Set(
  `annex appendix article category chapter clause criteria criterion disclosure disclosures esrs figure footnote fy goal gri iec ifrs ias iso item note
   page pages phase principle question rcp scope scopes sdg sdgs section ssp stage step table tier release version versions`.split(
    /\s+/,
  ),
);

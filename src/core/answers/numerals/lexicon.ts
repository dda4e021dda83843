/**
 * Words that occur around a number. Sources: ISO 4217 for currency codes; common usage in annual
 * and sustainability reports for abbreviations of scales.
 */

/** Power of ten of each scale word, in lower case. */
export const SCALE_WORDS: Readonly<Record<string, number>> = {
  hundred: 2,
  thousand: 3,
  thousands: 3,
  k: 3,
  lakh: 5,
  lakhs: 5,
  million: 6,
  millions: 6,
  mn: 6,
  mln: 6,
  mio: 6,
  crore: 7,
  crores: 7,
  billion: 9,
  billions: 9,
  bn: 9,
  bln: 9,
  mrd: 9,
  trillion: 12,
  trillions: 12,
  tn: 12,
  trn: 12,
  // Words of other European languages with only one meaning.
  tausend: 3,
  duizend: 3,
  millionen: 6,
  millones: 6,
  milioni: 6,
  milhões: 6,
  miljoen: 6,
  miljoner: 6,
  millioner: 6,
  milliard: 9,
  milliards: 9,
  milliarde: 9,
  milliarden: 9,
  miliardi: 9,
  miljard: 9,
  miljarder: 9,
  milliarder: 9,
  bilhões: 9,
  mld: 9,
  // Chinese, Japanese and Korean words; they directly follow the digits.
  千: 3,
  万: 4,
  萬: 4,
  百万: 6,
  百萬: 6,
  千万: 7,
  千萬: 7,
  亿: 8,
  億: 8,
  十亿: 9,
  十億: 9,
  兆: 12,
  천: 3,
  만: 4,
  백만: 6,
  천만: 7,
  억: 8,
  십억: 9,
  조: 12,
};

/** Letters that are a scale only directly after a decimal or an amount of money (`1.6B`, `$5M`). */
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

/** The rest of an amount in rand: “17.6 billion” of “R17.6 billion”; R134a is a refrigerant. */
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

/** Currency by sign or code. `$` alone can mean any dollar. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  HK$: 'HKD',
  NZ$: 'NZD',
  S$: 'SGD',
  NT$: 'TWD',
  MX$: 'MXN',
  Rs: 'INR',
  R$: 'BRL',
  R: 'ZAR',
  RM: 'MYR',
  Rp: 'IDR',
  Ps: 'MXN',
  KSh: 'KES',
  zł: 'PLN',
  $: '$',
  '€': 'EUR',
  '£': 'GBP',
  '¥': '¥',
  '₩': 'KRW',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₱': 'PHP',
  '₫': 'VND',
  '฿': 'THB',
  '₪': 'ILS',
  '₦': 'NGN',
  USD: 'USD',
  AUD: 'AUD',
  CAD: 'CAD',
  HKD: 'HKD',
  NZD: 'NZD',
  SGD: 'SGD',
  BRL: 'BRL',
  EUR: 'EUR',
  GBP: 'GBP',
  JPY: 'JPY',
  CNY: 'CNY',
  RMB: 'CNY',
  KRW: 'KRW',
  INR: 'INR',
  CHF: 'CHF',
  SEK: 'SEK',
  NOK: 'NOK',
  DKK: 'DKK',
  PLN: 'PLN',
  TRY: 'TRY',
  ZAR: 'ZAR',
  MXN: 'MXN',
  TWD: 'TWD',
  THB: 'THB',
  RUB: 'RUB',
  PHP: 'PHP',
  VND: 'VND',
  IDR: 'IDR',
  MYR: 'MYR',
  ILS: 'ILS',
  NGN: 'NGN',
  AED: 'AED',
  SAR: 'SAR',
  CZK: 'CZK',
  HUF: 'HUF',
  CLP: 'CLP',
  ARS: 'ARS',
  BDT: 'BDT',
  BGN: 'BGN',
  BHD: 'BHD',
  EGP: 'EGP',
  GHS: 'GHS',
  ISK: 'ISK',
  KES: 'KES',
  KWD: 'KWD',
  KZT: 'KZT',
  LKR: 'LKR',
  OMR: 'OMR',
  PKR: 'PKR',
  QAR: 'QAR',
  RON: 'RON',
  UAH: 'UAH',
};

/** Currency signs that are never preceded by letters. */
export const CURRENCY_SIGNS = '€£¥₩₹₽₺₱₫฿₪₦';

/** Currency by name, in lower case; a singular also covers its plural. */
const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  'us dollar': 'USD',
  'us-dollar': 'USD',
  'u.s. dollar': 'USD',
  'american dollar': 'USD',
  'canadian dollar': 'CAD',
  'australian dollar': 'AUD',
  'hong kong dollar': 'HKD',
  'new zealand dollar': 'NZD',
  'singapore dollar': 'SGD',
  'new taiwan dollar': 'TWD',
  dollar: '$',
  euro: 'EUR',
  'pound sterling': 'GBP',
  'british pound': 'GBP',
  pound: 'GBP',
  'swiss franc': 'CHF',
  'japanese yen': 'JPY',
  yen: 'JPY',
  'chinese yuan': 'CNY',
  yuan: 'CNY',
  renminbi: 'CNY',
  'korean won': 'KRW',
  'south korean won': 'KRW',
  'indian rupee': 'INR',
  rupee: 'INR',
  'brazilian real': 'BRL',
  'brazilian reais': 'BRL',
  reais: 'BRL',
  'mexican peso': 'MXN',
  rand: 'ZAR',
  zloty: 'PLN',
  'swedish krona': 'SEK',
  'swedish kronor': 'SEK',
  'norwegian krone': 'NOK',
  'norwegian kroner': 'NOK',
  'danish krone': 'DKK',
  'danish kroner': 'DKK',
  円: 'JPY',
  日元: 'JPY',
  엔: 'JPY',
  ドル: '$',
  달러: '$',
  美元: 'USD',
  港元: 'HKD',
  ユーロ: 'EUR',
  유로: 'EUR',
  欧元: 'EUR',
  人民币: 'CNY',
  元: 'CNY',
  원: 'KRW',
};

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

/** Currency by the name of its subunit, in lower case; `null` for cents of any currency. */
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
 * Whether the currencies are different dollars: “C$5” for “$5”, which means US dollars unless the
 * question names a different dollar.
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

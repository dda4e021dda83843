import { matchAt } from '../../text/find-all';

/*
 * Whole numbers below a million in German, French, Spanish, Italian, Portuguese and Dutch words
 * (“dreiundzwanzig”, “quatre-vingt-dix-sept”, “ciento cuarenta”), and numbers and years in Chinese
 * characters, as in Chinese and Japanese (“二十一年”, “二〇三〇年”, “二万五千”).
 */

/**
 * The words of a language with their values; “veintitrés” has an accent that “tres” does not have.
 */
interface Language {
  readonly ones: string;
  readonly teens: string;
  readonly tens: string;
  readonly hundreds: string;
  /**
   * Functions that build the patterns for the numbers below 100 and below 1,000 from the patterns
   * for their parts.
   */
  readonly below100: (ones: string, teens: string, tens: string) => string;
  readonly below1000: (ones: string, hundreds: string, below100: string) => string;
  readonly thousand: string;
  readonly separator: string;
}

const LANGUAGES: readonly Language[] = [
  {
    ones: 'ein:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9',
    teens:
      'zehn:10 elf:11 zwölf:12 dreizehn:13 vierzehn:14 fünfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19',
    tens: 'zwanzig:20 dreißig:30 dreissig:30 vierzig:40 fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90',
    hundreds: 'hundert:100',
    below100: (ones, teens, tens) => `(?:(?:${ones})und)?(?:${tens})|${teens}|${ones}`,
    below1000: (ones, hundreds, below100) =>
      `(?:(?:${ones})?(?:${hundreds})(?:und)?(?:${below100})?|${below100})`,
    thousand: 'tausend',
    separator: '',
  },
  {
    ones: 'un:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9',
    teens: 'dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16',
    tens: 'vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 quatre-vingts:80 quatre-vingt:80',
    hundreds: 'cents:100 cent:100',
    below100: (ones, teens, tens) =>
      `(?:${tens})(?:(?:[ -]et[ -]|-)(?:dix-(?:${ones})|${teens}|${ones}))?|dix-(?:sept|huit|neuf)|${teens}|${ones}`,
    below1000: (ones, hundreds, below100) =>
      `(?:(?:(?:${ones})[ -])?(?:${hundreds})(?:[ -](?:${below100}))?|${below100})`,
    thousand: 'mille',
    separator: '[ -]',
  },
  {
    ones: 'un:1 uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 trés:3 dós:2 séis:6',
    teens:
      'diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 dieciséis:16 diecisiete:17 dieciocho:18 diecinueve:19',
    tens: 'veinte:20 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 veinti:20',
    hundreds:
      'ciento:100 cien:100 doscientos:200 doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500 seiscientos:600 seiscientas:600 setecientos:700 setecientas:700 ochocientos:800 ochocientas:800 novecientos:900 novecientas:900',
    below100: (ones, teens, tens) =>
      `veinti(?:${ones})|(?:${tens})(?: y (?:${ones}))?|${teens}|${ones}`,
    below1000: (_, hundreds, below100) => `(?:(?:${hundreds})(?: (?:${below100}))?|${below100})`,
    thousand: 'mil',
    separator: ' ',
  },
  {
    ones: 'uno:1 un:1 due:2 tre:3 tré:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9',
    teens:
      'dieci:10 undici:11 dodici:12 tredici:13 quattordici:14 quindici:15 sedici:16 diciassette:17 diciotto:18 diciannove:19',
    tens: 'venti:20 trenta:30 quaranta:40 cinquanta:50 sessanta:60 settanta:70 ottanta:80 novanta:90 vent:20 trent:30 quarant:40 cinquant:50 sessant:60 settant:70 ottant:80 novant:90',
    hundreds: 'cento:100',
    below100: (ones, teens, tens) => `(?:${tens})(?:${ones})?|${teens}|${ones}`,
    below1000: (ones, hundreds, below100) =>
      `(?:(?:${ones})?(?:${hundreds})(?:${below100})?|${below100})`,
    thousand: '(?:mille|mila)',
    separator: '',
  },
  {
    ones: 'um:1 uma:1 dois:2 duas:2 três:3 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9',
    teens:
      'dez:10 onze:11 doze:12 treze:13 catorze:14 quatorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezassete:17 dezoito:18 dezenove:19 dezanove:19',
    tens: 'vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90',
    hundreds:
      'cem:100 cento:100 duzentos:200 duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quatrocentas:400 quinhentos:500 quinhentas:500 seiscentos:600 seiscentas:600 setecentos:700 setecentas:700 oitocentos:800 oitocentas:800 novecentos:900 novecentas:900',
    below100: (ones, teens, tens) => `(?:${tens})(?: e (?:${ones}))?|${teens}|${ones}`,
    below1000: (_, hundreds, below100) => `(?:(?:${hundreds})(?: e (?:${below100}))?|${below100})`,
    thousand: 'mil',
    separator: '(?: e)? ',
  },
  {
    ones: 'een:1 één:1 twee:2 drie:3 vier:4 vijf:5 zes:6 zeven:7 acht:8 negen:9',
    teens:
      'tien:10 elf:11 twaalf:12 dertien:13 veertien:14 vijftien:15 zestien:16 zeventien:17 achttien:18 negentien:19',
    tens: 'twintig:20 dertig:30 veertig:40 vijftig:50 zestig:60 zeventig:70 tachtig:80 negentig:90',
    hundreds: 'honderd:100',
    below100: (ones, teens, tens) => `(?:(?:${ones})[eë]n)?(?:${tens})|${teens}|${ones}`,
    below1000: (ones, hundreds, below100) =>
      `(?:(?:${ones})?(?:${hundreds})(?:en)?(?:${below100})?|${below100})`,
    thousand: 'duizend',
    separator: '',
  },
];

/**
 * Not read as numbers when they stand alone: words that mean something else in another language,
 * abbreviations, and elided Italian tens (`settant`).
 */
const NOT_ALONE = new Set(
  'ein elf un cent cents mille six dix sept neuf seize uno dos once quince mil tres veinti due tre sei otto mila cento vent trent quarant cinquant sessant settant ottant novant um uma cem een novanta venti trenta cinque sete nove drie'.split(
    ' ',
  ),
);

/** Longer alternatives first, so that `dreizehn` is not read as `drei`. */
const byLength = (words: readonly string[]) =>
  [...words].sort((a, b) => b.length - a.length).join('|');

const readers = LANGUAGES.map((language) => {
  const { thousand, separator } = language;
  const values = new Map(
    [language.ones, language.teens, language.tens, language.hundreds]
      .flatMap((group) => group.split(' '))
      .map((entry) => {
        const [word = '', value] = entry.split(':');
        return [word, Number(value)] as const;
      }),
  );
  const alternatives = (group: string) =>
    byLength(group.split(' ').map((one) => one.replace(/:.*/u, '')));
  const [ones, teens, tens, hundreds] = [
    language.ones,
    language.teens,
    language.tens,
    language.hundreds,
  ].map(alternatives);
  const below100 = language.below100(ones ?? '', teens ?? '', tens ?? '');
  const below1000 = language.below1000(ones ?? '', hundreds ?? '', below100);
  const pattern = `(?:${below1000}${separator})?${thousand}(?:${separator}${below1000})?|${below1000}`;
  const part = new RegExp(`${thousand}|${byLength([...values.keys()])}`, 'gu');
  const firstWords = [...values.keys(), ...(thousand.match(/\p{L}+/gu) ?? [])];
  const read = (text: string): number => {
    let [total, group] = [0, 0];
    for (const [word] of text.matchAll(part)) {
      const value = values.get(word);
      if (value === undefined) [total, group] = [1000 * Math.max(1, group), 0];
      else group = value === 100 ? 100 * Math.max(1, group) : group + value;
    }
    return total + group;
  };
  return { firstWords, whole: new RegExp(`^(?:${pattern})(?![\\p{L}-])`, 'u'), read };
});

/** The beginnings of such numbers, to find candidates in a text; `readForeignNumber` decides. */
export const FOREIGN_START =
  'zw|drei|vier|fünf|sech|sieb|acht|neun|zehn|einund|hundert|tausend|deux|trois|quat|cinq|huit|onze|douze|trei|trent|quin|vingt|quarant|soix|cent |mille |(?:six|sept|neuf) (?:cent|mille)|dix-|dos |dosc|tres |tresc|cuat|cinc|seis|siet|ocho|nuev|diez|diec|doce|catorc|catorz|vein|cuar|ses|set|ochen|noven|novec|cien|mil |due|undic|dodic|tredic|sedic|dici|vent|otta|nove|nova|cento|dois|duas|três|oito|dez|doze|treze|vint|trint|quaren|oiten|cem |duz|trez|twee|twaa|twin|drie|vijf|zes|zeven|negen|tien|dert|veert|tacht|honderd|duizend|eenen|éénen|[〇零一二三四五六七八九十百千]';

const HAN_DIGITS = '〇一二三四五六七八九';
const SMALL_SCALES = '十百千';
const LARGE_SCALES: Readonly<Record<string, number>> = {
  万: 1e4,
  萬: 1e4,
  億: 1e8,
  亿: 1e8,
  兆: 1e12,
};
const hanYear = /[一二][〇零一二三四五六七八九]{3}(?=年|$)/uy;
/**
 * A counter word, punctuation or the end of the text must follow, so “三星” and “第三方” contain no
 * number; “一般” and “一人” are excluded explicitly.
 */
const hanNumber =
  /(?!一人|一般)[〇零一二三四五六七八九十百千万萬億亿兆]{1,12}(?=[年月日个個家项項名人件社次种種倍座所か円元]|\s*(?:$|[，。、,.)）]))/uy;

const digitsOf = (text: string) =>
  Array.from(text.replace(/零/gu, '〇'), (character) => HAN_DIGITS.indexOf(character));

/** The value of a number in Chinese characters; `null` if the characters do not form a number. */
function valueOfHan(text: string): number | null {
  let [total, section, digit] = [0, 0, 0];
  for (const character of text) {
    const small = SMALL_SCALES.indexOf(character);
    const large = LARGE_SCALES[character];
    if (large !== undefined) {
      total += large * Math.max(1, section + digit);
      [section, digit] = [0, 0];
    } else if (small !== -1) {
      section += 10 ** (small + 1) * Math.max(1, digit);
      digit = 0;
    } else {
      if (digit > 0) return null;
      [digit = 0] = digitsOf(character);
    }
  }
  return total + section + digit;
}

function readHanNumber(
  text: string,
  start: number,
): { readonly value: number; readonly end: number } | null {
  const [year] = matchAt(hanYear, text, start) ?? [];
  if (year !== undefined)
    return { value: Number(digitsOf(year).join('')), end: start + year.length };
  const [found] = matchAt(hanNumber, text, start) ?? [];
  const value = found === undefined ? null : valueOfHan(found);
  return found === undefined || value === null ? null : { value, end: start + found.length };
}

/** The longest of these numbers has about 80 characters. */
const MAX_LENGTH = 120;

/** Parses the number in words of one of these languages at `start`; `null` if there is none. */
export function readForeignNumber(
  text: string,
  start: number,
): { readonly value: number; readonly end: number } | null {
  if (text.charCodeAt(start) > 0x3000) return readHanNumber(text, start);
  const rest = text.slice(start, start + MAX_LENGTH).toLowerCase();
  let longest: { readonly value: number; readonly end: number } | null = null;
  for (const { firstWords, whole, read } of readers) {
    // Compiling the pattern of a language takes longer than reading a thousand answers.
    if (!firstWords.some((word) => rest.startsWith(word))) continue;
    const words = whole.exec(rest)?.[0] ?? '';
    const end = start + words.length;
    if (words === '' || NOT_ALONE.has(words) || end <= (longest?.end ?? start)) continue;
    longest = { value: read(words), end };
  }
  return longest;
}

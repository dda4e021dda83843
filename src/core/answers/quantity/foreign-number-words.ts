/*
 * Whole numbers below a million in German, French and Spanish words: “dreiundzwanzig”, “quatre-vingt-dix-sept”,
 * “ciento cuarenta”.
 */

/** The words of a language with their values; “veintitrés” has an accent that “tres” has not. */
interface Language {
  readonly ones: string;
  readonly teens: string;
  readonly tens: string;
  readonly hundreds: string;
  /** Patterns of the numbers below 100 and of those below 1,000 from their parts. */
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
];

/** Used alone, these are words or abbreviations of another language. */
const AMBIGUOUS = new Set(
  'ein elf un cent cents mille six dix sept neuf seize uno dos once quince mil tres veinti'.split(
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
  const read = (text: string): number => {
    let [total, group] = [0, 0];
    for (const [word] of text.matchAll(part)) {
      const value = values.get(word);
      if (value === undefined) [total, group] = [1000 * Math.max(1, group), 0];
      else group = value === 100 ? 100 * Math.max(1, group) : group + value;
    }
    return total + group;
  };
  return { pattern, isWhole: new RegExp(`^(?:${pattern})$`, 'u'), read };
});

const number = `(?:${readers.map(({ pattern }) => pattern).join('|')})(?![\\p{L}-])`;
const atStart = new RegExp(number, 'iuy');

/** The beginnings of such numbers, to find candidates in a text; `readForeignNumber` decides. */
export const FOREIGN_START =
  'zw|drei|vier|fünf|sech|sieb|acht|neun|zehn|einund|hundert|tausend|deux|trois|quat|cinq|huit|onze|douze|trei|trent|quin|vingt|quarant|soix|cent |mille |(?:six|sept|neuf) (?:cent|mille)|dix-|dos |dosc|tres |tresc|cuat|cinc|seis|siet|ocho|nuev|diez|diec|doce|catorc|vein|cuar|ses|set|ochen|noven|novec|cien|mil ';

/** Parses the number in German, French or Spanish words at `start`; `null` if there is none. */
export function readForeignNumber(
  text: string,
  start: number,
): { readonly value: number; readonly end: number } | null {
  atStart.lastIndex = start;
  const [found] = atStart.exec(text) ?? [];
  if (found === undefined) return null;
  const words = found.toLowerCase();
  if (AMBIGUOUS.has(words)) return null;
  const reader = readers.find(({ isWhole }) => isWhole.test(words));
  return reader ? { value: reader.read(words), end: start + found.length } : null;
}

import { matchAt } from '../../text/find-all';
import { compare, type Decimal, decimalFromNumber, subtract, negate } from './decimal';
import { FOREIGN_START, readForeignNumber } from './foreign-number-words';
import { matchEnd } from './names';
import type { Numeral } from './numeral';

/*
 * Numbers in words (`twelve`, `one hundred and five`, `two thirds`, `a dozen`) and fractions (`½`,
 * `3½`, `1/2`). A fraction without a finite decimal expansion is kept to thirty digits.
 */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD_VALUES = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, value) => [word, value * 10] as const).filter(([word]) => word !== '-'),
]);

/** Denominators by word. “Quarter” and “second” can be units of time, so they need more context. */
const DENOMINATORS = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ...['third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].flatMap(
    (word, at) =>
      [
        [word, at + 3],
        [`${word}s`, at + 3],
      ] as const,
  ),
]);

const VULGAR = new Map(
  '½:1/2 ⅓:1/3 ⅔:2/3 ¼:1/4 ¾:3/4 ⅕:1/5 ⅖:2/5 ⅗:3/5 ⅘:4/5 ⅙:1/6 ⅚:5/6 ⅛:1/8 ⅜:3/8 ⅝:5/8 ⅞:7/8'
    .split(' ')
    .map((entry): [string, Decimal] => {
      const [sign = '', numerator, denominator] = entry.split(/[:/]/);
      return [sign, divide(Number(numerator), Number(denominator))];
    }),
);

const simple = [...WORD_VALUES.keys()].join('|');
/** Pattern for the start of a number in words; part of the pattern that finds candidates. */
export const WORD_START = `(?<![\\p{L}\\p{N}_-])(?:(?:(?:${simple})(?:fold)?|nil|half|dozen|a (?:dozen|hundred|thousand|million|billion|trillion|third|half|fifth|tenth|quarter of))(?!\\p{L})|${FOREIGN_START})|[${[...VULGAR.keys()].join('')}]`;

const joined = new RegExp(
  `^(?:(?:${simple})|a(?= hundred))(?:(?:[ -]| and )(?:${simple}|hundred|thousand(?= (?:and )?(?:${simple})(?!\\p{L}))))*(?!\\p{L})`,
  'iu',
);
/**
 * The last word of a number; words of a list (“two and three”) are dropped until the rest is a
 * single number.
 */
const lastWord = /(?:[ -]and)?[ -]\p{L}+$|^\p{L}+$/iu;
const fractionAfter = new RegExp(
  `[ -](${[...DENOMINATORS.keys()].join('|')})(?![\\p{L}-]| part(?:y|ies))`,
  'iuy',
);
const aFraction = /a (third|half|quarter|fifth|tenth)(?= of | the |[.,;]?$)/iuy;
const half = /(?:half(?= of | the | from |[.,;]?$)|(?<=\bby )half(?![\p{L}-]))/iuy;
/** The number in “threefold”; “fold” is read as the unit. */
const fold = new RegExp(`(${simple})(?=fold(?!\\p{L}))`, 'iuy');
/**
 * A proportion written with “in”: “one in five”, “1 in 5”. A first number above one is read only if
 * it is spelled out (“2 in 3 years” means something else).
 */
const outOfInWords = new RegExp(
  `(${simple}) in (three|four|five|six|seven|eight|nine|ten|twenty|(?:a |one )?hundred)(?![\\p{L}-]| (?:years?|months?|days?|thousand|million|hundred))`,
  'iuy',
);
const outOfInDigits =
  /1 in ([3-9]|10|20|50|100|1,?000)(?![\d.,%]\d|\d|%| (?:years?|months?|days?|million))/uy;
const halfDozen = /half a dozen(?!\p{L})/iuy;
/** Words that stand for the number before a scale word: “a million”, “half a billion”. */
const single = /a(?= (?:thousand|million|billion|trillion)(?![\p{L}-]))/iuy;
const halfScale = /half a(?= (?:million|billion|trillion)(?![\p{L}-]))/iuy;
/** The fraction after a whole number: “one and a half”. */
const andFraction = / and (?:a|one) (half|third|quarter)(?![\p{L}-])/iuy;
/** “Nil”, only in positions where it must be a number. */
const nothing = /nil(?=\.?\s*(?:$|[;,(]))/iuy;
const beforeNothing = /(?:^|[:;,(] ?|(?<!\p{L})(?:is|are|was|were) )\s*$/iu;
const dozen = /(?:a )?dozen(?!\p{L})/iuy;
const dozenAfter = / dozen(?!\p{L})/iuy;
const slashed = /([1-9])\/([2-9]|10)(?![\d/.,]|\p{L})/uy;
const afterOther =
  /(?:first|second|latter|other|last|no|any|each|every|this|that|the|which|some|another|not|net|near)[ -]$/iu;
/** Words that follow “one” as a pronoun, or “zero” as part of a name. */
const pronounTail = / of | or more| another|-| time /y;
const zeroTail =
  /[ -](?:emissions?|carbon|waste|tolerance|deforestation|harm|hunger|discharge|coupon|based|landfill|net)/iy;

/**
 * Limit on the integer part of a mixed number: “in 2022 1/2 of them” contains a year and a
 * fraction.
 */
const MAX_MIXED = decimalFromNumber(1000);
/** Only this many characters of a number in words are read. */
const MAX_WORDS_LENGTH = 120;

/** Parses the number in words, or the fraction sign, at `start`; `null` if there is none. */
export function readNumberWords(text: string, start: number, before: string): Numeral | null {
  const vulgar = VULGAR.get(text.charAt(start));
  if (vulgar) return numeral(vulgar, start + 1);
  return (
    readFold(text, start) ??
    readOutOf(text, start) ??
    readDozen(text, start) ??
    readHalf(text, start, before) ??
    readCardinal(text, start, before) ??
    readForeign(text, start)
  );
}

/**
 * The fraction that begins with digits (`1/2`; less than one, with a denominator of at most 10) or
 * follows them (`3½`).
 */
export function readFraction(text: string, start: number, whole: Numeral | null): Numeral | null {
  if (whole) {
    const part = VULGAR.get(text.charAt(whole.end));
    if (!whole.plain) return null;
    return part ? numeral(add(whole.value, part), whole.end + 1) : readMixed(text, whole);
  }
  const next = text.charAt(start + 1);
  if (next !== ' ' && next !== '/') return null;
  const one = matchAt(outOfInDigits, text, start);
  if (one && !/[\d.,/-]$/.test(text.slice(Math.max(0, start - 1), start))) {
    return numeral(divide(1, Number(one[1]?.replace(',', ''))), start + one[0].length);
  }
  const found = matchAt(slashed, text, start);
  const [numerator, denominator] = [Number(found?.[1]), Number(found?.[2])];
  if (
    !found ||
    numerator >= denominator ||
    /[\d/.,]$/.test(text.slice(Math.max(0, start - 1), start))
  ) {
    return null;
  }
  return numeral(divide(numerator, denominator), start + found[0].length);
}

/** Reads a mixed number: `1 1/2`, “2 and a half”. */
function readMixed(text: string, { value, end }: Numeral): Numeral | null {
  if (text.charAt(end) !== ' ' || compare(value, MAX_MIXED) >= 0) return null;
  const inWords = readAndFraction(text, value, end);
  if (inWords) return inWords;
  const part = readFraction(text, end + 1, null);
  return part && text.charAt(end + 2) === '/' ? numeral(add(value, part.value), part.end) : null;
}

/** A number followed by “and a half”. */
function readAndFraction(text: string, value: Decimal, end: number): Numeral | null {
  const [whole = '', name = ''] = matchAt(andFraction, text, end) ?? [];
  const denominator = DENOMINATORS.get(name.toLowerCase());
  return denominator === undefined
    ? null
    : numeral(add(value, divide(1, denominator)), end + whole.length);
}

function readFold(text: string, start: number): Numeral | null {
  const [word] = matchAt(fold, text, start) ?? [];
  const value = word === undefined ? undefined : WORD_VALUES.get(word.toLowerCase());
  return value === undefined
    ? null
    : numeral(decimalFromNumber(value), start + (word ?? '').length);
}

/** Reads a spelled-out proportion with “in”: “nine in ten”. */
function readOutOf(text: string, start: number): Numeral | null {
  const found = matchAt(outOfInWords, text, start);
  if (!found) return null;
  const [numerator = 0, denominator = 0] = [found[1], found[2]?.replace(/^(?:a|one) /i, '')].map(
    (word = '') => (word.toLowerCase() === 'hundred' ? 100 : WORD_VALUES.get(word.toLowerCase())),
  );
  return numerator > 0 && numerator < denominator
    ? numeral(divide(numerator, denominator), start + found[0].length)
    : null;
}

function readForeign(text: string, start: number): Numeral | null {
  const found = readForeignNumber(text, start);
  return found && numeral(decimalFromNumber(found.value), found.end);
}

function readDozen(text: string, start: number): Numeral | null {
  const end = matchEnd(dozen, text, start);
  return end === null ? null : numeral(decimalFromNumber(12), end);
}

function readHalf(text: string, start: number, before: string): Numeral | null {
  if (afterOther.test(before)) return null;
  const ofDozen = matchEnd(halfDozen, text, start);
  if (ofDozen !== null) return numeral(decimalFromNumber(6), ofDozen);
  const ofScale = matchEnd(halfScale, text, start);
  if (ofScale !== null) return numeral(divide(1, 2), ofScale);
  const end = matchEnd(half, text, start);
  if (end !== null) return numeral(divide(1, 2), end);
  const part = matchAt(aFraction, text, start);
  if (!part) return null;
  return numeral(
    divide(1, DENOMINATORS.get((part[1] ?? '').toLowerCase()) ?? 1),
    start + part[0].length,
  );
}

function readCardinal(text: string, start: number, before: string): Numeral | null {
  const one = matchEnd(single, text, start);
  if (one !== null) return numeral(decimalFromNumber(1), one);
  const none = beforeNothing.test(before) ? matchEnd(nothing, text, start) : null;
  if (none !== null) return numeral(decimalFromNumber(0), none);
  let words = joined.exec(text.slice(start, start + MAX_WORDS_LENGTH))?.[0] ?? '';
  let value = sumWords(words);
  while (value === null && words !== '') {
    words = words.replace(lastWord, '');
    value = sumWords(words);
  }
  if (value === null || words === '') return null;
  const end = start + words.length;
  const part = matchAt(fractionAfter, text, end);
  if (part && value > 0 && value < 10) {
    const denominator = DENOMINATORS.get((part[1] ?? '').toLowerCase()) ?? 1;
    return numeral(divide(value, denominator), end + part[0].length);
  }
  const mixed = value > 0 ? readAndFraction(text, decimalFromNumber(value), end) : null;
  if (mixed) return mixed;
  if (value === 1 && (afterOther.test(before) || matchEnd(pronounTail, text, end) !== null)) {
    return null;
  }
  if (value === 0 && (afterOther.test(before) || matchEnd(zeroTail, text, end) !== null)) {
    return null;
  }
  if (matchEnd(dozenAfter, text, end) !== null) {
    return numeral(decimalFromNumber(value * 12), end + ' dozen'.length);
  }
  return numeral(decimalFromNumber(value), end);
}

/** A year in words: “twenty twenty-five”, “nineteen eighty”. */
const yearInWords =
  /^(?<century>nineteen|twenty)[ -](?<rest>(?:ten|eleven|twelve|\p{L}+(?:teen|ty))(?!\p{L}).*)$/iu;

/**
 * The number that the words form; `null` if they do not form one number, as in a list (“one two”).
 */
function sumWords(words: string): number | null {
  const { century, rest } = yearInWords.exec(words)?.groups ?? {};
  if (century !== undefined && rest !== undefined) {
    const ofCentury = sumWords(rest);
    return ofCentury === null
      ? null
      : (century.toLowerCase() === 'twenty' ? 2000 : 1900) + ofCentury;
  }
  let [total, group, limit] = [0, 0, 1000];
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const value = WORD_VALUES.get(word);
    if (value !== undefined) {
      if (value >= limit) return null;
      group += value;
      limit = value >= 20 ? 10 : 0;
    } else if (word === 'hundred') {
      group = (group === 0 ? 1 : group) * 100;
      limit = 100;
    } else if (word === 'thousand') {
      total += group * 1000;
      [group, limit] = [0, 1000];
    } else if (word === 'and' && limit < 100) {
      return null;
    }
  }
  return total + group;
}

function divide(numerator: number, denominator: number): Decimal {
  const coefficient = (BigInt(numerator) * 10n ** 30n) / BigInt(denominator);
  const digits = String(coefficient).replace(/0+$/, '');
  return { coefficient: BigInt(digits), exponent: String(coefficient).length - digits.length - 30 };
}

function add(a: Decimal, b: Decimal): Decimal {
  return subtract(a, negate(b));
}

function numeral(value: Decimal | null, end: number): Numeral | null {
  return value && { value, end, proves: null, plain: false };
}

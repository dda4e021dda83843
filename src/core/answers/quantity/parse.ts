import type { DecimalMark } from '../../settings';
import { findAll } from '../../text/find-all';
import { createHint } from '../../text/hints';
import { type DecimalConvention, isYear, type Numeral, readNumeral } from '../numerals/numeral';

import { assignYearsAndLabels } from './bindings';
import { joinCompounds } from './compound';
import {
  markCompared,
  markConclusion,
  markDecreases,
  markNegated,
  markNouns,
} from './surrounding-words';
import { negate, shift } from '../numerals/decimal';
import { joinIntervals } from './interval';
import { endOfName, readCurrencyBefore } from '../numerals/names';
import { readFraction, readNumberWords, WORD_START } from '../numerals/number-words';
import { toAsciiMarks } from '../numerals/ascii-marks';
import type { Quantity, QuantityDraft } from './quantity';
import { readInnerSign, readOuterSign } from './sign';
import { continuesOverHyphen, readSuffix } from './suffix';

/**
 * A digit, a decimal point that begins a number (`.5`, but not in `Fig.5`), or a number in words.
 */
const nextNumber = new RegExp(`(?<![\\p{L}\\p{N}.,)])\\.\\d|\\d|${WORD_START}`, 'giu');
/** Every spelled-out number contains one of these. */
const mayHaveNumber = createHint(
  `zero* one* two* three* four* five* six* seven* eight* nine* ten* eleven* twelve* thirteen* fourteen*
  fifteen* sixteen* seventeen* eighteen* nineteen* twenty* thirty* forty* fifty* sixty* seventy* eighty*
  ninety* nil half dozen hundred thousand million billion trillion third fifth tenth quarter
  zw* drei* vier* sech* sieb* acht* neun* zehn* einund* hundert* tausend* deux* trois* quat* cinq* huit*
  onze* douze* trei* trent* quin* vingt* quarant* soix* cent mille sept neuf dix dos dosc* tres tresc*
  cuat* cinc* seis* siet* ocho* nuev* diez* diec* doce* catorc* vein* cuar* ses* set* ochen* noven*
  novec* cien* mil catorz* due* undic* dodic* tredic* sedic* dici* vent* otta* nove* nova* cento* dois duas oito*
  dez* doze treze vint* trint* quaren* oiten* cem duz* trez* twee* twaa* twin* drie* vijf* zes* zeven* negen*
  tien dert* veert* tacht* honderd* duizend* eenen*`,
  '0123456789',
);
/** Maximum number of characters inspected on either side of a number. */
const LOOK_BACK = 40;

/**
 * Every quantity in a text, in order of occurrence; an interval is one quantity. Skips digits
 * inside names (`CO2`, `Scope 1`, `FY2018`, `3M`), dates and ordinals. Digits, spaces and
 * punctuation of other scripts are read as ASCII. Linear in the length of the text.
 */
export function parseQuantities(
  text: string,
  convention: DecimalConvention = 'point',
): readonly Quantity[] {
  if (!mayHaveNumber(text)) return EMPTY;
  const plain = toAsciiMarks(text);
  const found = scan(plain, convention).map(({ quantity }) => quantity);
  if (found.length === 0) return found;
  const read: QuantityDraft[] = joinIntervals(plain, joinCompounds(plain, found));
  for (const mark of MARKS) mark(plain, read);
  if (plain !== text) for (const one of read) one.text = text.slice(one.start, one.end);
  return read;
}

/** Functions that set properties of quantities based on the words around them. */
const MARKS = [
  markDecreases,
  markNegated,
  markCompared,
  markNouns,
  markConclusion,
  assignYearsAndLabels,
];

/** Where the first number of a text may begin; −1 if the text has no number, and so no quantity. */
export function findNumber(text: string): number {
  if (!mayHaveNumber(text)) return -1;
  nextNumber.lastIndex = 0;
  return nextNumber.exec(toAsciiMarks(text))?.index ?? -1;
}

/** How many numerals in a text imply a decimal point and how many imply a decimal comma. */
export function countConventions(text: string): { readonly point: number; readonly comma: number } {
  const count = { point: 0, comma: 0 };
  if (countSeparators(text) === 0) return count;
  for (const { numeral } of scan(toAsciiMarks(text), 'point'))
    if (numeral.proves) count[numeral.proves]++;
  return count;
}

/**
 * The number of separators before a digit in a text. It is at least the number of numerals that
 * imply a convention. Most answers have no such separator.
 */
function countSeparators(text: string): number {
  if (!/[.,]\d|[^\0-\x7f]/.test(text)) return 0;
  return findAll(/[.,](?=\d)/g, toAsciiMarks(text)).length;
}

/** Shared by all quantities without years or labels, to save memory. */
const EMPTY: readonly never[] = [];

interface Found {
  readonly quantity: Quantity;
  readonly numeral: Numeral;
}

function scan(text: string, convention: DecimalConvention): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (;;) {
    nextNumber.lastIndex = at;
    const next = nextNumber.exec(text);
    if (!next) return found;
    const start = next.index;
    const before = text.slice(Math.max(0, start - LOOK_BACK), start);
    const reading = readAt(text, start, before, convention);
    if (typeof reading === 'number') {
      at = reading;
      continue;
    }
    const isScaled = continuesOverHyphen(text, reading.end);
    const unread = text.slice(Math.max(at, start - LOOK_BACK), start);
    const nameEnd = endOfName({ text, start, before, unread, numeral: reading, isScaled });
    if (nameEnd !== null) {
      at = Math.max(nameEnd, start + 1);
      continue;
    }
    const quantity = readQuantity(text, start, unread, reading);
    found.push({ quantity, numeral: reading });
    at = Math.max(quantity.end, reading.end);
  }
}

/** The numeral at `start`, in digits or words; otherwise the offset at which to continue. */
function readAt(
  text: string,
  start: number,
  before: string,
  convention: DecimalConvention,
): Numeral | number {
  if (!/[\d.]/.test(text.charAt(start))) {
    return readNumberWords(text, start, before) ?? start + 1;
  }
  const fraction = readFraction(text, start, null);
  if (fraction) return fraction;
  const [digits = ''] = /^[\d.,]+/u.exec(text.slice(start, start + LOOK_BACK)) ?? [];
  const after = text.slice(start + digits.length, start + digits.length + LOOK_BACK);
  const usesComma =
    commaLanguageWord.test(after) ||
    (groupedByPoints.test(digits) &&
      [before.slice(-LOOK_BACK), after].some((part) => commaLanguage.test(part)));
  const reading = readNumeral(text, start, usesComma ? 'comma' : convention);
  if (reading.kind === 'other') return reading.end;
  return readFraction(text, start, reading.numeral) ?? reading.numeral;
}

/** Words after a number in languages with a decimal comma. */
const commaLanguageWord =
  /^ ?(?:Mio|Mrd|Tsd|Millionen|Milliarden|Tausend|millones|milliards|miliardi|milioni|milhões|miljoen|miljard|Prozent|pour cent|por ciento|per cento|por cento|procent|Tonnen|tonnellate|toneladas|(?:\p{L}{1,4}\d? )?(?:de|des|di|del|della|von|d['’]\p{L}+))(?!\p{L})/u;

/** A number grouped by periods: “22.140” in “22.140 Beschäftigte im Mittel”. */
const groupedByPoints = /^\d{1,3}(?:\.\d{3})+[.,]?$/u;
const commaLanguage =
  /(?<!\p{L})(?:und|der|den|dem|im|mit|für|bei|zum|wurden?|waren|betrug|betrugen|beträgt|insgesamt|Beschäftigte|Mitarbeit(?:er(?:innen|n)?|enden?)|Personen|Stück|est|était|étaient|avec|dans|environ|salariés|employés|personnes|fue|fueron|empleados|personas|unos|sono|stati|nel|della|dipendenti|persone|foram|pessoas|funcionários|het|een|medewerkers)(?!\p{L})/u;

function readQuantity(text: string, start: number, before: string, numeral: Numeral): Quantity {
  const innerSign = readInnerSign(text, start, before, numeral.end);
  const beforeSign = before.slice(0, before.length - innerSign.length);
  const money = readCurrencyBefore(beforeSign, text, start);
  const from = start - innerSign.length - (money?.length ?? 0);
  const numeralEnd = numeral.end + innerSign.closing;

  const suffix = readSuffix(text, numeralEnd, numeral, money);
  const outerSign = readOuterSign(text, from, suffix.end);
  const negative = outerSign.negative !== innerSign.negative;
  const { unit, per, scale, percent, currency } = suffix;
  const hasUnit = scale !== 0 || percent || currency !== null || unit !== null || per !== null;
  const value = shift(numeral.value, scale);
  return {
    value: negative ? negate(value) : value,
    percent,
    currency,
    unit,
    per,
    scale,
    bareYear:
      numeral.plain &&
      !outerSign.signed &&
      innerSign.length === 0 &&
      !hasUnit &&
      isYear(numeral.value),
    interval: null,
    approximate: false,
    isConclusion: true,
    isDecrease: false,
    negated: false,
    isCompared: false,
    noun: '',
    years: EMPTY,
    labels: EMPTY,
    isTimeReference: false,
    text: text.slice(outerSign.start, outerSign.end),
    start: outerSign.start,
    end: outerSign.end,
  };
}

/**
 * The decimal convention of a set of answers: the setting if it is not `auto`, otherwise whichever
 * convention more numerals imply by their format (`12,8` and `1.577,5` imply a decimal comma,
 * `12.8` and `1,577,000` a decimal point); a tie means a decimal point. A numeral whose format
 * implies a convention is always parsed in that convention.
 */
export function decideConvention(texts: Iterable<string>, mark: DecimalMark): DecimalConvention {
  if (mark !== 'auto') return mark;
  const all = [...texts];
  const separators = all.map(countSeparators);
  let left = separators.reduce((sum, count) => sum + count, 0);
  let balance = 0;
  for (const [at, text] of all.entries()) {
    // The remaining texts cannot change the decision.
    if (Math.abs(balance) > left) break;
    const count = separators[at] ?? 0;
    if (count === 0) continue;
    const { point, comma } = countConventions(text);
    balance += comma - point;
    left -= count;
  }
  return balance > 0 ? 'comma' : 'point';
}

import { compare } from './numerals/decimal';
import type { Interval, Quantity } from './quantity/quantity';

/** An answer and its quantities. */
export interface ReadText {
  readonly raw: string;
  readonly quantities: readonly Quantity[];
}

/**
 * Whether two answers that normalization made equal differ in meaning because of the marks it
 * deleted: `15` and `1.5`, `473` and `(473)`, `35%` and `3-5%`, `>5` and `<5`, `13` and `1:3`, `A+`
 * and `A-`, `A = B` and `A > B`. Compares grades, numbers, and how the digits are separated.
 */
export function differInDeletedMarks(own: ReadText, other: ReadText): boolean {
  if (readGrades(own.raw).join(' ') !== readGrades(other.raw).join(' ')) return true;
  const signs = [own.raw, other.raw].map(comparisonSigns);
  if (signs[0] !== signs[1] && /[<>≥≤]/.test(signs.join(''))) return true;
  const sameNumbers = areSame(own.quantities, other.quantities);
  if (own.quantities.length === 1 && other.quantities.length === 1) return !sameNumbers;
  return !sameNumbers && digitRuns(own.raw) !== digitRuns(other.raw);
}

/**
 * The comparison signs between two names, with the letter before each: `a>` of “A > B”.
 * Normalization deletes the name “A” as an article.
 */
function comparisonSigns(raw: string): string {
  if (!/[<>=≥≤]/.test(raw)) return '';
  const signs = raw.toLowerCase().match(/\p{L}[\s)]*[<>=≥≤](?=\s*\p{L})/gu) ?? [];
  return signs.join('').replace(/[\s)]/gu, '');
}

/** `A+`, `BBB-`, `C#`: a few capitals and a mark that ends the word. */
const markedGrade =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,4}(?:#|[-−])|\p{Lu}{1,10}\+{1,2})(?![\p{L}\p{N}])/gu;
const wholeGrade = /^\s*(?:\p{Lu}{1,4}(?:#|[-−])|\p{Lu}{1,10}\+{1,2})\s*\.?\s*$/u;

/** The grades with a mark in a text, in order of occurrence. */
function readGrades(raw: string): string[] {
  return (raw.match(markedGrade) ?? []).map((one) => one.replace('−', '-'));
}

/** Whether the reference is a rating with a plus or minus (`AA-`) that the prediction lacks. */
export function isGradeMissing(reference: string, prediction: string): boolean {
  const [wanted = ''] = wholeGrade.test(reference) ? readGrades(reference) : [];
  return wanted !== '' && !readGrades(prediction).includes(wanted);
}

function areSame(own: readonly Quantity[], other: readonly Quantity[]): boolean {
  if (own.length !== other.length || own.length === 0) return false;
  return own.every((one, at) => {
    const partner = other[at];
    if (partner === undefined || compare(one.value, partner.value) !== 0) return false;
    const [left, right] = [one.interval, partner.interval];
    // A value and a bound (“over 5”) differ, but not by a deleted mark.
    return left === null || right === null || sameInterval(left, right);
  });
}

function sameInterval(own: Interval, other: Interval): boolean {
  const ends = [
    [own.low, other.low],
    [own.high, other.high],
  ] as const;
  return (
    own.kind === other.kind && ends.every(([a, b]) => a === b || (a && b && compare(a, b) === 0))
  );
}

/** The sequences of digits, without thousands separators. */
function digitRuns(raw: string): string {
  return (raw.replace(/(\d)[,'’ ](?=\d{3}(?!\d))/gu, '$1').match(/\d+/g) ?? []).join(' ');
}

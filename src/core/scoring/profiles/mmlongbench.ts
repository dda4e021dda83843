import { PYTHON_SPACE, strip } from '../../text/python';
import { anlsSimilarity } from '../../text/edit-distance';
import { parsePythonFloat, parsePythonInt } from './parts/python-float';
import { reprFloat, roundPython } from './parts/python-round';
import { defineProfile } from './profile';
import { defineOverlap } from './shared-rules';

/*
 * MMLongBench-Doc's eval/eval_score.py (mayubo2333/MMLongBench-Doc), which MMESGBench is based on.
 */

/**
 * Text in parentheses with any whitespace before it; the look-behind keeps matching linear on long
 * runs of whitespace.
 */
const bracketed = new RegExp(`(?<![${PYTHON_SPACE}])[${PYTHON_SPACE}]*\\([^)]*\\)`, 'gu');
const leadingDollars = /^\$+/;
const outerQuotes = /^['"]|['"]$/g;

/**
 * `get_clean_string`: lower case; removes parentheses with their content, one quote at each end,
 * `$` at the front and `%` at the end. Units are kept: the script removes “mile”, “miles” and
 * “million” but discards the result.
 */
export function cleanAnswer(text: string): string {
  const bare = strip(removeBracketed(strip(text.toLowerCase())));
  return stripPercent(strip(bare.replace(outerQuotes, '')).replace(leadingDollars, ''));
}

/** The text without surrounding whitespace and without the `%` signs at its end. */
function stripPercent(text: string): string {
  return strip(strip(text).replace(/(?<!%)%+$/, ''));
}

/**
 * The text without parentheses and their content. Nothing after the last `)` can match, and
 * searching that part would be quadratic for `((((`.
 */
function removeBracketed(text: string): string {
  const end = text.lastIndexOf(')') + 1;
  return text.slice(0, end).replace(bracketed, '') + text.slice(end);
}

const digits = String.raw`\p{Nd}`;
const dash = `(?:-|[${PYTHON_SPACE}])`;

/**
 * Patterns that match a complete string: a phone number or any whole number, a day, a month, an
 * e-mail address.
 */
const exactForms: readonly RegExp[] = [
  new RegExp(`^${digits}+(?:${dash}${digits}+)?$`, 'u'),
  new RegExp(`^${digits}{4}${dash}${digits}{2}${dash}${digits}{2}$`, 'u'),
  new RegExp(`^${digits}{4}${dash}${digits}{2}$`, 'u'),
  /^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$/,
];

/**
 * `is_exact_match`: whether a cleaned reference must be matched exactly, as a web address, a code
 * file, a page, a number, a time of day, a date or an e-mail address must be.
 */
export function mustMatchExactly(text: string): boolean {
  return (
    text.includes('https://') ||
    text.endsWith('.py') ||
    text.endsWith('ipynb') ||
    text.startsWith('page') ||
    text.includes('a.m.') ||
    text.includes('p.m.') ||
    exactForms.some((form) => form.test(text))
  );
}

/**
 * Type `Int`: reference as `int`, prediction as a truncated `float`; if either conversion fails,
 * the prediction is treated as empty.
 */
export function scoreInt(reference: string, prediction: string): number {
  const expected = parsePythonInt(reference);
  const value = parsePythonFloat(prediction);
  if (expected === null || value === null || !Number.isFinite(value)) {
    return reference === '' ? 1 : 0;
  }
  return BigInt(Math.trunc(value)) === expected ? 1 : 0;
}

/** Type `Float`; `null` for a reference that is not a number, on which the script fails. */
export function scoreFloat(reference: string, prediction: string): number | null {
  const cleaned = parsePythonFloat(cleanAnswer(reference));
  const expected = cleaned ?? parsePythonFloat(stripPercent(reference));
  if (expected === null) return null;
  const value = cleaned === null ? null : parsePythonFloat(cleanAnswer(prediction));
  return value !== null && isFloatEqual(expected, value) ? 1 : 0;
}

/**
 * `is_float_equal`: whether a prediction is within 1% of the reference, the reference ÷ 100 or the
 * reference × 100, or equals one of them when both are rounded to the smaller of their numbers of
 * decimal places (at least 2).
 */
export function isFloatEqual(reference: number, prediction: number): boolean {
  return [reference / 100, reference, reference * 100].some((candidate) => {
    if (isClose(candidate, prediction, 0.01)) return true;
    const places = Math.max(Math.min(countDecimals(prediction), countDecimals(candidate)), 2);
    return roundPython(prediction, places) === roundPython(candidate, places);
  });
}

/**
 * Python's `math.isclose(a, b, rel_tol=…)`: whether the difference is at most that fraction of the
 * larger magnitude.
 */
export function isClose(a: number, b: number, relative: number): boolean {
  if (a === b) return true;
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  const difference = Math.abs(a - b);
  return difference <= Math.abs(relative * a) || difference <= Math.abs(relative * b);
}

/** Number of decimals in Python's printed form; 3 if it has no decimal point. */
function countDecimals(value: number): number {
  const printed = reprFloat(value);
  const point = printed.lastIndexOf('.');
  return point === -1 ? 3 : printed.length - point - 1;
}

export const mmlongbenchStr = defineProfile({
  id: 'mmlongbench-str',
  label: 'MMLongBench-Doc, Str',
  source: 'mayubo2333/MMLongBench-Doc, eval/eval_score.py, answer type Str (Ma et al., 2024)',
  knownQuirks:
    'Text in parentheses is dropped, so “(a)” is empty; “12%” is 12; whole numbers and dates must match exactly, while other text need only be similar.',
  steps: ['lower case', 'delete text in parentheses', 'strip quotes, $ and % from the ends'],
  normalize: cleanAnswer,
  f1: defineOverlap(
    'characters',
    '1 − d, but 0 if d is at least 0.5, where d = edit distance ÷ longer length; dates and the like must match exactly',
    (text) => text,
    (prediction, reference) => {
      if (mustMatchExactly(reference)) return reference === prediction ? 1 : 0;
      return anlsSimilarity(prediction, reference);
    },
  ),
  switches: { numbers: 'whole numbers must match exactly' },
});

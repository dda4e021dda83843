import { PYTHON_SPACE, splitWhitespace } from '../../text/python';
import { deletePunctuation, normalizeParts, removeArticlesAndSpace } from './parts/normalizers';
import { formatFixed, reprFloat, roundNumpy, roundPython } from './parts/python-round';
import { parsePythonFloat, toAscii } from './parts/python-float';
import { setF1 } from './parts/token-overlap';
import { defineProfile } from './profile';

/** A Python number: `int` or `float`. */
export type PythonNumber = bigint | number;

const ignoredInNumber = /['"\\$€£¥%(),[\]]/g;
const firstNumber = /([+-]?\p{Nd}+(?:\.\p{Nd}+)?)|[+-]?\.\p{Nd}+/u;
const inBrackets = new RegExp(`\\([\\p{Nd}.${PYTHON_SPACE}%]+\\)`, 'u');
const percent = new RegExp(`[\\p{Nd}.${PYTHON_SPACE}]%`, 'u');
/**
 * The look-behind allows a match only where digits start, so that matching stays linear on long
 * runs of digits.
 */
const scaled = new RegExp(`(?<![\\p{Nd}.])[\\p{Nd}.]+[${PYTHON_SPACE}]?[a-zA-Z]+`, 'u');

const SCALES: readonly (readonly [word: string, factor: PythonNumber])[] = [
  ['hundred', 100n],
  ['thousand', 1000n],
  ['million', 1_000_000n],
  ['billion', 1_000_000_000n],
  ['percent', 0.01],
];

function scaleFactor(text: string): PythonNumber {
  const lower = text.toLowerCase();
  return SCALES.find(([word]) => lower.includes(word))?.[1] ?? 1n;
}

/**
 * Whether TAT-QA's script treats a string as a number: once quotes, currency and percent signs,
 * brackets and commas are removed, its first word is a number, and its second word, if any, is a
 * scale.
 */
export function isTatqaNumber(text: string): boolean {
  const words = splitWhitespace(
    splitWhitespace(text)
      .map((word) => word.replace(ignoredInNumber, ''))
      .join(' '),
  );
  const [first, second] = words;
  if (first === undefined) return false;
  const value = parsePythonFloat(first);
  if (value === null || Number.isNaN(value)) return false;
  return second === undefined || scaleFactor(second) !== 1n;
}

/**
 * The first number in a text, times its scale word, negated if in parentheses, divided by 100 if
 * followed by a percent sign, rounded to four places. `null` without a number, or if the number
 * starts with a decimal point (`.5`). Integers are exact at any length; Python fails beyond 4,300
 * digits.
 */
export function toTatqaNumber(text: string): PythonNumber | null {
  const found = firstNumber.exec(text.replace(ignoredInNumber, ''))?.[1];
  if (found === undefined) return null;
  const word = scaled.exec(text)?.[0];
  const factors: readonly PythonNumber[] = [
    word === undefined ? 1n : scaleFactor(word),
    inBrackets.test(text) ? -1n : 1n,
    percent.test(text) ? 0.01 : 1n,
  ];
  const value = factors.reduce(multiply, readNumber(found));
  return typeof value === 'bigint' ? value : roundPython(value, 4);
}

function readNumber(text: string): PythonNumber {
  const plain = toAscii(text);
  if (plain.includes('.')) return Number(plain);
  return plain.startsWith('-') ? -BigInt(plain.slice(1)) : BigInt(plain.replace('+', ''));
}

function multiply(a: PythonNumber, b: PythonNumber): PythonNumber {
  return typeof a === 'bigint' && typeof b === 'bigint' ? a * b : Number(a) * Number(b);
}

/** Lowercases, and deletes punctuation from each word that is not a number. */
function normalizeTatqa(text: string): string {
  return normalizeParts(text.split(' '), (part) => {
    const lower = part.toLowerCase();
    const plain = isTatqaNumber(lower) ? lower : deletePunctuation(lower);
    return removeArticlesAndSpace(isTatqaNumber(plain) ? printNumber(toTatqaNumber(plain)) : plain);
  });
}

/** Python's `str` of the number, or `None`. */
export function printNumber(value: PythonNumber | null): string {
  if (value === null) return 'None';
  return typeof value === 'bigint' ? String(value) : reprFloat(value);
}

/** Python's order of strings, by code point; JavaScript's is by UTF-16 code unit. */
export function compareCodePoints(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const at = left.findIndex((character, index) => character !== right[index]);
  const other = right[at];
  if (at === -1 || other === undefined) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
}

/** Sorts the answers and joins them into one string; numbers are scaled and have four decimals. */
function joinAnswers(answers: readonly string[], scale: string): string {
  return [...answers]
    .sort(compareCodePoints)
    .map((answer) => {
      const value = isTatqaNumber(answer) ? toTatqaNumber(answer) : null;
      if (value === null) return scale === '' ? answer : `${answer} ${scale}`;
      if (answer.includes('%')) return formatFixed(Number(value), 4);
      const rounded = typeof value === 'bigint' ? value : roundPython(value, 2);
      return formatFixed(Number(multiply(rounded, scaleFactor(scale))), 4);
    })
    .join(' ');
}

/** The reference answers of a TAT-QA question and their scale. */
export interface TatqaGold {
  readonly answers: readonly string[];
  readonly type: 'span' | 'multi-span' | 'arithmetic' | 'count';
  /** `thousand`, `million`, `billion`, `percent` or empty. */
  readonly scale: string;
}

/**
 * TAT-QA's exact match and F1. A single number without a scale or percent sign is also tried
 * unrounded, so that 0.2212 matches 22.12 with the scale `percent`.
 */
export function scoreTatqa(
  gold: TatqaGold,
  prediction: readonly string[],
  scale: string,
): { em: number; f1: number } {
  if (gold.answers.length === 0 || prediction.every((text) => text === '')) return { em: 0, f1: 0 };
  const reference = joinAnswers(gold.answers, gold.scale);
  const tries = [joinAnswers(prediction, scale)];
  const [only = ''] = prediction;
  if (prediction.length === 1 && scale === '' && !only.includes('%') && isTatqaNumber(only)) {
    const value = toTatqaNumber(only);
    if (value !== null) tries.push(formatFixed(Number(value), 4));
  }
  const [first, second = first] = tries.map((text) => compare(text, reference));
  if (!first || !second) return { em: 0, f1: 0 };
  const best = second.em > first.em || (second.em === first.em && second.f1 > first.f1);
  const { em, f1 } = best ? second : first;
  return { em, f1: gold.type === 'arithmetic' || gold.type === 'count' ? em : f1 };
}

function compare(prediction: string, reference: string): { em: number; f1: number } {
  const ours = normalizeTatqa(prediction);
  const theirs = normalizeTatqa(reference);
  return {
    em: ours === theirs ? 1 : 0,
    f1: roundNumpy(setF1(new Set(splitWhitespace(ours)), new Set(splitWhitespace(theirs))), 2),
  };
}

export const tatqaSpan = defineProfile({
  id: 'tatqa-span',
  label: 'TAT-QA, span',
  source: 'NExTplusplus/TAT-QA, tatqa_metric.py (Zhu et al., 2021)',
  knownQuirks:
    'All references are sorted and joined into one text, so they are parts of one answer, not alternatives.',
  steps: [
    'split at spaces',
    'lower case',
    'delete ASCII punctuation outside numbers',
    'print numbers with their scale',
    'replace English articles with a space',
    'collapse whitespace',
  ],
  normalize: normalizeTatqa,
  switches: {
    tokens: 'whitespace',
    em: 'equal',
    f1: 'set of tokens',
    numbers: 'read with scale words, percent signs and parentheses',
    decimals: 2,
    references: 'sorted and joined into one',
  },
  score: ({ references, prediction }) =>
    scoreTatqa({ answers: references, type: 'span', scale: '' }, [prediction], ''),
});

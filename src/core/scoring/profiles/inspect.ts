import { PYTHON_SPACE, splitWhitespace, strip } from '../../text/python';
import { setF1 } from './parts/bag';
import { anyOf, bestOverReferences } from './parts/best';
import { casefold } from './parts/casefold';
import { deletePunctuation, normalizeParts, removeArticlesAndSpace } from './parts/normalizers';
import { parsePythonFloat } from './parts/python-float';
import { formatGeneral, reprFloat, roundPython } from './parts/python-round';
import { readUnicodeNumber } from './parts/unicode-numbers';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

const hyphenOrSpace = /[ -]/;

/** Python's `string.whitespace + string.punctuation`. */
const edge = /[\t-\r !-/:-@[-`{-~]/;

/** Takes ASCII white space and punctuation off both ends. */
function stripEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && edge.test(text.charAt(start))) start++;
  while (end > start && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

function readFinite(text: string): number | null {
  const value = parsePythonFloat(text);
  return value !== null && Number.isFinite(value) ? value : null;
}

/** A word that is a number, as it stands or without the marks at its ends, keeps its point. */
function normalizeWord(word: string): string {
  const bare = readFinite(word) === null ? stripEdges(word) : word;
  const plain = readFinite(bare) === null ? deletePunctuation(word) : bare;
  const value = readFinite(plain);
  return removeArticlesAndSpace(value === null ? plain : reprFloat(value));
}

function normalize(text: string): string {
  return normalizeParts(text.split(hyphenOrSpace), (part) => normalizeWord(casefold(part)));
}

/** inspect, `exact()` and `f1()`. */
export const inspectExact: Profile = defineProfile({
  id: 'inspect-exact-f1',
  label: 'inspect exact and f1',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_classification.py, exact() and f1()',
  knownQuirks:
    'DROP’s normalizer with full case folding; a blank reference is never right, not even for a blank answer.',
  version: null,
  switches: {
    normaliser: [
      'split at spaces and hyphens',
      'fold case',
      'delete ASCII punctuation outside numbers',
      'print numbers as Python does',
      'English articles to a space',
      'collapse white space',
    ],
    tokens: 'white space',
    em: 'equal',
    f1: 'set of tokens',
    numbers: 'printed as a Python float',
    decimals: 2,
    references: 'best of those not blank',
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize,
  score: ({ references, prediction }) => {
    const ours = normalize(prediction);
    const words = new Set(splitWhitespace(ours));
    return {
      em: anyOf(references, (text) => strip(text) !== '' && normalize(text) === ours),
      f1: roundPython(
        bestOverReferences(references, (text) =>
          strip(text) === '' ? 0 : setF1(words, new Set(splitWhitespace(normalize(text)))),
        ),
        2,
      ),
    };
  },
});

/** What `match()` compares: stripped, case folded, without punctuation at the ends. */
function normalizeForMatch(text: string): string {
  return stripEdges(casefold(strip(text)));
}

/** inspect, `match()` with its defaults: the answer ends with the reference. */
export const inspectMatchEnd: Profile = defineProfile({
  id: 'inspect-match-end',
  label: 'inspect match, at the end',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_match.py, match(location="end")',
  knownQuirks:
    'Only the end counts, letter for letter: “25” is right for “5”, and so is “not Paris” for “Paris”.',
  version: null,
  switches: {
    normaliser: ['strip', 'fold case', 'ASCII punctuation off the ends'],
    tokens: 'whole text',
    em: 'ends with the reference',
    f1: null,
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em'],
  normalize: normalizeForMatch,
  score: ({ references, prediction }) => {
    const ours = normalizeForMatch(prediction);
    return { em: anyOf(references, (text) => ours.endsWith(normalizeForMatch(text))), f1: null };
  },
});

/** Currency signs, commas and the marks of bold and italics. */
const ignoredInNumber = /[$,£€*_]/g;
/** A point that no digit follows. */
const idlePoint = /\.(?!\p{Nd})/gu;
const spaces = new RegExp(`[${PYTHON_SPACE}]+`, 'u');

function stripNumberMarks(text: string): string {
  return casefold(strip(text)).replace(ignoredInNumber, '').replace(idlePoint, '');
}

/** A number with five significant digits, or `null`. */
function printNumber(text: string): string | null {
  const value = readFinite(text) ?? readUnicodeNumber(text);
  return value === null ? null : formatGeneral(value, 5);
}

/** inspect, `match(numeric=True)`: the last number of the answer equals the reference. */
export const inspectMatchNumeric: Profile = defineProfile({
  id: 'inspect-match-numeric',
  label: 'inspect match, numeric',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_match.py, match(location="end", numeric=True)',
  knownQuirks:
    'Numbers are compared at five significant digits, so 123456 equals 123457; “60%” is no number, and a reference loses its points: “U.S.” no longer matches itself.',
  version: null,
  switches: {
    normaliser: ['strip', 'fold case', 'delete $ , £ € * _', 'delete points before no digit'],
    tokens: 'white space',
    em: 'last number is equal, else ends with the reference',
    f1: null,
    numbers: 'five significant digits',
    decimals: null,
    references: 'best',
  },
  scale: 1,
  gives: ['em'],
  normalize: stripNumberMarks,
  score: ({ references, prediction }) => {
    const words = stripNumberMarks(prediction).split(spaces);
    const last = words.map(printNumber).findLast((number) => number !== null) ?? '';
    const text = normalizeForMatch(prediction);
    const em = anyOf(references, (reference) => {
      const expected = stripNumberMarks(reference);
      const number = printNumber(expected);
      return number === null ? text.endsWith(stripEdges(expected)) : number === last;
    });
    return { em, f1: null };
  },
});

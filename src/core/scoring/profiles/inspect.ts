import { PYTHON_SPACE, strip } from '../../text/python';
import { casefold } from './parts/casefold';
import { deletePunctuation, normalizeWords } from './parts/normalizers';
import { parsePythonFloat } from './parts/python-float';
import { formatGeneral, roundPython } from './parts/python-round';
import { setF1 } from './parts/token-overlap';
import { readUnicodeNumber } from './parts/unicode-numbers';
import { defineProfile, withEmptyReference } from './profile';
import { EQUAL, setOfTokens, dropBlankReferences, wordSteps } from './shared-rules';

/**
 * Python's `string.whitespace + string.punctuation` at either end of a text; the look-behind keeps
 * long runs linear.
 */
const edges = /^[\t-\r !-/:-@[-`{-~]+|(?<![\t-\r !-/:-@[-`{-~])[\t-\r !-/:-@[-`{-~]+$/g;

function stripEdges(text: string): string {
  return text.replace(edges, '');
}

function readFinite(text: string): number | null {
  const value = parsePythonFloat(text);
  return value !== null && Number.isFinite(value) ? value : null;
}

/** Cleans a word; a number, with or without punctuation around it, keeps its decimal point. */
function cleanWord(word: string): string {
  const folded = casefold(word);
  const bare = readFinite(folded) === null ? stripEdges(folded) : folded;
  return readFinite(bare) === null ? deletePunctuation(folded) : bare;
}

export const inspectExact = defineProfile({
  id: 'inspect-exact-f1',
  label: 'inspect exact and f1',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_classification.py, exact() and f1()',
  knownQuirks:
    'DROP’s normalizer with full case folding; a blank reference matches nothing, not even a blank answer.',
  steps: wordSteps('fold case', 'delete ASCII punctuation outside numbers'),
  normalize: (text) => normalizeWords(text, cleanWord, readFinite),
  em: EQUAL,
  f1: setOfTokens((prediction, reference) => roundPython(setF1(prediction, reference), 2)),
  switches: {
    numbers: 'printed as a Python float',
    decimals: 2,
    references: 'best over the references that are not blank',
  },
  select: dropBlankReferences,
});

/** The text that `match()` compares: stripped, case-folded, without punctuation at the ends. */
function normalizeForMatch(text: string): string {
  return stripEdges(casefold(strip(text)));
}

export const inspectMatchEnd = defineProfile({
  id: 'inspect-match-end',
  label: 'inspect match, at the end',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_match.py, match(location="end")',
  knownQuirks:
    'Only the end counts, character for character: “25” is correct for “5”, and so is “not Paris” for “Paris”.',
  steps: ['strip', 'fold case', 'strip ASCII punctuation from both ends'],
  normalize: normalizeForMatch,
  em: {
    words: 'ends with the reference',
    matches: (prediction, reference) => prediction.endsWith(reference),
  },
});

/** Currency signs, commas, and emphasis marks in Markdown. */
const ignoredInNumber = /[$,£€*_]/g;
/** A period without a digit after it. */
const trailingPoint = /\.(?!\p{Nd})/gu;
const spaces = new RegExp(`[${PYTHON_SPACE}]+`, 'u');

function stripNumberMarks(text: string): string {
  return casefold(strip(text)).replace(ignoredInNumber, '').replace(trailingPoint, '');
}

/** A number with five significant digits, or `null`. */
function printNumber(text: string): string | null {
  const value = readFinite(text) ?? readUnicodeNumber(text);
  return value === null ? null : formatGeneral(value, 5);
}

export const inspectMatchNumeric = defineProfile({
  id: 'inspect-match-numeric',
  label: 'inspect match, numeric',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_match.py, match(location="end", numeric=True)',
  knownQuirks:
    'Numbers are rounded to five significant digits before they are compared, so 123456 equals 123457; “60%” is not a number, and a reference loses its periods: “U.S.” no longer matches itself.',
  steps: ['strip', 'fold case', 'delete $ , £ € * _', 'delete periods not followed by a digit'],
  normalize: stripNumberMarks,
  switches: {
    tokens: 'whitespace',
    em: 'the last number equals the reference; if the reference is not a number, the prediction ends with it',
    numbers: 'five significant digits',
  },
  score: ({ references, prediction }) => {
    const words = stripNumberMarks(prediction).split(spaces);
    const last = words.map(printNumber).findLast((number) => number !== null) ?? '';
    const text = normalizeForMatch(prediction);
    const isMatch = withEmptyReference(references).some((reference) => {
      const expected = stripNumberMarks(reference);
      const number = printNumber(expected);
      return number === null ? text.endsWith(stripEdges(expected)) : number === last;
    });
    return { em: isMatch ? 1 : 0, f1: null };
  },
});

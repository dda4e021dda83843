import { pairEqualItems } from '../../answers/list-matching';
import { strip } from '../../text/python';
import type { ScoredQuestion } from '../metric';
import { cleanAnswer, mustMatchExactly, scoreFloat, scoreInt } from './mmlongbench';
import { commonSubsequence, countCodePoints } from '../../text/edit-distance';
import { readPythonList } from './parts/python-literal';
import { sequenceRatio } from './parts/sequence-matcher';
import { countShared } from '../../text/tokenize';
import { defineProfile, withEmptyReference, type ProfileInput, type ProfileScore } from './profile';

type Similarity = (reference: string, prediction: string) => number;

/** List items match above this ratio. */
const ITEM_RATIO = 0.8;

/**
 * In longer lists only equal items match, since ratios take quadratic time. Real lists are shorter;
 * the published scorer has no such limit.
 */
const MAX_ITEMS = 200;
const MAX_CHARACTERS = 10_000;

/** A similarity below this counts as 0. */
const MIN_SIMILARITY = 0.5;

const noAnswers: ReadonlySet<string> = new Set([
  'null',
  'not answerable',
  'n/a',
  'cannot answer',
  'fail to answer',
]);

/** `2 · LCS / (len a + len b)` over code points; 0 below one half. */
function indelSimilarity(reference: string, prediction: string): number {
  const length = countCodePoints(reference) + countCodePoints(prediction);
  const similarity = length === 0 ? 1 : (2 * commonSubsequence(reference, prediction)) / length;
  return similarity < MIN_SIMILARITY ? 0 : similarity;
}

/**
 * The similarity as published, including its defect: every character of the reference is compared
 * as if it were a reference of its own.
 */
function similarityOfCharacters(reference: string, prediction: string): number {
  const isShared = Array.from(reference).some((character) => prediction.includes(character));
  const similarity = isShared ? 2 / (countCodePoints(prediction) + 1) : 0;
  return similarity < MIN_SIMILARITY ? 0 : similarity;
}

function scoreReference(
  reference: string,
  { prediction, answerType }: ProfileInput,
  similarity: Similarity,
): number | null {
  switch (answerType) {
    case 'Int':
      return scoreInt(reference, prediction);
    case 'Float':
      return scoreFloat(reference, prediction);
    case 'Str':
      return scoreText(joinList(reference), joinList(prediction), similarity);
    case 'None':
      return joinList(reference) === joinList(prediction) ? 1 : 0;
    case undefined:
    default:
      return scoreList(reference, prediction);
  }
}

/**
 * The items of a list of strings, joined by spaces, or any other string unchanged; cleaned in
 * either case.
 */
function joinList(text: string): string {
  const list = text.startsWith('[') && text.endsWith(']') ? readPythonList(text) : 'other';
  if (typeof list === 'string' || !list.every((item) => item.isText)) return cleanAnswer(text);
  return cleanAnswer(list.map((item) => item.text).join(' '));
}

function scoreText(reference: string, prediction: string, similarity: Similarity): number {
  if (prediction.includes(reference)) return 1;
  if (mustMatchExactly(reference)) return reference === prediction ? 1 : 0;
  return similarity(reference, prediction);
}

/**
 * The proportion of reference items that match an item of the prediction. The prediction items are
 * tried from first to last, and each is used only once.
 */
function scoreList(reference: string, prediction: string): number | null {
  const expected = readReferenceItems(reference);
  const items = readPredictionItems(prediction);
  if (!expected || !items) return null;
  if (expected.length === 0 || expected.length !== items.length) return 0;
  const isLong = items.length > MAX_ITEMS || [expected, items].some(areLong);
  const found = isLong
    ? pairEqualItems(expected, items).filter((partner) => partner !== -1).length
    : countSimilar(expected, items);
  return found / expected.length;
}

function areLong(items: readonly string[]): boolean {
  return items.reduce((sum, { length }) => sum + length, 0) > MAX_CHARACTERS;
}

function countSimilar(expected: readonly string[], items: readonly string[]): number {
  const left = [...items];
  const found = expected.filter((item) => {
    const at = left.findIndex((candidate) => isSimilarItem(item, candidate));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return found.length;
}

function readReferenceItems(text: string): string[] | null {
  if (!text.startsWith('[')) return [cleanAnswer(text)];
  const list = readPythonList(text);
  return typeof list === 'string' ? null : list.map((item) => cleanAnswer(item.text));
}

const innerApostrophe = /(?<=[\p{L}\p{N}_])'(?=[\p{L}\p{N}_])/gu;

/**
 * A list that cannot be parsed is repaired once; if that fails, it is read as a list with the
 * single item `none`.
 */
function readPredictionItems(text: string): string[] | null {
  if (!text.startsWith('[')) return [cleanAnswer(text)];
  const list = readPythonList(text);
  if (list === 'other') return null;
  if (list !== 'syntax') return list.map((item) => cleanAnswer(item.text));
  const closed = text.endsWith(']') ? text : `${text}]`;
  const repaired = readPythonList(closed.replace(innerApostrophe, "\\'"));
  return typeof repaired === 'string' ? ['none'] : repaired.map((item) => cleanAnswer(item.text));
}

/** Whether the ratio is high enough; an upper bound, tested first, saves most of the work. */
function isSimilarItem(reference: string, prediction: string): boolean {
  if (reference === prediction) return true;
  const left = Array.from(reference);
  const right = Array.from(prediction);
  const total = left.length + right.length;
  if ((2 * countShared(left, right)) / total <= ITEM_RATIO) return false;
  return sequenceRatio(left, right) > ITEM_RATIO;
}

/**
 * The best score over the references on which the script does not fail; `null` if it fails on all
 * of them.
 */
function scoreBest(input: ProfileInput, similarity: Similarity): ProfileScore {
  const scores = withEmptyReference(input.references)
    .map((reference) => scoreReference(reference, input, similarity))
    .filter((score) => score !== null);
  return { em: scores.length === 0 ? null : Math.max(...scores), f1: null };
}

const SOURCE =
  'MMESGBench evaluation script, Zhanglei1103/MMESGBench (Zhang et al., 2025), after MMLongBench-Doc';

/**
 * Builds the scorer of either version.
 * @param em how the version defines an exact match, as described in exports
 */
function createScorer(em: string) {
  return {
    source: SOURCE,
    steps: ['lower case', 'delete text in parentheses', 'strip quotes, $ and % from the ends'],
    normalize: cleanAnswer,
    switches: {
      tokens: 'depending on the form of the answer',
      em,
      numbers: 'equal or within 1%, also after multiplying or dividing by 100',
      references: 'best over the references on which the script does not fail',
    },
    summarize: summarizeMmesgbench,
  };
}

/** MMESGBench as published. Its graded score replaces exact match. */
export const mmesgbenchPublished = defineProfile({
  ...createScorer(
    '1 if it contains the reference, otherwise the similarity to the reference’s individual characters; numbers, lists and fixed formats such as dates have rules of their own',
  ),
  id: 'mmesgbench-published',
  label: 'MMESGBench, as published',
  knownQuirks:
    'Compares text with individual characters of the reference, so any answer of at most three characters that shares a character with the reference scores 0.5 or more; the script fails on a malformed list, and its accuracy counts that failure as 0.',
  score: (input) => scoreBest(input, similarityOfCharacters),
});

/**
 * MMESGBench with two fixes: it compares complete texts, and treats all no-answer phrases as
 * equivalent.
 */
export const mmesgbenchCorrected = defineProfile({
  ...createScorer(
    '1 if it contains the reference, otherwise the similarity to the whole reference; numbers, lists and fixed formats such as dates have rules of their own; all no-answer phrases are equivalent',
  ),
  id: 'mmesgbench-corrected',
  label: 'MMESGBench, corrected',
  source: `${SOURCE}; similarity to the whole reference, all no-answer phrases equivalent`,
  knownQuirks:
    'A prediction that contains the reference is fully correct, so “not known” is correct for “no”.',
  score: (input) => {
    const isNoAnswer = (text: string) => noAnswers.has(strip(text).toLowerCase());
    const abstain = isNoAnswer(input.prediction) && input.references.some(isNoAnswer);
    return abstain ? { em: 1, f1: null } : scoreBest(input, indelSimilarity);
  },
});

const NOT_ANSWERABLE = 'Not answerable';

/**
 * A run's accuracy (the mean score) and its F1: the harmonic mean of recall (scores over answerable
 * questions) and precision (the same sum over answered questions). Source: MMESGBench and
 * MMLongBench-Doc, `eval_acc_and_f1`.
 */
export function summarizeMmesgbench(questions: readonly ScoredQuestion[]): {
  accuracy: number;
  f1: number;
} {
  const sum = (some: readonly ScoredQuestion[]) =>
    some.reduce((total, { score }) => total + score, 0);
  const answerable = questions.filter(
    ({ references }) => !references.every((reference) => reference === NOT_ANSWERABLE),
  );
  const answered = questions.filter(({ prediction }) => prediction !== NOT_ANSWERABLE);
  const accuracy = questions.length === 0 ? 0 : sum(questions) / questions.length;
  if (answerable.length === 0 || answered.length === 0) return { accuracy, f1: 0 };
  const recall = sum(answerable) / answerable.length;
  const precision = sum(answerable) / answered.length;
  const f1 = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
  return { accuracy, f1 };
}

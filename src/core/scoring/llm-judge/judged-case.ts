import type { Score } from '../../model';
import { createRandom } from '../../random';

/** The lowest score at which an answer counts as correct. */
const CORRECT_THRESHOLD = 0.5;

/** One answer for a language model to judge. */
export interface JudgedCase {
  readonly question: string;
  /** Accepted answers; empty for an unanswerable question. */
  readonly references: readonly string[];
  readonly candidate: string;
  readonly document: string;
  /** The data set's own label for the answer. */
  readonly answerType: string;
}

/** The parts of a case that may be sent in addition to the candidate. */
export type CaseField = 'question' | 'references' | 'document' | 'answerType';

/** The fields in the order in which they are sent. */
export const CASE_FIELDS: readonly CaseField[] = [
  'question',
  'references',
  'document',
  'answerType',
];

/**
 * Identifies a case by all fields, sent or not, so that a changed gold file gives different cases.
 */
export function caseKey(one: JudgedCase): string {
  const { question, references, candidate, document, answerType } = one;
  return JSON.stringify([question, references, candidate, document, answerType]);
}

/** The inverse of `caseKey`. */
export function readCaseKey(key: string): JudgedCase {
  const [question, references, candidate, document, answerType] = JSON.parse(key) as readonly [
    string,
    readonly string[],
    string,
    string,
    string,
  ];
  return { question, references, candidate, document, answerType };
}

/** Whether the model receives anything to compare the candidate with. */
export function canBeJudged(sends: readonly CaseField[]): boolean {
  return sends.includes('question') || sends.includes('references');
}

/** Whether these metrics disagree on an answer; metrics without a score are ignored. */
export function metricsDisagree(
  scores: Readonly<Record<string, Score>>,
  metrics: readonly string[],
): boolean {
  const numbers = metrics.flatMap((id) => {
    const score = scores[id];
    return typeof score === 'number' ? [score >= CORRECT_THRESHOLD] : [];
  });
  return numbers.includes(true) && numbers.includes(false);
}

/**
 * A random sample without replacement, in the original order; the same seed gives the same sample.
 */
export function drawSample<T>(items: readonly T[], size: number, seed: number): readonly T[] {
  if (items.length <= size) return items;
  const random = createRandom(seed);
  // Selection sampling (Knuth, The Art of Computer Programming, 3.4.2, algorithm S).
  let wanted = size;
  return items.filter((_, at) => {
    const isDrawn = (random.bits() / 0x1_0000_0000) * (items.length - at) < wanted;
    if (isDrawn) wanted--;
    return isDrawn;
  });
}

import { exactMatch } from '../scoring/metrics/exact-match';
import { f1 } from '../scoring/metrics/token-f1';
import type { Dataset, Run, RunScores } from '../model';

import type { NoAnswerValues } from './run-report';

/** The scored questions of one run, in file order; all arrays have the same length. */
export interface NoAnswerInput {
  readonly hasAnswer: readonly boolean[];
  /** Exact match and F1 of the predictions as written, from 0 to 1. */
  readonly exact: readonly number[];
  readonly f1: readonly number[];
  readonly isEmpty: readonly boolean[];
  /** The run's no-answer probabilities; `null` if it gives none. */
  readonly probabilities: readonly number[] | null;
}

/** A point on the curve: scores if the run abstained above this probability. */
export interface ThresholdPoint {
  readonly threshold: number;
  readonly exact: number;
  readonly f1: number;
}

/**
 * Applies a threshold: a question with a higher no-answer probability counts as abstained, which is
 * correct if it has no answer. `null` without questions.
 */
export function noAnswerValues(input: NoAnswerInput, threshold: number): NoAnswerValues | null {
  const { hasAnswer, probabilities } = input;
  if (hasAnswer.length === 0) return null;
  const all = [...hasAnswer.keys()];
  const applied = (scores: readonly number[]) =>
    scores.map((score, index) => {
      const abstains = (probabilities?.[index] ?? 0) > threshold;
      return abstains ? Number(hasAnswer[index] !== true) : score;
    });
  const exact = applied(input.exact);
  const f1 = applied(input.f1);
  const group = (prefix: string, isAnswered: boolean) => {
    const members = all.filter((index) => hasAnswer[index] === isAnswered);
    if (members.length === 0) return {};
    return {
      [`${prefix}exact`]: points(exact, members),
      [`${prefix}f1`]: points(f1, members),
      [`${prefix}total`]: members.length,
    };
  };
  return {
    exact: points(exact, all),
    f1: points(f1, all),
    total: all.length,
    ...group('HasAns_', true),
    ...group('NoAns_', false),
    ...bestValues(input),
  };
}

function points(scores: readonly number[], members: readonly number[]): number {
  const sum = members.reduce((total, index) => total + (scores[index] ?? 0), 0);
  return (100 * sum) / members.length;
}

function bestValues(input: NoAnswerInput): Partial<NoAnswerValues> {
  if (!input.probabilities) return {};
  const [exact, exactThreshold] = findBest(input, input.exact);
  const [f1, f1Threshold] = findBest(input, input.f1);
  return {
    best_exact: exact,
    best_exact_thresh: exactThreshold,
    best_f1: f1,
    best_f1_thresh: f1Threshold,
  };
}

/**
 * The best score over all thresholds and the first threshold that reaches it, as in the official
 * script: it starts by abstaining on every question and then answers the questions one by one, in
 * ascending order of no-answer probability (ties in file order); only a higher score replaces the
 * best.
 */
function findBest(input: NoAnswerInput, scores: readonly number[]): [best: number, at: number] {
  const { hasAnswer, isEmpty, probabilities } = input;
  let current = hasAnswer.filter((has) => !has).length;
  let best = current;
  let threshold = 0;
  for (const index of byProbability(input)) {
    // The change in the score if the run answers the question instead of abstaining.
    if (hasAnswer[index] === true) current += scores[index] ?? 0;
    else if (!isEmpty[index]) current--;
    if (current > best) {
      best = current;
      threshold = probabilities?.[index] ?? 0;
    }
  }
  return [(100 * best) / hasAnswer.length, threshold];
}

function byProbability({ hasAnswer, probabilities }: NoAnswerInput): number[] {
  return [...hasAnswer.keys()].sort(
    (a, b) => (probabilities?.[a] ?? 0) - (probabilities?.[b] ?? 0),
  );
}

/** Exact match and F1 at every distinct probability, for the threshold curve. */
export function thresholdCurve(input: NoAnswerInput): ThresholdPoint[] {
  const { hasAnswer, probabilities } = input;
  if (!probabilities || hasAnswer.length === 0) return [];
  const abstaining = hasAnswer.filter((has) => !has).length;
  let [exact, f1] = [abstaining, abstaining];
  const curve: ThresholdPoint[] = [];
  const order = byProbability(input);
  order.forEach((index, at) => {
    const right = hasAnswer[index] === true ? 0 : 1;
    exact += (input.exact[index] ?? 0) - right;
    f1 += (input.f1[index] ?? 0) - right;
    const threshold = probabilities[index] ?? 0;
    const next = order[at + 1];
    if (next !== undefined && probabilities[next] === threshold) return;
    const share = 100 / hasAnswer.length;
    curve.push({ threshold, exact: share * exact, f1: share * f1 });
  });
  return curve;
}

/** The scored questions of a run; `null` if exact match and F1 were not computed. */
export function noAnswerInput(
  { questions }: Dataset,
  run: Run,
  scores: RunScores,
): NoAnswerInput | null {
  const exact = scores[exactMatch.id]?.values;
  const overlap = scores[f1.id]?.values;
  const hasAnswer = questions.references.map((references) => references.length > 0);
  if (!exact || !overlap) return null;
  const scored = [...hasAnswer.keys()].filter((question) => !Number.isNaN(exact[question]));
  const { noAnswerProbabilities } = run;
  return {
    hasAnswer: scored.map((question) => hasAnswer[question] === true),
    exact: scored.map((question) => exact[question] ?? 0),
    f1: scored.map((question) => overlap[question] ?? 0),
    isEmpty: scored.map((question) => (run.predictions[question] ?? '') === ''),
    probabilities:
      noAnswerProbabilities &&
      scored.map((question) => {
        const value = noAnswerProbabilities[question] ?? NaN;
        return Number.isNaN(value) ? 0 : value;
      }),
  };
}

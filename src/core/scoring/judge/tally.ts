import type { Judge, JudgmentColumns } from './judgment';

/** A judge with its columns for every run. */
export interface JudgedRuns extends Pick<Judge, 'card' | 'threshold' | 'rules' | 'types'> {
  readonly columns: readonly JudgmentColumns[];
}

/** Number of probability bins: one per hundredth, and one for 1. */
const STEPS = 101;

/** Counts of answers by probability bin and human label. */
export interface Tally {
  readonly correct: Int32Array;
  readonly incorrect: Int32Array;
  readonly unlabeled: Int32Array;
}

/** The counts of one judge in one run. */
export interface RunTally {
  readonly all: Tally;
  /** By the most likely rule of each answer, in the judge's order. */
  readonly byRule: readonly Tally[];
  readonly byType: readonly Tally[];
}

/** The counts of one judge in every run. */
export interface JudgeTally extends Omit<JudgedRuns, 'columns'> {
  readonly runs: readonly RunTally[];
}

/**
 * Whether the human label of an answer is `correct`; `null` if the label is neither `correct` nor
 * `incorrect`.
 */
export type GetLabel = (run: number, question: number) => boolean | null;

/** Counts a judge's verdicts; questions without a prediction are excluded. */
export function tallyJudge(
  { card, threshold, rules, types, columns }: JudgedRuns,
  probabilities: readonly Float64Array[],
  labelAt: GetLabel,
): JudgeTally {
  const runs = columns.map(({ rule, type }, run) => {
    const tally: RunTally = {
      all: createTally(),
      byRule: rules.map(createTally),
      byType: types.map(createTally),
    };
    for (let question = 0; question < rule.length; question++) {
      const own = rule[question] ?? 0;
      if (own === 0) continue;
      const step = stepOf(probabilities[run]?.[question] ?? 0);
      const label = labelAt(run, question);
      const places = [tally.all, tally.byRule[own - 1], tally.byType[(type[question] ?? 0) - 1]];
      for (const place of places) if (place) count(place, step, label);
    }
    return tally;
  });
  return { card, threshold, rules, types, runs };
}

/** Counts of answers at a threshold. */
export interface ThresholdTally {
  readonly answers: number;
  /** Number of answers judged correct. */
  readonly correct: number;
  readonly labeled: number;
  /** Number of answers labeled correct. */
  readonly labeledCorrect: number;
  /** Number of labeled answers on which judge and label agree. */
  readonly agreed: number;
}

/** Sums tallies at a threshold. */
export function readTallies(tallies: readonly Tally[], threshold: number): ThresholdTally {
  let [answers, correct, labeled, labeledCorrect, agreed] = [0, 0, 0, 0, 0];
  for (const tally of tallies) {
    for (let step = 0; step < STEPS; step++) {
      const [yes, no] = [tally.correct[step] ?? 0, tally.incorrect[step] ?? 0];
      const all = yes + no + (tally.unlabeled[step] ?? 0);
      const isCorrect = step / 100 >= threshold;
      answers += all;
      labeled += yes + no;
      labeledCorrect += yes;
      correct += isCorrect ? all : 0;
      agreed += isCorrect ? yes : no;
    }
  }
  return { answers, correct, labeled, labeledCorrect, agreed };
}

/**
 * The largest n with n ÷ 100 ≤ the probability, without the rounding error of 0.29 × 100 = 28.999….
 */
function stepOf(probability: number): number {
  const near = Math.round(probability * 100);
  return near / 100 <= probability ? near : near - 1;
}

function createTally(): Tally {
  return {
    correct: new Int32Array(STEPS),
    incorrect: new Int32Array(STEPS),
    unlabeled: new Int32Array(STEPS),
  };
}

function count(
  { correct: right, incorrect: wrong, unlabeled }: Tally,
  step: number,
  label: boolean | null,
): void {
  const column = label === null ? unlabeled : label ? right : wrong;
  column[step] = (column[step] ?? 0) + 1;
}

/**
 * Each judge with its columns.
 * @param judgments by run, then by judge
 */
export function listJudged(
  judges: readonly Judge[],
  judgments: readonly (readonly JudgmentColumns[])[],
): JudgedRuns[] {
  return judges.map(({ card, threshold, rules, types }, index) => ({
    ...{ card, threshold, rules, types },
    columns: judgments.flatMap((ofRun) => ofRun[index] ?? []),
  }));
}

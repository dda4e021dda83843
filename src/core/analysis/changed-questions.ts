import type { Metric, MetricDescription } from '../scoring/metric';
import type { RunScores } from '../model';
import type { RunReport } from './run-report';
import type { MeanInterval } from './statistics/mean-intervals';

/** The lowest score that counts as correct. */
const CORRECT_THRESHOLD = 0.5;

/** A question with different scores before and after a change. */
export interface ChangedQuestion {
  readonly question: number;
  /** `null` if the question is not scored. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Questions whose scores change in the same way. */
export interface ChangedQuestions {
  readonly count: number;
  readonly first: readonly ChangedQuestion[];
}

/** Kinds of change, in the order of the preview. */
export const CHANGE_KINDS = [
  'toCorrect',
  'toIncorrect',
  'sameOutcome',
  'included',
  'excluded',
] as const;

/** Incorrect → correct, correct → incorrect, another change, a score that appears or disappears. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The effect of a change of settings on one run and metric. */
export interface RunChanges extends Readonly<Record<ChangeKind, ChangedQuestions>> {
  /** The mean; `null` if no question is scored. */
  readonly before: number | null;
  readonly after: number | null;
  /** The 95% intervals of both means; `null` if the new ones were not computed. */
  readonly intervals: {
    readonly before: MeanInterval | null;
    readonly after: MeanInterval | null;
  } | null;
}

export interface MetricChanges<M = MetricDescription> {
  readonly metric: M;
  readonly runs: readonly RunChanges[];
}

/** The results under one set of settings. */
interface Scored {
  readonly scores: readonly RunScores[];
  readonly runs: readonly Pick<RunReport, 'metrics'>[];
}

/** Whether a metric decides between correct and incorrect. */
export function hasOutcomes({ headline, display, better }: Metric): boolean {
  return headline && display === 'share' && better === 'higher';
}

/**
 * For every metric and run: the means before and after a change of settings, and the questions that
 * become correct (a score of 0.5 or more), become incorrect or otherwise change their score.
 * Linear.
 * @param most maximum number of questions to list for each run, metric and kind of change
 */
export function listChanges<M extends Pick<Metric, 'id'>>(
  before: Scored,
  after: Scored,
  metrics: readonly M[],
  most: number,
): MetricChanges<M>[] {
  return metrics.map((metric) => ({
    metric,
    runs: after.runs.map((report, run) => {
      const { id } = metric;
      const [was, is] = [before.runs[run]?.metrics[id], report.metrics[id]];
      return {
        before: was?.mean ?? null,
        after: is?.mean ?? null,
        intervals:
          is?.interval === undefined ? null : { before: was?.interval ?? null, after: is.interval },
        ...compareColumns(
          before.scores[run]?.[id]?.values ?? NOTHING,
          after.scores[run]?.[id]?.values ?? NOTHING,
          most,
        ),
      };
    }),
  }));
}

const NOTHING = new Float64Array();

function compareColumns(
  before: Float64Array,
  after: Float64Array,
  most: number,
): Record<ChangeKind, ChangedQuestions> {
  const empty = () => ({ count: 0, first: [] as ChangedQuestion[] });
  const changes = {
    toCorrect: empty(),
    toIncorrect: empty(),
    sameOutcome: empty(),
    included: empty(),
    excluded: empty(),
  };
  // A metric that is turned on or off has scores before or after the change, but not both.
  for (let question = 0; question < Math.max(before.length, after.length); question++) {
    const [was, is] = [before[question] ?? NaN, after[question] ?? NaN];
    const name = changeOf(was, is);
    if (!name) continue;
    const change = changes[name];
    change.count++;
    if (change.first.length < most) {
      change.first.push({ question, before: scoreOrNull(was), after: scoreOrNull(is) });
    }
  }
  return changes;
}

/** The kind of change between two scores; `null` if they are equal. */
function changeOf(was: number, is: number): ChangeKind | null {
  if (Number.isNaN(was)) return Number.isNaN(is) ? null : 'included';
  if (Number.isNaN(is)) return 'excluded';
  if (was === is) return null;
  if (was >= CORRECT_THRESHOLD === is >= CORRECT_THRESHOLD) return 'sameOutcome';
  return is >= CORRECT_THRESHOLD ? 'toCorrect' : 'toIncorrect';
}

function scoreOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';
import { CORRECT_FROM } from './outcome-patterns';
import type { RunReport } from './run-report';
import type { MeanInterval } from './statistics/mean-intervals';

/** A question that is scored otherwise under one of two settings. */
export interface ChangedQuestion {
  /** Position in file order. */
  readonly question: number;
  /** `null` where the question does not count. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Questions whose scores change in one way. */
export interface ChangedQuestions {
  readonly count: number;
  /** The first of them in file order. */
  readonly first: readonly ChangedQuestion[];
}

/** The ways in which a score may change, as a ledger lists them. */
export const CHANGE_KINDS = [
  'toCorrect',
  'toIncorrect',
  'sameOutcome',
  'included',
  'excluded',
] as const;

/**
 * Wrong before and right after, or the reverse; changed on the same side of right; without a score
 * before, or after.
 */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What a change of settings does to one run under one metric. */
export interface RunChanges extends Readonly<Record<ChangeKind, ChangedQuestions>> {
  /** The mean; `null` where the metric gives no number. */
  readonly before: number | null;
  readonly after: number | null;
  /** The 95 % intervals of both means; `null` where those after were not worked out. */
  readonly intervals: {
    readonly before: MeanInterval | null;
    readonly after: MeanInterval | null;
  } | null;
}

/** What changes under one metric. */
export interface MetricChanges {
  readonly metric: string;
  /** In the order of the report. */
  readonly runs: readonly RunChanges[];
}

/** Scores and summaries of all runs under one set of settings. */
interface Scored {
  readonly scores: readonly RunScores[];
  readonly runs: readonly Pick<RunReport, 'metrics'>[];
}

/** Whether right and wrong can be told apart under a metric, so that its questions can flip. */
export function hasOutcomes({ headline, display, better }: Metric): boolean {
  return headline && display === 'share' && better === 'higher';
}

/**
 * The flip ledger: for every metric and run, the questions that a change of settings makes right (a score
 * of 0.5 or more), makes wrong or scores otherwise, and the mean before and after. Both sides hold the same
 * questions. Linear.
 * @param most how many questions are listed for each run, metric and way
 */
export function listChanges(
  before: Scored,
  after: Scored,
  metrics: readonly Pick<Metric, 'id'>[],
  most: number,
): MetricChanges[] {
  return metrics.map(({ id }) => ({
    metric: id,
    runs: after.runs.map((report, run) => {
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
  const ways = {
    toCorrect: empty(),
    toIncorrect: empty(),
    sameOutcome: empty(),
    included: empty(),
    excluded: empty(),
  };
  for (let question = 0; question < after.length; question++) {
    const [was, is] = [before[question] ?? NaN, after[question] ?? NaN];
    const name = wayOf(was, is);
    if (!name) continue;
    const way = ways[name];
    way.count++;
    if (way.first.length < most) {
      way.first.push({ question, before: scoreOrNull(was), after: scoreOrNull(is) });
    }
  }
  return ways;
}

/** `null` where nothing changes. */
function wayOf(was: number, is: number): ChangeKind | null {
  if (Number.isNaN(was)) return Number.isNaN(is) ? null : 'included';
  if (Number.isNaN(is)) return 'excluded';
  if (was === is) return null;
  if (was >= CORRECT_FROM === is >= CORRECT_FROM) return 'sameOutcome';
  return is >= CORRECT_FROM ? 'toCorrect' : 'toIncorrect';
}

function scoreOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

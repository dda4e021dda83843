import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';
import { RIGHT_FROM } from './outcome-patterns';
import type { RunReport } from './run-report';
import type { MeanInterval } from './statistics/mean-intervals';

/** A question that is scored otherwise under one of two settings. */
export interface Flip {
  /** Position in file order. */
  readonly question: number;
  /** `null` where the question does not count. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Questions whose scores change in one way. */
export interface FlipsOneWay {
  readonly count: number;
  /** The first of them in file order. */
  readonly first: readonly Flip[];
}

/** The ways in which a score may change, as a ledger lists them. */
export const FLIP_WAYS = ['toRight', 'toWrong', 'otherwise', 'counted', 'uncounted'] as const;

/**
 * Wrong before and right after, or the reverse; changed on the same side of right; without a score
 * before, or after.
 */
export type FlipWay = (typeof FLIP_WAYS)[number];

/** What a change of settings does to one run under one metric. */
export interface RunFlips extends Readonly<Record<FlipWay, FlipsOneWay>> {
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
export interface MetricFlips {
  readonly metric: string;
  /** In the order of the report. */
  readonly runs: readonly RunFlips[];
}

/** Scores and summaries of all runs under one set of settings. */
interface Scored {
  readonly scores: readonly RunScores[];
  readonly runs: readonly Pick<RunReport, 'metrics'>[];
}

/** Whether right and wrong can be told apart under a metric, so that its questions can flip. */
export function canFlip({ headline, display, better }: Metric): boolean {
  return headline && display === 'share' && better === 'higher';
}

/**
 * The flip ledger: for every metric and run, the questions that a change of settings makes right (a score
 * of 0.5 or more), makes wrong or scores otherwise, and the mean before and after. Both sides hold the same
 * questions. Linear.
 * @param most how many questions are listed for each run, metric and way
 */
export function listFlips(
  before: Scored,
  after: Scored,
  metrics: readonly Pick<Metric, 'id'>[],
  most: number,
): MetricFlips[] {
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
): Record<FlipWay, FlipsOneWay> {
  const empty = () => ({ count: 0, first: [] as Flip[] });
  const ways = {
    toRight: empty(),
    toWrong: empty(),
    otherwise: empty(),
    counted: empty(),
    uncounted: empty(),
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
function wayOf(was: number, is: number): FlipWay | null {
  if (Number.isNaN(was)) return Number.isNaN(is) ? null : 'counted';
  if (Number.isNaN(is)) return 'uncounted';
  if (was === is) return null;
  if (was >= RIGHT_FROM === is >= RIGHT_FROM) return 'otherwise';
  return is >= RIGHT_FROM ? 'toRight' : 'toWrong';
}

function scoreOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

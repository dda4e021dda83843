import type { AnswerKind, Score } from '../model';
import type { Comparison } from './comparison';

/** One worked case under the default settings; the contract test executes it. */
export interface MetricExample {
  readonly references: readonly string[];
  readonly prediction: string;
  /** Inferred from the references where it is left out. */
  readonly kind?: AnswerKind;
  readonly question?: string;
  /** The data set's own label of the answer; the kind where it is left out. */
  readonly answerType?: string;
  readonly score: Score;
}

/** What tables, forms, help and exports need to know of a metric; plain data. */
export interface MetricDescription {
  /** Stable identifier, used in reports and as the column name of exports. */
  readonly id: string;
  readonly label: string;
  /** For narrow columns. */
  readonly short: string;
  /** What it means, in a sentence or two. */
  readonly summary: string;
  /** Paper or script, with the year. */
  readonly source: string;
  readonly better: 'higher' | 'lower';
  readonly range: readonly [lowest: number, highest: number];
  /** `share`: from 0 to 1 and shown as points of 100; `plain`: shown as it is. */
  readonly display: 'share' | 'plain';
  /** Whether a results table shows it without being asked. */
  readonly headline: boolean;
  /** The answer kinds it applies to; elsewhere its score is `null`. */
  readonly appliesTo: readonly AnswerKind[];
  /** What a question without a prediction scores while `missing` is `zero`. */
  readonly whenMissing: number | null;
  /**
   * What a question that it could not compute counts as in the mean; left out where such a question
   * does not count. It is told apart as unscored either way.
   */
  readonly whenUnscored?: number;
  /** Whether exchanging references that tie may change it. */
  readonly dependsOnReferenceOrder: boolean;
  /** The score from which on it calls an answer right, where that is not as usual. */
  readonly rightFrom?: number;
  /** Id of the metric whose scores these are once its `rightFrom` has decided right or wrong. */
  readonly verdictOf?: string;
}

/** A metric: its description, what it computes, and cases that tests execute. */
export interface Metric extends MetricDescription {
  readonly examples: readonly MetricExample[];
  /** Called only for kinds in `appliesTo`. Pure; never throws. */
  readonly score: (comparison: Comparison) => Score;
  /** Values of a whole run that are no mean of scores; left out where there are none. Pure. */
  readonly summarize?: (questions: readonly ScoredQuestion[]) => Readonly<Record<string, number>>;
}

/** One question that counts in the mean, as `Metric.summarize` sees it. */
export interface ScoredQuestion {
  readonly references: readonly string[];
  /** `null` where there is none. */
  readonly prediction: string | null;
  readonly score: number;
}

/** What a metric says of itself that is a share: from 0 to 1, and 0 where nothing was predicted. */
export const SHARE = {
  better: 'higher',
  range: [0, 1],
  display: 'share',
  whenMissing: 0,
} as const satisfies Partial<MetricDescription>;

/** What can be sent of a metric: all but what computes and its cases. */
export function describeMetric(metric: Metric): MetricDescription {
  const { id, label, short, summary, source, better, range, display, headline } = metric;
  const { appliesTo, whenMissing, dependsOnReferenceOrder } = metric;
  const { whenUnscored, rightFrom, verdictOf } = metric;
  return {
    ...{ id, label, short, summary, source, better, range, display, headline },
    ...{ appliesTo, whenMissing, dependsOnReferenceOrder },
    ...(whenUnscored === undefined ? {} : { whenUnscored }),
    ...(rightFrom === undefined ? {} : { rightFrom }),
    ...(verdictOf === undefined ? {} : { verdictOf }),
  };
}

/** Checks that a metric has the shape of a metric; the registry holds only such values. */
export function defineMetric(metric: Metric): Metric {
  return metric;
}

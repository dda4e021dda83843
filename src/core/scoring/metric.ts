import type { AnswerKind, Passages, Score } from '../model';
import type { Comparison } from './comparison';

/** A worked example under the default settings; the contract test runs it. */
export interface MetricExample {
  readonly references: readonly string[];
  readonly prediction: string;
  /** Inferred from the references by default. */
  readonly kind?: AnswerKind;
  readonly question?: string;
  /** The data set's own label for the answer; by default, the kind. */
  readonly answerType?: string;
  readonly evidence?: Passages;
  readonly retrieved?: Passages;
  readonly score: Score;
}

/** A metric for tables, forms, help and exports; plain data. */
export interface MetricDescription {
  /** Stable identifier, used in reports and as the column name of exports. */
  readonly id: string;
  readonly label: string;
  /** For narrow columns. */
  readonly short: string;
  /** Its meaning, in a sentence or two. */
  readonly summary: string;
  /** Paper or script, with the year. */
  readonly source: string;
  readonly better: 'higher' | 'lower';
  readonly range: readonly [lowest: number, highest: number];
  /** `share`: from 0 to 1, displayed from 0 to 100; `plain`: displayed as is. */
  readonly display: 'share' | 'plain';
  /** Whether results tables show it by default. */
  readonly headline: boolean;
  /** The answer kinds it applies to; its score is `null` for others. */
  readonly appliesTo: readonly AnswerKind[];
  /** The score of a missing prediction if the setting `missing` is `zero`. */
  readonly whenMissing: number | null;
  /**
   * The value of an unscored question in the mean; if absent, the question is excluded from the
   * mean.
   */
  readonly whenUnscored?: number;
  /** Whether the order of references may change the score. */
  readonly dependsOnReferenceOrder: boolean;
  /** The lowest score at which an answer counts as correct, if not the default. */
  readonly correctThreshold?: number;
  /** Id of the metric whose score, compared with its `correctThreshold`, gives this verdict. */
  readonly verdictOf?: string;
  /**
   * `evidence`: the metric compares retrieved passages with the evidence, and is `null` for a
   * question without evidence and for a run without retrieved passages.
   */
  readonly needs?: 'evidence';
}

/** A metric: description, computation, and examples that tests execute. */
export interface Metric extends MetricDescription {
  readonly examples: readonly MetricExample[];
  /** Called only for kinds in `appliesTo`. Pure; never throws. */
  readonly score: (comparison: Comparison) => Score;
  /**
   * Whether the metric applies to a question without a prediction; if absent, it applies to every
   * question of its kinds.
   */
  readonly appliesToReferences?: (references: readonly string[], question: string) => boolean;
  /** Values of a whole run that are not means of scores. Pure. */
  readonly summarize?: (questions: readonly ScoredQuestion[]) => Readonly<Record<string, number>>;
}

/** One question that counts in the mean, for `Metric.summarize`. */
export interface ScoredQuestion {
  readonly references: readonly string[];
  readonly prediction: string | null;
  readonly score: number;
}

/** Shared by metrics that are proportions: from 0 to 1, and 0 for a missing prediction. */
export const SHARE_DEFAULTS = {
  better: 'higher',
  range: [0, 1],
  display: 'share',
  whenMissing: 0,
} as const satisfies Partial<MetricDescription>;

/** The part of a metric that is sent to the page: all but functions and examples. */
export function describeMetric(metric: Metric): MetricDescription {
  const { id, label, short, summary, source, better, range, display, headline } = metric;
  const { appliesTo, whenMissing, dependsOnReferenceOrder } = metric;
  const { whenUnscored, correctThreshold, verdictOf, needs } = metric;
  return {
    ...{ id, label, short, summary, source, better, range, display, headline },
    ...{ appliesTo, whenMissing, dependsOnReferenceOrder },
    ...(whenUnscored === undefined ? {} : { whenUnscored }),
    ...(correctThreshold === undefined ? {} : { correctThreshold }),
    ...(verdictOf === undefined ? {} : { verdictOf }),
    ...(needs === undefined ? {} : { needs }),
  };
}

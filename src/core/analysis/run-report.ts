import type { MeanInterval } from './statistics/mean-intervals';
import type { Abstentions } from '../scoring/acceptance/abstentions';
import type { OutcomeCounts } from '../scoring/tiers/tier';

/** Mean of a metric over the questions that have a score; `null` if there are none. */
export interface MetricSummary {
  readonly mean: number | null;
  readonly n: number;
  /**
   * Number of questions that the metric applies to but could not be computed for; absent if there
   * are none. They are part of `n` if the metric defines a value for them, such as 0 where a
   * published scorer crashes.
   */
  readonly unscored?: number;
  /**
   * The 95% interval of the mean; `null` if it cannot be computed, absent if it was not requested.
   */
  readonly interval?: MeanInterval | null;
}

export type MetricSummaries = Readonly<Record<string, MetricSummary>>;

/** Counts of questions and predictions of a run. */
export interface RunCounts {
  readonly questions: number;
  readonly matched: number;
  readonly missing: number;
  readonly extra: number;
  readonly duplicate: number;
  /** Questions that could not be scored although a metric applies. */
  readonly unscored: number;
  /** Predictions with a wrapper (code fence, JSON object, tags, …), unwrapped or not. */
  readonly wrapped: number;
}

/**
 * The values of the SQuAD 2.0 evaluation script, which KLUE-MRC shares: exact match and F1, from 0
 * to 100, over all questions, those with an answer and those without, and the best values over all
 * no-answer thresholds. A group without questions is absent, and so are the best values if the run
 * gives no probabilities. Source: SQuAD 2.0 evaluation script (Rajpurkar et al., 2018).
 */
export interface NoAnswerValues {
  readonly exact: number;
  readonly f1: number;
  readonly total: number;
  readonly HasAns_exact?: number;
  readonly HasAns_f1?: number;
  readonly HasAns_total?: number;
  readonly NoAns_exact?: number;
  readonly NoAns_f1?: number;
  readonly NoAns_total?: number;
  readonly best_exact?: number;
  readonly best_exact_thresh?: number;
  readonly best_f1?: number;
  readonly best_f1_thresh?: number;
}

/** The results of one run: plain data that stays small for any number of questions. */
export interface RunReport {
  readonly model: string;
  readonly run: string;
  readonly counts: RunCounts;
  readonly metrics: MetricSummaries;
  /** Run-level values of a metric other than the mean, by metric id. */
  readonly runValues: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly abstentions: Abstentions;
  /** Correct, wrong and declined answers; `null` without answer correctness. */
  readonly outcomes: OutcomeCounts | null;
  /**
   * The values of the SQuAD 2.0 script; `null` if exact match or F1 is missing or no question is
   * scored.
   */
  readonly noAnswer: NoAnswerValues | null;
  readonly byAnswerType: Readonly<
    Record<string, { readonly questions: number; readonly metrics: MetricSummaries }>
  >;
}

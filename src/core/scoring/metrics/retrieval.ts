import type { Dataset } from '../../model';
import { log } from '../../elementary';
import { retrievalSettings } from '../../settings';
import type { Comparison, PreparedQuestion } from '../comparison';
import { type Metric, type MetricExample, SHARE_DEFAULTS } from '../metric';
import * as measures from '../retrieval/measures';

/*
 * Measures of ranked passages against relevance judgments, with the ids of trec_eval in lower case.
 * The setting `retrieval` selects the conventions. Source: trec_eval 10 (Buckley, NIST).
 */

const NO_PAGES = [NaN, NaN, NaN, NaN];

/**
 * The relevant passages a (grade 2) and b (grade 1) have ranks 4 and 2; c (grade 1) is not
 * retrieved.
 */
const EXAMPLE_RANKING: Omit<MetricExample, 'score'> = {
  kind: 'ranking',
  references: ['a (2), b (1), c (1)'],
  prediction: 'x, b, d, a',
  evidence: { ids: ['a', 'b', 'c', 'd'], pages: NO_PAGES, values: [2, 1, 1, 0] },
  retrieved: { ids: ['x', 'b', 'd', 'a'], pages: NO_PAGES, values: [4, 3, 2, 1] },
};

/** Discounts at ranks 2 and 4. */
const [LOG3, LOG5] = [log(3) / Math.LN2, log(5) / Math.LN2];
const [DCG, IDEAL_DCG] = [1 / LOG3 + 2 / LOG5, 2 + 1 / LOG3 + 1 / 2];

/** The default metrics, in table order. */
const SHOWN = [
  ...['ndcg_cut_10', 'map', 'recip_rank', 'p_10', 'recall_10', 'f1_10', 'ndcg_cut_5', 'p_5'],
  ...['recall_5', 'recall_100', 'success_1', 'success_5', 'success_10', 'rprec', 'ndcg'],
];

/** Compared between runs, nDCG@10 first. */
const HEADLINES = new Set(SHOWN.slice(0, 5));

interface Measure extends Pick<Metric, 'id' | 'label' | 'short' | 'summary'> {
  readonly compute: (ranking: measures.GradedRanking) => number;
  /** The score of `EXAMPLE_RANKING`. */
  readonly example: number;
}

function createMetric({ compute, example, ...description }: Measure): Metric {
  return {
    ...description,
    ...SHARE_DEFAULTS,
    source: 'trec_eval 10 (Buckley, NIST)',
    headline: HEADLINES.has(description.id),
    appliesTo: ['ranking'],
    dependsOnReferenceOrder: false,
    needs: 'evidence',
    examples: [{ ...EXAMPLE_RANKING, score: example }],
    score: (comparison) => {
      const graded = comparison.remember(gradeComparison);
      return graded && compute(graded);
    },
  };
}

function gradeComparison(comparison: Comparison): measures.GradedRanking | null {
  const judgments = comparison.rememberQuestion(judgmentsOf);
  const retrieved = comparison.retrieval?.passages ?? { ids: [], pages: [], values: [] };
  return (
    judgments && measures.gradeRanking(judgments, retrieved, retrievalSettings(comparison.settings))
  );
}

/** The judgments of a question, parsed once for all runs. */
function judgmentsOf({ evidence, settings }: PreparedQuestion) {
  return evidence && measures.readJudgments(evidence, retrievalSettings(settings));
}

const WITHOUT_CUTOFF: readonly Measure[] = [
  {
    id: 'map',
    label: 'Mean average precision',
    short: 'MAP',
    summary:
      'Mean over the queries of average precision: the precision at the rank of each relevant passage, summed and divided by the number of relevant passages.',
    compute: measures.averagePrecision,
    example: (1 / 2 + 2 / 4) / 3,
  },
  {
    id: 'recip_rank',
    label: 'Reciprocal rank',
    short: 'MRR',
    summary: '1 divided by the rank of the first relevant passage, or 0 if none is retrieved.',
    compute: measures.reciprocalRank,
    example: 1 / 2,
  },
  {
    id: 'ndcg',
    label: 'nDCG',
    short: 'nDCG',
    summary:
      'Normalized discounted cumulative gain over the whole ranking: grades divided by log2(rank + 1), summed, relative to the ideal ranking.',
    compute: (ranking) => measures.ndcgAt(ranking),
    example: DCG / IDEAL_DCG,
  },
  {
    id: 'rprec',
    label: 'R-precision',
    short: 'R-prec',
    summary: 'Precision at rank R, where R is the number of relevant passages for the query.',
    compute: measures.rPrecision,
    example: 1 / 3,
  },
];

/** The cutoffs of trec_eval, and the smaller ones that leaderboards use. */
export const CUTOFFS = [1, 3, 5, 10, 15, 20, 30, 100, 200, 500, 1000] as const;

/** A measure of the first k passages; its id and labels do not include k. */
interface Family extends Pick<Metric, 'id' | 'label' | 'short'> {
  readonly summary: (k: number) => string;
  readonly compute: (ranking: measures.GradedRanking, k: number) => number;
  /** The score of `EXAMPLE_RANKING` if this many relevant passages are among its first k. */
  readonly example: (relevant: number, k: number) => number;
}

const FAMILIES: readonly Family[] = [
  {
    ...{ id: 'ndcg_cut', label: 'nDCG', short: 'nDCG' },
    summary: (k) =>
      `Normalized discounted cumulative gain over the first ${k} passages, relative to the ideal ranking truncated at ${k}.`,
    compute: measures.ndcgAt,
    example: (relevant) => ([0, 1 / LOG3, DCG][relevant] ?? 0) / IDEAL_DCG,
  },
  {
    ...{ id: 'p', label: 'Precision', short: 'P' },
    summary: (k) => `Number of relevant passages among the first ${k}, divided by ${k}.`,
    compute: measures.precisionAt,
    example: (relevant, k) => relevant / k,
  },
  {
    ...{ id: 'recall', label: 'Recall', short: 'R' },
    summary: (k) => `Share of the relevant passages that are among the first ${k}.`,
    compute: measures.recallAt,
    example: (relevant) => relevant / 3,
  },
  {
    ...{ id: 'f1', label: 'F1', short: 'F1' },
    summary: (k) => `Harmonic mean of precision and recall at ${k}.`,
    compute: measures.f1At,
    example: (relevant, k) => (2 * relevant) / (k + 3),
  },
  {
    ...{ id: 'success', label: 'Success', short: 'Succ' },
    summary: (k) => `Share of queries with a relevant passage in the top ${k}.`,
    compute: measures.successAt,
    example: (relevant) => Math.min(1, relevant),
  },
];

const AT_CUTOFFS = FAMILIES.flatMap(({ id, label, short, summary, compute, example }) =>
  CUTOFFS.map((k): Measure => ({
    ...{ id: `${id}_${k}`, label: `${label} at ${k}`, short: `${short}@${k}`, summary: summary(k) },
    compute: (ranking) => compute(ranking, k),
    example: example([2, 4].filter((rank) => rank <= k).length, k),
  })),
);

const METRICS = [...WITHOUT_CUTOFF, ...AT_CUTOFFS].map(createMetric);

/** The default metrics of a retrieval benchmark. */
export const RETRIEVAL_METRICS: readonly Metric[] = SHOWN.flatMap((id) =>
  METRICS.filter((metric) => metric.id === id),
);

/** Every retrieval metric: the default ones, then those with other cutoffs. */
export const ALL_RETRIEVAL_METRICS: readonly Metric[] = [
  ...new Set([...RETRIEVAL_METRICS, ...METRICS]),
];

/** Whether the questions are queries with rankings instead of answers. */
export function isRetrieval({ questions }: Pick<Dataset, 'questions'>): boolean {
  return questions.kinds.includes('ranking');
}

/**
 * The metrics for a data set: the chosen ones (for rankings, only the chosen retrieval metrics);
 * the default ones if no applicable metric was chosen.
 */
export function metricsFor(
  dataset: Pick<Dataset, 'questions'>,
  chosen: readonly Metric[],
): readonly Metric[] {
  if (!isRetrieval(dataset)) return chosen;
  const own = chosen.filter(({ appliesTo }) => appliesTo.includes('ranking'));
  return own.length > 0 ? own : RETRIEVAL_METRICS;
}

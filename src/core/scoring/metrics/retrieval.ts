import type { Dataset, Passages, Score } from '../../model';
import { log } from '../../elementary';
import { retrievalSettings } from '../../settings';
import type { Comparison, PreparedQuestion } from '../comparison';
import { type Metric, type MetricExample, SHARE_DEFAULTS } from '../metric';
import { type GradedRanking, gradeRanking, readJudgments } from '../retrieval/graded-ranking';
import * as measures from '../retrieval/measures';

/*
 * Measures of ranked passages against relevance judgments, with the ids of trec_eval in lower case.
 * The setting `retrieval` selects the conventions. Source: trec_eval 10 (Buckley, NIST).
 */

const EVIDENCE: Passages = {
  ids: ['a', 'b', 'c', 'd'],
  pages: [NaN, NaN, NaN, NaN],
  values: [2, 1, 1, 0],
};

function ranking(...ids: string[]): Passages {
  return { ids, pages: ids.map(() => NaN), values: ids.map((_, at) => ids.length - at) };
}

/** The relevant passages a (grade 2) and b (grade 1) have ranks 4 and 2; c (grade 1) is not retrieved. */
const EXAMPLE_RANKING: Omit<MetricExample, 'score'> = {
  kind: 'ranking',
  references: ['a (2), b (1), c (1)'],
  prediction: 'x, b, d, a',
  evidence: EVIDENCE,
  retrieved: ranking('x', 'b', 'd', 'a'),
};

/** Discounts at ranks 2 and 4. */
const [LOG3, LOG5] = [log(3) / Math.LN2, log(5) / Math.LN2];

interface Family {
  /** Id and label, before the cutoff if there is one. */
  readonly id: string;
  readonly label: string;
  readonly short: string;
  readonly summary: string;
  readonly compute: (ranking: GradedRanking) => number;
  /** The score of `EXAMPLE_RANKING`. */
  readonly example: number;
}

function createMetric({ compute, example, ...description }: Family): Metric {
  return {
    ...description,
    ...SHARE_DEFAULTS,
    source: 'trec_eval 10 (Buckley, NIST)',
    headline: HEADLINES.has(description.id),
    appliesTo: ['ranking'],
    dependsOnReferenceOrder: false,
    needs: 'evidence',
    examples: [{ ...EXAMPLE_RANKING, score: example }],
    score: (comparison) => scoreRanking(comparison, compute),
  };
}

/** Shown by default and compared between runs, nDCG@10 first. */
const HEADLINES: ReadonlySet<string> = new Set([
  ...['ndcg_cut_10', 'map', 'recip_rank', 'p_10', 'recall_10'],
]);

function scoreRanking(comparison: Comparison, compute: (ranking: GradedRanking) => number): Score {
  const graded = comparison.remember(gradeComparison);
  return graded && compute(graded);
}

function gradeComparison(comparison: Comparison): GradedRanking | null {
  const judgments = comparison.rememberQuestion(judgmentsOf);
  const retrieved = comparison.retrieved ?? NOTHING;
  return judgments && gradeRanking(judgments, retrieved, retrievalSettings(comparison.settings));
}

const NOTHING: Passages = { ids: [], pages: [], values: [] };

/** The judgments of a question, parsed once for all runs. */
function judgmentsOf({ evidence, settings }: PreparedQuestion) {
  return evidence && readJudgments(evidence, retrievalSettings(settings));
}

const WITHOUT_CUTOFF: readonly Metric[] = [
  createMetric({
    id: 'map',
    label: 'Mean average precision',
    short: 'MAP',
    summary:
      'Mean over the queries of average precision: the precision at the rank of each relevant passage, summed and divided by the number of relevant passages.',
    compute: measures.averagePrecision,
    example: (1 / 2 + 2 / 4) / 3,
  }),
  createMetric({
    id: 'recip_rank',
    label: 'Reciprocal rank',
    short: 'MRR',
    summary: '1 divided by the rank of the first relevant passage, or 0 if none is retrieved.',
    compute: measures.reciprocalRank,
    example: 1 / 2,
  }),
  createMetric({
    id: 'ndcg',
    label: 'nDCG',
    short: 'nDCG',
    summary:
      'Normalized discounted cumulative gain of the whole ranking: grades divided by log2(rank + 1), summed, relative to the ideal ranking.',
    compute: (ranking) => measures.ndcgAt(ranking),
    example: (1 / LOG3 + 2 / LOG5) / (2 + 1 / LOG3 + 1 / 2),
  }),
  createMetric({
    id: 'rprec',
    label: 'R-precision',
    short: 'R-prec',
    summary: 'Precision at rank R, where R is the number of relevant passages of the query.',
    compute: measures.rPrecision,
    example: 1 / 3,
  }),
];

/** The cutoffs of trec_eval, and the smaller ones of leaderboards. */
export const CUTOFFS = [1, 3, 5, 10, 15, 20, 30, 100, 200, 500, 1000] as const;

type CutFamily = (k: number) => Family;

const precisionAt: CutFamily = (k) => ({
  id: `p_${k}`,
  label: `Precision at ${k}`,
  short: `P@${k}`,
  summary: `Relevant passages among the first ${k}, divided by ${k}.`,
  compute: (ranking) => measures.precisionAt(ranking, k),
  example: relevantWithin(k) / k,
});

const recallAt: CutFamily = (k) => ({
  id: `recall_${k}`,
  label: `Recall at ${k}`,
  short: `R@${k}`,
  summary: `Share of the relevant passages that are among the first ${k}.`,
  compute: (ranking) => measures.recallAt(ranking, k),
  example: relevantWithin(k) / 3,
});

const f1At: CutFamily = (k) => ({
  id: `f1_${k}`,
  label: `F1 at ${k}`,
  short: `F1@${k}`,
  summary: `Harmonic mean of precision and recall at ${k}.`,
  compute: (ranking) => measures.f1At(ranking, k),
  example: (2 * relevantWithin(k)) / (k + 3),
});

const successAt: CutFamily = (k) => ({
  id: `success_${k}`,
  label: `Success at ${k}`,
  short: `Succ@${k}`,
  summary: `Share of queries with a relevant passage in the top ${k}.`,
  compute: (ranking) => measures.successAt(ranking, k),
  example: Math.min(1, relevantWithin(k)),
});

const ndcgAt: CutFamily = (k) => ({
  id: `ndcg_cut_${k}`,
  label: `nDCG at ${k}`,
  short: `nDCG@${k}`,
  summary: `Normalized discounted cumulative gain of the first ${k} passages, relative to the ideal ranking cut at ${k}.`,
  compute: (ranking) => measures.ndcgAt(ranking, k),
  example:
    [0, 1 / LOG3 / (2 + 1 / LOG3 + 1 / 2), (1 / LOG3 + 2 / LOG5) / (2 + 1 / LOG3 + 1 / 2)][
      relevantWithin(k)
    ] ?? 0,
});

/** Relevant passages among the first k of `EXAMPLE_RANKING`. */
function relevantWithin(k: number): number {
  return [2, 4].filter((rank) => rank <= k).length;
}

const CUT: readonly Metric[] = [ndcgAt, precisionAt, recallAt, f1At, successAt].flatMap((family) =>
  CUTOFFS.map((k) => createMetric(family(k))),
);

const SHOWN = [
  ...['ndcg_cut_10', 'map', 'recip_rank', 'p_10', 'recall_10', 'f1_10', 'ndcg_cut_5', 'p_5'],
  ...['recall_5', 'recall_100', 'success_1', 'success_5', 'success_10', 'rprec', 'ndcg'],
];

/** The default metrics of a retrieval benchmark, in table order. */
export const RETRIEVAL_METRICS: readonly Metric[] = SHOWN.flatMap((id) =>
  [...WITHOUT_CUTOFF, ...CUT].filter((metric) => metric.id === id),
);

/** Every retrieval metric: the default ones, then those with other cutoffs. */
export const ALL_RETRIEVAL_METRICS: readonly Metric[] = [
  ...new Set([...RETRIEVAL_METRICS, ...WITHOUT_CUTOFF, ...CUT]),
];

/** Whether the questions are queries with rankings instead of answers. */
export function isRetrieval({ questions }: Pick<Dataset, 'questions'>): boolean {
  return questions.kinds.includes('ranking');
}

/**
 * The metrics for a data set: those chosen, of which only retrieval metrics apply to rankings; the
 * default ones if none of those was chosen.
 */
export function metricsFor(
  dataset: Pick<Dataset, 'questions'>,
  chosen: readonly Metric[],
): readonly Metric[] {
  if (!isRetrieval(dataset)) return chosen;
  const own = chosen.filter(({ appliesTo }) => appliesTo.includes('ranking'));
  return own.length > 0 ? own : RETRIEVAL_METRICS;
}

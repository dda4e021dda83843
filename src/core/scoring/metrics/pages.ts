import { ANSWER_KINDS, type Dataset, type Passages } from '../../model';
import type { Comparison } from '../comparison';
import { type Metric, SHARE_DEFAULTS } from '../metric';
import type { PageMatch } from '../retrieval/pages';

/*
 * Page metrics compare the pages that a system retrieved with the evidence of the gold file.
 * Repeated pages count once. The setting `pages` gives the tolerance and the page offset. Source:
 * Assay, `docs/metrics.md`.
 */

const COMMON = {
  source: 'Assay',
  ...SHARE_DEFAULTS,
  headline: false,
  appliesTo: ANSWER_KINDS,
  dependsOnReferenceOrder: false,
  needs: 'evidence',
} as const satisfies Partial<Metric>;

/** Passages on these pages, without document. */
function pages(...numbers: number[]): Passages {
  return { ids: numbers.map(() => ''), pages: numbers, values: numbers.map(() => 1) };
}

const ONE_OF_TWO = { evidence: pages(13, 14), retrieved: pages(29, 7, 14, 29, 6) };
const NONE = { evidence: pages(99), retrieved: pages(97, 97, 98) };
const EXAMPLE = { references: ['yes'], prediction: 'yes' };

function ofMatch(compute: (match: PageMatch) => number) {
  return (comparison: Comparison) => {
    const match = comparison.pages();
    return match && compute(match);
  };
}

const precisionOf = ({ right, retrieved }: PageMatch) => (retrieved === 0 ? 0 : right / retrieved);
const recallOf = ({ found, gold }: PageMatch) => found / gold;

function f1Of(match: PageMatch): number {
  const sum = precisionOf(match) + recallOf(match);
  return sum === 0 ? 0 : (2 * precisionOf(match) * recallOf(match)) / sum;
}

export const pageHit: Metric = {
  ...COMMON,
  id: 'page_hit',
  label: 'Page hit',
  short: 'Hit',
  summary: 'Share of questions with evidence for which a gold page was retrieved.',
  examples: [
    { ...EXAMPLE, ...ONE_OF_TWO, score: 1 },
    { ...EXAMPLE, ...NONE, score: 0 },
    { ...EXAMPLE, evidence: pages(99), score: null },
  ],
  score: ofMatch(({ rank }) => (rank === null ? 0 : 1)),
};

const pagePrecision: Metric = {
  ...COMMON,
  id: 'page_precision',
  label: 'Page precision',
  short: 'Page P',
  summary:
    'Share of the retrieved pages that are gold pages; pages that repeat within a ranking count once.',
  examples: [
    { ...EXAMPLE, ...ONE_OF_TWO, score: 1 / 4 },
    { ...EXAMPLE, evidence: pages(13), retrieved: pages(13, 13, 3, 13, 13), score: 1 / 2 },
  ],
  score: ofMatch(precisionOf),
};

const pageRecall: Metric = {
  ...COMMON,
  id: 'page_recall',
  label: 'Page recall',
  short: 'Page R',
  summary: 'Share of the gold pages that were retrieved.',
  examples: [
    { ...EXAMPLE, ...ONE_OF_TWO, score: 1 / 2 },
    { ...EXAMPLE, ...NONE, score: 0 },
  ],
  score: ofMatch(recallOf),
};

const pageF1: Metric = {
  ...COMMON,
  id: 'page_f1',
  label: 'Page F1',
  short: 'Page F1',
  summary: 'Harmonic mean of page precision and page recall.',
  examples: [
    { ...EXAMPLE, ...ONE_OF_TWO, score: 1 / 3 },
    { ...EXAMPLE, ...NONE, score: 0 },
  ],
  score: ofMatch(f1Of),
};

export const pageRr: Metric = {
  ...COMMON,
  id: 'page_rr',
  label: 'Reciprocal rank of the first gold page',
  short: 'Page RR',
  summary:
    '1 divided by the rank of the first gold page among the retrieved pages, or 0 if there is none; pages that repeat within a ranking count once.',
  examples: [
    { ...EXAMPLE, ...ONE_OF_TWO, score: 1 / 3 },
    { ...EXAMPLE, evidence: pages(96), retrieved: pages(31, 31, 96), score: 1 / 2 },
    { ...EXAMPLE, ...NONE, score: 0 },
  ],
  score: ofMatch(({ rank }) => (rank === null ? 0 : 1 / rank)),
};

/** The page metrics, in table order. */
export const PAGE_METRICS: readonly Metric[] = [pageHit, pagePrecision, pageRecall, pageF1, pageRr];

/** The page metrics that a data set allows: all if evidence and retrieved passages have pages. */
export function pageMetrics({ questions, runs }: Pick<Dataset, 'questions' | 'runs'>) {
  const havePages = (column: readonly (Passages | null)[] | undefined) =>
    column?.some((passages) => passages?.pages.some((page) => !Number.isNaN(page))) ?? false;
  const apply = havePages(questions.evidence) && runs.some(({ retrieved }) => havePages(retrieved));
  return apply ? PAGE_METRICS : [];
}

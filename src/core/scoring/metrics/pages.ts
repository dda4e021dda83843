import { ANSWER_KINDS, type Dataset, type Passages } from '../../model';
import { DEFAULT_PAGES } from '../../settings';
import type { Comparison } from '../comparison';
import { type Metric, type MetricExample, SHARE_DEFAULTS } from '../metric';
import { comparePages, type PageMatch } from '../retrieval/pages';

/*
 * Page metrics compare the pages that a system retrieved with the evidence of the gold file.
 * Repeated pages count once. The setting `pages` gives the tolerance and the page offset. Source:
 * Assay, `docs/metrics.md`.
 */

export const PAGE_HIT = 'page_hit';
export const PAGE_RR = 'page_rr';

/** Passages on these pages, without a document. */
function on(pages: readonly number[]): Passages {
  return { ids: pages.map(() => ''), pages, values: pages.map(() => 1) };
}

function example(
  gold: readonly number[],
  retrieved: readonly number[] | null,
  score: number | null,
): MetricExample {
  const read = retrieved && { retrieved: on(retrieved) };
  return { references: ['yes'], prediction: 'yes', evidence: on(gold), ...read, score };
}

const oneOfTwo = (score: number) => example([13, 14], [29, 7, 14, 29, 6], score);
const none = example([99], [97, 97, 98], 0);

interface Measure extends Pick<Metric, 'id' | 'label' | 'short' | 'summary' | 'examples'> {
  readonly compute: (match: PageMatch) => number;
}

const MEASURES: readonly Measure[] = [
  {
    ...{ id: PAGE_HIT, label: 'Page hit', short: 'Hit' },
    summary: 'Among questions with evidence, the share for which a gold page was retrieved.',
    examples: [oneOfTwo(1), none, example([99], null, null)],
    compute: ({ rank }) => (rank === null ? 0 : 1),
  },
  {
    ...{ id: 'page_precision', label: 'Page precision', short: 'Page P' },
    summary:
      'Share of the retrieved pages that are gold pages; pages that repeat within a ranking count once.',
    examples: [oneOfTwo(1 / 4), example([13], [13, 13, 3, 13, 13], 1 / 2)],
    compute: precisionOf,
  },
  {
    ...{ id: 'page_recall', label: 'Page recall', short: 'Page R' },
    summary: 'Share of the gold pages that were retrieved.',
    examples: [oneOfTwo(1 / 2), none],
    compute: recallOf,
  },
  {
    ...{ id: 'page_f1', label: 'Page F1', short: 'Page F1' },
    summary: 'Harmonic mean of page precision and page recall.',
    examples: [oneOfTwo(1 / 3), none],
    compute: (match) => {
      const sum = precisionOf(match) + recallOf(match);
      return sum === 0 ? 0 : (2 * precisionOf(match) * recallOf(match)) / sum;
    },
  },
  {
    ...{ id: PAGE_RR, label: 'Reciprocal rank of the first gold page', short: 'Page RR' },
    summary:
      '1 divided by the rank of the first gold page among the retrieved pages, or 0 if there is none; pages that repeat within a ranking count once.',
    examples: [oneOfTwo(1 / 3), example([96], [31, 31, 96], 1 / 2), none],
    compute: ({ rank }) => (rank === null ? 0 : 1 / rank),
  },
];

function precisionOf({ right, retrieved }: PageMatch): number {
  return retrieved === 0 ? 0 : right / retrieved;
}

function recallOf({ found, gold }: PageMatch): number {
  return found / gold;
}

/** The page metrics, in table order. */
export const PAGE_METRICS = MEASURES.map(({ compute, ...description }): Metric => ({
  ...description,
  ...SHARE_DEFAULTS,
  source: 'Assay',
  headline: false,
  appliesTo: ANSWER_KINDS,
  dependsOnReferenceOrder: false,
  needs: 'evidence',
  score: (comparison) => {
    const match = comparison.remember(matchPages);
    return match && compute(match);
  },
}));

/** The retrieved pages compared with the evidence; `null` if the evidence has no page. */
export function matchPages({ evidence, retrieval, settings }: Comparison): PageMatch | null {
  if (!evidence || !retrieval) return null;
  const { tolerance } = settings.pages ?? DEFAULT_PAGES;
  return comparePages(evidence, retrieval.passages, retrieval.convention(), tolerance);
}

/**
 * The page metrics that apply to a data set: all of them if both the evidence and the retrieved
 * passages name pages, otherwise no metrics.
 */
export function pageMetrics({ questions, runs }: Pick<Dataset, 'questions' | 'runs'>) {
  const havePages = (column: readonly (Passages | null)[] = []) =>
    column.some((passages) => passages?.pages.some((page) => !Number.isNaN(page)));
  const apply = havePages(questions.evidence) && runs.some(({ retrieved }) => havePages(retrieved));
  return apply ? PAGE_METRICS : [];
}

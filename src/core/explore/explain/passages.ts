import { rankPassages, readContext } from '../../answers/passages';
import type { Passages } from '../../model';
import type { Comparison } from '../../scoring/comparison';
import { matchPages } from '../../scoring/metrics/pages';
import { readJudgments } from '../../scoring/retrieval/measures';
import { comparePages } from '../../scoring/retrieval/pages';
import { DEFAULT_PAGES, retrievalSettings } from '../../settings';

/** A passage of the evidence, or one that the system retrieved. */
export interface PassageView {
  /** Document or id; empty if the file names none. */
  readonly name: string;
  readonly page: number | null;
  /** The system's score; `null` without one, and for gold passages. */
  readonly score: number | null;
  /** A gold page that was retrieved, or a retrieved page that is gold. */
  readonly isHit: boolean;
}

/** The evidence of a question and what the system retrieved for it. */
export interface PagesView {
  readonly gold: readonly PassageView[];
  /** In the order of the ranking. */
  readonly retrieved: readonly PassageView[];
  /** Rank of the first gold page among the distinct retrieved pages; `null` if there is none. */
  readonly rank: number | null;
  /** The number that is added to retrieved page numbers before they are compared. */
  readonly offset: number;
  /**
   * The text of the first retrieved gold page or, if there is none, of the first page; `null`
   * without context.
   */
  readonly context: { readonly page: number | null; readonly text: string } | null;
}

/** Explains the page scores of an answer; `null` if the gold file or the run names no passages. */
export function explainPages(comparison: Comparison, context: string): PagesView | null {
  const { evidence, retrieval, settings } = comparison;
  if (!evidence || !retrieval?.passages) return null;
  const { passages: read } = retrieval;
  const convention = retrieval.convention();
  const { tolerance } = settings.pages ?? DEFAULT_PAGES;
  const isHit = (gold: Passages, pages: Passages) =>
    (comparePages(gold, pages, convention, tolerance)?.rank ?? null) !== null;
  const retrieved = listPassages(read, read.values, (one) => isHit(evidence, one));
  const { passages, texts } = readContext(context);
  const page = retrieved.find((one) => one.isHit)?.page ?? NaN;
  const at = Math.max(0, passages?.pages.indexOf(page) ?? 0);
  const text = passages ? (texts[at] ?? '') : context;
  return {
    gold: listPassages(evidence, [], (one) => isHit(one, read)),
    retrieved,
    rank: comparison.remember(matchPages)?.rank ?? null,
    offset: convention.offset,
    context: text === '' ? null : { page: passages?.pages[at] ?? null, text },
  };
}

function listPassages(
  { ids, pages }: Passages,
  scores: readonly number[],
  isHit: (one: Passages) => boolean,
): readonly PassageView[] {
  return pages.map((page, at) => {
    const name = ids[at] ?? '';
    return {
      name,
      page: numberOrNull(page),
      score: numberOrNull(scores[at]),
      isHit: isHit({ ids: [name], pages: [page], values: [1] }),
    };
  });
}

function numberOrNull(value = NaN): number | null {
  return Number.isFinite(value) ? value : null;
}

/** A passage of a ranking, or a relevant one that was not retrieved. */
export interface RankedPassage {
  readonly id: string;
  /** From 1; `null` if it was not retrieved. */
  readonly rank: number | null;
  /** The system's score; `null` if it gives none. */
  readonly score: number | null;
  /** The relevance grade; `null` without a judgment. */
  readonly grade: number | null;
  readonly isRelevant: boolean;
}

/** A ranking next to the relevance judgments of its query. */
export interface RankingView {
  /**
   * The first retrieved passages, then relevant ones that were not retrieved, highest grades first.
   */
  readonly passages: readonly RankedPassage[];
  readonly retrieved: number;
  readonly relevant: number;
  readonly relevantRetrieved: number;
}

/** Maximum number of passages of each kind that the page lists. */
const MAX_LISTED = 50;

export function explainRanking(comparison: Comparison): RankingView | null {
  const { evidence, retrieval } = comparison;
  if (!evidence) return null;
  const settings = retrievalSettings(comparison.settings);
  const { gradeOf, relevant } = readJudgments(evidence, settings);
  const retrieved = retrieval?.passages ?? { ids: [], pages: [], values: [] };
  const view = (id: string, rank: number | null, score?: number): RankedPassage => {
    const grade = gradeOf.get(id) ?? null;
    const isRelevant = grade !== null && grade >= settings.relevanceThreshold;
    return { id, rank, score: numberOrNull(score), grade, isRelevant };
  };
  const ranked = rankPassages(retrieved, settings.ties).map((at, index) =>
    view(retrieved.ids[at] ?? '', index + 1, retrieved.values[at]),
  );
  const found = new Set(retrieved.ids);
  const missed = [...gradeOf]
    .filter(([id]) => !found.has(id))
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => view(id, null))
    .filter(({ isRelevant }) => isRelevant);
  return {
    passages: [...ranked.slice(0, MAX_LISTED), ...missed.slice(0, MAX_LISTED)],
    retrieved: ranked.length,
    relevant,
    relevantRetrieved: ranked.filter(({ isRelevant }) => isRelevant).length,
  };
}

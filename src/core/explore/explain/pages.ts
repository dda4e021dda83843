import { readContext } from '../../answers/passages';
import type { Passages } from '../../model';
import type { Comparison } from '../../scoring/comparison';
import { comparePages, type PageConvention } from '../../scoring/retrieval/pages';
import { DEFAULT_PAGES } from '../../settings';

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
  /** The text of the first retrieved gold page, or of the first page; `null` without context. */
  readonly context: { readonly page: number | null; readonly text: string } | null;
}

/** Explains the page scores of an answer; `null` if the gold file or the run names no passages. */
export function explainPages(
  comparison: Comparison,
  convention: PageConvention,
  context: string,
): PagesView | null {
  const { evidence, retrieved, settings } = comparison;
  if (!evidence || !retrieved) return null;
  const { tolerance } = settings.pages ?? DEFAULT_PAGES;
  const isHit = (gold: Passages, read: Passages) =>
    (comparePages(gold, read, convention, tolerance)?.rank ?? null) !== null;
  const found = listPassages(retrieved, (one) => isHit(evidence, one));
  const { passages, texts } = readContext(context);
  const [page = NaN] = found.filter((one) => one.isHit).map((one) => one.page ?? NaN);
  const at = Math.max(0, passages?.pages.indexOf(page) ?? 0);
  const text = passages ? (texts[at] ?? '') : context;
  return {
    gold: listPassages({ ...evidence, values: evidence.pages.map(() => 1) }, (one) =>
      isHit(one, retrieved),
    ).map((one) => ({ ...one, score: null })),
    retrieved: found,
    rank: comparison.pages()?.rank ?? null,
    offset: convention.offset,
    context: text === '' ? null : { page: passages?.pages[at] ?? null, text },
  };
}

function listPassages(
  { ids, pages, values }: Passages,
  isHit: (one: Passages) => boolean,
): readonly PassageView[] {
  return pages.map((page, at) => {
    const name = ids[at] ?? '';
    const score = values[at] ?? NaN;
    return {
      name,
      page: Number.isNaN(page) ? null : page,
      score: Number.isFinite(score) ? score : null,
      isHit: isHit({ ids: [name], pages: [page], values: [1] }),
    };
  });
}

import type { Passages } from '../../model';
import { DEFAULT_PAGES, type PageSettings } from '../../settings';

/** How the retrieved pages of a run compare with the evidence of the data set. */
export interface PageConvention {
  /** The number that is added to the page numbers of the run. */
  readonly offset: number;
  /**
   * Whether document names are compared: at least one of the run's document names also occurs in
   * the evidence.
   */
  readonly documents: boolean;
  readonly hits: OffsetHits;
}

/** Number of questions with a page hit under each offset; detection is based on it. */
export interface OffsetHits {
  readonly minusOne: number;
  readonly zero: number;
  readonly plusOne: number;
}

/** The retrieved pages of one question, compared with its evidence. */
export interface PageMatch {
  /** Distinct gold pages, and how many of them were retrieved. */
  readonly gold: number;
  readonly found: number;
  /** Distinct retrieved pages, and how many of them are gold pages. */
  readonly retrieved: number;
  readonly right: number;
  /**
   * 1-based rank of the first gold page among the distinct retrieved pages; `null` if no gold page
   * was retrieved.
   */
  readonly rank: number | null;
}

type Column = readonly (Passages | null)[];

/**
 * The page convention of one run. If the settings give no offset, the offset is the one under which
 * clearly more questions have a page hit than under 0, by McNemar's test at the 1% level on the
 * questions that only one of the two offsets hits, or 0 if there is none. Source: McNemar,
 * Psychometrika 12, 1947.
 */
export function decidePages(
  evidence: Column = [],
  retrieved: Column = [],
  { offset }: PageSettings = DEFAULT_PAGES,
): PageConvention {
  const documents = sharesDocuments(evidence, retrieved);
  const hitsUnder = (tried: number) =>
    evidence.map((gold, question) => {
      const pages = retrieved[question] ?? null;
      const match = gold && comparePages(gold, pages, { offset: tried, documents }, 0);
      return match !== null && match.rank !== null;
    });
  const usual = hitsUnder(0);
  const hits = { minusOne: 0, zero: count(usual), plusOne: 0 };
  let best = { offset: 0, hits: hits.zero };
  for (const [tried, name] of [
    [-1, 'minusOne'],
    [1, 'plusOne'],
  ] as const) {
    const found = hitsUnder(tried);
    hits[name] = count(found);
    const only = count(found.map((hit, at) => hit && !usual[at]));
    const onlyUsual = count(usual.map((hit, at) => hit && !found[at]));
    const isClear = (only - onlyUsual) ** 2 > CRITICAL_CHI_SQUARE * (only + onlyUsual);
    if (isClear && hits[name] > best.hits) best = { offset: tried, hits: hits[name] };
  }
  return { offset: offset === 'auto' ? best.offset : offset, documents, hits };
}

/** A χ² variable with one degree of freedom exceeds this value with a probability of 1%. */
const CRITICAL_CHI_SQUARE = 6.635;

function count(hits: readonly boolean[]): number {
  return hits.filter(Boolean).length;
}

/** Whether both sides name documents and at least one name is the same. */
function sharesDocuments(evidence: Column, retrieved: Column): boolean {
  return evidence.some((gold, question) => {
    const names = new Set(gold?.ids.map(normalizeDocument));
    names.delete('');
    const others = retrieved[question]?.ids ?? [];
    return names.size > 0 && others.some((id) => names.has(normalizeDocument(id)));
  });
}

/**
 * Compares the retrieved pages of a question with its evidence. A page that repeats within the
 * evidence or within the ranking counts once. `null` if the evidence has no page with a relevance
 * above 0. Documents are compared only if both passages name one.
 */
export function comparePages(
  evidence: Passages,
  retrieved: Passages | null,
  convention: Pick<PageConvention, 'offset' | 'documents'>,
  tolerance: number,
): PageMatch | null {
  const golds = distinctPages(evidence, 0, convention.documents).filter(
    ({ value }) => !(value <= 0),
  );
  if (golds.length === 0) return null;
  const pages = retrieved ? distinctPages(retrieved, convention.offset, convention.documents) : [];
  const isNear = (a: Page, b: Page) =>
    Math.abs(a.page - b.page) <= tolerance &&
    (a.document === '' || b.document === '' || a.document === b.document);
  const right = pages.filter((page) => golds.some((one) => isNear(one, page)));
  const [first] = right;
  return {
    gold: golds.length,
    found: golds.filter((one) => right.some((page) => isNear(one, page))).length,
    retrieved: pages.length,
    right: right.length,
    rank: first ? pages.indexOf(first) + 1 : null,
  };
}

interface Page {
  readonly document: string;
  readonly page: number;
  /** The relevance or score. */
  readonly value: number;
}

/** The distinct pages among the passages, in order of first appearance. */
function distinctPages(
  { ids, pages, values }: Passages,
  offset: number,
  documents: boolean,
): readonly Page[] {
  const found = new Map<string, Page>();
  for (const [index, written] of pages.entries()) {
    if (Number.isNaN(written)) continue;
    const page = written + offset;
    const document = documents ? normalizeDocument(ids[index] ?? '') : '';
    const key = `${page} ${document}`;
    const value = values[index] ?? NaN;
    if (!found.has(key)) found.set(key, { document, page, value });
  }
  return [...found.values()];
}

const EXTENSION = /\.(?:pdf|txt|html?|docx?|md|json|xlsx?|pptx?|csv|xml)$/;

/**
 * A lowercased document name without its folder and extension, with spaces as separators:
 * `reports/3M_2018_10K.pdf` → `3m 2018 10k`.
 */
export function normalizeDocument(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/^.*[/\\]/s, '')
    .replace(EXTENSION, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

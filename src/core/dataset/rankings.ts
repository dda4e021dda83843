import { rankPassages } from '../answers/passages';
import type { Passages } from '../model';
import { listFirst } from '../words/lists';

/*
 * The tables read from files in the formats of retrieval benchmarks: one row for each query (and
 * system), the id of the query in the first column, passages as JSON in one cell
 * (`[{"id":"d1","score":0.3}]`).
 */

/** The formats, by the ids in `read/read.ts`. */
export const RANKING_FORMATS = {
  qrels: 'trec-qrels',
  run: 'trec-run',
  csv: 'ranked-csv',
} as const;

/** The column of judged passages with their relevance grades. */
export const JUDGED_COLUMN = 'judged passages';

/** The column of retrieved passages with their scores, in the order of their ranks. */
export const RANKED_COLUMN = 'ranked passages';

/** Maximum number of passages named in a cell; the rest are only counted. */
const MAX_NAMED = 10;

/**
 * The first passages of a ranking as text, in the order in which they are scored by default. Shown
 * instead of an answer.
 */
export function describeRanked(passages: Passages | null): string {
  if (!passages) return '';
  const ids = rankPassages(passages, 'document').map((at) => passages.ids[at] ?? '');
  return listFirst(ids, MAX_NAMED);
}

/** The relevant passages with their grades as text, highest first; shown as the reference. */
export function describeJudged({ ids, values }: Passages): string {
  const grade = (at: number) => values[at] ?? 0;
  const positive = [...ids.keys()].filter((at) => grade(at) > 0);
  const sorted = positive.sort((a, b) => grade(b) - grade(a));
  return listFirst(
    sorted.map((at) => `${ids[at] ?? ''} (${grade(at)})`),
    MAX_NAMED,
  );
}

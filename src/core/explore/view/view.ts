/** Which questions a table shows, in which order, and what they are gathered by. Plain data. */
export interface View {
  /** A query as `query/parse.ts` reads it, or plain words to search for. Empty: every question. */
  readonly query: string;
  /** The first decides; the next ones break ties. */
  readonly sort: readonly Sort[];
  /** The column whose values gather the questions; `null` if they are not grouped. */
  readonly group: string | null;
}

/** What a table is sorted by. */
export interface Sort {
  /** A column as a query names it: `f1`, `f1@strong`, `[Report Year]`, `spread(f1)`. */
  readonly column: string;
  readonly descending: boolean;
}

/** All questions in file order. */
export const EVERYTHING: View = { query: '', sort: [], group: null };

/** The query, sort order and grouping of a question table. Plain data. */
export interface View {
  /** A query or plain words to search for (`query/parse.ts`). Empty: every question. */
  readonly query: string;
  /** Rows are sorted by the first column; further columns break ties. */
  readonly sort: readonly Sort[];
  /** The column to group by; `null`: not grouped. */
  readonly group: string | null;
}

export interface Sort {
  /** A column in the syntax of queries: `f1`, `f1@strong`, `[Report Year]`, `spread(f1)`. */
  readonly column: string;
  readonly descending: boolean;
}

/** All questions in file order. */
export const DEFAULT_VIEW: View = { query: '', sort: [], group: null };

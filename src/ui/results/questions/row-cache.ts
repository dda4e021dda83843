/** Most rows kept; the oldest go first. */
const CAPACITY = 4000;

/** The rows of one run as far as they were in sight, fetched window by window. */
export interface RowCache<Row> {
  readonly get: (question: number) => Row | undefined;
  /** Fetches those of the rows that are not here. While a fetch is under way only the newest wish waits. */
  readonly want: (questions: readonly number[]) => void;
  /** Fetches one row; `undefined` where it did not come. */
  readonly fetch: (question: number) => Promise<Row | undefined>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes whenever rows came or a fetch failed. */
  readonly version: () => number;
  readonly hasFailed: () => boolean;
}

/** An empty cache over a way to fetch rows. */
export function createRowCache<Row extends { readonly question: number }>(
  fetchRows: (questions: readonly number[]) => Promise<readonly Row[]>,
): RowCache<Row> {
  const rows = new Map<number, Row>();
  const listeners = new Set<() => void>();
  let version = 0;
  let failed = false;
  let isBusy = false;
  let wanted: readonly number[] = [];

  const keep = (fetched: readonly Row[]) => {
    for (const row of fetched) rows.set(row.question, row);
    for (const question of rows.keys()) {
      if (rows.size <= CAPACITY) break;
      rows.delete(question);
    }
  };

  const fetchWanted = async () => {
    isBusy = true;
    for (;;) {
      const absent = wanted.filter((question) => !rows.has(question));
      if (absent.length === 0) break;
      try {
        keep(await fetchRows(absent));
        failed = false;
      } catch {
        failed = true;
        wanted = [];
      }
      version++;
      for (const listener of listeners) listener();
    }
    isBusy = false;
  };

  return {
    get: (question) => rows.get(question),
    want: (questions) => {
      wanted = questions;
      if (!isBusy) void fetchWanted();
    },
    fetch: async (question) => {
      const fetched = await fetchRows([question]).catch(() => []);
      keep(fetched);
      return fetched[0];
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    version: () => version,
    hasFailed: () => failed,
  };
}

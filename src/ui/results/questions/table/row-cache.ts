import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ShownRuns, SideBySideRow } from '../../../../core/explore/explain/side-by-side';
import type { OrderedQuestions } from '../../../../core/explore/view/order';
import type { ViewCalls } from '../../../../state/model';
import type { TableRow } from '../../../../worker/protocol';
import { useScoredResult } from '../../../store-context';
import type { ColumnLayout } from './column-layout';
import type { GridRows } from './grid-rows';
import type { LoadedRow } from './render-batches';

/** Number of caches kept: one for each of the last few combinations of run and columns. */
const MAX_CACHES = 4;

/** Loads the rows of one result from the worker and caches them. */
export interface RowSource {
  /** The rows of a run with these columns. */
  readonly rowsFor: (run: number, columns: readonly string[]) => RowCache<TableRow>;
  /** The answers of some runs side by side; cached by the caller. */
  readonly sideBySide: (shown: ShownRuns) => RowCache<SideBySideRow>;
}

/** Maximum number of rows kept; the oldest are removed first. */
const MAX_ROWS = 4000;

export interface RowCache<Row> {
  readonly get: (question: number) => Row | undefined;
  /**
   * Fetches the rows that are not cached. During a fetch, only the newest call waits; earlier
   * waiting calls are dropped.
   */
  readonly want: (questions: readonly number[]) => void;
  /** Fetches one row; `undefined` if that fails. */
  readonly fetch: (question: number) => Promise<Row | undefined>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes whenever rows are loaded or a fetch fails. */
  readonly version: () => number;
  readonly hasFailed: () => boolean;
}

export function createRowCache<Row extends { readonly question: number }>(
  fetchRows: (questions: readonly number[]) => Promise<readonly Row[]>,
): RowCache<Row> {
  const rows = new Map<number, Row>();
  const listeners = new Set<() => void>();
  let version = 0;
  let failed = false;
  let isBusy = false;
  let requested: readonly number[] = [];

  const keep = (fetched: readonly Row[]) => {
    for (const row of fetched) rows.set(row.question, row);
    for (const question of rows.keys()) {
      if (rows.size <= MAX_ROWS) break;
      rows.delete(question);
    }
  };

  const fetchRequested = async () => {
    isBusy = true;
    for (;;) {
      const absent = requested.filter((question) => !rows.has(question));
      if (absent.length === 0) break;
      try {
        keep(await fetchRows(absent));
        failed = false;
      } catch {
        failed = true;
        requested = [];
      }
      version++;
      for (const listener of listeners) listener();
    }
    isBusy = false;
  };

  return {
    get: (question) => rows.get(question),
    want: (questions) => {
      requested = questions;
      if (!isBusy) void fetchRequested();
    },
    fetch: async (question) => {
      const fetched = await fetchRows([question]).catch(() => []);
      keep(fetched);
      return fetched[0];
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    hasFailed: () => failed,
  };
}

export function createRowSource(ask: ViewCalls): RowSource {
  const caches = new Map<string, RowCache<TableRow>>();
  return {
    rowsFor: (run, columns) => {
      const key = JSON.stringify([run, columns]);
      const cache =
        caches.get(key) ?? createRowCache((questions) => ask.cells(run, columns, questions));
      caches.delete(key);
      caches.set(key, cache);
      for (const oldest of caches.keys()) {
        if (caches.size <= MAX_CACHES) break;
        caches.delete(oldest);
      }
      return cache;
    },
    sideBySide: (shown) => createRowCache((questions) => ask.sideBySide(questions, shown)),
  };
}

/** The questions of a view with their run and row source. */
export type Listing = Extract<OrderedQuestions, { kind: 'ordered' }> & {
  readonly run: number;
  readonly reader: RowSource;
};

/** Loads the rows of the visible questions. */
export function useRows(
  { order, run, reader }: Listing,
  { columns }: ColumnLayout,
  lines: GridRows,
  items: readonly VirtualItem[],
) {
  const scored = useScoredResult();
  /** Identifies the result and the run. */
  const source = useMemo(() => ({ reader, run }), [reader, run]);
  const cache = useMemo(
    () =>
      source.reader.rowsFor(
        source.run,
        columns.map(({ key }) => key),
      ),
    [source, columns],
  );
  const version = useSyncExternalStore(cache.subscribe, cache.version);
  const questions = useMemo(() => {
    const found = new Map<number, number>();
    for (const { index } of items) {
      const shown = lines.at(index);
      const question = shown?.kind === 'question' ? order[shown.position] : undefined;
      if (question !== undefined) found.set(index, question);
    }
    return found;
  }, [order, lines, items]);
  useEffect(() => {
    if (scored) cache.want([...questions.values()]);
  }, [scored, cache, questions]);
  return useMemo(
    () => ({
      /** The question of a row; absent for the heading of a group. */
      questionAt: (line: number) => questions.get(line),
      /** The row of a question; absent until it is loaded. */
      get: (question: number): LoadedRow | undefined => {
        const row = cache.get(question);
        return row && { row, columns, source };
      },
      source,
      hasFailed: cache.hasFailed(),
      /** Changes when rows are loaded. */
      version,
    }),
    [cache, columns, source, questions, version],
  );
}

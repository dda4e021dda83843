import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useScoredResult } from '../../../store-context';
import type { Listing } from '../use-questions';
import type { ColumnLayout } from './column-layout';
import type { GridRows } from './grid-rows';
import type { LoadedRow } from './render-batches';
import type { Ask } from '../../../../state/model';
import type { TableRow } from '../../../../worker/protocol';

/** The rows in sight, as far as they have come. */
interface ShownRows {
  /** The question on a line; absent for the head of a group. */
  readonly questionAt: (line: number) => number | undefined;
  /** The row of a question; absent until it has come. */
  readonly get: (question: number) => LoadedRow | undefined;
  /** The result and the run that they are of. */
  readonly source: object;
  readonly hasFailed: boolean;
  /** Is another one when rows came. */
  readonly version: number;
}

/** Sets of rows that are kept: those of the last few runs and choices of columns. */
const MAX_CACHES = 4;

/** Reads the questions of one result from the worker and keeps what came. */
export interface RowSource {
  /** The rows with these columns while a run is looked at. */
  readonly rowsFor: (run: number, columns: readonly string[]) => RowCache<TableRow>;
}

/** Most rows kept; the oldest go first. */
const MAX_ROWS = 4000;

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
      if (rows.size <= MAX_ROWS) break;
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
      return () => listeners.delete(listener);
    },
    version: () => version,
    hasFailed: () => failed,
  };
}

/** A reader for one result; make a new one for the next. */
export function createRowSource(ask: Ask): RowSource {
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
  };
}

/** The questions on these lines, and the wish to have their rows. */
export function useRows(
  { order, run, reader }: Listing,
  { columns }: ColumnLayout,
  lines: GridRows,
  items: readonly VirtualItem[],
): ShownRows {
  const scored = useScoredResult();
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
      questionAt: (line) => questions.get(line),
      get: (question) => {
        const row = cache.get(question);
        return row && { row, columns, source };
      },
      source,
      hasFailed: cache.hasFailed(),
      version,
    }),
    [cache, columns, source, questions, version],
  );
}

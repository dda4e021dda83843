import type { Ask } from '../../../state/model';
import type { TableRow } from '../../../worker/protocol';
import { createRowCache, type RowCache } from './row-cache';

/** Sets of rows that are kept: those of the last few runs and choices of columns. */
const KEPT = 4;

/** Reads the questions of one result from the worker and keeps what came. */
export interface Reader {
  /** The rows with these columns while a run is looked at. */
  readonly rowsOf: (run: number, columns: readonly string[]) => RowCache<TableRow>;
}

/** A reader for one result; make a new one for the next. */
export function createReader(ask: Ask): Reader {
  const caches = new Map<string, RowCache<TableRow>>();
  return {
    rowsOf: (run, columns) => {
      const key = JSON.stringify([run, columns]);
      const cache =
        caches.get(key) ?? createRowCache((questions) => ask.cells(run, columns, questions));
      caches.delete(key);
      caches.set(key, cache);
      for (const oldest of caches.keys()) {
        if (caches.size <= KEPT) break;
        caches.delete(oldest);
      }
      return cache;
    },
  };
}

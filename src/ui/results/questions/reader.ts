import type { Ask } from '../../../state/model';
import { EVERYTHING } from '../../../core/score/order';
import { createRowCache, type RowCache } from './row-cache';

/** Rows asked for at once while an id is looked for. */
const SLICE = 200;

/** Reads the questions of one result from the worker and keeps what came. */
export interface Reader {
  /** The rows with the answers of one run. */
  readonly rowsOf: (run: number) => RowCache;
  /** The position of a question by its id, or `null` where no question has it. */
  readonly find: (run: number, id: string) => Promise<number | null>;
}

/** A reader for one result; make a new one for the next. */
export function createReader(ask: Ask): Reader {
  const caches = new Map<number, RowCache>();
  const rowsOf = (run: number) => {
    const cache = caches.get(run) ?? createRowCache((questions) => ask.rows(run, questions));
    caches.set(run, cache);
    return cache;
  };
  return {
    rowsOf,
    find: async (run, id) => {
      const known = [...caches.values()].map((cache) => cache.find(id)).find((at) => at !== null);
      if (known !== undefined) return known;
      const { order } = await ask.order(run, { ...EVERYTHING, search: id });
      for (let from = 0; from < order.length; from += SLICE) {
        const rows = await ask.rows(run, [...order.subarray(from, from + SLICE)]);
        const found = rows.find((row) => row.id === id);
        if (found) return found.question;
      }
      return null;
    },
  };
}

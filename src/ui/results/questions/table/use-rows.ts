import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useScoredResult } from '../../../store-context';
import type { LoadedRow } from './render-batches';
import type { ColumnLayout } from './column-layout';
import type { GridRows } from './grid-rows';
import type { Listing } from '../use-questions';

/** The rows in sight, as far as they have come. */
export interface ShownRows {
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

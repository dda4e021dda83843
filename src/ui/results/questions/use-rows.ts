import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TableRow } from '../../../worker/protocol';
import { useAskable } from '../ask/use-scored';
import type { Layout } from './layout';
import type { Lines } from './lines';
import type { Listing } from './use-questions';

/** The rows in sight, as far as they have come. */
export interface ShownRows {
  readonly get: (question: number) => TableRow | undefined;
  readonly hasFailed: boolean;
}

/** The questions on the lines from one to another, and the wish to have their rows. */
export function useRows(
  { order, run, reader }: Listing,
  { columns }: Layout,
  lines: Lines,
  from: number,
  to: number,
): ShownRows {
  const askable = useAskable();
  const cache = useMemo(
    () =>
      reader.rowsOf(
        run,
        columns.map(({ key }) => key),
      ),
    [reader, run, columns],
  );
  useSyncExternalStore(cache.subscribe, cache.version);
  const questions = useMemo(() => {
    const found: number[] = [];
    for (let line = from; line < to; line++) {
      const shown = lines.at(line);
      const question = shown?.kind === 'question' ? order[shown.position] : undefined;
      if (question !== undefined) found.push(question);
    }
    return found;
  }, [order, lines, from, to]);
  useEffect(() => {
    if (askable) cache.want(questions);
  }, [askable, cache, questions]);
  return { get: cache.get, hasFailed: cache.hasFailed() };
}

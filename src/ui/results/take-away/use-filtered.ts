import { useMemo } from 'react';
import { useAssay } from '../../store-context';
import { useLatest } from '../ask/use-latest';
import { useAskable, useShownRun } from '../ask/use-scored';

/**
 * How many questions the filter of the question table leaves; `null` where none is set or it cannot
 * be read.
 */
export function useFilteredCount(): number | null {
  const ask = useAssay((state) => state.ask);
  const view = useAssay((state) => state.view);
  const askable = useAskable();
  const run = useShownRun();
  const isFiltered = view.query.trim() !== '';
  const request = useMemo(
    () =>
      askable && isFiltered
        ? async () => {
            const ordered = await ask.order(run, view);
            return ordered.kind === 'fault' ? null : ordered.order.length;
          }
        : null,
    [ask, askable, isFiltered, run, view],
  );
  const { answer } = useLatest(request);
  return isFiltered ? answer : null;
}

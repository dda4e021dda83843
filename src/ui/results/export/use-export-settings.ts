import { useMemo, useState } from 'react';
import { useAssay, useScoredResult, useShownRun } from '../../store-context';
import { useRequest } from '../../use-request';
import type { ExportChoices } from '../../../worker/protocol';

/** What is chosen about the files, as the controls see and change it. */
export interface ExportSettings {
  readonly choices: ExportChoices;
  readonly change: (change: Partial<Omit<ExportChoices, 'filter'>>) => void;
  /** Questions that the filter of the question table leaves; `null` where there is none. */
  readonly filtered: number | null;
  readonly isFiltered: boolean;
  readonly setFiltered: (isFiltered: boolean) => void;
}

/** The choices of the place; they begin as usual whenever it is opened. */
export function useExportSettings(): ExportSettings {
  const [own, setOwn] = useState<Omit<ExportChoices, 'filter'>>({
    shape: 'long',
    csv: 'exact',
    columns: null,
    texts: true,
  });
  const [wantsFilter, setWantsFilter] = useState(false);
  const view = useAssay((state) => state.view);
  const run = useShownRun();
  const filtered = useFilteredCount();
  const isFiltered = wantsFilter && filtered !== null;
  return {
    choices: { ...own, filter: isFiltered ? { run, view } : null },
    change: (change) => setOwn((before) => ({ ...before, ...change })),
    filtered,
    isFiltered,
    setFiltered: setWantsFilter,
  };
}

/**
 * How many questions the filter of the question table leaves; `null` where none is set or it cannot
 * be read.
 */
function useFilteredCount(): number | null {
  const ask = useAssay((state) => state.ask);
  const view = useAssay((state) => state.view);
  const scored = useScoredResult();
  const run = useShownRun();
  const isFiltered = view.query.trim() !== '';
  const request = useMemo(
    () =>
      scored && isFiltered
        ? async () => {
            const ordered = await ask.order(run, view);
            return ordered.kind === 'fault' ? null : ordered.order.length;
          }
        : null,
    [ask, scored, isFiltered, run, view],
  );
  const { answer } = useRequest(request);
  return isFiltered ? answer : null;
}

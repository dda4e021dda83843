import { useCallback, useState } from 'react';
import { useAssay } from '../../store-context';

const NONE: ReadonlySet<string> = new Set();

/** The groups that are expanded, by value; another grouping begins with none. */
export function useFolding(): readonly [ReadonlySet<string>, (value: string) => void] {
  const group = useAssay(({ view }) => view.group);
  const [kept, setKept] = useState<{ group: string | null; open: ReadonlySet<string> } | null>(
    null,
  );
  const fold = useCallback(
    (value: string) => {
      setKept((before) => {
        const open = new Set(before?.group === group ? before.open : NONE);
        if (!open.delete(value)) open.add(value);
        return { group, open };
      });
    },
    [group],
  );
  return [kept?.group === group ? kept.open : NONE, fold];
}

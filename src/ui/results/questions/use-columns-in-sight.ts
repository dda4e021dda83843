import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo } from 'react';
import type { Layout } from './layout';

/** The positions of the columns that rows draw: all where they fit, else pinned ones and those in sight. */
export function useColumnsInSight(
  scroller: RefObject<HTMLDivElement | null>,
  { columns, widths, pinnedAt }: Layout,
): readonly number[] {
  const virtualizer = useVirtualizer({
    horizontal: true,
    enabled: widths !== null,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths?.[index] ?? 0,
    overscan: 2,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  return useMemo(
    () =>
      columns.flatMap(({ key }, index) => {
        const isInSight = widths === null || (index >= first && index <= last);
        return isInSight || pinnedAt.has(key) ? [index] : [];
      }),
    [columns, widths, pinnedAt, first, last],
  );
}

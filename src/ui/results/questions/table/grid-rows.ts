import { useCallback, useState } from 'react';
import { useAssay } from '../../../store-context';
import type { Group } from '../../../../core/explore/view/groups';

const NONE: ReadonlySet<string> = new Set();

/** A row of the grid: a question or the heading of a group. */
export type GridRow =
  | { readonly kind: 'question'; readonly position: number }
  | { readonly kind: 'group'; readonly group: Group; readonly isExpanded: boolean };

/** The rows of a view, computed on demand instead of stored. */
export interface GridRows {
  readonly count: number;
  readonly at: (line: number) => GridRow | null;
  /** The row of a question by its position in the view; -1 if its group is collapsed. */
  readonly indexOf: (position: number) => number;
}

/** The rows of a view: its questions, or its groups with the questions of the expanded ones. */
export function createGridRows(
  total: number,
  groups: readonly Group[] | null,
  expanded: ReadonlySet<string>,
): GridRows {
  if (!groups) {
    return {
      count: total,
      at: (line) => (line >= 0 && line < total ? { kind: 'question', position: line } : null),
      indexOf: (position) => (position < total ? position : -1),
    };
  }
  let count = 0;
  const heads = groups.map((group) => {
    const head = { group, line: count, isExpanded: expanded.has(group.value) };
    count += 1 + (head.isExpanded ? group.count : 0);
    return head;
  });
  return {
    count,
    at: (line) => {
      if (line < 0 || line >= count) return null;
      const head = lastBefore(heads, (one) => one.line <= line);
      if (!head) return null;
      const { group, isExpanded } = head;
      if (head.line === line) return { kind: 'group', group, isExpanded };
      return { kind: 'question', position: group.start + line - head.line - 1 };
    },
    indexOf: (position) => {
      const head = position < 0 ? null : lastBefore(heads, ({ group }) => group.start <= position);
      if (!head?.isExpanded || position >= head.group.start + head.group.count) return -1;
      return head.line + 1 + position - head.group.start;
    },
  };
}

/**
 * The last item that satisfies a condition, by binary search; all items that satisfy it must come
 * first.
 */
function lastBefore<T>(items: readonly T[], holds: (item: T) => boolean): T | null {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) low = middle + 1;
    else high = middle;
  }
  return items[low - 1] ?? null;
}

/** The values of the expanded groups; reset when the grouping changes. */
export function useExpandedGroups(): readonly [ReadonlySet<string>, (value: string) => void] {
  const group = useAssay(({ view }) => view.group);
  const [kept, setKept] = useState<{ group: string | null; open: ReadonlySet<string> } | null>(
    null,
  );
  const toggleGroup = useCallback(
    (value: string) => {
      setKept((before) => {
        const open = new Set(before?.group === group ? before.open : NONE);
        if (!open.delete(value)) open.add(value);
        return { group, open };
      });
    },
    [group],
  );
  return [kept?.group === group ? kept.open : NONE, toggleGroup];
}

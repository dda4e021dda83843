import type { Group } from '../../../core/explore/view/groups';

/** A line of the table: a question, or the head of a group. */
export type TableLine =
  | { readonly kind: 'question'; readonly position: number }
  | { readonly kind: 'group'; readonly group: Group; readonly isExpanded: boolean };

/** The lines of a view, worked out one by one so that no list of them is kept. */
export interface Lines {
  readonly count: number;
  readonly at: (line: number) => TableLine | null;
  /** The line of a question by its position in the view; -1 where its group is closed. */
  readonly lineOf: (position: number) => number;
}

/** The lines of a view: one a question, or its groups with the questions of those that are expanded. */
export function layLines(
  total: number,
  groups: readonly Group[] | null,
  expanded: ReadonlySet<string>,
): Lines {
  if (!groups) {
    return {
      count: total,
      at: (line) => (line >= 0 && line < total ? { kind: 'question', position: line } : null),
      lineOf: (position) => (position < total ? position : -1),
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
    lineOf: (position) => {
      const head = position < 0 ? null : lastBefore(heads, ({ group }) => group.start <= position);
      if (!head?.isExpanded || position >= head.group.start + head.group.count) return -1;
      return head.line + 1 + position - head.group.start;
    },
  };
}

/** The last of those that hold, where all that hold come first; found by halving. */
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

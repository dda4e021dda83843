import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGridRows, type GridRow } from '../../../src/ui/results/questions/table/grid-rows';

describe('the rows of the grid', () => {
  test('are the questions if nothing is grouped', () => {
    const lines = createGridRows(3, null, new Set());
    expect(lines.count).toBe(3);
    expect(lines.at(2)).toEqual({ kind: 'question', position: 2 });
    expect([lines.at(-1), lines.at(3)]).toEqual([null, null]);
    expect([lines.indexOf(1), lines.indexOf(-1), lines.indexOf(3)]).toEqual([1, -1, -1]);
  });

  test('are the group headings and the questions of expanded groups', () => {
    const sizes = fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 5 }), open: fc.boolean() }),
    );
    fc.assert(
      fc.property(sizes, (given) => {
        let start = 0;
        const groups = given.map(({ count }, at) => {
          const group = { value: `g${at}`, start, count, means: [] };
          start += count;
          return group;
        });
        const expanded = new Set(groups.filter((_, at) => given[at]!.open).map((g) => g.value));
        const expected = groups.flatMap((group): GridRow[] => {
          const isExpanded = expanded.has(group.value);
          const inside = Array.from({ length: isExpanded ? group.count : 0 }, (_, at) => at);
          return [
            { kind: 'group', group, isExpanded },
            ...inside.map((at) => ({ kind: 'question' as const, position: group.start + at })),
          ];
        });
        const lines = createGridRows(start, groups, expanded);
        expect(Array.from({ length: lines.count }, (_, line) => lines.at(line))).toEqual(expected);
        for (let position = 0; position < start; position++) {
          const line = expected.findIndex(
            (one) => one.kind === 'question' && one.position === position,
          );
          expect(lines.indexOf(position)).toBe(line);
        }
      }),
    );
  });
});

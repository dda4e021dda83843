import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intersectGroups, groupRows } from '../../../../src/core/dataset/mapping/run-columns';

const cell = fc.constantFrom('', 'a', 'b', 'a,b', '1', '__proto__');

test('rows share a group if and only if both columns are equal', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const columns = [0, 1].map((column) => groupRows(rows.map((row) => row[column] ?? '')));
      const { ofRow, count } = columns.reduce(intersectGroups);
      const texts = rows.map((row) => JSON.stringify(row));
      expect(count).toBe(new Set(texts).size);
      expect(new Set(ofRow).size).toBe(count);
      ofRow.forEach((group, row) => {
        expect(texts[row]).toBe(texts[ofRow.indexOf(group)]);
      });
    }),
  );
});

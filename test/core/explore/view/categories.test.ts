import { expect, test } from 'vitest';
import { categorize } from '../../../../src/core/explore/view/categories';

test('values are sorted by frequency, and ties by the first row with the value', () => {
  const cells = ['d', 'b', 'a', '', 'a', 'b', 'c', 'a'];
  const { values, codes } = categorize((question) => cells[question] ?? '', cells.length);
  expect(values).toEqual(['a', 'b', 'd', 'c']);
  expect([...codes]).toEqual([2, 1, 0, -1, 0, 1, 3, 0]);
});

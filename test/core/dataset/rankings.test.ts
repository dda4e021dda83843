import { expect, test } from 'vitest';
import { describeRanked } from '../../../src/core/dataset/rankings';

test('a ranking is described in the order in which it is scored, not in the order listed', () => {
  const pages = [NaN, NaN, NaN];
  expect(describeRanked({ ids: ['a', 'b', 'c'], pages, values: [0.1, 0.5, 0.3] })).toBe(
    'b, c and a',
  );
  expect(describeRanked({ ids: ['a', 'b', 'c'], pages, values: [NaN, NaN, NaN] })).toBe(
    'a, b and c',
  );
  expect(describeRanked(null)).toBe('');
});

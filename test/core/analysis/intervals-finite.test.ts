import { expect, test } from 'vitest';
import { intervalsOfMeans } from '../../../src/core/analysis/statistics/mean-intervals';

test('values whose squares overflow have no interval', () => {
  const values = Float64Array.from({ length: 600 }, (_, index) => (index % 2) * Number.MAX_VALUE);
  expect(
    intervalsOfMeans([values, values.map((value) => value && 1)], null, [0, Infinity]),
  ).toEqual([null, expect.objectContaining({ method: 'normal' })]);
});

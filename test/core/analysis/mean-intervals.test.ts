import { expect, test } from 'vitest';
import { intervalsOfMeans } from '../../../src/core/analysis/statistics/mean-intervals';

test('values whose squares overflow have no interval', () => {
  const values = Float64Array.from({ length: 600 }, (_, index) => (index % 2) * Number.MAX_VALUE);
  expect(
    intervalsOfMeans([values, values.map((value) => value && 1)], null, [0, Infinity]),
  ).toEqual([null, expect.objectContaining({ method: 'normal' })]);
});

test('the method of an interval depends on the number of questions', () => {
  const methodOf = (length: number) => {
    const values = Float64Array.from({ length }, (_, index) => index % 3);
    return intervalsOfMeans([values], null, [0, 2])[0]?.method;
  };
  expect([50, 51, 500, 501].map(methodOf)).toEqual(['student', 'bootstrap', 'bootstrap', 'normal']);
});

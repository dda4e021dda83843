import { describe, expect, test } from 'vitest';
import { groupClusters } from '../../../../src/core/analysis/statistics/clusters';
import {
  smallSampleInterval,
  smallSampleQuantile,
} from '../../../../src/core/analysis/statistics/small-sample';
import { studentInterval } from '../../../../src/core/analysis/statistics/interval';
import { intervalsOfMeans } from '../../../../src/core/analysis/statistics/mean-intervals';

const unbounded = [-Infinity, Infinity] as const;

describe('an interval from few documents', () => {
  test('is the usual t interval of document means if every document has the same number of questions', () => {
    const values = [1, 3, 2, 4, 7, 9];
    const clusters = groupClusters(values, [0, 0, 1, 1, 2, 2]);
    // Means 2, 3 and 8: mean 13/3, variance 31/3, standard error √(31/9).
    const quantile = smallSampleQuantile(clusters.sizes);
    const expected = studentInterval(13 / 3, Math.sqrt(31 / 9), 2);
    const { low, high } = smallSampleInterval(values, clusters, quantile, unbounded);
    expect(low).toBeCloseTo(expected.low, 9);
    expect(high).toBeCloseTo(expected.high, 9);
  });

  test('has fewer degrees of freedom if one document has most of the questions', () => {
    const equal = smallSampleQuantile(Float64Array.of(5, 5, 5, 5));
    expect(equal).toBeCloseTo(3.182446305, 8);
    const unequal = smallSampleQuantile(Float64Array.of(1, 2, 3, 60));
    expect(unequal).toBeGreaterThan(equal);
    // The degrees of freedom are never below one.
    expect(unequal).toBeLessThan(12.7063);
  });

  test('is never narrower than the interval for independent questions', () => {
    // Both documents have the mean 0.5, so the document means do not vary.
    const values = [1, -1, 2, 1, -1, 2];
    const clusters = groupClusters(values, [0, 0, 0, 1, 1, 1]);
    const quantile = smallSampleQuantile(clusters.sizes);
    const { low, high } = smallSampleInterval(values, clusters, quantile, unbounded);
    expect(high - low).toBeCloseTo(2 * 12.7062047364 * Math.sqrt(28 / 3 / 5 / 6), 6);
  });

  test('stays within the possible range of the mean', () => {
    const clusterOf = Int32Array.of(0, 0, 1, 1);
    const share = intervalsOfMeans([Float64Array.of(1, 1, 1, 0)], clusterOf, [0, 1])[0]!;
    expect(share.method).toBe('student');
    expect(share.low).toBeGreaterThan(0);
    expect(share.high).toBeLessThan(1);
    const difference = intervalsOfMeans([Float64Array.of(1, 1, 1, 0)], clusterOf, [-1, 1])[0]!;
    expect(difference).toEqual({ low: -1, high: 1, method: 'student' });
  });

  test('is null for a single document and if all differences are equal', () => {
    const values = Float64Array.of(1, 0, 1, 1);
    expect(intervalsOfMeans([values], new Int32Array(4), [0, 1])).toEqual([null]);
    const equal = new Float64Array(4).fill(0.1);
    expect(intervalsOfMeans([equal], Int32Array.of(0, 0, 0, 1), [-1, 1])).toEqual([null]);
  });
});

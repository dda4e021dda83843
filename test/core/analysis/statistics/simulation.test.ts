import { describe, expect, test } from 'vitest';
import { resampleMeans } from '../../../../scripts/bootstrap-intervals';
import {
  expandedPercentileInterval,
  intervalsOfMeans,
} from '../../../../src/core/analysis/statistics/mean-intervals';
import { groupClusters } from '../../../../src/core/analysis/statistics/clusters';
import {
  mcNemarExact,
  permutationTest,
} from '../../../../src/core/analysis/statistics/paired-tests';
import { createRandom, type Random } from '../../../../src/core/random';

/** Uniform from 0 to 1. */
const uniform = (random: Random) => random.bits() / 2 ** 32;

const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - uniform(random))) * Math.cos(2 * Math.PI * uniform(random));

/**
 * A typical distribution of F1: 0 for 30%, 1 for 30%, uniform in between for the rest; mean 0.5.
 */
function drawF1(random: Random): number {
  const x = uniform(random);
  if (x < 0.3) return 0;
  return x < 0.6 ? 1 : uniform(random);
}

/** Values with a random effect per document; mean 0.5. */
function drawClustered(random: Random, documents: number, each: number) {
  const shared = Array.from({ length: documents }, () => 0.25 * normal(random));
  const clusterOf = Int32Array.from({ length: documents * each }, (_, at) => at % documents);
  const values = Float64Array.from(
    clusterOf,
    (cluster) => 0.5 + shared[cluster]! + 0.3 * normal(random),
  );
  return { values, clusterOf };
}

describe('95% intervals cover the truth', () => {
  const ROUNDS = 1000;
  /** Coverage must be 93% to 97%, give or take two standard errors of the simulation itself. */
  const margin = 2 * Math.sqrt((0.95 * 0.05) / ROUNDS);

  function expectCoverage(hits: number): void {
    expect(hits / ROUNDS).toBeGreaterThan(0.93 - margin);
    expect(hits / ROUNDS).toBeLessThan(0.97 + margin);
  }

  test.each([50, 100])('for the mean of %i F1 values', (n) => {
    const random = createRandom(n);
    let hits = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { sums, sizes } = groupClusters(
        Float64Array.from({ length: n }, () => drawF1(random)),
        null,
      );
      const [replicates] = resampleMeans([sums], sizes, createRandom(round), 1000);
      const { low, high } = expandedPercentileInterval(replicates!, n);
      if (low <= 0.5 && high >= 0.5) hits++;
    }
    expectCoverage(hits);
  });

  test.each([
    [20, 5],
    [33, 10],
  ])('for %i documents with %i questions each', (documents, each) => {
    const random = createRandom(documents);
    let hits = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { values, clusterOf } = drawClustered(random, documents, each);
      const { sums, sizes } = groupClusters(values, clusterOf);
      const [replicates] = resampleMeans([sums], sizes, createRandom(round), 1000);
      const { low, high } = expandedPercentileInterval(replicates!, documents);
      if (low <= 0.5 && high >= 0.5) hits++;
    }
    expectCoverage(hits);
  });

  test.each([2, 3, 4, 5, 7, 10, 20, 50])('for %i documents, by Student’s t', (documents) => {
    const random = createRandom(documents);
    const clusterOf = Int32Array.from({ length: documents * 5 }, (_, at) => at % documents);
    const draw = () => {
      const shared = Array.from({ length: documents }, () => uniform(random));
      return clusterOf.map((document) => (uniform(random) < 0.2 + 0.6 * shared[document]! ? 1 : 0));
    };
    const verdicts = Array.from({ length: ROUNDS }, () => Float64Array.from(draw()));
    const covered = intervalsOfMeans(verdicts, clusterOf, [0, 1]).filter(
      (interval) => interval && interval.low <= 0.5 && interval.high >= 0.5,
    );
    expect(covered.length / ROUNDS).toBeGreaterThan(0.94);
    const differences = verdicts.map((values) => values.map((value, at) => value - draw()[at]!));
    const found = intervalsOfMeans(differences, clusterOf, [-1, 1]);
    expect(found.every((interval) => interval?.method === 'student')).toBe(true);
    const hits = found.filter((interval) => interval!.low <= 0 && interval!.high >= 0);
    expect(hits.length / ROUNDS).toBeGreaterThan(0.94);
  });

  test.each([
    [50, 0.5],
    [100, 0.7],
    [500, 0.9],
  ])('for a proportion over %i questions with a true value of %d', (n, truth) => {
    const random = createRandom(n);
    let hits = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const values = Float64Array.from({ length: n }, () => (uniform(random) < truth ? 1 : 0));
      const [interval] = intervalsOfMeans([values], null, [0, 1]);
      if (interval && interval.low <= truth && interval.high >= truth) hits++;
    }
    expectCoverage(hits);
  });
});

describe('without a true difference', () => {
  const ROUNDS = 2000;
  const margin = 2 * Math.sqrt((0.05 * 0.95) / ROUNDS);

  function expectRejections(rejected: number): void {
    expect(rejected / ROUNDS).toBeGreaterThan(0.04 - margin);
    expect(rejected / ROUNDS).toBeLessThan(0.06 + margin);
  }

  test('the permutation test rejects one time in twenty', () => {
    const random = createRandom(3);
    let rejected = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const differences = Float64Array.from({ length: 60 }, () => drawF1(random) - drawF1(random));
      if (permutationTest(differences, createRandom(round), 999).p <= 0.05) rejected++;
    }
    expectRejections(rejected);
  });

  test('the test with one sign per document also rejects one time in twenty', () => {
    const random = createRandom(4);
    let rejected = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { values, clusterOf } = drawClustered(random, 30, 4);
      const { sums } = groupClusters(
        values.map((value) => value - 0.5),
        clusterOf,
      );
      if (permutationTest(sums, createRandom(round), 999).p <= 0.05) rejected++;
    }
    expectRejections(rejected);
  });

  test('the normal approximation of the permutation test also rejects one time in twenty', () => {
    const random = createRandom(5);
    let rejected = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const differences = Float64Array.from({ length: 2500 }, () => normal(random));
      const { p, method } = permutationTest(differences, createRandom(round));
      expect(method).toBe('normal');
      if (p <= 0.05) rejected++;
    }
    expectRejections(rejected);
  });

  test('McNemar’s exact test does not reject more often', () => {
    const random = createRandom(6);
    let rejected = 0;
    for (let round = 0; round < ROUNDS; round++) {
      let onlyA = 0;
      for (let pair = 0; pair < 200; pair++) if (uniform(random) < 0.5) onlyA++;
      if (mcNemarExact(onlyA, 200 - onlyA) <= 0.05) rejected++;
    }
    expect(rejected / ROUNDS).toBeLessThan(0.05 + margin);
    expect(rejected / ROUNDS).toBeGreaterThan(0.02);
  });
});

test('the standard deviation of the bootstrap means is close to the standard error of the mean', () => {
  const random = createRandom(7);
  const values = Float64Array.from({ length: 80 }, () => drawF1(random));
  const { sums, sizes } = groupClusters(values, null);
  const [replicates] = resampleMeans([sums], sizes, createRandom(1));
  const center = values.reduce((a, b) => a + b, 0) / 80;
  // The variance of the bootstrap is that of the sample with denominator n.
  const expected = Math.sqrt(values.reduce((all, x) => all + (x - center) ** 2, 0)) / 80;
  const spread = Math.sqrt(
    replicates!.reduce((all, x) => all + (x - center) ** 2, 0) / replicates!.length,
  );
  const ownError = expected / Math.sqrt(2 * replicates!.length);
  expect(Math.abs(spread - expected)).toBeLessThan(3 * ownError);
});

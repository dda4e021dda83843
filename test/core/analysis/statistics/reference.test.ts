import { describe, expect, test } from 'vitest';
import {
  bcaInterval,
  bcaLevels,
  bcaTerms,
  percentileInterval,
} from '../../../../scripts/bootstrap-intervals';
import { accuracy, countCells, macroF1 } from '../../../../src/core/analysis/agreement/measure';
import {
  clusteredStandardError,
  groupClusters,
} from '../../../../src/core/analysis/statistics/clusters';
import { normalCdf, normalQuantile } from '../../../../src/core/analysis/statistics/distributions';
import {
  adjustHolm,
  mcNemarExact,
  minimumDetectableEffect,
  permutationTest,
} from '../../../../src/core/analysis/statistics/paired-tests';
import {
  type Interval,
  studentInterval,
  wilsonInterval,
} from '../../../../src/core/analysis/statistics/interval';
import { mean } from '../../../../src/core/analysis/statistics/moments';
import {
  cohenKappa,
  krippendorffAlpha,
} from '../../../../src/core/analysis/agreement/label-summary';
import { createRandom } from '../../../../src/core/random';
import { describeShared, readSharedJson } from '../../../support/shared-data';
import { ownVectors } from '../../../support/vectors';

/** Every value must match within 1e-9, relative if it is above 1. */
function expectClose(actual: number | null | undefined, expected: number): void {
  expect(actual).toBeTypeOf('number');
  const tolerance = 1e-9 * Math.max(1, Math.abs(expected));
  expect(Math.abs((actual ?? NaN) - expected)).toBeLessThanOrEqual(tolerance);
}

function expectAll(
  actual: readonly (number | null)[] | Interval | undefined,
  expected: readonly number[],
): void {
  const values = actual && 'low' in actual ? [actual.low, actual.high] : (actual ?? []);
  expect(values).toHaveLength(expected.length);
  values.forEach((value, index) => {
    expectClose(value, expected[index]!);
  });
}

interface MeanEntry {
  readonly n: number;
  readonly mean: number;
  readonly se: number;
  readonly t95: number[];
}

interface Reference {
  readonly proportion_ci_95: readonly ({ k: number; n: number } & Record<string, number[]>)[];
  readonly paired_data: { readonly a: number[]; readonly b: number[] };
  readonly mean_a: MeanEntry;
  readonly mean_b: MeanEntry;
  readonly mean_diff: MeanEntry;
  readonly unpaired_se: number;
  readonly ttest_rel: { readonly t: number; readonly p: number; readonly df: number };
  readonly signflip_exact_12: {
    readonly d: number[];
    readonly obs: number;
    readonly two_sided: number;
    readonly total: number;
    readonly scipy_permutation_test_two_sided: number;
  };
  readonly bca_hand_vs_scipy: { readonly hand: number[]; readonly scipy: number[] };
  readonly bootstrap_fixed_indices: {
    readonly d: number[];
    readonly B: number;
    readonly estimate: number;
    readonly se: number;
    readonly percentile95: number[];
    readonly z0: number;
    readonly acceleration: number;
    readonly alphas: number[];
    readonly bca95: number[];
  };
  readonly mcnemar: readonly {
    readonly table: readonly [readonly [number, number], readonly [number, number]];
    readonly exact_p: number;
  }[];
  readonly clustered_se: {
    readonly scores: number[];
    readonly cluster: number[];
    readonly G: number;
    readonly naive_se_ddof1: number;
    readonly se_uncorrected: number;
    readonly miller_appendix: number;
    readonly se_G_over_Gm1: number;
    readonly statsmodels_uncorrected: number;
    readonly statsmodels_corrected: number;
    readonly paired_diff: {
      readonly mean: number;
      readonly se_uncorrected: number;
      readonly se_corrected: number;
    };
  };
  readonly clustered_se_extremes: { readonly all_singletons: number };
  readonly power: {
    readonly z_975: number;
    readonly z_80: number;
    readonly examples: readonly Record<string, number>[];
    readonly mde_for_paired_data: number;
  };
  readonly multiple: Record<string, number[]> & { readonly ties: Record<string, number[]> };
  readonly kappa: {
    readonly a: number[];
    readonly b: number[];
    readonly cohen: number;
    readonly percent: number;
  };
  readonly metric_vs_human: Record<string, number> & {
    readonly human: number[];
    readonly metric: number[];
  };
}

test('Wilson’s interval starts at 0 without successes, ends at 1 without failures, and is wider than 0 without successes', () => {
  expect(wilsonInterval(0, 10)).toMatchObject({ low: 0 });
  expect(wilsonInterval(10, 10)).toMatchObject({ high: 1 });
  expect(wilsonInterval(0, 10).high).toBeGreaterThan(0.2);
});

describe('test/vectors/stats', () => {
  const folder = ownVectors('stats');
  const reference = folder.json('reference.json') as Reference;
  const indices = folder.json('bootstrap_indices.json.gz') as number[][];
  const { a, b } = reference.paired_data;
  const differences = b.map((value, at) => value - a[at]!);

  test.each(reference.proportion_ci_95)('interval for the proportion $k of $n', (entry) => {
    const { k, n } = entry;
    expectAll(wilsonInterval(k, n), entry.wilson!);
  });

  test.each([
    ['mean_a', a],
    ['mean_b', b],
    ['mean_diff', differences],
  ] as const)('%s', (name, values) => {
    const entry = reference[name];
    const error = clusteredStandardError(values, null)!;
    expect(values).toHaveLength(entry.n);
    expectClose(mean(values), entry.mean);
    expectClose(error, entry.se);
    expectAll(studentInterval(entry.mean, error, entry.n - 1), entry.t95);
  });

  test('standard error of unpaired means', () => {
    const [ofA, ofB] = [clusteredStandardError(a, null)!, clusteredStandardError(b, null)!];
    expectClose(Math.hypot(ofA, ofB), reference.unpaired_se);
    expect(differences.length - 1).toBe(reference.ttest_rel.df);
  });

  test('sign-flip permutation test', () => {
    const { d, obs, two_sided, scipy_permutation_test_two_sided } = reference.signflip_exact_12;
    expectClose(mean(d), obs);
    const exact = permutationTest(d, createRandom(1));
    expect(exact).toMatchObject({ method: 'exact' });
    expectClose(exact.p, two_sided);
    expectClose(exact.p, scipy_permutation_test_two_sided);
    // Three copies of the twelve differences have too many sign patterns to enumerate; the sampled
    // p is near the normal approximation.
    const sampled = permutationTest([...d, ...d, ...d], createRandom(1));
    expect(sampled).toMatchObject({ method: 'sampled', patterns: 10_000 });
    const z = mean(d)! / clusteredStandardError([...d, ...d, ...d], null)!;
    const near = 2 * normalCdf(-Math.abs(z));
    expect(Math.abs(sampled.p - near)).toBeLessThan(0.05);
  });

  test('the sign-flip test is sampled for 17 to 500 differences', () => {
    const methodOf = (count: number) =>
      permutationTest(Array<number>(count).fill(1), createRandom(1), 1).method;
    expect([16, 17, 500, 501].map(methodOf)).toEqual(['exact', 'sampled', 'sampled', 'normal']);
  });

  test('bootstrap with the fixed indices', () => {
    const entry = reference.bootstrap_fixed_indices;
    const { d, estimate } = entry;
    const replicates = Float64Array.from(indices, (drawn) => mean(drawn.map((at) => d[at]!))!);
    const clusters = groupClusters(d, null);
    expect(replicates).toHaveLength(entry.B);
    expectClose(mean(d), estimate);
    expectClose(clusteredStandardError(replicates, null)! * Math.sqrt(entry.B), entry.se);
    expectAll(percentileInterval(replicates), entry.percentile95);
    const terms = bcaTerms(replicates, estimate, clusters)!;
    expectClose(terms.bias, entry.z0);
    expectClose(terms.acceleration, entry.acceleration);
    expectAll(bcaLevels(terms), entry.alphas);
    expectAll(bcaInterval(replicates, estimate, clusters), entry.bca95);
  });

  test.each(reference.mcnemar)('McNemar’s test on $table', ({ table, ...entry }) => {
    const [[, onlyA], [onlyB]] = table;
    expectClose(mcNemarExact(onlyA, onlyB), entry.exact_p);
  });

  test('clustered values', () => {
    const { scores, cluster, paired_diff, ...entry } = reference.clustered_se;
    /** Without the factor G/(G−1). */
    const uncorrected = (values: number[], clusterOf: number[]) => {
      const count = new Set(clusterOf).size;
      return clusteredStandardError(values, clusterOf)! * Math.sqrt((count - 1) / count);
    };
    const plain = uncorrected(scores, cluster);
    const corrected = clusteredStandardError(scores, cluster);
    expect(new Set(cluster).size).toBe(entry.G);
    expectClose(clusteredStandardError(scores, null), entry.naive_se_ddof1);
    for (const expected of [
      entry.se_uncorrected,
      entry.miller_appendix,
      entry.statsmodels_uncorrected,
    ]) {
      expectClose(plain, expected);
    }
    expectClose(corrected, entry.se_G_over_Gm1);
    expectClose(corrected, entry.statsmodels_corrected);
    expectClose(mean(differences), paired_diff.mean);
    expectClose(uncorrected(differences, cluster), paired_diff.se_uncorrected);
    expectClose(clusteredStandardError(differences, cluster), paired_diff.se_corrected);
    const singletons = scores.map((_, at) => at);
    expectClose(uncorrected(scores, singletons), reference.clustered_se_extremes.all_singletons);
    expect(
      clusteredStandardError(
        scores,
        scores.map(() => 0),
      ),
    ).toBeNull();
  });

  test('minimum detectable effect', () => {
    const { z_975, z_80, examples, mde_for_paired_data } = reference.power;
    expectClose(normalQuantile(0.975), z_975);
    expectClose(normalQuantile(0.8), z_80);
    for (const { delta, w2, sa2 = 0, ka = 1, sb2 = 0, kb = 1, n } of examples) {
      const variance = w2! + sa2 / ka + sb2 / kb;
      expectClose(minimumDetectableEffect(Math.sqrt(variance / n!)), delta!);
    }
    expectClose(
      minimumDetectableEffect(clusteredStandardError(differences, null)!),
      mde_for_paired_data,
    );
  });

  test('adjustment of several p-values', () => {
    const { p, ties, holm } = reference.multiple;
    expectAll(adjustHolm(p!), holm!);
    expectAll(adjustHolm(ties.p!), ties.holm!);
  });

  test('agreement between raters', () => {
    const { a: first, b: second, ...entry } = reference.kappa;
    const found = cohenKappa(first, second);
    expectClose(found.kappa, entry.cohen);
    expectClose(found.agreement, entry.percent);
    expect(cohenKappa([1, 1], [1, 1]).kappa).toBeNull();
  });

  test('a metric against human labels', () => {
    const { human, metric, ...entry } = reference.metric_vs_human;
    const verdicts = metric.map((score) => score >= entry.threshold!);
    const confusion = countCells(Uint8Array.from(verdicts, Number), Uint8Array.from(human));
    expectClose(accuracy(confusion), entry.acc!);
    expectClose(macroF1(confusion), entry.macro_f1!);
    expectClose(cohenKappa(verdicts.map(Number), human).kappa, entry.kappa!);
  });
});

interface Ratings {
  readonly data: (number | null)[][];
  readonly nominal: number;
}

function expectAlpha({ data, nominal }: Ratings): void {
  expectClose(krippendorffAlpha(data), nominal);
}

test.each(ownVectors('stats').json('krippendorff.json') as Ratings[])(
  'Krippendorff’s alpha of $data',
  expectAlpha,
);

describeShared('suites/stats, textbook examples of Krippendorff’s alpha', () => {
  const { krippendorff } = readSharedJson('suites/stats/reference.json') as {
    readonly krippendorff: Ratings[];
  };
  test.each(krippendorff)('alpha of $data', expectAlpha);
});

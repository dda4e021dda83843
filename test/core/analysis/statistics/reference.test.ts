import { describe, expect, test } from 'vitest';
import {
  basicInterval,
  bcaInterval,
  bcaLevels,
  bcaTerms,
  percentileInterval,
} from '../../../../src/core/analysis/statistics/bootstrap';
import {
  accuracy,
  balancedAccuracy,
  countConfusion,
  macroF1,
  matthewsCorrelation,
  positiveF1,
} from '../../../../src/core/analysis/statistics/classification';
import {
  clusteredStandardError,
  groupClusters,
} from '../../../../src/core/analysis/statistics/clusters';
import {
  areaUnderRoc,
  kendall,
  pearson,
  spearman,
} from '../../../../src/core/analysis/statistics/correlation';
import { normalQuantile } from '../../../../src/core/analysis/statistics/distributions';
import {
  type Interval,
  normalInterval,
  studentInterval,
} from '../../../../src/core/analysis/statistics/interval';
import { cohenKappa, fleissKappa } from '../../../../src/core/analysis/statistics/kappa';
import { krippendorffAlpha } from '../../../../src/core/analysis/statistics/krippendorff';
import {
  mcNemarChiSquare,
  mcNemarExact,
  mcNemarMidP,
} from '../../../../src/core/analysis/statistics/mcnemar';
import {
  mean,
  standardDeviation,
  standardError,
} from '../../../../src/core/analysis/statistics/moments';
import {
  adjustBenjaminiHochberg,
  adjustBenjaminiYekutieli,
  adjustBonferroni,
  adjustHochberg,
  adjustHolm,
  adjustHolmSidak,
} from '../../../../src/core/analysis/statistics/multiple';
import {
  bergKirkpatrickShare,
  koehnShare,
  shiftedBootstrapP,
} from '../../../../src/core/analysis/statistics/paired-bootstrap';
import {
  pairedTTest,
  permutationTest,
  signedRankTest,
} from '../../../../src/core/analysis/statistics/paired-tests';
import {
  minimumDetectableEffect,
  questionsNeeded,
} from '../../../../src/core/analysis/statistics/power';
import {
  agrestiCoullInterval,
  clopperPearsonInterval,
  jeffreysInterval,
  waldInterval,
  wilsonInterval,
} from '../../../../src/core/analysis/statistics/proportion';
import { createRandom } from '../../../../src/core/random';
import { describeShared, readSharedJson } from '../../../support/shared-data';
import { ownVectors } from '../../../support/vectors';

/** Every entry is to be met to 1e-9, relative where it is above 1. */
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
  readonly sd: number;
  readonly se: number;
  readonly z95: number[];
  readonly t95: number[];
}

interface Reference {
  readonly proportion_ci_95: readonly ({ k: number; n: number } & Record<string, number[]>)[];
  readonly paired_data: { readonly a: number[]; readonly b: number[] };
  readonly mean_a: MeanEntry;
  readonly mean_b: MeanEntry;
  readonly mean_diff: MeanEntry;
  readonly unpaired_se: number;
  readonly corr_ab: number;
  readonly ttest_rel: { readonly t: number; readonly p: number; readonly df: number };
  readonly wilcoxon_approx: { readonly W: number; readonly p: number };
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
    readonly basic95: number[];
    readonly z0: number;
    readonly acceleration: number;
    readonly alphas: number[];
    readonly bca95: number[];
  };
  readonly paired_bootstrap_p: {
    readonly koehn_share_not_better: number;
    readonly shifted_two_sided: number;
    readonly berg_kirkpatrick_share_gt_2delta: number;
  };
  readonly mcnemar: readonly {
    readonly table: readonly [readonly [number, number], readonly [number, number]];
    readonly exact_p: number;
    readonly chi2_cc: readonly [number | string, number | string];
    readonly chi2: readonly [number | string, number | string];
    readonly mid_p: number | null;
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
    readonly linear: number;
    readonly quadratic: number;
    readonly percent: number;
    readonly se_statsmodels: number;
  };
  readonly fleiss: { readonly third: number[]; readonly kappa: number };
  readonly metric_vs_human: Record<string, number> & {
    readonly human: number[];
    readonly metric: number[];
  };
}

test('intervals that never collapse, without any reference', () => {
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

  test.each(reference.proportion_ci_95)('share $k of $n', (entry) => {
    const { k, n } = entry;
    expectAll(wilsonInterval(k, n), entry.wilson!);
    expectAll(clopperPearsonInterval(k, n), entry.beta!);
    expectAll(jeffreysInterval(k, n), entry.jeffreys!);
    const { low, high } = agrestiCoullInterval(k, n);
    expectAll([Math.max(0, low), Math.min(1, high)], entry.agresti_coull!);
    expectAll(waldInterval(k, n), entry.normal!);
  });

  test.each([
    ['mean_a', a],
    ['mean_b', b],
    ['mean_diff', differences],
  ] as const)('%s', (name, values) => {
    const entry = reference[name];
    const error = standardError(values)!;
    expect(values).toHaveLength(entry.n);
    expectClose(mean(values), entry.mean);
    expectClose(standardDeviation(values), entry.sd);
    expectClose(error, entry.se);
    expectAll(normalInterval(entry.mean, error), entry.z95);
    expectAll(studentInterval(entry.mean, error, entry.n - 1), entry.t95);
  });

  test('paired and unpaired', () => {
    expectClose(Math.hypot(standardError(a)!, standardError(b)!), reference.unpaired_se);
    expectClose(pearson(a, b), reference.corr_ab);
    const { t, p, df } = reference.ttest_rel;
    const found = pairedTTest(differences)!;
    expect(differences.length - 1).toBe(df);
    expectClose(found.statistic, t);
    expectClose(found.p, p);
    const ranked = signedRankTest(differences)!;
    expectClose(ranked.statistic, reference.wilcoxon_approx.W);
    expectClose(ranked.p, reference.wilcoxon_approx.p);
  });

  test('signs flipped', () => {
    const { d, obs, two_sided, scipy_permutation_test_two_sided } = reference.signflip_exact_12;
    expectClose(mean(d), obs);
    const exact = permutationTest(d, createRandom(1));
    expect(exact).toMatchObject({ method: 'exact' });
    expectClose(exact.p, two_sided);
    expectClose(exact.p, scipy_permutation_test_two_sided);
    // Twelve differences thrice over are too many for all patterns; the sampled p is near the t test's.
    const sampled = permutationTest([...d, ...d, ...d], createRandom(1));
    expect(sampled).toMatchObject({ method: 'sampled', patterns: 10_000 });
    const near = pairedTTest([...d, ...d, ...d])!.p;
    expect(Math.abs(sampled.p - near)).toBeLessThan(0.05);
  });

  test('resampled by the fixed indices', () => {
    const entry = reference.bootstrap_fixed_indices;
    const { d, estimate } = entry;
    const replicates = Float64Array.from(indices, (drawn) => mean(drawn.map((at) => d[at]!))!);
    const clusters = groupClusters(d, null);
    expect(replicates).toHaveLength(entry.B);
    expectClose(mean(d), estimate);
    expectClose(standardDeviation(replicates), entry.se);
    expectAll(percentileInterval(replicates), entry.percentile95);
    expectAll(basicInterval(replicates, estimate), entry.basic95);
    const terms = bcaTerms(replicates, estimate, clusters)!;
    expectClose(terms.bias, entry.z0);
    expectClose(terms.acceleration, entry.acceleration);
    expectAll(bcaLevels(terms), entry.alphas);
    expectAll(bcaInterval(replicates, estimate, clusters), entry.bca95);
    const shares = reference.paired_bootstrap_p;
    expectClose(koehnShare(replicates), shares.koehn_share_not_better);
    expectClose(shiftedBootstrapP(replicates, estimate), shares.shifted_two_sided);
    expectClose(
      bergKirkpatrickShare(replicates, estimate),
      shares.berg_kirkpatrick_share_gt_2delta,
    );
  });

  test.each(reference.mcnemar)('McNemar of $table', ({ table, ...entry }) => {
    const [[, onlyA], [onlyB]] = table;
    expectClose(mcNemarExact(onlyA, onlyB), entry.exact_p);
    expectClose(mcNemarMidP(onlyA, onlyB), entry.mid_p ?? 1);
    for (const [isCorrected, [statistic, p]] of [
      [true, entry.chi2_cc],
      [false, entry.chi2],
    ] as const) {
      const found = mcNemarChiSquare(onlyA, onlyB, isCorrected);
      // Without discordant pairs the reference divides by zero; here the answer is p = 1.
      const isDefined = typeof statistic === 'number' && typeof p === 'number';
      expectAll([found.statistic, found.p], isDefined ? [statistic, p] : [0, 1]);
    }
  });

  test('clustered', () => {
    const { scores, cluster, paired_diff, ...entry } = reference.clustered_se;
    const plain = clusteredStandardError(scores, cluster, { corrected: false });
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
    expectClose(
      clusteredStandardError(differences, cluster, { corrected: false }),
      paired_diff.se_uncorrected,
    );
    expectClose(clusteredStandardError(differences, cluster), paired_diff.se_corrected);
    const singletons = scores.map((_, at) => at);
    expectClose(
      clusteredStandardError(scores, singletons, { corrected: false }),
      reference.clustered_se_extremes.all_singletons,
    );
    expect(
      clusteredStandardError(
        scores,
        scores.map(() => 0),
      ),
    ).toBeNull();
  });

  test('power', () => {
    const { z_975, z_80, examples, mde_for_paired_data } = reference.power;
    expectClose(normalQuantile(0.975), z_975);
    expectClose(normalQuantile(0.8), z_80);
    for (const { delta, w2, sa2 = 0, ka = 1, sb2 = 0, kb = 1, n } of examples) {
      expectClose(questionsNeeded(delta!, w2! + sa2 / ka + sb2 / kb), n!);
    }
    expectClose(minimumDetectableEffect(standardError(differences)!), mde_for_paired_data);
  });

  test('several p-values', () => {
    const { p, ties, ...entry } = reference.multiple;
    expectAll(adjustBonferroni(p!), entry.bonferroni!);
    expectAll(adjustHolm(p!), entry.holm!);
    expectAll(adjustHolmSidak(p!), entry['holm-sidak']!);
    expectAll(adjustHochberg(p!), entry['simes-hochberg']!);
    expectAll(adjustBenjaminiHochberg(p!), entry.fdr_bh!);
    expectAll(adjustBenjaminiHochberg(p!), entry.scipy_bh!);
    expectAll(adjustBenjaminiYekutieli(p!), entry.fdr_by!);
    expectAll(adjustHolm(ties.p!), ties.holm!);
    expectAll(adjustBenjaminiHochberg(ties.p!), ties.fdr_bh!);
  });

  test('agreement of raters', () => {
    const { a: first, b: second, ...entry } = reference.kappa;
    const found = cohenKappa(first, second);
    expectClose(found.kappa, entry.cohen);
    expectClose(found.standardError, entry.se_statsmodels);
    expectClose(found.agreement, entry.percent);
    expectClose(cohenKappa(first, second, 'linear').kappa, entry.linear);
    expectClose(cohenKappa(first, second, 'quadratic').kappa, entry.quadratic);
    expect(cohenKappa([1, 1], [1, 1]).kappa).toBeNull();
    expectClose(fleissKappa([first, second, reference.fleiss.third]), reference.fleiss.kappa);
  });

  test('a metric against people', () => {
    const { human, metric, ...entry } = reference.metric_vs_human;
    const labels = human.map((label) => label === 1);
    const verdicts = metric.map((score) => score >= entry.threshold!);
    const confusion = countConfusion(verdicts, labels);
    expectClose(pearson(metric, human), entry.pearson!);
    expectClose(spearman(metric, human), entry.spearman!);
    expectClose(kendall(metric, human), entry.kendall_b!);
    expectClose(areaUnderRoc(metric, labels), entry.auroc!);
    expectClose(accuracy(confusion), entry.acc!);
    expectClose(macroF1(confusion), entry.macro_f1!);
    expectClose(positiveF1(confusion), entry.f1_pos!);
    expectClose(matthewsCorrelation(confusion), entry.mcc!);
    expectClose(balancedAccuracy(confusion), entry.balanced_acc!);
    expectClose(cohenKappa(verdicts.map(Number), human).kappa, entry.kappa!);
  });
});

interface Ratings extends Record<'nominal' | 'ordinal' | 'interval' | 'ratio', number> {
  readonly data: (number | null)[][];
}

function expectAlpha({ data, nominal, ordinal, interval, ratio }: Ratings): void {
  expectClose(krippendorffAlpha(data, 'nominal'), nominal);
  expectClose(krippendorffAlpha(data, 'ordinal'), ordinal);
  expectClose(krippendorffAlpha(data, 'interval'), interval);
  expectClose(krippendorffAlpha(data, 'ratio'), ratio);
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

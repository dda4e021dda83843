import {
  expandedPercentileInterval,
  intervalsOfMeans,
} from '../src/core/analysis/statistics/mean-intervals';
import { clusteredStandardError, groupClusters } from '../src/core/analysis/statistics/clusters';
import { type Interval, studentInterval } from '../src/core/analysis/statistics/interval';
import { mean } from '../src/core/analysis/statistics/moments';
import { createRandom, type Random } from '../src/core/random';
import { bcaInterval, percentileInterval, resampleMeans } from './bootstrap-intervals';

/*
 * How often 95 % intervals cover the truth, for docs/decisions/statistics.md:
 * simulated sets whose true mean is known, each interval of the candidates beside ours.
 */

const ROUNDS = 600;

interface Simulated {
  readonly values: Float64Array;
  readonly clusterOf: Int32Array | null;
}

interface Design {
  readonly name: string;
  readonly truth: number;
  readonly draw: (random: Random) => Simulated;
}

const uniform = (random: Random) => random.bits() / 2 ** 32;

const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - uniform(random))) * Math.cos(2 * Math.PI * uniform(random));

/** As F1 often falls: 0 for three in ten, 1 for three in ten, anything between for the rest. */
function drawF1(random: Random): number {
  const x = uniform(random);
  if (x < 0.3) return 0;
  return x < 0.6 ? 1 : uniform(random);
}

const alone = (n: number, one: (random: Random) => number) => (random: Random) => ({
  values: Float64Array.from({ length: n }, () => one(random)),
  clusterOf: null,
});

const clustered = (documents: number, each: number) => (random: Random) => {
  const shared = Array.from({ length: documents }, () => 0.25 * normal(random));
  const clusterOf = Int32Array.from({ length: documents * each }, (_, at) => at % documents);
  const values = Float64Array.from(
    clusterOf,
    (cluster) => 0.5 + (shared[cluster] ?? 0) + 0.3 * normal(random),
  );
  return { values, clusterOf };
};

const designs: readonly Design[] = [
  { name: '50 F1 values', truth: 0.5, draw: alone(50, drawF1) },
  ...[
    [10, 5],
    [20, 5],
    [33, 10],
    [12, 20],
  ].map(([documents = 0, each = 0]) => ({
    name: `${documents} documents × ${each} questions`,
    truth: 0.5,
    draw: clustered(documents, each),
  })),
  {
    name: '50 verdicts, 90 % right',
    truth: 0.9,
    draw: alone(50, (random) => Number(uniform(random) < 0.9)),
  },
];

function intervalsOf(
  { values, clusterOf }: Simulated,
  seed: number,
): Record<string, Interval | null> {
  const clusters = groupClusters(values, clusterOf);
  const [replicates = new Float64Array()] = resampleMeans(
    [clusters.sums],
    clusters.sizes,
    createRandom(seed),
    2000,
  );
  const estimate = mean(values) ?? 0;
  const error = clusteredStandardError(values, clusterOf) ?? 0;
  const units = clusters.sums.length;
  return {
    ours: intervalsOfMeans([values], clusterOf, true)[0] ?? null,
    expanded: expandedPercentileInterval(replicates, units),
    percentile: percentileInterval(replicates),
    bca: bcaInterval(replicates, estimate, clusters),
    t: studentInterval(estimate, error, units - 1),
  };
}

console.table(
  designs.map(({ name, truth, draw }, index) => {
    const random = createRandom(index + 1);
    const hits: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round++) {
      for (const [kind, found] of Object.entries(intervalsOf(draw(random), round))) {
        const covers = found !== null && found.low <= truth && truth <= found.high;
        hits[kind] = (hits[kind] ?? 0) + Number(covers);
      }
    }
    const shares = Object.entries(hits).map(([kind, count]) => [
      kind,
      `${((100 * count) / ROUNDS).toFixed(1)} %`,
    ]);
    return { set: name, ...(Object.fromEntries(shares) as Record<string, string>) };
  }),
);

import {
  expandedPercentileInterval,
  expandedTail,
  intervalsOfMeans,
} from '../src/core/analysis/statistics/mean-intervals';
import { clusteredStandardError, groupClusters } from '../src/core/analysis/statistics/clusters';
import { type Interval, studentInterval } from '../src/core/analysis/statistics/interval';
import { mean } from '../src/core/analysis/statistics/moments';
import { normalCdf } from '../src/core/analysis/statistics/distributions';
import type { ValueRange } from '../src/core/analysis/statistics/small-sample';
import { createRandom, type Random } from '../src/core/random';
import { between, bcaInterval, percentileInterval, resampleMeans } from './bootstrap-intervals';
import { markdownTable } from './markdown-table';

/*
 * Measures how often 95% intervals cover the true mean, for docs/decisions/statistics.md, on
 * simulated sets whose true mean is known. The first table gives the coverage by number of
 * documents, and the second compares candidate intervals.
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

/** A typical distribution of F1: 0 for 30%, 1 for 30%, uniform in between for the rest. */
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
    ours: intervalsOfMeans([values], clusterOf, [0, 1])[0] ?? null,
    expanded: expandedPercentileInterval(replicates, units),
    percentile: percentileInterval(replicates),
    bca: bcaInterval(replicates, estimate, clusters),
    t: studentInterval(estimate, error, units - 1),
  };
}

const DOCUMENTS = [2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50];

/**
 * Number of simulated sets for each combination of number of documents, correlation, size and kind
 * of score.
 */
const SETS = 400;

/**
 * Number of bootstrap resamples; more of them would change the coverage by a few tenths of a
 * percentage point.
 */
const RESAMPLES = 400;

/** Correlation between two questions of one document, on the underlying normal scale. */
const CORRELATIONS = [0, 0.2, 0.5, 0.8];

/** Questions per document. */
const SIZES: readonly { readonly name: string; readonly of: (document: number) => number }[] = [
  { name: '1 question', of: () => 1 },
  { name: '3 questions', of: () => 3 },
  { name: '10 questions', of: () => 10 },
  { name: '1 to 20', of: (document) => [2, 5, 1, 20, 3, 8, 1, 12][document % 8] ?? 1 },
];

interface Kind {
  readonly isDifference: boolean;
  readonly truth: number;
  readonly range: ValueRange;
  /** The score for a uniform random value between 0 and 1. */
  readonly score: (uniformValue: number) => number;
}

const verdict = (truth: number): Kind => ({
  isDifference: false,
  truth,
  range: [0, 1],
  score: (x) => Number(x < truth),
});

const KINDS: readonly Kind[] = [
  verdict(0.5),
  verdict(0.8),
  verdict(0.95),
  {
    isDifference: false,
    truth: 0.5,
    range: [0, 1],
    score: (x) => Math.min(1, Math.max(0, (x - 0.3) / 0.4)),
  },
  // Differences between the verdicts of two runs: one run alone is correct on 20%, the other alone
  // on 10%.
  {
    isDifference: true,
    truth: 0.1,
    range: [-1, 1],
    score: (x) => Number(x > 0.8) - Number(x < 0.1),
  },
];

/**
 * Fractions of the intervals that contain the true mean, for one correlation, size and kind of
 * score.
 */
interface Count {
  readonly isDifference: boolean;
  readonly correlation: number;
  readonly bootstrap: number;
  readonly ours: number;
}

/** Fractions of sets covered, one entry per correlation, size and kind. */
function coverageOf(documents: number): Count[] {
  const random = createRandom(documents);
  return CORRELATIONS.flatMap((correlation) =>
    // If every document has one question, there is no correlation within documents.
    SIZES.slice(correlation === 0 ? 0 : 1).flatMap(({ of }) => {
      const clusterOf = Int32Array.from(
        Array.from({ length: documents }, (_, document) =>
          new Array<number>(of(document)).fill(document),
        ).flat(),
      );
      const isAlone = clusterOf.length === documents;
      const sets = Array.from({ length: SETS }, () => {
        const shared = Array.from({ length: documents }, () => normal(random));
        return Float64Array.from(clusterOf, (document) =>
          normalCdf(
            Math.sqrt(correlation) * (shared[document] ?? 0) +
              Math.sqrt(1 - correlation) * normal(random),
          ),
        );
      });
      return KINDS.map((kind) => ({
        ...countCovered(kind, sets, isAlone ? null : clusterOf, random),
        isDifference: kind.isDifference,
        correlation,
      }));
    }),
  );
}

function countCovered(
  { truth, range, score }: Kind,
  sets: readonly Float64Array[],
  clusterOf: Int32Array | null,
  random: Random,
) {
  const columns = sets.map((set) => set.map(score));
  const clusters = columns.map((column) => groupClusters(column, clusterOf));
  const sizes = clusters[0]?.sizes ?? new Float64Array();
  const sums = clusters.map((one) => one.sums);
  const tail = expandedTail(sizes.length);
  const resampled = resampleMeans(sums, sizes, random, RESAMPLES).map((replicates) =>
    between(replicates, tail, 1 - tail),
  );
  const ours = intervalsOfMeans(columns, clusterOf, range);
  // The columns differ only where Student's interval replaced the bootstrap interval.
  const before = ours.map((own, at) => (own?.method === 'student' ? (resampled[at] ?? null) : own));
  const share = (intervals: readonly (Interval | null)[]) => {
    const found = intervals.flatMap((one) => one ?? []);
    const covers = found.filter(({ low, high }) => low <= truth && truth <= high);
    return covers.length / found.length;
  };
  return { bootstrap: share(before), ours: share(ours) };
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

console.log(
  markdownTable(
    [
      ...['documents', 'bootstrap', 'ours', 'bootstrap, differences', 'ours, differences'],
      ...CORRELATIONS.map((correlation) => `ours, correlation ${correlation}`),
      ...['bootstrap, worst', 'ours, worst'],
    ],
    DOCUMENTS.map((documents) => {
      const counts = coverageOf(documents);
      const [differences, means] = [true, false].map((isDifference) =>
        counts.filter((count) => count.isDifference === isDifference),
      );
      const of = (some: readonly Count[] | undefined, pick: 'bootstrap' | 'ours') =>
        percent(mean((some ?? []).map((count) => count[pick])) ?? NaN);
      return [
        String(documents),
        ...[of(means, 'bootstrap'), of(means, 'ours')],
        ...[of(differences, 'bootstrap'), of(differences, 'ours')],
        ...CORRELATIONS.map((correlation) =>
          of(
            counts.filter((count) => count.correlation === correlation),
            'ours',
          ),
        ),
        ...(['bootstrap', 'ours'] as const).map((pick) =>
          percent(Math.min(...counts.map((count) => count[pick]))),
        ),
      ];
    }),
  ),
);

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

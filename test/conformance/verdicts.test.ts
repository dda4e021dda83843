import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../src/core/evaluate';
import { propose } from '../../src/core/dataset/mapping/propose';
import { METRICS } from '../../src/core/scoring/metrics';
import type { Source } from '../../src/core/model';
import { conclusionOf, describePair, verdictOf } from '../../src/core/analysis/describe-comparison';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { EXAMPLE_FILES } from '../support/example-files';
import { describeShared, openShared } from '../support/shared-data';
import { joinAll, openBytes } from '../support/sources';

const SYSTEMS = [
  ...['deepseek-v3.1-raw', 'qwen2.5-7b-dc-cold', 'qwen2.5-7b-dspy-baseline'],
  ...['qwen2.5-7b-gepa', 'qwen2.5-7b-miprov2', 'qwen2.5-7b-raw'],
];

/** Defines the tests that every pair of these runs must pass. */
function compareRuns(sources: readonly Source[], runCount: number): void {
  const pairCount = (runCount * (runCount - 1)) / 2;
  const dataset = joinAll(sources, propose(sources).mapping);
  const { runs, scores, uncertainty } = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  const headlines = METRICS.filter(({ headline }) => headline);

  test('every mean is within its interval, and every interval is within the range 0 to 1', () => {
    for (const run of runs) {
      for (const { id, display } of headlines) {
        const { mean, interval } = run.metrics[id]!;
        expect(display).toBe('share');
        expect(interval!.low).toBeGreaterThanOrEqual(0);
        expect(interval!.low).toBeLessThan(mean!);
        expect(interval!.high).toBeGreaterThan(mean!);
        expect(interval!.high).toBeLessThanOrEqual(1);
      }
    }
  });

  test('compares every pair under every headline metric, clustered by document', () => {
    const documents = new Set(dataset.questions.documents);
    expect(uncertainty.method.documents).toBe(documents.size);
    expect(uncertainty.comparisons.map(({ metric }) => metric)).toEqual(
      headlines.map(({ id }) => id),
    );
    for (const { pairs } of uncertainty.comparisons) expect(pairs).toHaveLength(pairCount);
  });

  test.each(headlines)(
    '$id: counts, differences and Holm-adjusted p-values follow from the scores',
    (metric) => {
      const { pairs } = uncertainty.comparisons.find((one) => one.metric === metric.id)!;
      for (const pair of pairs) {
        const [a, b] = [pair.a, pair.b].map((run) => scores[run]![metric.id]!.values);
        const both = [...a!.keys()].filter((at) => !Number.isNaN(a![at]! + b![at]!));
        const gains = both.map((at) => a![at]! - b![at]!);
        expect(pair.n).toBe(both.length);
        expect(pair.better).toBe(gains.filter((gain) => gain > 0).length);
        expect(pair.worse).toBe(gains.filter((gain) => gain < 0).length);
        expect(pair.same).toBe(gains.filter((gain) => gain === 0).length);
        const sum = gains.reduce((total, gain) => total + gain, 0);
        expect(pair.difference).toBeCloseTo(sum / both.length, 12);
      }
      // Holm: in ascending order, the k-th of m p-values is multiplied by m − k + 1, and is never
      // below the previous one.
      const ordered = pairs.toSorted((x, y) => x.permutation.p - y.permutation.p);
      let least = 0;
      ordered.forEach(({ permutation, pHolm }, rank) => {
        least = Math.max(least, Math.min(1, permutation.p * (pairCount - rank)));
        expect(pHolm).toBeCloseTo(least, 12);
      });
    },
  );

  test('the conclusion about each pair follows from its adjusted p-value', () => {
    for (const { metric: id, pairs } of uncertainty.comparisons) {
      const metric = headlines.find((one) => one.id === id)!;
      for (const pair of pairs) {
        const sentence = describePair(pair, runs, metric);
        const isDecided = verdictOf(pair, metric) !== 'undecided';
        expect(isDecided).toBe(pair.pHolm < 0.05);
        const conclusion = conclusionOf(pair, metric, runs);
        expect(sentence).toMatch(
          {
            'a-better': / is better than /,
            'b-better': / is better than /,
            inconclusive: /^Inconclusive difference in /,
            untestable: / is not testable: /,
            'no-difference': /^No significant difference in /,
          }[conclusion],
        );
        expect(conclusion === 'untestable').toBe(!pair.canDecide);
        expect(sentence).toContain(
          pair.canDecide
            ? `${pair.n} questions in ${pair.clusters!} documents`
            : `${pair.clusters!} documents (at least ${pair.unitsNeeded} needed)`,
        );
        expect(pair.mcNemar).toBeNull();
        expect(sentence).not.toMatch(/NaN|undefined|null/);
      }
    }
  });
}

describe('the example, three runs compared', () => {
  const read = (name: string) => new Uint8Array(readFileSync(`public/examples/${name}`));
  compareRuns(
    EXAMPLE_FILES.map((name) => openBytes(name, read(name))),
    3,
  );
});

describeShared('MMESGBench, six systems compared', () => {
  const names = ['gold-dev-93.json', ...SYSTEMS.map((system) => `predictions/${system}.jsonl`)];
  compareRuns(
    names.map((name) => openShared(`mmesgbench/${name}`)),
    6,
  );
});

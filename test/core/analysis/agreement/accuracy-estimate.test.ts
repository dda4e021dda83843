import { describe, expect, test } from 'vitest';
import { estimateShare } from '../../../../src/core/analysis/agreement/accuracy-estimate';
import { wilsonInterval } from '../../../../src/core/analysis/statistics/interval';
import { createRandom, type Random } from '../../../../src/core/random';

/**
 * Answers in strata. In each, the first `labelled` answers have labels, and the first `right` of
 * these are correct.
 */
function answers(...strata: readonly { size: number; labelled: number; right: number }[]) {
  const labels = strata.flatMap(({ size, labelled, right }) =>
    Array.from({ length: size }, (_, at) => (at >= labelled ? NaN : Number(at < right))),
  );
  const strataOf = strata.flatMap(({ size }, stratum) => new Array<number>(size).fill(stratum));
  return { labels: Float64Array.from(labels), strata: Int32Array.from(strataOf), clusterOf: null };
}

describe('the estimated share of correct answers', () => {
  test('is the sample proportion, with Wilson’s interval, if there is a single stratum', () => {
    const { value, interval } = estimateShare(answers({ size: 500, labelled: 20, right: 9 }));
    expect(value).toBeCloseTo(0.45, 12);
    expect(interval!.low).toBeCloseTo(wilsonInterval(9, 20).low, 12);
    expect(interval!.high).toBeCloseTo(wilsonInterval(9, 20).high, 12);
  });

  test('weights strata by size (computed by hand)', () => {
    // 0.6 · 0.9 + 0.4 · 0.3; p with half a success and half a failure added: 9.5/11 and 3.5/11,
    // together 0.645455; v = 0.36 · 0.117769/10 + 0.16 · 0.216942/10 + (0.6 · 0.24² + 0.4 ·
    // 0.36²)/100 = 0.0085747; effective n = 0.645455 · 0.354545 / v = 26.688, and Wilson's interval
    // of 0.66 for this n.
    const { value, interval } = estimateShare(
      answers({ size: 60, labelled: 10, right: 9 }, { size: 40, labelled: 10, right: 3 }),
    );
    expect(value).toBeCloseTo(0.66, 12);
    expect(interval!.low).toBeCloseTo(0.4706, 3);
    expect(interval!.high).toBeCloseTo(0.8091, 3);
  });

  test('is null if a stratum has no label', () => {
    const none = answers({ size: 60, labelled: 10, right: 9 }, { size: 40, labelled: 0, right: 0 });
    expect(estimateShare(none)).toEqual({ value: null, interval: null });
    expect(estimateShare(answers())).toEqual({ value: null, interval: null });
  });

  test('has no interval if there is only one label or one document', () => {
    expect(estimateShare(answers({ size: 9, labelled: 1, right: 1 }))).toEqual({
      value: 1,
      interval: null,
    });
    const alike = answers({ size: 9, labelled: 5, right: 3 });
    expect(estimateShare({ ...alike, clusterOf: new Int32Array(9) }).interval).toBeNull();
  });

  test('stays between 0 and 1 if all labels are the same', () => {
    const { value, interval } = estimateShare(answers({ size: 90, labelled: 30, right: 30 }));
    expect(value).toBe(1);
    expect(interval!.low).toBeGreaterThan(0.85);
    expect(interval!.high).toBeLessThanOrEqual(1);
  });
});

describe('the 95% interval of the estimate covers the truth', () => {
  const ROUNDS = 1000;
  const margin = 2 * Math.sqrt((0.95 * 0.05) / ROUNDS);
  const uniform = (random: Random) => random.bits() / 2 ** 32;

  interface Drawn {
    readonly right: Float64Array;
    readonly verdicts: Int32Array;
    readonly documents: Int32Array;
    /** Positions in random order. */
    readonly order: readonly number[];
  }

  /**
   * Answers of which 60% are correct, varying by up to 0.25 between documents, and a metric that is
   * right on 90% of the answers.
   */
  function draw(random: Random, all: number, each: number): Drawn {
    const documents = Int32Array.from({ length: all }, (_, at) => Math.floor(at / each));
    const offsets = Array.from(documents, () => (each > 1 ? 0.5 * (uniform(random) - 0.5) : 0));
    const right = Float64Array.from(documents, (document) =>
      Number(uniform(random) < 0.6 + (offsets[document] ?? 0)),
    );
    const verdicts = Int32Array.from(right, (one) => (uniform(random) < 0.9 ? one : 1 - one));
    const order = Array.from(right.keys());
    for (let at = all - 1; at > 0; at--) {
      const other = random.below(at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return { right, verdicts, documents, order };
  }

  function label({ right }: Drawn, chosen: readonly number[]): Float64Array {
    const labels = new Float64Array(right.length).fill(NaN);
    for (const at of chosen) labels[at] = right[at] ?? 0;
    return labels;
  }

  const one = ({ right }: Drawn) => new Int32Array(right.length);
  const designs = {
    'drawn at random': { strata: one, choose: ({ order }: Drawn, n: number) => order.slice(0, n) },
    'drawn at random, stratified by verdict': {
      strata: ({ verdicts }: Drawn) => verdicts,
      choose: ({ order }: Drawn, n: number) => order.slice(0, n),
    },
    'drawn in equal numbers from both verdicts': {
      strata: ({ verdicts }: Drawn) => verdicts,
      choose: ({ order, verdicts }: Drawn, n: number) =>
        [0, 1].flatMap((verdict) => order.filter((at) => verdicts[at] === verdict).slice(0, n / 2)),
    },
    'all rejected answers, and a random sample of the others': {
      strata: ({ verdicts }: Drawn) => verdicts,
      choose: ({ order, verdicts }: Drawn, n: number) => [
        ...order.filter((at) => verdicts[at] === 0),
        ...order.filter((at) => verdicts[at] === 1).slice(0, n),
      ],
    },
  };

  describe.each(Object.entries(designs))('%s', (_, { strata, choose }) => {
    test.each([
      [1000, 50, 1],
      [1000, 100, 1],
      [600, 100, 10],
      [600, 600, 20],
    ])('with %i answers, %i of them labeled, %i per document', (all, n, each) => {
      const random = createRandom(all + n + each);
      let hits = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const drawn = draw(random, all, each);
        const { interval } = estimateShare({
          labels: label(drawn, choose(drawn, n)),
          strata: strata(drawn),
          clusterOf: each > 1 ? drawn.documents : null,
        });
        if (interval && interval.low <= 0.6 && interval.high >= 0.6) hits++;
      }
      expect(hits / ROUNDS).toBeGreaterThan(0.93 - margin);
      expect(hits / ROUNDS).toBeLessThan(0.97 + margin);
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countCells,
  kappaOf,
  measureAgreement,
} from '../../../../src/core/analysis/agreement/measure';
import { studentQuantile } from '../../../../src/core/analysis/statistics/distributions';
import { wilsonInterval } from '../../../../src/core/analysis/statistics/interval';
import { cohenKappa } from '../../../../src/core/analysis/agreement/label-summary';
import { createRandom, type Random } from '../../../../src/core/random';

/**
 * Answers for this table: 20 correct for both, 5 for the metric only, 10 for humans only, 15 for
 * neither.
 */
const CELLS = [
  [1, 1, 20],
  [1, 0, 5],
  [0, 1, 10],
  [0, 0, 15],
] as const;
const verdicts = Uint8Array.from(
  CELLS.flatMap(([verdict, , n]) => new Array<number>(n).fill(verdict)),
);
const labels = Uint8Array.from(CELLS.flatMap(([, label, n]) => new Array<number>(n).fill(label)));

describe('agreement computed by hand', () => {
  const { n, confusion, accuracy, macroF1, kappa } = measureAgreement(verdicts, labels, null);

  test('counts the cells of the confusion matrix', () => {
    expect(n).toBe(50);
    expect(confusion).toEqual({
      truePositive: 20,
      falsePositive: 5,
      falseNegative: 10,
      trueNegative: 15,
    });
  });

  test('accuracy is 35 of 50, with Wilson’s interval', () => {
    expect(accuracy.value).toBeCloseTo(0.7, 12);
    expect(accuracy.interval).toEqual(wilsonInterval(35, 50));
  });

  test('macro F1 is the mean of 40/55 and 30/45', () => {
    expect(macroF1.value).toBeCloseTo((40 / 55 + 30 / 45) / 2, 12);
  });

  test('κ is (0.7 − 0.5) / (1 − 0.5), with the Fleiss–Cohen–Everitt standard error on Fisher’s z scale', () => {
    expect(kappa.value).toBeCloseTo(0.4, 12);
    // Shares of the cells: 0.4, 0.1, 0.2, 0.3; margins: 0.5 and 0.5 for verdicts, 0.6 and 0.4 for
    // labels.
    const agreeing = 0.4 * (1 - 1.1 * 0.6) ** 2 + 0.3 * (1 - 0.9 * 0.6) ** 2;
    const differing = 0.6 ** 2 * (0.1 * 1.1 ** 2 + 0.2 * 0.9 ** 2);
    const spread = agreeing + differing - (0.4 - 0.5 * 0.6) ** 2;
    const standardError = Math.sqrt(spread / 50) / (1 - 0.5);
    const { low, high } = kappa.interval!;
    const width = (Math.atanh(high) - Math.atanh(low)) / 2 / studentQuantile(0.975, 49);
    expect(width * (1 - 0.4 ** 2)).toBeCloseTo(standardError * Math.sqrt(50 / 49), 9);
    expect((Math.atanh(high) + Math.atanh(low)) / 2).toBeCloseTo(Math.atanh(0.4), 9);
  });
});

describe('edge cases', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);

  test('without answers there are no values', () => {
    expect(measureAgreement(bytes(), bytes(), null)).toMatchObject({
      n: 0,
      accuracy: { value: null, interval: null },
      macroF1: { value: null, interval: null },
      kappa: { value: null, interval: null },
    });
  });

  test('full agreement gives values of 1, and only accuracy has an interval', () => {
    const all = measureAgreement(bytes(1, 1, 0), bytes(1, 1, 0), null);
    const remark = 'no interval: full agreement';
    expect(all.kappa).toEqual({ value: 1, interval: null, remark });
    expect(all.macroF1).toMatchObject({ value: 1, interval: null });
    expect(all.accuracy.interval).toEqual(wilsonInterval(3, 3));
  });

  test.each([
    [
      'the metric accepts all answers and all are labeled correct',
      [1, 1],
      [1, 1],
      null,
      /^not defined: this metric accepts all answers, all answers are labeled correct$/,
    ],
    [
      'the metric rejects all answers',
      [0, 0, 0],
      [1, 0, 1],
      0,
      /^by definition: this metric rejects all answers$/,
    ],
    [
      'the metric accepts all answers',
      [1, 1, 1],
      [1, 0, 1],
      0,
      /^by definition: this metric accepts all answers$/,
    ],
    [
      'all answers have the same label',
      [1, 0, 1],
      [0, 0, 0],
      0,
      /^by definition: all answers are labeled incorrect$/,
    ],
    [
      'metric and label differ on every answer',
      [1, 1],
      [0, 0],
      0,
      /^by definition: this metric accepts all answers, all answers are labeled incorrect$/,
    ],
    ['one label', [1], [1], null, /^not defined/],
    ['one label and a different verdict', [1], [0], 0, /^by definition/],
    ['nothing is labeled', [], [], null, /^no labeled answer/],
    ['no verdict agrees', [1, 0], [0, 1], -1, /^no interval: full disagreement$/],
  ] as const)(
    '%s: κ is not estimated, and the reason is given',
    (_, said, meant, value, remark) => {
      const { kappa } = measureAgreement(bytes(...said), bytes(...meant), null);
      expect(kappa.value).toBe(value);
      expect(kappa.interval).toBeNull();
      expect(kappa.remark).toMatch(remark);
    },
  );

  test('each value has an interval or states why it has none; κ has no interval if one side is constant', () => {
    const bit = fc.integer({ min: 0, max: 1 });
    const answers = fc.array(fc.tuple(bit, bit, fc.nat(4)), { maxLength: 40 });
    fc.assert(
      fc.property(answers, fc.boolean(), (pairs, areClustered) => {
        const [said, meant] = [0, 1].map((at) => Uint8Array.from(pairs, (pair) => pair[at]!));
        const numbers = [...new Set(pairs.map(([, , cluster]) => cluster))];
        const clusterOf = Int32Array.from(pairs, ([, , cluster]) => numbers.indexOf(cluster));
        const found = measureAgreement(said!, meant!, areClustered ? clusterOf : null);
        for (const { interval, remark } of [found.accuracy, found.macroF1, found.kappa]) {
          expect(remark === null).toBe(interval !== null);
          if (interval) expect(interval.high - interval.low).toBeGreaterThan(1e-9);
        }
        if (new Set(said).size < 2 || new Set(meant).size < 2) {
          expect([0, null]).toContain(found.kappa.value);
          expect(found.kappa.interval).toBeNull();
        }
      }),
    );
  });

  test('the standard error is unknown for a single document', () => {
    const one = measureAgreement(bytes(1, 0, 1), bytes(1, 1, 0), Int32Array.of(0, 0, 0));
    expect(one.kappa.interval).toBeNull();
    expect(one.accuracy.interval).toBeNull();
  });
});

test('κ computed from the table equals κ computed from the two lists', () => {
  const bit = fc.integer({ min: 0, max: 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(bit, bit), { minLength: 1, maxLength: 60 }), (pairs) => {
      const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
      const ours = kappaOf(countCells(Uint8Array.from(a), Uint8Array.from(b)));
      const theirs = cohenKappa(a, b).kappa;
      if (theirs === null || ours === null) expect(ours).toBe(theirs);
      else expect(ours).toBeCloseTo(theirs, 9);
    }),
  );
});

describe('95% intervals of κ and macro F1 cover the truth', () => {
  const ROUNDS = 400;
  const margin = 2 * Math.sqrt((0.95 * 0.05) / ROUNDS);
  const uniform = (random: Random) => random.bits() / 2 ** 32;

  /** Labels correlated within documents, and verdicts that match most of them. */
  function draw(random: Random, documents: number, each: number, right: number) {
    const clusterOf = Int32Array.from({ length: documents * each }, (_, at) => at % documents);
    const shared = Array.from({ length: documents }, () =>
      each > 1 ? 0.4 * (uniform(random) - 0.5) : 0,
    );
    const said = clusterOf.map((cluster) => Number(uniform(random) < 0.6 + (shared[cluster] ?? 0)));
    const decided = said.map((label) => (uniform(random) < right ? label : 1 - label));
    return measureAgreement(
      Uint8Array.from(decided),
      Uint8Array.from(said),
      each > 1 ? clusterOf : null,
    );
  }

  test.each([
    [50, 1, 0.8],
    [50, 1, 0.9],
    [100, 1, 0.9],
    [20, 5, 0.85],
    [33, 10, 0.9],
  ])(
    '%i documents with %i answers each, metric correct with probability %d',
    (documents, each, right) => {
      const truth = draw(createRandom(1), 200_000, 1, right);
      const random = createRandom(documents + each);
      const hits = { kappa: 0, macroF1: 0 };
      for (let round = 0; round < ROUNDS; round++) {
        const found = draw(random, documents, each, right);
        for (const figure of ['kappa', 'macroF1'] as const) {
          const { interval } = found[figure];
          const value = truth[figure].value ?? NaN;
          if (interval && interval.low <= value && value <= interval.high) hits[figure]++;
        }
      }
      for (const count of Object.values(hits)) {
        expect(count / ROUNDS).toBeGreaterThan(0.93 - margin);
        expect(count / ROUNDS).toBeLessThan(0.97 + margin);
      }
    },
  );
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../src/core/evaluate';
import { propose } from '../../src/core/dataset/join/propose';
import { exactMatch } from '../../src/core/scoring/metrics/exact-match';
import { f1 } from '../../src/core/scoring/metrics/token-f1';
import { DEFAULT_SETTINGS, NORMALISATION_PRESETS } from '../../src/core/settings';
import { createNormaliser } from '../../src/core/text/normalise';
import { datasetOf } from '../support/score-case';
import { describeShared, readSharedJson, readSharedLines } from '../support/shared-data';
import { joinAll, openShared } from '../support/sources';

const normalise = createNormaliser(NORMALISATION_PRESETS.squad);

interface Pair {
  readonly golds: readonly string[];
  readonly pred: string;
  readonly scores: Record<string, readonly [exact: number, f1: number] | null>;
}

/** Exact match and F1 of each pair, by the pipeline with its default settings. */
function scorePairs(pairs: readonly Pick<Pair, 'golds' | 'pred'>[]): [number, number][] {
  const dataset = datasetOf(
    pairs.map(({ golds, pred }) => ({ references: golds, prediction: pred, kind: 'text' })),
  );
  const [scores] = evaluateAll(dataset, DEFAULT_SETTINGS, [exactMatch, f1]).scores;
  return pairs.map((_, at) => [
    scores?.exact_match?.values[at] ?? NaN,
    scores?.f1?.values[at] ?? NaN,
  ]);
}

/**
 * Where `metrics.md` decides otherwise than a script, by what is left after normalisation.
 * `theirs` is what the script gives there; ours is always EM = F1 = 1.
 */
interface Corner {
  readonly script: string;
  readonly name: string;
  readonly holds: (references: readonly string[], prediction: string) => boolean;
  readonly theirs: readonly [exact: number, f1: number];
}

/** Two empty sides have no token in common, which SQuAD 1.1 and KILT call 0 though EM is 1. */
const bothEmpty = (references: readonly string[], prediction: string) =>
  prediction === '' && references.includes('');

/** SQuAD 2.0 drops references that become empty, unless all of them do. */
const emptyBesideOthers = (references: readonly string[], prediction: string) =>
  bothEmpty(references, prediction) && references.some((reference) => reference !== '');

const CORNERS: readonly Corner[] = [
  { script: 'squad1.1', name: 'both sides empty', holds: bothEmpty, theirs: [1, 0] },
  { script: 'kilt', name: 'both sides empty', holds: bothEmpty, theirs: [1, 0] },
  {
    script: 'squad2.0',
    name: 'empty prediction, an empty reference beside others',
    holds: emptyBesideOthers,
    theirs: [0, 0],
  },
];

test('the corners, on the smallest pairs', () => {
  const pairs = [
    { golds: ['the'], pred: 'A' },
    { golds: ['wind', 'an'], pred: '.' },
    { golds: [], pred: '' },
    { golds: ['wind', ''], pred: 'wind' },
    { golds: ['', ''], pred: 'wind' },
  ];
  expect(scorePairs(pairs)).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
});

describeShared('suites/scorer-vectors', () => {
  const pairs = readSharedLines('suites/scorer-vectors/pairs.jsonl.gz') as Pair[];
  const scored = scorePairs(pairs);

  test('holds 3,000 pairs', () => {
    expect(pairs).toHaveLength(3000);
  });

  describe.each(CORNERS)('$script', ({ script, name, holds, theirs }) => {
    const cases = pairs.map(({ golds, pred, scores }, at) => ({
      isCorner: holds((golds.length > 0 ? golds : ['']).map(normalise), normalise(pred)),
      ours: scored[at]!,
      official: scores[script]!,
      pair: { golds, pred },
    }));
    const corners = cases.filter(({ isCorner }) => isCorner);

    test('EM is equal and F1 within 1e-12 on every pair outside of the corner', () => {
      const differing = cases.filter(
        ({ isCorner, ours, official }) =>
          !isCorner && (ours[0] !== official[0] || Math.abs(ours[1] - official[1]) > 1e-12),
      );
      expect(differing).toEqual([]);
    });

    test(`the corner (${name}): they give ${theirs.join(', ')}, we 1, 1`, () => {
      expect(corners.length).toBeGreaterThan(0);
      for (const { ours, official, pair } of corners) {
        expect({ pair, ours, official }).toEqual({ pair, ours: [1, 1], official: theirs });
      }
    });

    test('docs/known-differences.md has its count', () => {
      process.stdout.write(`${script}, ${name}: ${corners.length} of ${pairs.length} pairs\n`);
      const rows = readFileSync('docs/known-differences.md', 'utf8').split('\n');
      const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
      const row = cells.find((one) => one[1] === script && one[2] === name);
      expect(row?.[3]).toBe(`${corners.length} of ${pairs.length}`);
    });
  });

  describe('normalisers', () => {
    const lines = readSharedLines('suites/scorer-vectors/normalizers.jsonl.gz') as {
      readonly text: string;
      readonly norm: Record<string, string>;
    }[];

    test.each(['squad1.1', 'squad2.0'])('%s on every text, byte for byte', (script) => {
      expect(lines).toHaveLength(4981);
      const differing = lines.filter(({ text, norm }) => normalise(text) !== norm[script]);
      expect(differing).toEqual([]);
    });
  });
});

interface Expected {
  readonly thresholds: { readonly '1.0': { readonly exact: number; readonly f1: number } };
  readonly exact: Record<string, number>;
  readonly f1: Record<string, number>;
}

/** At the threshold 1.0 the no-answer probability decides nothing, so EM and F1 are those here. */
describeShared('outcomes of the official SQuAD 2.0 script', () => {
  describe.each(['squad-v2', 'klue-mrc'])('%s', (folder) => {
    const expected = readSharedJson(`${folder}/expected.json`) as Expected;
    const sources = ['references', 'predictions'].map((name) =>
      openShared(`${folder}/${name}.json`),
    );
    const dataset = joinAll(sources, propose(sources).mapping);
    const { scores, runs } = evaluateAll(dataset, DEFAULT_SETTINGS, [exactMatch, f1]);
    const { ids } = dataset.questions;

    test('every question', () => {
      expect([...ids].sort()).toEqual(Object.keys(expected.exact).sort());
      const differing = ids.filter((id, question) => {
        const exact = scores[0]?.exact_match?.values[question] ?? NaN;
        const overlap = scores[0]?.f1?.values[question] ?? NaN;
        const same = exact === expected.exact[id];
        return !(same && Math.abs(overlap - (expected.f1[id] ?? NaN)) <= 1e-9);
      });
      expect(differing).toEqual([]);
    });

    test('overall', () => {
      const { exact, f1: overlap } = expected.thresholds['1.0'];
      expect(Math.abs(100 * (runs[0]?.metrics.exact_match?.mean ?? NaN) - exact)).toBeLessThan(
        1e-9,
      );
      expect(Math.abs(100 * (runs[0]?.metrics.f1?.mean ?? NaN) - overlap)).toBeLessThan(1e-9);
    });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../src/core/evaluate';
import { propose } from '../../src/core/dataset/mapping/propose';
import { METRICS } from '../../src/core/scoring/metrics';
import { exactMatch } from '../../src/core/scoring/metrics/exact-match';
import { f1 } from '../../src/core/scoring/metrics/token-f1';
import type { Source } from '../../src/core/model';
import { DEFAULT_SETTINGS, NORMALIZATION_PRESETS } from '../../src/core/settings';
import { createNormalizer } from '../../src/core/text/normalize';
import { datasetOf } from '../support/score-case';
import { joinAll, openBytes, openText } from '../support/sources';
import { describeVectors, type VectorFolder } from '../support/vectors';
import {
  readNormalizedTexts,
  readScorerPairs,
  type ScorerPair,
  SCORER_VECTORS,
} from './scorer-vectors';

const normalize = createNormalizer(NORMALIZATION_PRESETS.squad);

/** Exact match and F1 of each pair, by the pipeline with its default settings. */
function scorePairs(pairs: readonly Pick<ScorerPair, 'golds' | 'pred'>[]): [number, number][] {
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
 * Cases in which Assay, as described in `metrics.md`, differs from a script, given the normalized
 * texts. `theirs` is the script's score; ours is always EM = F1 = 1.
 */
interface Corner {
  readonly script: string;
  readonly name: string;
  readonly holds: (references: readonly string[], prediction: string) => boolean;
  readonly theirs: readonly [exact: number, f1: number];
}

/** Two empty sides have no common token: F1 is 0 in SQuAD 1.1 and KILT, although EM is 1. */
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
    name: 'empty prediction, one of several references empty',
    holds: emptyBesideOthers,
    theirs: [0, 0],
  },
];

test('edge cases, on minimal pairs', () => {
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

describe('test/vectors/scorer-vectors', () => {
  const pairs = readScorerPairs();
  const scored = scorePairs(pairs);

  describe.each(CORNERS)('$script', ({ script, name, holds, theirs }) => {
    const cases = pairs.map(({ golds, pred, scores }, at) => ({
      isCorner: holds((golds.length > 0 ? golds : ['']).map(normalize), normalize(pred)),
      ours: scored[at]!,
      official: scores[script] as readonly [exact: number, f1: number],
      pair: { golds, pred },
    }));
    const corners = cases.filter(({ isCorner }) => isCorner);

    // Some recorded scores have only ten digits.
    const tolerance = 1e-9;

    test('EM and F1 are equal on every pair, except for the known difference', () => {
      const differing = cases.filter(
        ({ isCorner, ours, official }) =>
          !isCorner && (ours[0] !== official[0] || Math.abs(ours[1] - official[1]) > tolerance),
      );
      expect(differing).toEqual([]);
    });

    test(`edge case (${name}): the script gives ${theirs.join(', ')}, and Assay gives 1, 1`, () => {
      expect(corners.length).toBeGreaterThan(0);
      for (const { ours, official, pair } of corners) {
        expect({ pair, ours, official }).toEqual({ pair, ours: [1, 1], official: theirs });
      }
    });

    test('docs/known-differences.md states the number of differences', () => {
      const rows = readFileSync('docs/known-differences.md', 'utf8').split('\n');
      const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
      const row = cells.find((one) => one[1] === script && one[2] === name);
      expect(row?.[3]).toBe(`${corners.length} of ${pairs.length}`);
    });
  });
});

describeVectors(...SCORER_VECTORS, (folder) => {
  test.each(['squad1.1', 'squad2.0'])(
    'the normalizer of %s is reproduced byte for byte',
    (script) => {
      const texts = readNormalizedTexts(folder);
      const differing = texts.filter(({ text, norm }) => normalize(text) !== norm[script]);
      expect(differing).toEqual([]);
    },
  );
});

interface Expected {
  readonly thresholds: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly exact: Readonly<Record<string, number>>;
  readonly f1: Readonly<Record<string, number>>;
}

/**
 * At the threshold 1.0 the no-answer probability has no effect, so EM and F1 are the usual ones.
 */
function compareWithScript(folder: VectorFolder): void {
  const expected = folder.json('expected.json') as Expected;
  const sources = openSquad(folder);
  const dataset = joinAll(sources, propose(sources).mapping);
  const { scores, runs } = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  const { ids } = dataset.questions;

  test('reproduces EM and F1 of every question', () => {
    expect([...ids].sort()).toEqual(Object.keys(expected.exact).sort());
    const differing = ids.filter((id, question) => {
      const exact = scores[0]?.exact_match?.values[question] ?? NaN;
      const overlap = scores[0]?.f1?.values[question] ?? NaN;
      const same = exact === expected.exact[id];
      return !(same && Math.abs(overlap - (expected.f1[id] ?? NaN)) <= 1e-9);
    });
    expect(differing).toEqual([]);
  });

  test('reproduces overall EM and F1', () => {
    const { exact = NaN, f1: overlap = NaN } = expected.thresholds['1.0'] ?? {};
    expect(Math.abs(100 * (runs[0]?.metrics.exact_match?.mean ?? NaN) - exact)).toBeLessThan(1e-9);
    expect(Math.abs(100 * (runs[0]?.metrics.f1?.mean ?? NaN) - overlap)).toBeLessThan(1e-9);
  });

  test('reproduces the thirteen values at both thresholds', () => {
    expect(Object.keys(expected.thresholds)).toEqual(['1.0', '0.5']);
    for (const [threshold, official] of Object.entries(expected.thresholds)) {
      const settings = { ...DEFAULT_SETTINGS, noAnswerThreshold: Number(threshold) };
      const values = evaluateAll(dataset, settings, METRICS).runs[0]?.noAnswer;
      expect(Object.keys(values ?? {}).sort()).toEqual(Object.keys(official).sort());
      expect(Object.keys(official)).toHaveLength(13);
      for (const [key, value] of Object.entries(values ?? {})) {
        expect(Math.abs(Number(value) - (official[key] ?? NaN)), key).toBeLessThanOrEqual(1e-9);
      }
    }
  });

  test.each(['HasAns', 'NoAns'] as const)(
    'reproduces the values of a file with %s questions only',
    (group) => {
      const other = group === 'HasAns' ? 'NoAns' : 'HasAns';
      for (const [threshold, official] of Object.entries(expected.thresholds)) {
        const values: Readonly<Record<string, number>> = {
          ...scoreGroup(folder, group, Number(threshold)),
        };
        for (const name of ['exact', 'f1', 'total']) {
          expect(values[name]).toBeCloseTo(official[`${group}_${name}`] ?? NaN, 9);
          expect(values[`${group}_${name}`]).toBe(values[name]);
          expect(values).not.toHaveProperty(`${other}_${name}`);
        }
        // If no question has an answer, abstaining on all of them is best: 100 at threshold 0.
        if (group === 'NoAns')
          expect(values).toMatchObject({ best_exact: 100, best_exact_thresh: 0 });
        else expect(values.best_exact).toBeGreaterThanOrEqual(values.exact ?? NaN);
      }
    },
  );
}

/** The values for the questions with an answer, or for those without one. */
function scoreGroup(folder: VectorFolder, group: 'HasAns' | 'NoAns', threshold: number) {
  const all = folder.json('references.json') as { answers: { text: string[] } }[];
  const isWanted = ({ answers }: (typeof all)[number]) =>
    answers.text.length > 0 === (group === 'HasAns');
  const references = JSON.stringify(all.filter(isWanted));
  const predictions = openBytes('predictions.json', folder.bytes('predictions.json'));
  const sources = [openText('references.json', references), predictions];
  const dataset = joinAll(sources, propose(sources).mapping);
  const settings = { ...DEFAULT_SETTINGS, noAnswerThreshold: threshold };
  return evaluateAll(dataset, settings, METRICS).runs[0]?.noAnswer;
}

function openSquad(folder: VectorFolder): Source[] {
  return ['references.json', 'predictions.json'].map((name) => openBytes(name, folder.bytes(name)));
}

describeVectors('squad2', 'squad-v2', compareWithScript);
describeVectors('klue-mrc', null, (folder) => {
  compareWithScript(folder);

  test('the two marked questions are the unanswerable ones', () => {
    const sources = openSquad(folder);
    const { mapping } = propose(sources);
    expect(mapping.gold?.unanswerable).toBe('unanswerable');
    const { kinds } = joinAll(sources, mapping).questions;
    expect(kinds.filter((kind) => kind === 'unanswerable')).toHaveLength(2);
  });
});

/**
 * As in the script, a group without questions is omitted, and the best values need probabilities.
 */
test.each([
  [
    'one answerable question',
    'id,question,answer\nq1,Why?,wind\n',
    { exact: 100, f1: 100, total: 1, HasAns_exact: 100, HasAns_f1: 100, HasAns_total: 1 },
  ],
  [
    'one unanswerable question',
    'id,question,answer\nq1,Why?,\n',
    { exact: 0, f1: 0, total: 1, NoAns_exact: 0, NoAns_f1: 0, NoAns_total: 1 },
  ],
])('a file with %s has only the values that apply to it', (_, gold, expected) => {
  const sources = [openText('gold.csv', gold), openText('run.csv', 'id,prediction\nq1,wind\n')];
  const dataset = joinAll(sources, propose(sources).mapping);
  expect(evaluateAll(dataset, DEFAULT_SETTINGS, METRICS).runs[0]?.noAnswer).toEqual(expected);
});

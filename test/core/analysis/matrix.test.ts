import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../src/core/evaluate';
import type { Dataset } from '../../../src/core/model';
import { findProfile, PROFILES } from '../../../src/core/scoring/profiles';
import { profileMetrics } from '../../../src/core/scoring/profiles/profile-metrics';
import { buildMatrix } from '../../../src/core/analysis/matrix';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { datasetOf } from '../../support/score-case';

const profiles = ['squad1.1', 'helm-em', 'simple-evals-drop'].map((id) => {
  const profile = findProfile(id);
  if (!profile) throw new Error(`There is no profile ${id}.`);
  return profile;
});

/** Two runs: one with whole sentences, one with short answers in different letter case. */
function twoRuns(): Dataset {
  const dataset = datasetOf([
    { references: ['net zero'], prediction: 'the plan is net zero', kind: 'text' },
    { references: ['Rotterdam'], prediction: 'Rotterdam', kind: 'text' },
  ]);
  const [first] = dataset.runs;
  if (!first) throw new Error('There is a run.');
  const terse = {
    ...first,
    model: 'terse',
    predictions: ['Net zero', null],
    matched: 1,
    missing: 1,
  };
  return { ...dataset, runs: [{ ...first, model: 'wordy' }, terse] };
}

function matrixOf(dataset: Dataset) {
  const metrics = profiles.flatMap(profileMetrics);
  return buildMatrix(evaluateAll(dataset, DEFAULT_SETTINGS, metrics).runs, PROFILES);
}

describe('the scorer matrix', () => {
  test('has each run under each scorer, on the scorer’s own scale', () => {
    const rows = matrixOf(twoRuns())?.rows ?? [];
    // wordy: 2·(2/4)·(2/2)/((2/4)+(2/2)) = 2/3 without “the”, and 1. terse: 1, and 0 for the
    // missing answer.
    const wordy = (2 / 3 + 1) / 2;
    expect(rows.map(({ profile }) => profile)).toEqual([
      'squad1.1',
      'simple-evals-drop',
      'helm-em',
    ]);
    expect(rows[0]?.cells[0]?.f1).toBeCloseTo(wordy, 12);
    expect(rows[0]?.cells[1]).toEqual({ em: 0.5, f1: 0.5, unscored: 0 });
    expect(rows[0]?.order).toEqual([0, 1]);
    expect(rows[0]?.ranks).toEqual([1, 2]);
    expect(rows[1]?.cells[1]).toEqual({ em: 0.5, f1: 50, unscored: 0 });
    expect(rows[2]?.cells).toEqual([
      { em: 0.5, f1: null, unscored: 0 },
      { em: 0, f1: null, unscored: 0 },
    ]);
  });

  test('reports the number of questions on which a scorer’s script fails', () => {
    const lists = datasetOf([
      { references: ["['a', 'b']"], prediction: '[a, b]' },
      { references: ['wind'], prediction: 'wind' },
    ]);
    const profile = findProfile('mmesgbench-published')!;
    const { runs } = evaluateAll(lists, DEFAULT_SETTINGS, profileMetrics(profile));
    expect(buildMatrix(runs, PROFILES)?.rows[0]?.cells).toEqual([
      { em: 0.5, f1: null, unscored: 1 },
    ]);
  });

  test('states in one sentence which run is ahead, with exceptions', () => {
    const dataset = twoRuns();
    const [wordy, terse] = dataset.runs;
    if (!wordy || !terse) throw new Error('There are two runs.');
    const [pair] = matrixOf(dataset)?.pairs ?? [];
    expect(pair?.sentence).toBe('wordy scores higher than terse with 3 of 3 scorers.');
    const equal = { ...dataset, runs: [wordy, { ...wordy, model: 'twin' }] };
    expect(matrixOf(equal)?.rows[0]?.ranks).toEqual([1, 1]);
    expect(matrixOf(equal)?.pairs[0]?.sentence).toBe(
      'wordy and twin score the same with all 3 scorers.',
    );
  });

  test('is null without scored profiles', () => {
    const { runs } = evaluateAll(twoRuns(), DEFAULT_SETTINGS, []);
    expect(buildMatrix(runs, PROFILES)).toBeNull();
  });
});

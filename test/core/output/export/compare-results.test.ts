import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import {
  compareResults,
  describeDifferences,
  summarizeDifferences,
  type ComparableResult,
} from '../../../../src/core/output/export/compare-results';

const sent: ComparableResult = {
  version: '0.1.0',
  settings: DEFAULT_SETTINGS,
  inputs: [
    { name: 'gold.csv', sha256: 'aa' },
    { name: 'run.csv', sha256: 'bb' },
  ],
  runs: [
    { name: 'strong', means: { exact_match: 0.75, f1: 0.8, mean_absolute_error: null } },
    { name: 'weak', means: { exact_match: 0.25, f1: 1 / 3, mean_absolute_error: null } },
  ],
};

const say = (other: ComparableResult, current: ComparableResult) =>
  describeDifferences(compareResults(other, current), (id) => ({
    label: id.toUpperCase(),
    display: 'share',
    range: [0, 1],
  }));

const summarize = (other: ComparableResult, current: ComparableResult) =>
  summarizeDifferences(compareResults(other, current));

describe('compareResults', () => {
  test('finds no difference between the same files under other names', () => {
    const renamed = { ...sent, inputs: sent.inputs.map((one) => ({ ...one, name: 'other.csv' })) };
    expect(summarize(sent, renamed)).toBe(
      'Same data, same scores, same version: 6 scores compared.',
    );
    expect(say(sent, renamed)).toEqual([]);
  });

  test('lists files that were changed, removed and added', () => {
    const here = {
      ...sent,
      inputs: [
        { name: 'gold.csv', sha256: 'a2' },
        { name: 'new.csv', sha256: 'cc' },
      ],
    };
    expect(compareResults(sent, here)).toMatchObject({
      changedInputs: ['gold.csv'],
      inputsOnlyInOther: ['run.csv'],
      inputsOnlyInCurrent: ['new.csv'],
    });
    expect(say(sent, here)).toEqual([
      'Same name, different content (SHA-256): gold.csv.',
      'Files only in the other result: run.csv.',
      'Files only in this one: new.csv.',
    ]);
    expect(summarize(sent, here)).toBe('Same scores (6 compared). Different: 3 files.');
  });

  test('lists every setting that differs, and the version', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      missing: 'exclude',
      numbers: { ...DEFAULT_SETTINGS.numbers, percent: 'strict', relativeTolerance: null },
    } as const;
    expect(say({ ...sent, version: '0.2.0', settings }, sent)).toEqual([
      'The other result was scored with Assay 0.2.0, this one with 0.1.0.',
      'Setting numbers.relativeTolerance: null in the other result, 0.01 in this one.',
      'Setting numbers.percent: strict in the other result, either in this one.',
      'Setting missing: exclude in the other result, zero in this one.',
    ]);
    expect(summarize({ ...sent, version: '0.2.0', settings }, sent)).toBe(
      'Same scores (6 compared). Different: 3 settings and the version of Assay.',
    );
  });

  test('lists both values of every score that differs, even if only the last bit differs', () => {
    const [strong, weak] = sent.runs;
    const here = {
      ...sent,
      runs: [
        { name: 'strong', means: { ...strong?.means, exact_match: 0.5 } },
        { name: 'weak', means: { ...weak?.means, f1: 0.1 + 0.2 } },
      ],
    } as ComparableResult;
    expect(compareResults(sent, here).scores).toEqual([
      { run: 'strong', metric: 'exact_match', other: 0.75, current: 0.5 },
      { run: 'weak', metric: 'f1', other: 1 / 3, current: 0.1 + 0.2 },
    ]);
    expect(say(sent, here)).toEqual([
      'Scores (other result → this one): EXACT_MATCH of strong 75.0 → 50.0 and F1 of weak 33.3 → 30.0.',
    ]);
    expect(summarize(sent, here)).toBe('Different: 2 of 6 scores.');
    const bit = { ...sent, runs: [{ name: 'strong', means: { f1: 0.1 + 0.2 } }] };
    const other = { ...sent, runs: [{ name: 'strong', means: { f1: 0.3 } }] };
    expect(compareResults(bit, other).scores).toHaveLength(1);
  });

  test('counts the scores that are not listed', () => {
    const shifted = sent.runs.map(({ name, means }) => ({
      name,
      means: Object.fromEntries(Object.keys(means).map((id) => [id, 0.111])),
    }));
    expect(say(sent, { ...sent, runs: shifted })[0]).toMatch(/^Scores .* and 1 more\.$/);
  });

  test('states that two results have nothing in common', () => {
    const other = { ...sent, runs: [{ name: 'third', means: { accuracy: 1 } }] };
    expect(say(sent, other)).toEqual([
      'Runs only in the other result: strong and weak.',
      'Runs only in this one: third.',
      'Metrics only in the other result: exact_match, f1 and mean_absolute_error.',
      'Metrics only in this one: accuracy.',
    ]);
    expect(summarize(sent, other)).toBe('No scores in common. Different: 3 runs and 4 metrics.');
  });
});

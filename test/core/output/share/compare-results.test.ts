import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import {
  compareResults,
  describeDifferences,
  type ResultFacts,
} from '../../../../src/core/output/compare-results';

const sent: ResultFacts = {
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

const say = (there: ResultFacts, here: ResultFacts) =>
  describeDifferences(compareResults(there, here), (id) => ({
    label: id.toUpperCase(),
    display: 'share',
  }));

describe('two results', () => {
  test('of the same files, whatever they are called, are the same', () => {
    const renamed = { ...sent, inputs: sent.inputs.map((one) => ({ ...one, name: 'other.csv' })) };
    expect(say(sent, renamed)).toEqual([
      'Same data, same scores, same version: 6 scores compared.',
    ]);
  });

  test('tell apart files that changed, that are missing and that were added', () => {
    const here = {
      ...sent,
      inputs: [
        { name: 'gold.csv', sha256: 'a2' },
        { name: 'new.csv', sha256: 'cc' },
      ],
    };
    expect(compareResults(sent, here)).toMatchObject({
      changedInputs: ['gold.csv'],
      inputsOnlyThere: ['run.csv'],
      inputsOnlyHere: ['new.csv'],
    });
    expect(say(sent, here)).toEqual([
      'Same name, other content (SHA-256): gold.csv.',
      'Scored there and not open here: run.csv.',
      'Open here and not there: new.csv.',
      'All 6 scores in both are the same.',
    ]);
  });

  test('name every setting that differs, and the version', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      missing: 'exclude',
      numbers: { ...DEFAULT_SETTINGS.numbers, percent: 'strict', relativeTolerance: null },
    } as const;
    expect(say({ ...sent, version: '0.2.0', settings }, sent)).toEqual([
      'Scored with Assay 0.2.0 there and 0.1.0 here.',
      'The setting numbers.relativeTolerance is null there and 0.01 here.',
      'The setting numbers.percent is strict there and either here.',
      'The setting missing is exclude there and zero here.',
      'All 6 scores in both are the same.',
    ]);
  });

  test('give both values of every score that differs, in the smallest bit', () => {
    const [strong, weak] = sent.runs;
    const here = {
      ...sent,
      runs: [
        { name: 'strong', means: { ...strong?.means, exact_match: 0.5 } },
        { name: 'weak', means: { ...weak?.means, f1: 0.1 + 0.2 } },
      ],
    } as ResultFacts;
    expect(compareResults(sent, here).scores).toEqual([
      { run: 'strong', metric: 'exact_match', there: 0.75, here: 0.5 },
      { run: 'weak', metric: 'f1', there: 1 / 3, here: 0.1 + 0.2 },
    ]);
    expect(say(sent, here)).toEqual([
      '2 of 6 scores differ: EXACT_MATCH of strong (75.0 there, 50.0 here) and F1 of weak (33.3 there, 30.0 here).',
    ]);
    const bit = { ...sent, runs: [{ name: 'strong', means: { f1: 0.1 + 0.2 } }] };
    const other = { ...sent, runs: [{ name: 'strong', means: { f1: 0.3 } }] };
    expect(compareResults(bit, other).scores).toHaveLength(1);
  });

  test('count what they do not name', () => {
    const shifted = sent.runs.map(({ name, means }) => ({
      name,
      means: Object.fromEntries(Object.keys(means).map((id) => [id, 0.111])),
    }));
    expect(say(sent, { ...sent, runs: shifted })[0]).toMatch(
      /^6 of 6 scores differ: .* and 1 more\.$/,
    );
  });

  test('with nothing in common say so', () => {
    const other = { ...sent, runs: [{ name: 'third', means: { accuracy: 1 } }] };
    expect(say(sent, other)).toEqual([
      'Runs that only the other result has: strong and weak.',
      'Runs that only this one has: third.',
      'Metrics that only the other result has: exact_match, f1 and mean_absolute_error.',
      'Metrics that only this one has: accuracy.',
      'No score stands in both.',
    ]);
  });
});

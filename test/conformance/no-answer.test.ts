import { expect, test } from 'vitest';
import { METRICS } from '../../src/core/scoring/metrics';
import { evaluateAll } from '../../src/core/evaluate';
import { propose } from '../../src/core/dataset/join/propose';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { describeShared, readSharedJson } from '../support/shared-data';
import { joinAll, openShared, openText } from '../support/sources';

interface Expected {
  readonly thresholds: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

describeShared('the official values of SQuAD 2.0 and KLUE-MRC', () => {
  test.each(['squad-v2', 'klue-mrc'])('%s at both thresholds', (name) => {
    const sources = [openShared(`${name}/references.json`), openShared(`${name}/predictions.json`)];
    const dataset = joinAll(sources, propose(sources).mapping);
    const { thresholds } = readSharedJson(`${name}/expected.json`) as Expected;
    expect(Object.keys(thresholds)).toEqual(['1.0', '0.5']);
    for (const [threshold, official] of Object.entries(thresholds)) {
      const settings = { ...DEFAULT_SETTINGS, noAnswerThreshold: Number(threshold) };
      const values = evaluateAll(dataset, settings, METRICS).runs[0]?.noAnswer;
      expect(Object.keys(values ?? {}).sort()).toEqual(Object.keys(official).sort());
      for (const [key, value] of Object.entries(values ?? {})) {
        expect(Math.abs(Number(value) - (official[key] ?? NaN)), key).toBeLessThanOrEqual(1e-9);
      }
    }
  });
});

test('a run whose questions all have an answer has no such values', () => {
  const sources = [
    openText('gold.csv', 'id,question,answer\nq1,Why?,wind\n'),
    openText('run.csv', 'id,prediction\nq1,wind\n'),
  ];
  const dataset = joinAll(sources, propose(sources).mapping);
  expect(evaluateAll(dataset, DEFAULT_SETTINGS, METRICS).runs[0]?.noAnswer).toBeNull();
});

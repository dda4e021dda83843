import { describe, expect, test } from 'vitest';
import { evaluate, evaluateAll } from '../../../src/core/evaluate';
import { absoluteError } from '../../../src/core/scoring/metrics/numeric';
import { exactMatch } from '../../../src/core/scoring/metrics/exact-match';
import { f1 } from '../../../src/core/scoring/metrics/token-f1';
import type { Dataset } from '../../../src/core/model';
import { wilsonInterval } from '../../../src/core/analysis/statistics/interval';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { datasetOf } from '../../support/score-case';

const metrics = [exactMatch, f1, absoluteError];

/** Twelve questions: eight correct, four half correct. */
const cases = Array.from({ length: 12 }, (_, at) => ({
  references: ['solar power'],
  prediction: at < 8 ? 'solar power' : 'solar',
}));

function inDocuments(documents: readonly string[]): Dataset {
  const dataset = datasetOf(cases);
  return { ...dataset, questions: { ...dataset.questions, documents } };
}

const alone = inDocuments(cases.map(() => ''));
const shared = inDocuments(cases.map((_, at) => `report ${at % 4}`));

describe('the intervals of a report', () => {
  test('are Wilson’s for verdicts, Student’s t for a few graded scores, and absent without scores', () => {
    const [run] = evaluateAll(alone, DEFAULT_SETTINGS, metrics).runs;
    expect(run!.metrics.exact_match!.interval).toEqual({
      ...wilsonInterval(8, 12),
      method: 'wilson',
    });
    const { mean, interval } = run!.metrics.f1!;
    expect(interval!.method).toBe('student');
    expect(interval!.low).toBeLessThan(mean!);
    expect(interval!.high).toBeGreaterThan(mean!);
    expect(run!.metrics.absolute_error).toEqual({ mean: null, n: 0, interval: null });
  });

  test('are given for every mean by answer type', () => {
    const [run] = evaluateAll(alone, DEFAULT_SETTINGS, metrics).runs;
    for (const [id, summary] of Object.entries(run!.byAnswerType.text!.metrics)) {
      expect(summary).toEqual(run!.metrics[id]);
    }
  });

  test('resample whole documents, unless clustering is off', () => {
    const together = evaluateAll(shared, DEFAULT_SETTINGS, metrics);
    expect(together.uncertainty.method.documents).toBe(4);
    expect(together.runs[0]!.metrics.exact_match!.interval!.method).toBe('wilson');
    const apart = evaluateAll(shared, { ...DEFAULT_SETTINGS, clusterByDocument: false }, metrics);
    expect(apart.uncertainty.method.documents).toBeNull();
    expect(apart.runs).toEqual(evaluateAll(alone, DEFAULT_SETTINGS, metrics).runs);
  });

  test('do not depend on the step size or on other runs', () => {
    const two: Dataset = { ...alone, runs: [alone.runs[0]!, { ...alone.runs[0]!, run: 'again' }] };
    const evaluation = evaluateAll(two, DEFAULT_SETTINGS, metrics);
    const [only] = evaluateAll(alone, DEFAULT_SETTINGS, metrics).runs;
    expect(evaluation.runs.map((run) => run.metrics)).toEqual([only!.metrics, only!.metrics]);
    expect(evaluation.uncertainty.comparisons.map(({ metric }) => metric)).toEqual([
      'exact_match',
      'f1',
    ]);
  });

  test('are computed in steps that can be stopped', () => {
    let steps = 0;
    for (const { done, total } of evaluate(alone, DEFAULT_SETTINGS, metrics)) {
      expect(done).toBeLessThanOrEqual(total);
      steps++;
    }
    expect(steps).toBeGreaterThan(metrics.length);
  });
});

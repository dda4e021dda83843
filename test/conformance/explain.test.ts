import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluateAll } from '../../src/core/evaluate';
import { explain } from '../../src/core/explore/explain/explain';
import { explainProfiles } from '../../src/core/explore/explain/judges';
import { propose } from '../../src/core/dataset/mapping/propose';
import { METRICS } from '../../src/core/scoring/metrics';
import type { Source } from '../../src/core/model';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { rejectionReasonAt, tierAt } from '../../src/core/scoring/acceptance/verdict-columns';
import { EXAMPLE_FILES } from '../support/example-files';
import { describeShared, openShared, sharedUrl } from '../support/shared-data';
import { joinAll, openBytes } from '../support/sources';

/**
 * Counts the traces of a data set by kind; checks that each is plain JSON and consistent with the
 * scores.
 */
function traceAll(sources: readonly Source[]): Record<string, number> {
  const dataset = joinAll(sources, propose(sources).mapping);
  const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  const counts: Record<string, number> = {};
  const count = (what: string, holds: boolean) => {
    counts[what] = (counts[what] ?? 0) + (holds ? 1 : 0);
  };
  dataset.runs.forEach((_, run) => {
    const verdicts = evaluation.verdicts[run]!;
    dataset.questions.ids.forEach((__, question) => {
      const trace = explain(evaluation, dataset, DEFAULT_SETTINGS, question, run);
      const { meaning, scores } = trace;
      expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
      expect(meaning?.acceptance?.tier ?? null).toBe(tierAt(verdicts, question));
      if (meaning?.acceptance?.tier !== 'strict') {
        expect(meaning?.acceptance?.rejection ?? null).toBe(rejectionReasonAt(verdicts, question));
      }
      if (meaning && typeof scores.numeric_match === 'number') {
        const { numbers } = meaning;
        expect(numbers?.kind === 'compared' && numbers.matched ? 1 : 0).toBe(scores.numeric_match);
      }
      if (meaning && typeof scores.list_match === 'number') {
        expect(meaning.lists?.matched ? 1 : 0).toBe(scores.list_match);
      }
      count('traces', true);
      count('numbers', meaning?.numbers?.kind === 'compared');
      count('lists', Boolean(meaning?.lists));
      count('abstentions', Boolean(meaning?.abstentions.prediction));
      count('evidence', Boolean(meaning?.evidence?.points.length));
    });
  });
  const profiles = explainProfiles(dataset, 0, 0);
  expect(JSON.parse(JSON.stringify(profiles))).toEqual(profiles);
  return counts;
}

test('every trace of the example is plain JSON and agrees with the scores', () => {
  const sources = EXAMPLE_FILES.map((name) =>
    openBytes(name, new Uint8Array(readFileSync(`public/examples/${name}`))),
  );
  expect(traceAll(sources)).toMatchObject({ traces: 96 });
});

describeShared('the traces of MMESGBench', () => {
  test('traces are plain JSON, agree with the scores and cover every kind', () => {
    const systems = readdirSync(sharedUrl('mmesgbench/predictions')).sort();
    const sources = [
      ...systems.map((name) => openShared(`mmesgbench/predictions/${name}`)),
      openShared('mmesgbench/gold-dev-93.json'),
    ];
    const { traces, ...others } = traceAll(sources);
    expect(traces).toBe(6 * 93);
    for (const [what, found] of Object.entries(others)) {
      expect(found, what).toBeGreaterThan(50);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { METRICS } from '../../../src/core/scoring/metrics';
import type { RunReport } from '../../../src/core/analysis/run-report';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { describeCounts, describeLead } from '../../../src/ui/results/overview/describe-runs';

const headlines = METRICS.filter(({ headline }) => headline);
const noCounts = {
  questions: 10,
  matched: 10,
  missing: 0,
  extra: 0,
  duplicate: 0,
  unscored: 0,
  wrapped: 0,
};

/** A run with means of exact match, F1 and numeric match. */
function run(model: string, means: readonly (number | null)[], counts = {}): RunReport {
  const metrics = Object.fromEntries(
    headlines.map(({ id }, index) => {
      const mean = means[index] ?? null;
      return [id, { mean, n: mean === null ? 0 : 10 }];
    }),
  );
  return {
    model,
    run: '',
    counts: { ...noCounts, ...counts },
    metrics,
    runValues: {},
    abstentions: {
      answerableAnswered: 10,
      answerableAbstained: 0,
      unanswerableAnswered: 0,
      unanswerableAbstained: 0,
      missing: 0,
      precision: null,
      recall: null,
    },
    outcomes: null,
    noAnswer: null,
    byAnswerType: {},
  };
}

describe('describeLead', () => {
  test.each<[string, RunReport[], string]>([
    ['nothing', [], ''],
    [
      'one run',
      [run('a', [0.5, 0.75, null])],
      'a answers 50.0 % of 10 questions exactly; token F1 is 75.0.',
    ],
    [
      'one ahead everywhere',
      [run('a', [0.5, 0.6, 0.7]), run('b', [0.4, 0.5, 0.6])],
      'a has the highest exact match (50.0), token F1 (60.0) and numeric match (70.0).',
    ],
    [
      'each ahead somewhere',
      [run('a', [0.5, 0.6, 0.1]), run('b', [0.4, 0.5, 0.6])],
      'a has the highest exact match (50.0) and token F1 (60.0). b has the highest numeric match (60.0).',
    ],
    [
      'a tie for the front beside a lead',
      [run('a', [0.5, 0.6, 0.7]), run('b', [0.4, 0.6, 0.6]), run('c', [0, 0, 0.7])],
      'a has the highest exact match (50.0) and, with b, token F1 (60.0) and, with c, numeric match (70.0).',
    ],
    [
      'means that are written alike',
      [run('a', [0.50001, 0.2, 0.1]), run('b', [0.5, 0.2, 0.1]), run('c', [0.1, 0.2, 0])],
      'a and b share the highest exact match (50.0) and numeric match (10.0). All runs have the same token F1 (20.0).',
    ],
    [
      'a metric that applies to nothing',
      [run('a', [0.5, 0.6, null]), run('b', [0.4, 0.5, null])],
      'a has the highest exact match (50.0) and token F1 (60.0).',
    ],
  ])('%s', (_, runs, sentence) => {
    expect(describeLead(runs, headlines)).toBe(sentence);
  });
});

describe('describeCounts', () => {
  test('speaks of what the settings do with it', () => {
    const runs = [run('a', [1, 1, 1], { missing: 2, duplicate: 1 })];
    expect(describeCounts(runs, DEFAULT_SETTINGS)).toEqual([
      'a has no prediction for 2 questions, counted as incorrect.',
      'a has 1 duplicate row; the first counts.',
    ]);
    const other = { ...DEFAULT_SETTINGS, missing: 'exclude', duplicates: 'last' } as const;
    expect(describeCounts(runs, other)).toEqual([
      'a has no prediction for 2 questions, left out of the means.',
      'a has 1 duplicate row; the last counts.',
    ]);
  });

  test('adds up where many runs are concerned', () => {
    const runs = ['a', 'b', 'c', 'd'].map((name) => run(name, [1, 1, 1], { missing: 2 }));
    expect(describeCounts(runs, DEFAULT_SETTINGS)).toEqual([
      '4 of 4 runs have no prediction for some questions, 8 in all, counted as incorrect.',
    ]);
  });

  test('is silent where nothing is amiss', () => {
    expect(describeCounts([run('a', [1, 1, 1])], DEFAULT_SETTINGS)).toEqual([]);
  });
});

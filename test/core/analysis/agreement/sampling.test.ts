import { describe, expect, test } from 'vitest';
import {
  countStratumChanges,
  sampleAnswers,
  stratify,
} from '../../../../src/core/analysis/agreement/sampling';
import { answerKey } from '../../../../src/core/analysis/agreement/labels';
import { evaluateAll } from '../../../../src/core/evaluate';
import { METRICS } from '../../../../src/core/scoring/metrics';
import type { Dataset } from '../../../../src/core/model';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

/**
 * Two runs over 60 questions: a third of the answers are correct under every metric, a third under
 * some, and a third under none.
 */
function makeDataset(): Dataset {
  const one = datasetOf(
    Array.from({ length: 60 }, (_, at) => ({
      references: ['blue whale'],
      prediction:
        at === 0 ? null : ['blue whale', 'the blue whale of the north sea', 'ant'][at % 3]!,
    })),
  );
  const [run] = one.runs;
  return { ...one, runs: [run!, { ...run!, model: 'other' }] };
}

const dataset = makeDataset();
const { scores } = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
const draw = (request: Parameters<typeof sampleAnswers>[3]) =>
  sampleAnswers(dataset, scores, METRICS, request);
const stratumOf = ({ stratum }: { readonly stratum: string }) => stratum;

describe('answers to be labeled', () => {
  test('depend only on the seed and are drawn without replacement', () => {
    const first = draw({ draw: 'random', count: 40, seed: 7 });
    expect(draw({ draw: 'random', count: 40, seed: 7 })).toEqual(first);
    expect(draw({ draw: 'random', count: 40, seed: 8 }).answers).not.toEqual(first.answers);
    expect(new Set(first.answers.map(answerKey)).size).toBe(40);
    expect(first.answers.some(({ id }) => id === 'q0')).toBe(false);
  });

  test('are drawn from all runs and shuffled', () => {
    const { answers } = draw({ draw: 'all', count: 0, seed: 1 });
    expect(answers).toHaveLength(118);
    const models = answers.map(({ model }) => model);
    expect(models).not.toEqual([...models].sort());
  });

  test('are equally likely to be drawn', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      for (const one of draw({ draw: 'random', count: 59, seed }).answers) {
        counts.set(answerKey(one), (counts.get(answerKey(one)) ?? 0) + 1);
      }
    }
    // Half of 400, give or take five standard errors of 10 each.
    expect(Math.min(...counts.values())).toBeGreaterThan(150);
    expect(Math.max(...counts.values())).toBeLessThan(250);
  });

  test('come in equal numbers from disagreements and agreements, if requested', () => {
    const { answers } = draw({ draw: 'disagreement', count: 40, seed: 1 });
    const strata = answers.map(stratumOf);
    expect(strata.filter((stratum) => stratum === 'metrics disagree')).toHaveLength(20);
    expect(strata.filter((stratum) => stratum === 'all right')).toHaveLength(10);
    expect(strata.filter((stratum) => stratum === 'all wrong')).toHaveLength(10);
  });

  test('include a whole stratum if more answers are requested than it has', () => {
    expect(draw({ draw: 'disagreement', count: 1000, seed: 1 }).answers).toHaveLength(118);
  });
});

test('the stratum of an answer depends on whether the headline metrics agree', () => {
  const strata = stratify(METRICS, scores[0]!, 4);
  expect([...strata].slice(1)).toEqual([2, 1, 0]);
});

test('sampled answers whose stratum has changed are counted', () => {
  const sample = draw({ draw: 'disagreement', count: 40, seed: 1 });
  expect(countStratumChanges(sample, dataset, scores, METRICS)).toBe(0);
  const strict = METRICS.filter(({ id }) => id === 'exact_match');
  expect(countStratumChanges(sample, dataset, scores, strict)).toBe(20);
});

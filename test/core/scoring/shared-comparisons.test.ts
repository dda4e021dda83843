import { expect, test } from 'vitest';
import { scoreRuns } from '../../../src/core/evaluate';
import type { Dataset } from '../../../src/core/model';
import { runToEnd } from '../../../src/core/progress';
import { METRICS } from '../../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { generateCases } from '../../bench/pairs';
import { datasetOf } from '../../support/score-case';

const dataset = datasetOf(generateCases(200));

/**
 * Runs of one data set; in each, question i gets the answer of question i + n, with n from
 * `orders`.
 */
function withRuns(orders: readonly number[]): Dataset {
  const [first] = dataset.runs;
  if (!first) throw new Error('There is no run.');
  const runs = orders.map((by, at) => ({
    ...first,
    model: `model ${at}`,
    predictions: first.predictions.map(
      (_, question) => first.predictions[(question + by) % first.predictions.length] ?? null,
    ),
  }));
  return { ...dataset, runs };
}

test('runs that share answers have the same scores as each run alone', () => {
  const orders = [0, 0, 4, 0, 4];
  const together = runToEnd(scoreRuns(withRuns(orders), DEFAULT_SETTINGS, METRICS));
  orders.forEach((by, run) => {
    const alone = runToEnd(scoreRuns(withRuns([by]), DEFAULT_SETTINGS, METRICS));
    expect(together.scores[run]).toEqual(alone.scores[0]);
    expect(together.verdicts[run]).toEqual(alone.verdicts[0]);
  });
});

test('references that are given twice change no score', () => {
  const twice = {
    ...dataset,
    questions: {
      ...dataset.questions,
      references: dataset.questions.references.map((own) => [...own, ...own]),
    },
  };
  const [once, again] = [dataset, twice].map((one) =>
    runToEnd(scoreRuns(one, DEFAULT_SETTINGS, METRICS)),
  );
  expect(again?.scores).toEqual(once?.scores);
  expect(again?.verdicts).toEqual(once?.verdicts);
});

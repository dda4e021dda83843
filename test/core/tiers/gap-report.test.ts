import { expect, test } from 'vitest';
import type { Dataset } from '../../../src/core/model';
import { createScorer } from '../../../src/core/score/scorer';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { reportGaps } from '../../../src/core/tiers/gap-report';
import { datasetOf } from '../scoring';

const references = ['82%', 'wind', "['x', 'y']", 'solar power', 'Paris'];

/** The first run is ahead as text, the second as meaning. */
function twoRuns(): Dataset {
  const answers = [
    ['82%', 'wind', 'coal', 'coal', 'London'],
    ['82.0', 'wind', "['y', 'x']", 'mostly solar power', null],
  ];
  const sets = answers.map((predictions) =>
    datasetOf(
      references.map((reference, index) => ({
        references: [reference],
        prediction: predictions[index] ?? null,
      })),
    ),
  );
  const names = ['first', 'second'];
  const runs = sets.flatMap((set, index) =>
    set.runs.map((run) => ({ ...run, model: names[index]! })),
  );
  return { ...sets[0]!, runs };
}

const dataset = twoRuns();
const scorer = createScorer(dataset, DEFAULT_SETTINGS);
const report = reportGaps(dataset, scorer, DEFAULT_SETTINGS);

test('counts what each tier adds', () => {
  expect(report.runs.map(({ run, byTier }) => [run, byTier])).toEqual([
    ['first', { strict: 2, normalised: 0, typed: 0, lexical: 0 }],
    ['second', { strict: 1, normalised: 0, typed: 2, lexical: 1 }],
  ]);
});

test('names the questions by kind of gap, beyond the strict tier', () => {
  const { byGap } = report.runs[1]!;
  expect(Object.entries(byGap).filter(([, questions]) => questions.length > 0)).toEqual([
    ['percent-sign', [0]],
    ['list-order', [2]],
    ['verbose', [3]],
  ]);
});

test('gives the headline and the order of the runs at every tier', () => {
  const { headline } = report.runs[1]!;
  expect(headline).toEqual({ strict: 0.2, normalised: 0.2, typed: 0.6, lexical: 0.8 });
  const [before, after] = [
    [0, 1],
    [1, 0],
  ];
  expect(report.order).toEqual({
    strict: before,
    normalised: before,
    typed: after,
    lexical: after,
  });
  expect(report.reordered).toEqual(['typed', 'lexical']);
});

test('leaves missing predictions out where the setting does', () => {
  const other = reportGaps(dataset, scorer, { missing: 'exclude' });
  expect(other.runs.map(({ questions }) => questions)).toEqual([5, 4]);
  expect(other.runs[1]!.headline.lexical).toBe(1);
});

test('is plain data', () => {
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

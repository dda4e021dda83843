import { expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import { METRICS } from '../../../../src/core/scoring/metrics';
import type { Dataset } from '../../../../src/core/model';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/core/settings';
import { rejectionReasonAt, tierAt } from '../../../../src/core/scoring/acceptance/verdict-columns';
import { datasetOf } from '../../../support/score-case';

const references = ['82%', 'wind', "['x', 'y']", 'solar power', 'Paris'];

/** The first run is ahead under strict matching, the second with all tiers. */
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
const metrics = METRICS.filter(({ id }) => id === 'answer_correct');
const { rejections, verdicts, scores } = evaluateAll(dataset, DEFAULT_SETTINGS, metrics);
const report = rejections!;

test('the report counts the answers that each tier adds', () => {
  expect(report.runs.map(({ run, byTier }) => [run, byTier])).toEqual([
    ['first', { strict: 2, normalised: 0, typed: 0, lexical: 0 }],
    ['second', { strict: 1, normalised: 0, typed: 2, lexical: 1 }],
  ]);
});

test('the report lists the first questions of each rejection reason, with the explanation', () => {
  const { byReason: ofReason } = report.runs[1]!;
  expect(Object.entries(ofReason).filter(([, { questions }]) => questions > 0)).toEqual([
    [
      'percent-sign',
      {
        questions: 1,
        examples: [
          {
            question: 0,
            tier: 'typed',
            reason: 'the same number; only one side has a percent sign (82.0 for 82%)',
          },
        ],
      },
    ],
    [
      'list-order',
      {
        questions: 1,
        examples: [
          {
            question: 2,
            tier: 'typed',
            reason: 'the same list in a different order; the question does not ask for an order',
          },
        ],
      },
    ],
    [
      'verbose',
      {
        questions: 1,
        examples: [
          {
            question: 3,
            tier: 'lexical',
            reason: 'it has every key point of the reference not already in the question',
          },
        ],
      },
    ],
  ]);
});

test('the report limits the examples, but counts all questions', () => {
  const many = datasetOf(
    Array.from({ length: 9 }, () => ({ references: ['82%'], prediction: '82.0' })),
  );
  const { byReason: ofReason } = evaluateAll(many, DEFAULT_SETTINGS, metrics).rejections!.runs[0]!;
  expect(ofReason['percent-sign'].questions).toBe(9);
  expect(ofReason['percent-sign'].examples.map(({ question }) => question)).toEqual([
    0, 1, 2, 3, 4,
  ]);
});

test('the tier and rejection reason of every question are recorded, consistent with answer_correct', () => {
  const [first, second] = verdicts;
  expect(dataset.questions.ids.map((_, question) => tierAt(first!, question))).toEqual([
    'strict',
    'strict',
    null,
    null,
    null,
  ]);
  expect(dataset.questions.ids.map((_, question) => tierAt(second!, question))).toEqual([
    'typed',
    'strict',
    'typed',
    'lexical',
    null,
  ]);
  expect(dataset.questions.ids.map((_, question) => rejectionReasonAt(second!, question))).toEqual([
    'percent-sign',
    null,
    'list-order',
    'verbose',
    null,
  ]);
  expect([...scores[1]!.answer_correct!.values]).toEqual([1, 1, 1, 1, 0]);
});

test('there is no rejection reason for answers that the strict scorer accepts', () => {
  const capitals = datasetOf([{ references: ['SBTi'], prediction: 'SBTI' }]);
  const { verdicts: columns, rejections: found } = evaluateAll(capitals, DEFAULT_SETTINGS, metrics);
  expect(tierAt(columns[0]!, 0)).toBe('strict');
  expect(rejectionReasonAt(columns[0]!, 0)).toBeNull();
  expect(found!.runs[0]!.byReason.capitals.questions).toBe(0);
});

test('the report gives the scores and the ranking of the runs at every tier', () => {
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

test('the report excludes missing predictions if the settings do', () => {
  const settings: Settings = { ...DEFAULT_SETTINGS, missing: 'exclude' };
  const other = evaluateAll(dataset, settings, metrics);
  expect(other.rejections!.runs.map(({ questions }) => questions)).toEqual([5, 4]);
  expect(other.rejections!.runs[1]!.headline.lexical).toBe(1);
  expect(other.runs[1]!.metrics.answer_correct).toMatchObject({ mean: 1, n: 4 });
});

test('the report is null without answer_correct', () => {
  const other = evaluateAll(dataset, DEFAULT_SETTINGS, []);
  expect(other.rejections).toBeNull();
  expect([...other.verdicts[0]!.tiers]).toEqual([0, 0, 0, 0, 0]);
});

test('the report is plain data', () => {
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

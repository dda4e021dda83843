import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../src/core/evaluate';
import { METRICS } from '../../../src/core/scoring/metrics';
import type { ErrorKind } from '../../../src/core/scoring/error-kind';
import { countErrors } from '../../../src/core/explore/distributions';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { errorAt } from '../../../src/core/scoring/acceptance/verdict-columns';
import { orderQuestions } from '../../../src/core/explore/view/order';
import { createQuestionTable } from '../../../src/core/explore/view/question-table';
import { DEFAULT_VIEW } from '../../../src/core/explore/view/view';
import { type Case, datasetOf } from '../../support/score-case';

const cases: readonly [reference: string, prediction: string | null, kind: ErrorKind][] = [
  ['12.8%', '12.8 per cent', 'exact'],
  ['0.67 MtCO2e', '670,000 tCO2e', 'exact'],
  ['10,000', '10,005', 'under 0.1 %'],
  ['1,000', '1,005', 'under 1 %'],
  ['100', '104', 'under 5 %'],
  ['100', '60', 'under 50 %'],
  ['100', '195', 'under 100 %'],
  ['100', '200', 'factor 2'],
  ['100', '50', 'factor 2'],
  ['100', '20', 'under 100 %'],
  ['100', '350', 'further off'],
  ['473', '-473', 'sign'],
  ['100', '10', 'factor 10'],
  ['100', '1,002', 'factor 10'],
  ['USD 2.4 billion', 'USD 2.4 million', 'factor 1,000'],
  ['5 t', '500 t', 'factor 100'],
  ['3', '3 million', 'factor 1,000,000'],
  ['0', '7', 'reference is 0'],
  ['42', 'Not disclosed', 'no number'],
  ['5 MWh', '5 tonnes', 'other unit'],
  ['wind', '3', 'reference unread'],
  ['42', null, 'no prediction'],
];

const dataset = datasetOf([
  ...cases.map(([reference, prediction]): Case => {
    return { references: [reference], prediction, kind: 'number' };
  }),
  { references: ['wind'], prediction: 'sun', kind: 'text' },
]);
const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);

test.each(
  cases.map(([reference, prediction, kind], at) => [reference, prediction, kind, at] as const),
)('%s answered by %s: %s', (_reference, _prediction, kind, at) => {
  expect(errorAt(evaluation.verdicts[0]!, at)).toBe(kind);
});

describe('the errors of a run', () => {
  const { distribution, medians } = countErrors(evaluation.verdicts, evaluation.scores)!;
  const table = createQuestionTable(dataset, evaluation, METRICS);

  test('count every numeric question once and no other question', () => {
    expect(distribution.counts[0]!.reduce((sum, count) => sum + count, 0)).toBe(cases.length);
  });

  test('link to their questions', () => {
    const opened = distribution.bins.map(({ query }) => {
      const found = orderQuestions(table, 0, { ...DEFAULT_VIEW, query });
      return found.kind === 'ordered' ? found.order.length : -1;
    });
    expect(opened).toEqual(distribution.counts[0]);
  });

  test('have a unitless median', () => {
    // 17 answers are compared with a reference other than 0; the ninth of their errors is 0.9.
    expect(medians).toEqual([0.9]);
  });

  test('are null without numeric questions', () => {
    const words = evaluateAll(
      datasetOf([{ references: ['wind'], prediction: 'sun' }]),
      DEFAULT_SETTINGS,
      METRICS,
    );
    expect(countErrors(words.verdicts, words.scores)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absoluteError } from '../../../src/core/scoring/metrics/numeric';
import { METRICS } from '../../../src/core/scoring/metrics';
import { f1 } from '../../../src/core/scoring/metrics/token-f1';
import { binScores } from '../../../src/core/explore/distributions';
import { orderQuestions } from '../../../src/core/explore/view/order';
import { createQuestionTable } from '../../../src/core/explore/view/question-table';
import { createScorer } from '../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { createVerdictColumns } from '../../../src/core/scoring/acceptance/verdict-columns';
import { DEFAULT_VIEW } from '../../../src/core/explore/view/view';
import { datasetOf } from '../../support/score-case';

function scoresOf(values: readonly number[]) {
  const column = { values: Float64Array.from(values), unscored: new Uint8Array(values.length) };
  return [{ [f1.id]: column }];
}

describe('the distribution of scores', () => {
  test('has bins for 0, for 1, and for each tenth in between', () => {
    const found = binScores(scoresOf([0, 0, 0.05, 0.1, 0.3, 0.95, 1, NaN]), f1)!;
    expect(found.bins.map(({ label }) => label).slice(0, 3)).toEqual(['0', '0.0–0.1', '0.1–0.2']);
    expect(found.counts).toEqual([[2, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1]]);
  });

  test('is null if every score is 0 or 1', () => {
    expect(binScores(scoresOf([0, 1, 1, NaN]), f1)).toBeNull();
  });

  test('is null for a metric without bounds', () => {
    expect(binScores(scoresOf([0.5]), absoluteError)).toBeNull();
  });

  test('counts exactly the questions that its bins’ queries select', () => {
    const share = fc.oneof(
      fc.constantFrom(0, 1, 0.1, 0.2, 0.3, 0.6, 0.7, 0.30000000000000004, 1 - Number.EPSILON, NaN),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 30 }), (drawn) => {
        const values = [0.5, ...drawn];
        const dataset = datasetOf(values.map(() => ({ references: ['a'], prediction: 'a' })));
        const scores = scoresOf(values);
        const verdicts = [createVerdictColumns(values.length)];
        const table = createQuestionTable(
          dataset,
          { scorer: createScorer(dataset, DEFAULT_SETTINGS), scores, verdicts, rejections: null },
          METRICS,
        );
        const { bins, counts } = binScores(scores, f1)!;
        const opened = bins.map(({ query }) => {
          const found = orderQuestions(table, 0, { ...DEFAULT_VIEW, query });
          return found.kind === 'ordered' ? found.order.length : -1;
        });
        expect(opened).toEqual(counts[0]);
      }),
      { numRuns: 60 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import type { Dataset } from '../../../../src/core/model';
import type { Abstentions } from '../../../../src/core/scoring/tiers/abstentions';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

function countAbstentions(of: Dataset, settings: Settings = DEFAULT_SETTINGS): Abstentions {
  return evaluateAll(of, settings, []).runs[0]!.abstentions;
}

const dataset = datasetOf([
  { references: ['wind'], prediction: 'wind' },
  { references: ['wind'], prediction: 'coal' },
  { references: ['wind'], prediction: 'Not answerable.' },
  { references: ['No'], prediction: 'No', kind: 'boolean' },
  { references: [], prediction: '' },
  { references: ['Not answerable'], prediction: '—', kind: 'unanswerable' },
  { references: [], prediction: 'wind' },
  { references: [], prediction: null },
]);

describe('abstentions', () => {
  test('against what can be answered, counted by hand', () => {
    expect(countAbstentions(dataset)).toEqual({
      answerableAnswered: 3,
      answerableAbstained: 1,
      unanswerableAnswered: 1,
      unanswerableAbstained: 2,
      missing: 1,
      precision: 2 / 3,
      recall: 2 / 3,
    });
  });

  test('include answers that are a phrase of the settings', () => {
    const counts = countAbstentions(dataset, { ...DEFAULT_SETTINGS, noAnswerPhrases: ['coal'] });
    expect(counts).toMatchObject({ answerableAbstained: 2, answerableAnswered: 2 });
  });

  test('have no precision without one, and no recall without an unanswerable question', () => {
    const answered = datasetOf([{ references: ['wind'], prediction: 'wind' }]);
    const counts = countAbstentions(answered);
    expect(counts).toMatchObject({ precision: null, recall: null, missing: 0 });
  });
});

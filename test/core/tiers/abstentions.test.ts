import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { countAbstentions } from '../../../src/core/tiers/abstentions';
import { datasetOf } from '../scoring';

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
    expect(countAbstentions(dataset, 0, DEFAULT_SETTINGS)).toEqual({
      answerableAnswered: 3,
      answerableAbstained: 1,
      unanswerableAnswered: 1,
      unanswerableAbstained: 2,
      missing: 1,
      precision: 2 / 3,
      recall: 2 / 3,
    });
  });

  test('are what the phrases say', () => {
    const counts = countAbstentions(dataset, 0, { noAnswerPhrases: ['coal'] });
    expect(counts).toMatchObject({ answerableAbstained: 1, answerableAnswered: 3 });
  });

  test('have no precision without one, and no recall without an unanswerable question', () => {
    const answered = datasetOf([{ references: ['wind'], prediction: 'wind' }]);
    const counts = countAbstentions(answered, 0, DEFAULT_SETTINGS);
    expect(counts).toMatchObject({ precision: null, recall: null, missing: 0 });
  });
});

import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import type { Dataset } from '../../../../src/core/model';
import { answerCorrect } from '../../../../src/core/scoring/metrics/answer-correct';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { listFields } from '../../../../src/core/explore/view/question-table';
import type { Abstentions } from '../../../../src/core/scoring/acceptance/abstentions';
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

describe('outcomes', () => {
  test('add up to the number of questions and match manual counts', () => {
    const { outcomes } = evaluateAll(dataset, DEFAULT_SETTINGS, [answerCorrect]).runs[0]!;
    expect(outcomes).toEqual({
      correct: 4,
      wrong: 2,
      declined: 1,
      missing: 1,
      overRefusals: 1,
      falseAnswers: 1,
    });
  });

  test('require answer correctness', () => {
    expect(evaluateAll(dataset, DEFAULT_SETTINGS, []).runs[0]!.outcomes).toBeNull();
  });

  test('are columns of the question table, as is the sentence that declines or hedges', () => {
    const said = datasetOf([
      { references: ['12 %'], prediction: '12 %' },
      {
        references: ['12 %'],
        prediction: 'It was a good year. The report does not disclose the share.',
      },
      { references: [], prediction: 'The report does not disclose the share.' },
      { references: ['12 %'], prediction: null },
    ]);
    const fields = listFields(said, evaluateAll(said, DEFAULT_SETTINGS, METRICS), METRICS);
    const cells = (name: string) => {
      const field = fields.find((one) => one.name === name);
      const read = field?.type === 'text' ? field.read(0) : undefined;
      return [0, 1, 2, 3].map((question) => read?.(question)[0] ?? '');
    };
    expect(cells('outcome')).toEqual(['correct', 'declined', 'correct', 'missing']);
    expect(cells('response')).toEqual(['answered', 'abstained', 'abstained', 'missing']);
    expect(cells('abstention')).toEqual([
      '',
      'The report does not disclose the share.',
      'The report does not disclose the share.',
      '',
    ]);
  });
});

describe('abstentions', () => {
  test('are counted separately for answerable and unanswerable questions, and match manual counts', () => {
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

  test('include answers equal to a configured phrase', () => {
    const counts = countAbstentions(dataset, { ...DEFAULT_SETTINGS, noAnswerPhrases: ['coal'] });
    expect(counts).toMatchObject({ answerableAbstained: 2, answerableAnswered: 2 });
  });

  test('have no precision without abstentions, and no recall without unanswerable questions', () => {
    const answered = datasetOf([{ references: ['wind'], prediction: 'wind' }]);
    const counts = countAbstentions(answered);
    expect(counts).toMatchObject({ precision: null, recall: null, missing: 0 });
  });
});

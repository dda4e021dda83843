import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import { compareAnswers } from '../../../../src/core/explore/explain/side-by-side';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { type Case, datasetOf } from '../../../support/score-case';

/**
 * The answer with matched parts in [brackets] and differing parts in {braces}, and the missing
 * parts.
 */
function markCase(one: Case): { text: string; missing: readonly string[] } {
  const dataset = datasetOf([one]);
  const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  const shown = { runs: [0], metric: 'answer_correct' };
  const [answer] = compareAnswers(evaluation, dataset, 0, shown).answers;
  expect(answer?.marks.map(({ text }) => text).join('')).toBe(one.prediction ?? '');
  const text = (answer?.marks ?? [])
    .map(({ text: own, state }) =>
      state === 'matched' ? `[${own}]` : state === 'unmatched' ? `{${own}}` : own,
    )
    .join('');
  return { text, missing: answer?.missing ?? [] };
}

test('an abstention is marked as declined', () => {
  const cases: Case[] = ['Not disclosed.', '42', null].map((prediction) => ({
    question: 'How many sites?',
    references: ['7'],
    prediction,
  }));
  const dataset = datasetOf(cases);
  const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  const shown = { runs: [0], metric: 'answer_correct' };
  const declined = cases.map(
    (_, at) => compareAnswers(evaluation, dataset, at, shown).answers[0]?.isDeclined,
  );
  expect(declined).toEqual([true, false, false]);
});

describe('answers side by side', () => {
  test.each<[name: string, one: Case, text: string]>([
    [
      'a number in another notation',
      {
        question: 'What is the FY2018 capital expenditure (in USD millions)?',
        references: ['$1577.00'],
        prediction: 'In 2018 the capital expenditure was $1,577 million.',
      },
      'In 2018 the capital expenditure was [$1,577 million].',
    ],
    [
      'another number',
      { references: ['48,200 t CO2e'], prediction: '48.2 t CO2e' },
      '{48.2 t CO2e}',
    ],
    [
      'numbers of another kind, and operands',
      {
        question: 'What is the ratio?',
        references: ['0.66'],
        prediction: 'Cash flow is $1,469 and liabilities $2,213: 1,469 / 2,213 = 0.66.',
      },
      'Cash flow is $1,469 and liabilities $2,213: 1,469 / 2,213 = [0.66].',
    ],
    [
      'content words of the reference, not the rest of a long answer',
      {
        question: 'Which segment has grown?',
        references: ['Developed Rest of the World'],
        prediction:
          'The segment that has grown most of all is the “Developed Rest of World” region.',
      },
      'The segment that has grown most of all is the “[Developed Rest of World]” region.',
    ],
    [
      'the opposite verdict',
      { question: 'Did it rise?', references: ['Yes'], prediction: 'No, it fell.' },
      '{No}, it fell.',
    ],
    [
      'a date',
      { question: 'When?', references: ['3 April 2021'], prediction: 'On 2021-04-03.' },
      'On [2021-04-03].',
    ],
    [
      'items of a list',
      {
        kind: 'list',
        references: ["['Governance', 'Strategy', 'Metrics']"],
        prediction: "['Strategy', 'Engagement', 'Governance']",
      },
      "['[Strategy]', '{Engagement}', '[Governance]']",
    ],
    ['an abstention', { references: ['wind'], prediction: 'Not disclosed.' }, 'Not disclosed.'],
  ])('mark %s', (_, one, text) => {
    expect(markCase(one).text).toBe(text);
  });

  test('list the parts missing from an incomplete answer', () => {
    const question = 'Which segment shrank?';
    const references = ['The consumer segment shrunk by 0.9% organically.'];
    const partial = { question, references, prediction: 'The consumer segment, by 3.2%.' };
    expect(markCase(partial)).toEqual({
      text: 'The [consumer segment], by {3.2%}.',
      missing: ['shrunk', 'organically', '0.9%'],
    });
    expect(markCase({ question, references, prediction: 'Safety' }).missing).toEqual([]);
  });

  test('list the items missing from a list', () => {
    const references = ["['Governance', 'Strategy']"];
    expect(markCase({ kind: 'list', references, prediction: "['Strategy']" }).missing).toEqual([
      'Governance',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { type Case, scoreCase } from '../../../support/score-case';

const isCorrect = (one: Case) => scoreCase(one).answer_correct === 1;

describe('a coded verdict', () => {
  const question = 'Does the group report Scope 3?';

  test.each([
    ['Yes', 'Y', true],
    ['Yes', '1', true],
    ['No', '0', true],
    ['False', 'n', true],
    ['Yes', '0', false],
    ['No', 'Y', false],
    ['Yes', '2', false],
    ['1', 'True', true],
    ['0', 'No', true],
    ['1', 'No', false],
    ['Y', 'Yes', true],
    ['N', 'Yes', false],
  ])('for %s, %s is correct: %s', (reference, prediction, expected) => {
    expect(isCorrect({ references: [reference], prediction, question })).toBe(expected);
  });

  test('verdict match also reads codes', () => {
    const one = { references: ['1'], kind: 'boolean' as const, question };
    expect(scoreCase({ ...one, prediction: 'Yes' }).boolean_match).toBe(1);
    expect(scoreCase({ ...one, prediction: 'No' }).boolean_match).toBe(0);
  });

  test('“Yes” is not the number 1', () => {
    const question = 'How many sites are there?';
    expect(isCorrect({ references: ['1'], prediction: 'Yes', question })).toBe(false);
  });
});

describe('the letter of an option', () => {
  const question = 'Which source? A) wind B) solar C) hydro D) gas';

  test.each([
    'A',
    'a.',
    '(A)',
    'A) wind',
    'Answer: A',
    'The answer is A',
    'The correct option is A.',
  ])('%s is correct for A', (prediction) => {
    expect(isCorrect({ references: ['A'], prediction, question })).toBe(true);
  });

  test.each(['', 'the', 'An', 'B', 'Answer: B', 'A wind farm, so B'])(
    '“%s” is not correct for A',
    (prediction) => {
      expect(isCorrect({ references: ['A'], prediction, question })).toBe(false);
    },
  );

  test('exact match follows SQuAD, which removes articles', () => {
    expect(scoreCase({ references: ['A'], prediction: 'the', question }).exact_match).toBe(1);
  });
});

describe('the reference “None”', () => {
  const one = { references: ['None'], kind: 'unanswerable' as const };

  test.each(['No information available', 'cannot be determined', 'I don’t know', 'not found'])(
    'on a question labeled as unanswerable, “%s” is correct',
    (prediction) => {
      const labeled = { ...one, answerType: 'None', question: 'What price was paid?' };
      expect(isCorrect({ ...labeled, prediction })).toBe(true);
    },
  );

  test('on other questions, it means that no such items exist', () => {
    const asked = { ...one, answerType: '', question: 'Which fines were paid?' };
    expect(isCorrect({ ...asked, prediction: 'There were none.' })).toBe(true);
    expect(isCorrect({ ...asked, prediction: 'No information available' })).toBe(false);
  });
});

test.each([
  ['What is the net zero year?', '2040', '2045'],
  ['What is the target year?', '2030', '2035'],
  ['What is the base year of the emissions target?', '2019', '2020'],
  ['What is the deadline for net zero?', '2050', '2045'],
])('%s asks for a year, which must match exactly', (question, reference, prediction) => {
  const one = { references: [reference], question, kind: 'number' as const };
  expect(scoreCase({ ...one, prediction }).numeric_match).toBe(0);
  expect(scoreCase({ ...one, prediction: `It is ${reference}.` }).numeric_match).toBe(1);
});

test.each([
  'What was the revenue in the base year?',
  'What are the emissions of the target year?',
  'What is the year end balance?',
])('%s asks for an amount', (question) => {
  const one = { references: ['2019'], prediction: '2020', question, kind: 'number' as const };
  expect(scoreCase(one).numeric_match).toBe(1);
});

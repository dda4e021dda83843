import { describe, expect, test } from 'vitest';
import { asksOrder } from '../../../src/core/answers/list-order';

describe('the question asks for an order', () => {
  test.each([
    'List the steps in order of cost.',
    'Which were the top three markets?',
    'Rank the regions.',
    'What is the sequence of phases?',
    'Which came first and which last?',
    'Give the ranked list.',
  ])('%s', (question) => {
    expect(asksOrder(question, 'auto')).toBe(true);
    expect(asksOrder(question, 'never')).toBe(false);
  });

  test.each([
    '',
    'Which regions were hit?',
    'What did they do in order to save energy?',
    'Which sites opened last year?',
    'Which sites were built in the first quarter?',
    'Which borders and laptops are named?',
    'Which first-aid items?',
  ])('not: %s', (question) => {
    expect(asksOrder(question, 'auto')).toBe(false);
    expect(asksOrder(question, 'always')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { requiresOrder } from '../../../src/core/answers/list-compare';

describe('the question asks for an order', () => {
  test.each([
    'List the steps in order of cost.',
    'Which were the top three markets?',
    'Rank the regions.',
    'What is the sequence of phases?',
    'Which came first and which last?',
    'Give the ranked list.',
  ])('%s', (question) => {
    expect(requiresOrder(question, 'auto')).toBe(true);
    expect(requiresOrder(question, 'never')).toBe(false);
  });

  test.each([
    '',
    'Which regions were hit?',
    'What did they do in order to save energy?',
    'Which sites opened last year?',
    'Which sites were built in the first quarter?',
    'Which borders and laptops are named?',
    'Which first-aid items?',
  ])('but not here: %s', (question) => {
    expect(requiresOrder(question, 'auto')).toBe(false);
    expect(requiresOrder(question, 'always')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { closestName } from '../../../src/core/text/edit-distance';

describe('the name most similar to a mistyped one', () => {
  const names = ['f1', 'exact_match', 'answer_correct', 'list_f1'];

  test.each([
    ['exactmatch', 'exact_match'],
    ['Answer_Corect', 'answer_correct'],
    ['f2', 'f1'],
    ['list_f2', 'list_f1'],
  ])('for %j is %j', (typed, name) => {
    expect(closestName(typed, names)).toBe(name);
  });

  test('is null if more than a third of its letters differ', () => {
    expect(closestName('rouge', names)).toBeNull();
    expect(closestName('', names)).toBeNull();
    expect(closestName('f1', [])).toBeNull();
  });

  test('is the first of two equally close names', () => {
    expect(closestName('ab', ['ax', 'ay'])).toBe('ax');
  });
});

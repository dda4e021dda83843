import { describe, expect, test } from 'vitest';
import { readRelation } from '../../../src/core/answers/relation';

describe('a comparison', () => {
  test.each([
    ['A > B', 1],
    ['A < B', -1],
    ['A = B', 0],
    ['Germany consumes more than Hong Kong', 1],
    ['Hong Kong is lower than Germany', -1],
    ['Germany exceeds Hong Kong', 1],
    ['244 million fewer women than men', -1],
  ])('“%s” has sign %i', (text, sign) => {
    expect(readRelation(text)?.sign).toBe(sign);
  });

  test.each([
    'Emissions are higher in Germany',
    'The plant 1,200 metres above sea level is in Quito, Ecuador',
    '5 > 3',
    'x'.repeat(300),
    '',
  ])('“%s” compares nothing', (text) => {
    expect(readRelation(text)).toBeNull();
  });
});

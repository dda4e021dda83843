import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countConventions, decideConvention } from '../../../../src/core/answers/quantity/parse';

describe('auto uses the convention of the majority of unambiguous numbers', () => {
  test.each([
    [['12.8', '1,577'], 'point'],
    [['12,8', '1.577'], 'comma'],
    [['12,8', '12.8'], 'point'],
    [['12,8', '0,5', '12.8'], 'comma'],
    [['1,577', '2,310'], 'point'],
    [['1.577', '2.310'], 'point'],
    [['1.577,5'], 'comma'],
    [['1.577.000'], 'comma'],
    [['1,577,000'], 'point'],
    [['1 577,5'], 'comma'],
    [['no numbers', ''], 'point'],
    [[], 'point'],
    [['SSP1-1,9', 'on 12,06'], 'comma'],
    [['SSP1-1,9', 'Table 3,2'], 'point'],
  ] as const)('%j: %s', (texts, expected) => {
    expect(decideConvention(texts, 'auto')).toBe(expected);
  });
});

test('the setting overrides auto', () => {
  expect(decideConvention(['12.8', '0.5'], 'comma')).toBe('comma');
  expect(decideConvention(['12,8', '0,5'], 'point')).toBe('point');
});

test('only unambiguous numbers count', () => {
  expect(countConventions('12,8 and 12.8 and 1,577 and 5 and 3,5')).toEqual({ point: 1, comma: 2 });
});

test('the decision is the same as if all numbers were read, although the last ones may be skipped', () => {
  const text = fc.array(
    fc.constantFrom('12,8', '12.8', '1,577', '1.577,5', '7.5.2', 'Fig. 3', 'on 4,'),
  );
  fc.assert(
    fc.property(fc.array(text), (lists) => {
      const texts = lists.map((words) => words.join(' and '));
      const counts = texts.map(countConventions);
      const balance = counts.reduce((sum, { point, comma }) => sum + comma - point, 0);
      expect(decideConvention(texts, 'auto')).toBe(balance > 0 ? 'comma' : 'point');
    }),
  );
});

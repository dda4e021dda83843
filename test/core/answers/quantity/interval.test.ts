import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../../src/core/answers/numerals/decimal';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import type { Quantity } from '../../../../src/core/answers/quantity/quantity';

function brief({ interval, approximate, value }: Quantity): string {
  const end = (one: Parameters<typeof toNumber>[0] | null) => (one ? toNumber(one) : '…');
  const about = approximate ? '~' : '';
  if (!interval) return `${about}${toNumber(value)}`;
  return `${about}${interval.kind} ${end(interval.low)} ${end(interval.high)}`;
}

describe('intervals', () => {
  test.each([
    ['1–4 trillion', 'range 1000000000000 4000000000000'],
    ['Around USD1-4 trillion', '~range 1000000000000 4000000000000'],
    ['between 10 and 20 %', 'range 10 20'],
    ['10-15%', 'range 10 15'],
    ['10% - 15%', 'range 10 15'],
    ['10 to 15 tonnes', 'range 10 15'],
    ['2000 to 3000 million dollars', 'range 2000000000 3000000000'],
    ['33.1 million to 165.5 million USD', 'range 33100000 165500000'],
    ['$1.5bn-2bn', 'range 1500000000 2000000000'],
    ['5k-10k', 'range 5000 10000'],
    ['5,000 to 2 million', 'range 5000 2000000'],
    ['ranging from 5 to 10', 'range 5 10'],
    ['between two and five', 'range 2 5'],
    ['12 ± 0.5', '~margin 11.5 12.5'],
    ['at least 40%', 'at-least 40 …'],
    ['no less than 40%', 'at-least 40 …'],
    ['over 33,000', 'at-least 33000 …'],
    ['more than 33,000', 'at-least 33000 …'],
    ['≥ 3', 'at-least 3 …'],
    ['>3', 'at-least 3 …'],
    ['5 or more', 'at-least 5 …'],
    ['40%+', 'at-least 40 …'],
    ['up to 5', 'at-most … 5'],
    ['no more than 5', 'at-most … 5'],
    ['not more than 5', 'at-most … 5'],
    ['less than 5', 'at-most … 5'],
    ['≤5', 'at-most … 5'],
    ['5 or less', 'at-most … 5'],
    ['~5', '~5'],
    ['around 5', '~5'],
    ['just over 5', '~5'],
    ['approx. 5', '~5'],
  ])('%s: %s', (text, expected) => {
    expect(parseQuantities(text).map(brief)).toEqual([expected]);
  });

  test.each([
    ['2021-2025', ['2021', '2025']],
    ['from 10% to 20%', ['10', '20']],
    ['rose 5 to 10', ['5', '10']],
    ['3:1', ['3', '1']],
    ['10-5', ['10', '5']],
    ['100 - 300 = -200', ['100', '300', '-200']],
    ['5 and 10', ['5', '10']],
    ['5 MW - 10 t', ['5', '10']],
    ['$5-€10', ['5', '10']],
    ['over 2020', ['2020']],
    ['$4m in 2021 to $5m in 2022', ['4000000', '2021', '5000000', '2022']],
    ['4 million (2021) to 5 million', ['4000000', '2021', '5000000']],
  ])('%s is not an interval', (text, expected) => {
    expect(parseQuantities(text).map(brief)).toEqual(expected);
  });

  test('both ends get the unit, currency and percent sign of either end', () => {
    expect(parseQuantities('10-15%')[0]).toMatchObject({ percent: true, text: '10-15%' });
    expect(parseQuantities('USD1-4 trillion')[0]).toMatchObject({ currency: 'USD' });
    expect(parseQuantities('1 to 2 MWh')[0]?.unit?.symbol).toBe('MWh');
    expect(parseQuantities('between 1 and 2 t')[0]?.text).toBe('between 1 and 2 t');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDateAnswer, readDates, sameDate } from '../../../src/core/answers/date';

function only(text: string) {
  const dates = readDateAnswer(text);
  if (dates?.length !== 1) throw new Error(`${text} is not one date`);
  return dates[0]!;
}

describe('the same date', () => {
  test.each([
    ['Feb, 2018', '02/2018'],
    ['02/2018', '2018-02'],
    ['Feb. 2018', 'in February 2018'],
    ['March 2023', '03.2023'],
    ['2018/2', 'February 2018'],
    ['12.06.2024', '12 June 2024'],
    ['June 12th, 2024', '2024-06-12'],
    ['the 12th of June 2024', '2024/06/12'],
    ['on Sept. 5, 2020', '5.9.2020'],
    ['2024 June 12', '12/06/2024'],
    ['13/04/2021', '13 April 2021'],
    ['04/13/2021', '13 April 2021'],
    ['2040', 'in 2040.'],
    ['by 2040', '2040'],
    ['1-Mar-2021', '2021-03-01'],
    ['March, 1 2021', '2021-03-01'],
    ['March 1st, 2021', '01.03.2021'],
    ['Monday, 1 March 2021', '2021-03-01'],
    ['2021-03-01T00:00:00Z', '1 March 2021'],
    ["Feb '18", '2018-02'],
    ['2018년 2월', '2018-02'],
    ['2018年2月3日', '3 Feb 2018'],
    ['Q1 2021', 'the first quarter of 2021'],
    ['1Q21', 'Q1 2021'],
    ['Q1 FY2021', 'Q1 2021'],
    ['H1 2021', 'first half of 2021'],
    ['FY2018', 'fiscal year 2018'],
    ['FY18', '2018'],
    ['2019-20', '2019/20'],
    ['2019-20', '2019–2020'],
    ['2019-20', 'FY2019-20'],
    ['2021-2025', 'from 2021 to 2025'.slice(5)],
  ])('%s = %s', (a, b) => {
    expect(sameDate(only(a), only(b))).toBe(true);
    expect(sameDate(only(b), only(a))).toBe(true);
  });

  test.each([
    ['March 2023', '1 March 2023'],
    ['2023', 'March 2023'],
    ['Q1 2021', 'Q2 2021'],
    ['Q1 2021', '2021'],
    ['H1 2021', 'Q1 2021'],
    ['2019-20', '2019'],
    ['2019-20', '2019-21'],
    ['FY2018', 'FY2019'],
    ['March 2023', 'April 2023'],
    ['12.06.2024', '6 December 2024'],
    ['03/04/2021', '04/03/2021'],
    ['03/04/2021', '5 April 2021'],
  ])('%s ≠ %s', (a, b) => {
    expect(sameDate(only(a), only(b))).toBe(false);
    expect(sameDate(only(b), only(a))).toBe(false);
  });
});

describe('an ambiguous date', () => {
  test('has both interpretations, and equals a date that matches either', () => {
    const date = only('03/04/2021');
    expect(date.ambiguous).toBe(true);
    expect(date.dayFirst).toEqual({ year: 2021, month: 4, day: 3 });
    expect(date.monthFirst).toEqual({ year: 2021, month: 3, day: 4 });
    expect(sameDate(date, only('3 April 2021'))).toBe(true);
    expect(sameDate(date, only('4 March 2021'))).toBe(true);
  });

  test('with two digits after a year means a month or a range of two years', () => {
    const date = only('2011-12');
    expect(date.ambiguous).toBe(true);
    expect(sameDate(date, only('December 2011'))).toBe(true);
    expect(sameDate(date, only('2011 to 2012'))).toBe(true);
    expect(sameDate(date, only('2012'))).toBe(false);
  });

  test.each([
    '2018-02',
    '2019-20',
    '13/04/2021',
    '04/04/2021',
    '03.04.2021',
    '2021-03-04',
    '3 April 2021',
  ])('is not %s', (text) => {
    expect(only(text).ambiguous).toBe(false);
  });
});

describe('text that is not a date', () => {
  test.each([
    'wind',
    '12.06.2024 or later',
    '31.02.2024',
    '13/13/2021',
    '2025-2021',
    'Q5 2021',
    'H3 2021',
    '18',
    '2021 sites',
    '1.5',
    '5 March',
    'March',
    'version 1.2.2020.4',
    '',
  ])('%s', (text) => {
    expect(readDateAnswer(text)).toBeNull();
  });

  test('in running text, only dates are found', () => {
    const text = 'From 1,577 in 2021-2025 to Feb, 2018, then 12.06.2024 and 3% of 12/2020.';
    expect(readDates(text).map((date) => date.text)).toEqual([
      'Feb, 2018',
      '12.06.2024',
      '12/2020',
    ]);
  });
});

test('an answer may contain several dates', () => {
  expect(readDateAnswer('12.06.2024 and 13.12.2024')).toHaveLength(2);
});

test('every date from 1000 to 2999 is read as ISO, with the month in words, and as DD.MM.YYYY', () => {
  const days = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('2999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const long = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      const [year, month, day] = iso.split('-');
      expect(sameDate(only(iso), only(long))).toBe(true);
      expect(sameDate(only(iso), only(`${day}.${month}.${year}`))).toBe(true);
    }),
  );
});

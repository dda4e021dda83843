import { describe, expect, test } from 'vitest';
import {
  digitValue,
  numericValue,
  readUnicodeNumber,
} from '../../../../src/core/scoring/profiles/parts/unicode-numbers';
import {
  parsePythonFloat,
  parsePythonInt,
} from '../../../../src/core/scoring/profiles/parts/python-float';
import { readPythonList } from '../../../../src/core/scoring/profiles/parts/python-literal';
import {
  formatFixed,
  formatGeneral,
  reprFloat,
  roundNumpy,
  roundPython,
} from '../../../../src/core/scoring/profiles/parts/python-round';
import { toTatqaNumber } from '../../../../src/core/scoring/profiles/tatqa';

describe('numbers as Python reads them', () => {
  test.each<[string, number | null]>([
    [' 5.', 5],
    ['.5', 0.5],
    ['1_000.5', 1000.5],
    ['１２', 12],
    ['५', 5],
    ['𝟏𝟐', 12],
    ['\u00855', 5],
    ['+NaN', NaN],
    ['-Infinity', -Infinity],
    ['1e400', Infinity],
    ['\u001f5', null],
    ['1__0', null],
    ['1_', null],
    ['.', null],
    ['', null],
    ['0x10', null],
    ['1,000', null],
    ['½', null],
  ])('float(%j)', (text, value) => {
    expect(parsePythonFloat(text)).toBe(value);
  });

  test.each<[string, bigint | null]>([
    [' 007 ', 7n],
    ['-1_0', -10n],
    ['+９', 9n],
    ['5.0', null],
    ['', null],
    ['9'.repeat(4300), BigInt('9'.repeat(4300))],
    ['9'.repeat(4301), null],
  ])('int(%j)', (text, value) => {
    expect(parsePythonInt(text)).toBe(value);
  });
});

describe('numbers as Python prints and rounds them', () => {
  test.each<[number, string]>([
    [5, '5.0'],
    [-0, '-0.0'],
    [1e16, '1e+16'],
    [123456789012345680, '1.2345678901234568e+17'],
    [9007199254740992, '9007199254740992.0'],
    [0.0001, '0.0001'],
    [0.00001, '1e-05'],
    [1.5e-7, '1.5e-07'],
    [NaN, 'nan'],
    [-Infinity, '-inf'],
  ])('repr %d', (value, text) => {
    expect(reprFloat(value)).toBe(text);
  });

  test('rounds half to even on the binary value; NumPy multiplies first', () => {
    expect([2.675, 0.125, 0.615, 2.5].map((value) => roundPython(value, 2))).toEqual([
      2.67, 0.12, 0.61, 2.5,
    ]);
    expect(roundNumpy(0.615, 2)).toBe(0.62);
    expect(roundNumpy(0.125, 2)).toBe(0.12);
  });

  test.each<[number, string]>([
    [123465, '1.2346e+05'],
    [123475, '1.2348e+05'],
    [1234.5, '1234.5'],
    [0.00001234, '1.234e-05'],
    [99999.5, '1e+05'],
    [0, '0'],
  ])('%d with five significant digits', (value, text) => {
    expect(formatGeneral(value, 5)).toBe(text);
  });

  test('prints a fixed number of decimals', () => {
    expect(formatFixed(0.03125, 4)).toBe('0.0312');
    expect(formatFixed(1e22, 1)).toBe('10000000000000000000000.0');
    expect(formatFixed(-0.4, 0)).toBe('-0');
  });
});

describe('numbers in any script', () => {
  test.each<[string, number | null]>([
    ['½', 0.5],
    ['−2½', -2.5],
    ['十二', 12],
    ['二〇二五', 2025],
    ['三万五千', 35000],
    ['三点五', 3.5],
    ['-2²', 4],
    ['1.5⁻³', 1.5 ** -3],
    ['--3', 3],
    ['Ⅻ', 12],
    ['1 000', 1000],
    ['1.000,5', 1000.5],
    ['½½', null],
    ['½x', null],
    ['', null],
    ['-', null],
    ['60%', null],
    ['wind', null],
  ])('%j', (text, value) => {
    expect(readUnicodeNumber(text)).toBe(value);
  });

  test('reads single characters', () => {
    expect(['٣', '⑩', '③', '億', '㉈', '⅓', 'a'].map(numericValue)).toEqual([
      3,
      10,
      3,
      1e8,
      10,
      1 / 3,
      null,
    ]);
    expect(['٣', '⑩', '③', '²', 'a'].map(digitValue)).toEqual([3, null, 3, 2, null]);
  });

  test.each<[string, bigint | number | null]>([
    ['9007199254740993', 9007199254740993n],
    ['(134)', -134n],
    ['$1.5 million', 1_500_000],
    ['22.12%', 0.2212],
    ['.5', null],
    ['none', null],
  ])('TAT-QA reads %j', (text, value) => {
    expect(toTatqaNumber(text)).toBe(value);
  });
});

describe('Python lists', () => {
  test.each<[string, readonly string[] | 'syntax' | 'other']>([
    [`['a', "b's", 'c' 'd']`, ['a', "b's", 'cd']],
    ['[1, 2.50, None, True,]', ['1', '2.5', 'None', 'True']],
    [`[[1, 'a'], (2,), ()]`, ["[1, 'a']", '(2,)', '()']],
    ['[]', []],
    [String.raw`['\u00e9\n\x41\q']`, ['é\nA\\q']],
    ['[a, b]', 'other'],
    ["[__import__('os')]", 'other'],
    ["['a', 'b'", 'syntax'],
    ["['a' b]", 'syntax'],
    ['[net zero]', 'syntax'],
    ['[1, 2] 3', 'syntax'],
    ['[05]', 'syntax'],
    ["['a\nb']", 'syntax'],
    ['['.repeat(100_000), 'syntax'],
  ])('%j', (text, expected) => {
    const list = readPythonList(text);
    expect(typeof list === 'string' ? list : list.map((item) => item.text)).toEqual(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../../src/core/answers/numerals/decimal';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';

const valuesOf = (text: string) => parseQuantities(text).map(({ value }) => toNumber(value));

describe('numbers written as words', () => {
  test.each([
    ['twelve', 12],
    ['Twelve', 12],
    ['one hundred and five', 105],
    ['a hundred', 100],
    ['twenty-five', 25],
    ['two thousand five hundred', 2500],
    ['two hundred thousand', 200_000],
    ['twelve million', 12_000_000],
    ['five percent', 5],
    ['two thirds', 2 / 3],
    ['two-thirds of it', 2 / 3],
    ['one third', 1 / 3],
    ['a third of it', 1 / 3],
    ['half', 0.5],
    ['half of the sites', 0.5],
    ['one half', 0.5],
    ['three quarters', 0.75],
    ['a dozen', 12],
    ['two dozen', 24],
    ['half a dozen', 6],
    ['½', 0.5],
    ['3½', 3.5],
    ['1/2', 0.5],
    ['2/3', 2 / 3],
    ['zero', 0],
    ['one', 1],
  ])('%s is %d', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });

  test.each([
    'one of the sites',
    'no one',
    'this one',
    'the second half of it',
    'net zero',
    'zero-emission',
    'net-zero',
    'zero emissions',
    'Phase two',
    'a five-year plan',
    'third party',
    'someone',
    'often',
    'tent',
    'weight',
  ])('%s contains no number', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  test.each([
    ['one, two and three', [1, 2, 3]],
    ['one two', [1, 2]],
    ['12/2024', [2024]],
    ['24/7', []],
    ['Scope 1+2 and scopes (1, 2, and 3)', []],
    ['Disclosure 305-5', []],
    ['1/2/24', []],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});

describe('words next to a number', () => {
  test.each([
    ['$12 m', [12e6]],
    ['$1.6 B', [1.6e9]],
    ['$12 m in sales', [12e6]],
    ['$5 more', [5]],
    ['1H23', []],
    ['2Q 2023 saw 5', [2023, 5]],
    ['In 2019 (2023) it fell', [2019, 2023]],
    ['(1) Wind', [1]],
    ['(2023) was dry', [2023]],
    ['(473) tCO2e', [-473]],
    ['(473).', [-473]],
    ['a loss of $(473) million', [-473e6]],
    ['In May 12 plants closed', [12]],
    ['in May 12, 2023 plants', [2023]],
    ['On May 12 plants closed', []],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});

describe('numbers written as words in other languages', () => {
  test.each([
    ['dreiundzwanzig', 23],
    ['Zweihundertfünfzig', 250],
    ['dreizehn', 13],
    ['zwölf Prozent', 12],
    ['dreitausendfünfhunderteinundzwanzig', 3521],
    ['vingt-trois', 23],
    ['quatre-vingt-dix-sept', 97],
    ['soixante et onze', 71],
    ['deux cent quarante', 240],
    ['trois mille', 3000],
    ['ciento cuarenta', 140],
    ['treinta y cinco', 35],
    ['veintitrés', 23],
    ['dos mil veintitrés', 2023],
    ['dodici', 12],
    ['ventuno', 21],
    ['centoventotto', 128],
    ['duemilatrecento', 2300],
    ['vinte e um', 21],
    ['cento e vinte e cinco', 125],
    ['mil duzentos e trinta', 1230],
    ['eenentwintig', 21],
    ['drieëndertig', 33],
    ['tweehonderdvijftig', 250],
    ['二十一家工厂', 21],
    ['二〇三〇年', 2030],
    ['二万五千', 25_000],
    ['三百零五', 305],
  ])('%s is %d', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });

  test.each([
    ...['once a year', 'to seize it', 'per mille', 'Sept', 'a quince', 'Achtung', 'dreist'],
    ...['due to costs', 'Otto', 'a novel idea', '三星电子', '一般', '一人当たり', '第三方'],
  ])('%s contains no number', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });
});

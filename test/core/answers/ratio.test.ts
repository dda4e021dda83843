import { describe, expect, test } from 'vitest';
import { readRatioAnswer, readRatios, sameRatio } from '../../../src/core/answers/ratio';

test.each([
  ['1:3', true],
  [' 45 : 1 ', true],
  ['1,254:1.', true],
  ['1', false],
  ['1:3:5', false],
  ['a 1:3 split', false],
])('%j is a ratio: %s', (answer, is) => {
  expect(readRatioAnswer(answer) !== null).toBe(is);
});

test.each([
  ['the ratio was 254 to 1', ['254 to 1']],
  ['254-to-1 and 12:1', ['254-to-1', '12:1']],
  ['ISO 14001:2015', ['14001:2015']],
  ['at 10:30:15', []],
  ['no ratio', []],
])('%j contains the ratios %j', (text, ratios) => {
  expect(readRatios(text).map((ratio) => ratio.text)).toEqual(ratios);
});

describe('two ratios', () => {
  const ratioOf = (text: string) => readRatioAnswer(text)!;
  test.each([
    ['1:3', '2:6', true],
    ['0.45:1', '45:100', true],
    ['1:3', '3:1', false],
    ['0:1', '0:5', true],
  ])('%s and %s are the same: %s', (a, b, same) => {
    expect(sameRatio(ratioOf(a), ratioOf(b))).toBe(same);
  });
});

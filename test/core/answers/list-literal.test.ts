import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readListLiteral } from '../../../src/core/answers/list-literal';

describe('lists', () => {
  test.each([
    ['[]', []],
    ['[ ]', []],
    ['["a", "b"]', ['a', 'b']],
    ["['a', 'b']", ['a', 'b']],
    [`['a', "b's", 'c "d"']`, ['a', "b's", 'c "d"']],
    ['["a, b", "c]"]', ['a, b', 'c]']],
    ['[1, -2.5, 3e4, .5, +1, 5.]', ['1', '-2.5', '3e4', '.5', '+1', '5.']],
    ["['a', None, True, nan]", ['a', '', 'True', 'nan']],
    ['["a", null, true]', ['a', '', 'true']],
    ["['a',]", ['a']],
    ["['a' , 'b' , ]", ['a', 'b']],
    [' \n["a",\n "b"]\n', ['a', 'b']],
    ['["a",["b", "c"],{"d": "e]"}]', ['a', '["b", "c"]', '{"d": "e]"}']],
    [`[['a', 'b]'], 'c']`, [`['a', 'b]']`, 'c']],
    ['[""]', ['']],
    ["['한국', '東京']", ['한국', '東京']],
  ])('%s', (text, items) => {
    expect(readListLiteral(text)).toEqual(items);
  });
});

describe('escapes', () => {
  test.each([
    [String.raw`["a\nb\tc"]`, 'a\nb\tc'],
    [String.raw`["a\"b"]`, 'a"b'],
    [String.raw`['it\'s']`, "it's"],
    [String.raw`["a\/b\\c"]`, 'a/b\\c'],
    [String.raw`["\u00e9"]`, 'é'],
    [String.raw`['\xe9']`, 'é'],
    [String.raw`['\U0001f600']`, '😀'],
    [String.raw`["\ud83d\ude00"]`, '😀'],
    [String.raw`["\u12"]`, 'u12'],
    [String.raw`['\U00110000']`, 'U00110000'],
    [String.raw`["\b\f\r"]`, '\b\f\r'],
  ])('%s', (text, item) => {
    expect(readListLiteral(text)).toEqual([item]);
  });
});

describe('strings that are not lists', () => {
  test.each([
    '',
    'wind',
    '"a"',
    '[',
    ']',
    '[a]',
    '[a, b]',
    '["a"',
    '"a"]',
    '["a" "b"]',
    '["a",,"b"]',
    '[,]',
    '["a]',
    "['it's']",
    '[["a"]',
    '["a"]]',
    '["a"] and ["b"]',
    '[1 2]',
    '[2021-2025]',
    '[see page 5]',
    '("a", "b")',
    '{"a": 1}',
    String.raw`["a\"]`,
  ])('%s', (text) => {
    expect(readListLiteral(text)).toBeNull();
  });
});

test('every JSON array of strings is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (items) => {
      expect(readListLiteral(JSON.stringify(items))).toEqual(items);
      expect(readListLiteral(JSON.stringify(items, null, 1))).toEqual(items);
    }),
  );
});

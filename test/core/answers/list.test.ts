import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLists } from '../../../src/core/answers/list';

describe('a list answer', () => {
  test.each([
    [`['a', "b's"]`, 'literal', ['a', "b's"]],
    ['```json\n["a", "b"]\n```', 'literal', ['a', 'b']],
    ['The items are: ["a", "b"]', 'literal', ['a', 'b']],
    ['[]', 'literal', []],
    ['- a\n- b c\n  d\n\nThat is all.', 'bullets', ['a', 'b c d']],
    ['These:\n1. a\n2) b', 'bullets', ['a', 'b']],
    ['• a\r\n• b', 'bullets', ['a', 'b']],
    ['a\nb\n\nc', 'lines', ['a', 'b', 'c']],
    ['The regions:\nAfrica\nAsia', 'lines', ['Africa', 'Asia']],
    ['a; b; and c', 'semicolons', ['a', 'b', 'c']],
    ['a, b; c', 'semicolons', ['a, b', 'c']],
    ['wind, solar, and hydro', 'commas', ['wind', 'solar', 'hydro']],
    ['wind, solar & hydro', 'commas', ['wind', 'solar', 'hydro']],
    ['1,577, 2,300.5 and 12,8', 'commas', ['1,577', '2,300.5', '12,8']],
    ['1,2,3', 'commas', ['1', '2', '3']],
    ['A (b, c), d', 'commas', ['A (b, c)', 'd']],
    ['wind', 'single', ['wind']],
    ["('a', 'b')", 'literal', ['a', 'b']],
    ["{'a', 'b'}", 'literal', ['a', 'b']],
    ['"a, b", "c"', 'literal', ['a, b', 'c']],
    ['[“a”, “b”]', 'literal', ['a', 'b']],
    ['[‘it’s’, ‘b’]', 'literal', ['it’s', 'b']],
    ['["a", "b"].', 'literal', ['a', 'b']],
    ["The answer is ['a', 'b']", 'literal', ['a', 'b']],
    ["'a', 'b' and 'c'", 'commas', ['a', 'b', 'c']],
    ['a, b, etc.', 'commas', ['a', 'b']],
    ['(1) wind (2) solar (3) hydro', 'bullets', ['wind', 'solar', 'hydro']],
    ['1. wind 2. solar 3. hydro', 'bullets', ['wind', 'solar', 'hydro']],
    ['Sources: 1) wind, 2) solar, and 3) hydro', 'bullets', ['wind', 'solar', 'hydro']],
    ['(i) wind; (ii) solar; and (iii) hydro', 'bullets', ['wind', 'solar', 'hydro']],
    ['(a) wind, (b) solar', 'bullets', ['wind', 'solar']],
    ['• wind • solar', 'bullets', ['wind', 'solar']],
    ['wind | solar | hydro', 'semicolons', ['wind', 'solar', 'hydro']],
    ['- "wind"\n- "solar"', 'bullets', ['wind', 'solar']],
    ['1. wind (see 3.) and solar', 'bullets', ['wind (see 3.) and solar']],
    ['wind in phase 1. Solar', 'single', ['wind in phase 1. Solar']],
    ['{"a": 1}', 'single', ['{"a": 1}']],
    ['12,8', 'single', ['12,8']],
    ['', 'single', []],
  ] as const)('%j', (text, form, items) => {
    expect(readLists(text, 'all')[0]).toEqual({ form, items, repaired: false });
  });

  test.each([
    ["['a', 'b'", ['a', 'b']],
    ['["a", "b', ['a', 'b']],
    ['[a, b]', ['a', 'b']],
    ["['it's', 'b']", ["it's", 'b']],
    ['[0.8°C, 1.3°C]', ['0.8°C', '1.3°C']],
    ['[', []],
    ["['a' 'b']", ['a', 'b']],
    ['["a"; "b"]', ['a', 'b']],
  ])('%j is repaired, and marked as repaired', (text, items) => {
    expect(readLists(text, 'all')).toEqual([{ form: 'literal', items, repaired: true }]);
  });

  test('has both interpretations of an “and” that may be part of an item', () => {
    expect(readLists('Amap, Taobao and Tmall', 'all').map(({ items }) => items)).toEqual([
      ['Amap', 'Taobao', 'Tmall'],
      ['Amap', 'Taobao and Tmall'],
    ]);
  });

  test('outside list questions, commas and “and” do not separate items', () => {
    expect(readLists('wind, solar and hydro', 'strong')).toEqual([
      { form: 'single', items: ['wind, solar and hydro'], repaired: false },
    ]);
  });

  test('no item is ever empty', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', '1', ' ', ',', ';', '[', ']', '"', "'", '\n', '-'),
        }),
        (text) => {
          for (const { items, form } of readLists(text, 'all')) {
            expect(form).not.toBe('');
            expect(items.filter((item) => item.trim() === '')).toEqual([]);
          }
        },
      ),
    );
  });
});

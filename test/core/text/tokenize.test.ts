import { describe, expect, test } from 'vitest';
import { tokenize } from '../../../src/core/text/tokenize';

describe('whitespace', () => {
  test.each([
    ['net-zero  by\t2040.', ['net-zero', 'by', '2040.']],
    ['', []],
    [' \n ', []],
  ])('%j', (text, tokens) => {
    expect(tokenize(text, 'whitespace')).toEqual(tokens);
  });
});

describe('words', () => {
  test.each([
    ['net-zero, by 12.8%', ['net', 'zero', 'by', '12', '8']],
    ['cần đạt', ['cần', 'đạt']],
    ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
    ['e\u0301te\u0301', ['e\u0301te\u0301']],
    ['snake_case', ['snake_case']],
    ['東京タワー', ['東京タワー']],
    ['…', []],
  ])('%j', (text, tokens) => {
    expect(tokenize(text, 'words')).toEqual(tokens);
  });
});

/**
 * As in CMRC 2018: each Chinese or Japanese character is a token, and so is each word of any other
 * script.
 */
describe('mixed', () => {
  test.each([
    ['北京大学', ['北', '京', '大', '学']],
    ['2008年在北京', ['2008', '年', '在', '北', '京']],
    ['GDP增长3', ['GDP', '增', '长', '3']],
    ['東京タワー2台', ['東', '京', 'タ', 'ワ', 'ー', '2', '台']],
    ['ひらがな', ['ひ', 'ら', 'が', 'な']],
    ['기후 변화', ['기후', '변화']],
    ['𠮷野家', ['𠮷', '野', '家']],
    ['是。', ['是']],
    ['net zero', ['net', 'zero']],
  ])('%j', (text, tokens) => {
    expect(tokenize(text, 'mixed')).toEqual(tokens);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAbbreviationOf, replaceAliases } from '../../../src/core/answers/aliases';
import COMMON_WORDS from '../../../src/core/answers/common-words.json';

describe('aliases', () => {
  test.each([
    ['usa', 'united states'],
    ['the u s', 'the united states'],
    ['united states of america', 'united states'],
    ['etats unis', 'united states'],
    ['deutschland', 'germany'],
    ['hong kong sar china', 'hong kong'],
    ['task force on climate related financial disclosures', 'tcfd'],
    ['windkraft', 'wind power'],
    ['energies renouvelables', 'renewable energy'],
    ['bienes y servicios adquiridos', 'purchased goods and services'],
    ['气候变化', 'climate change'],
    ['trabajo infantil', 'child labour'],
    ['ghg protocol', 'greenhouse gas protocol'],
    ['net zero', 'net zero'],
    ['united nations', 'united nations'],
    ['a pied', 'walking'],
    ['susswasser', 'freshwater'],
    ['stahlproduktion', 'steel production'],
    ['grundwasserentnahme', 'groundwater withdrawal'],
    ['lieferantendaten', 'supplier data'],
    ['智利和阿联酋', 'chile 和 united arab emirates'],
    ['unaufbereitbarkeit', 'unaufbereitbarkeit'],
    ['', ''],
  ])('turn “%s” into “%s”', (words, name) => {
    expect(replaceAliases(words.split(' ')).join(' ')).toBe(name);
  });
});

test('no English word in the questions of answer-cases.jsonl is listed as a foreign word', () => {
  const path = new URL('../../vectors/answer-cases.jsonl', import.meta.url);
  const questions = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { question: string }).question)
    .filter((question) => /^(?:What|Which|How|Who|When|Did|Does|Is|In|By)\b/u.test(question));
  const words = new Set(
    questions.flatMap((text) => text.match(/(?<!\p{L})[a-z]+(?!\p{L})/gu) ?? []),
  );
  expect(words.size).toBeGreaterThan(1000);
  const translations = COMMON_WORDS.flatMap((row) => {
    const [name = '', ...others] = row.split('|');
    return others.filter((other) => !other.startsWith(name.slice(0, 4)));
  });
  expect(translations.filter((word) => words.has(word))).toEqual([]);
});

test('no word occurs twice in COMMON_WORDS', () => {
  const names = COMMON_WORDS.flatMap((row) => row.split('|'));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe('an abbreviation', () => {
  test.each([
    ['CSRD', 'Corporate Sustainability Reporting Directive', true],
    ['NGFS', 'Network for Greening the Financial System', true],
    ['C.S.R.D.', 'Corporate Sustainability Reporting Directive', true],
    ['CSRD', 'Corporate Sustainability Due Diligence Directive', false],
    ['csrd', 'Corporate Sustainability Reporting Directive', false],
    ['C', 'Corporate', false],
    ['IPCC', 'International Panel', false],
  ])('%s for “%s”: %s', (short, long, expected) => {
    expect(isAbbreviationOf(short, long)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { isAbbreviationOf, replaceAliases } from '../../../src/core/answers/aliases';

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
    ['', ''],
  ])('turn “%s” into “%s”', (words, name) => {
    expect(replaceAliases(words.split(' ')).join(' ')).toBe(name);
  });
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

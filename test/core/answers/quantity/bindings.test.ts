import { describe, expect, test } from 'vitest';
import { readLabels } from '../../../../src/core/answers/quantity/labels';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';

const bound = (text: string) =>
  parseQuantities(text)
    .filter(({ bareYear }) => !bareYear)
    .map(({ text: own, years, labels }) => [own.trim(), ...years, ...labels]);

describe('years and numbered names assigned to a number', () => {
  test.each([
    [
      '60 % in 2022; in 2023 it was 68 %',
      [
        ['60 %', 2022],
        ['68 %', 2023],
      ],
    ],
    [
      'In 2022, 60 %; in 2023, 68 %',
      [
        ['60 %', 2022],
        ['68 %', 2023],
      ],
    ],
    [
      '68,412 at the end of FY2022, 66,030 at the end of FY2023',
      [
        ['68,412', 2022],
        ['66,030', 2023],
      ],
    ],
    [
      'Scope 1: 120 t; Scope 2: 80 t',
      [
        ['120 t', 'scope 1'],
        ['80 t', 'scope 2'],
      ],
    ],
    [
      '120 t (Scope 1) and 80 t (Scope 2)',
      [
        ['120 t', 'scope 1'],
        ['80 t', 'scope 2'],
      ],
    ],
    ['$5 million as of January 28, 2023', [['$5 million']]],
    ['5 t between 2019 and 2021', [['5 t']]],
    ['It fell by 12.8% compared with 2022.', [['12.8%']]],
    ['5 t', [['5 t']]],
  ])('%s', (text, expected) => {
    expect(bound(text)).toEqual(expected);
  });
});

describe('numbered names', () => {
  test.each([
    ['Scope 1, 2 and 3', ['scope 1', 'scope 2', 'scope 3']],
    ['scope three', ['scope 3']],
    ['Tier III', ['tier 3']],
    ['Sustainable Development Goal 13', ['sdg 13']],
    ['GRI 305-1', ['gri 305-1']],
    ['FB-AG-140a.1 and FB-AG-140a.3', ['code fb-ag-140a.1', 'code fb-ag-140a.3']],
    ['$1.2 million in FY2022 and Q3', []],
    ['CO2', []],
    ['5 level crossings', []],
  ])('%s', (text, expected) => {
    expect(readLabels(text).map(({ family, id }) => `${family} ${id}`)).toEqual(expected);
  });

  test('numbered clauses, if the question asks about them', () => {
    expect(readLabels('6.1 and 8.2', 'Which clauses apply?').map(({ id }) => id)).toEqual([
      '6.1',
      '8.2',
    ]);
    expect(readLabels('6.1 and 8.2', 'Which rates apply?')).toEqual([]);
  });
});

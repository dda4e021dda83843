import { describe, expect, test } from 'vitest';
import { tableOf } from '../support/delimited-table';

describe('titles above the header', () => {
  test.each([
    ['with an empty cell above two columns', 'Results,\nland,answer\nx,0.5\ny,1\n'],
    ['with cells of spaces', 'Results; ; \nland;town;answer\nx;Oslo;1\ny;Rome;2\n'],
    ['above a single row', 'Results,,\nland,town,answer\nx,Oslo,1\n'],
    ['above names in two of five columns', 'Results\n\nid,answer,,,\n1,a,b,c,d\n2,e,f,g,h\n'],
    ['below a blank line', '\nResults\nland,town,answer\nx,Oslo,1\ny,Rome,2\n'],
    ['above a blank line and unknown names', 'Results\n\nland,ort\nx,Oslo\ny,Rome\n'],
  ])('are skipped: %s', (_, text) => {
    expect(tableOf(text)).toMatchObject({ codes: ['lines-before-header'], headerRow: 2 });
  });

  test.each([
    ['above names in two of six columns', 'Results\n\nid,answer,,,,\n1,a,b,c,d,e\n2,f,g,h,i,j\n'],
    ['with as many cells as unknown names', 'Results,,\nland,town,ort\nx,Oslo,1\ny,Rome,2\n'],
    ['the same with a quotation mark', '"Results,,\nland,town,ort\nx,Oslo,1\ny,Rome,2\n'],
    ['with nothing below the names', 'Results,,\nland,town,answer\n'],
  ])('are read as the header: %s', (_, text) => {
    expect(tableOf(text)).toMatchObject({ headerRow: 1 });
  });

  test('do not influence the delimiter', () => {
    const lines = 'Results, part 2\nid;question, in full;answer\n1;Who, when?;a\n2;Why, how?;b\n';
    const columns = ['id', 'question, in full', 'answer'];
    expect(tableOf(lines)).toHaveProperty('rows.0', columns);
    expect(tableOf(`\n${lines}`)).toHaveProperty('rows.0', columns);
  });
});

describe('comments', () => {
  test('may be above a table without a header', () => {
    expect(tableOf('# made by x\n1,Paris\n2,Rome\n3,Oslo\n')).toMatchObject({
      codes: ['comment-lines', 'no-header'],
      headerRow: 0,
    });
  });
});

describe('a table without a header', () => {
  const dashes = (count: number) => '-'.repeat(count);

  test.each([
    ['an id that is missing in some rows', '1,Oslo\n2,Rome\n,Lima\n'],
    ['ids after spaces', '1,Oslo\n 2,Rome\n 3,Lima\n'],
    [
      'ids whose first 40 characters have the same pattern',
      `q1${dashes(38)},Oslo\nq2${dashes(38)}!,Rome\nq3${dashes(38)}!,Lima\n`,
    ],
  ])('is recognized by %s', (_, text) => {
    expect(tableOf(text)).toMatchObject({ codes: ['no-header'], headerRow: 0 });
  });

  test.each([
    ['a letter before the number', 'x12,Oslo\n512,Rome\n734,Lima\n'],
    ['a year and a space above numbers', 'land,2019 \nOslo,1500\nRome,225\nLima,700\n'],
    [
      'a different character within the first 40',
      `q1${dashes(37)}x,Oslo\nq2${dashes(37)}5,Rome\nq3${dashes(37)}5,Lima\n`,
    ],
  ])('is not assumed if the first record has %s', (_, text) => {
    expect(tableOf(text)).toMatchObject({ codes: [], headerRow: 1 });
  });
});

describe('lines without a header', () => {
  test.each([
    ['numbers among texts', '2040\nTCFD\n42 %\n$85 per tonne\n'],
    ['a line that is repeated', 'Hamburg\nYes\nHamburg\n'],
    ['sentences', 'The target is 2040.\nNot stated\nIt was assured by KPMG.\n'],
  ])('are recognized by %s', (_, text) => {
    const lines = text.trim().split('\n');
    expect(tableOf(text)).toEqual({
      rows: [['column 1'], ...lines.map((line) => [line])],
      codes: ['no-header'],
      headerRow: 0,
    });
  });

  test('cause a note if the first line is read as the header but may be an answer', () => {
    expect(tableOf('TCFD\n2040\n42 %\n')).toMatchObject({ codes: ['first-line'], headerRow: 1 });
    expect(tableOf('Réponse\n2040\n42 %\n')).toMatchObject({ codes: [], headerRow: 1 });
    expect(tableOf('TCFD\n2040\n42 %\n', { headerRow: 1 })).toMatchObject({ codes: [] });
  });

  test.each([
    ['a word', 'Antwort\n2040\nTCFD\n42 %\n'],
    ['the name that pandas writes', '0\n2040\nTCFD\n42 %\n'],
    ['a common column name', '2 answers\n2040\nTCFD\n42 %\n'],
    ['a year above numbers', '2019\n1500\n225\n700\n'],
    ['a number above words', '2019\nOslo\nRome\nLima\n'],
    ['a sentence above words', 'What is it called?\nOslo\nRome\nLima\n'],
    ['the same text above few lines', 'Oslo\nOslo\n'],
  ])('are not assumed below %s', (_, text) => {
    expect(tableOf(text)).toMatchObject({ headerRow: 1 });
  });
});

test('with a chosen delimiter, a table is found below more than a hundred blank lines', () => {
  expect(tableOf(`${'\n'.repeat(120)}id,answer\n1,a\n`, { delimiter: ',' })).toEqual({
    rows: [
      ['id', 'answer'],
      ['1', 'a'],
    ],
    codes: [],
    headerRow: 1,
  });
});

describe('a space after every delimiter', () => {
  test('is not part of a cell below an empty name', () => {
    expect(tableOf(', answer\n0, a\n1, b\n')).toHaveProperty('rows.1', ['0', 'a']);
  });

  test('is part of the cells if the first row has no such space', () => {
    expect(tableOf('id, answer\n1,a\n2, b\n3, c\n')).toHaveProperty('rows.2', ['2', ' b']);
  });

  test.each([['*'], ['.'], ['('], ['['], ['\\'], ['+'], ['$'], ['?'], ['^'], ['|'], ['-'], [']']])(
    'is not part of cells separated by %s',
    (delimiter) => {
      const lines = ['id, answer', '1, a b', '2, "c, d"'];
      const text = lines.map((line) => line.replace(',', delimiter)).join('\n');
      expect(tableOf(`sep=${delimiter}\n${text}\n`)).toMatchObject({
        rows: [
          ['id', 'answer'],
          ['1', 'a b'],
          ['2', 'c, d'],
        ],
      });
    },
  );
});

describe('the first 100,000 characters', () => {
  test('determine whether a space follows every delimiter', () => {
    const row = (length: number) => tableOf(`${'x'.repeat(length - 2)}, answer\n1, a\n`);
    expect(row(100_000)).toHaveProperty('rows.1', ['1', 'a']);
    expect(row(100_001)).toHaveProperty('rows.1', ['1', ' a']);
  });

  test('determine the delimiter', () => {
    const text = (length: number) => `id;a,b\n1;${'x'.repeat(length)}\n${'2,y\n'.repeat(3)}`;
    expect(tableOf(text(100_000))).toHaveProperty('rows.0', ['id', 'a,b']);
    expect(tableOf(text(99_000))).toHaveProperty('rows.0', ['id;a', 'b']);
  });
});

test('the first 60 records determine the delimiter', () => {
  const columns = (commas: number) =>
    tableOf(`id;a,b\n${'1,x\n'.repeat(commas)}${'2;y\n'.repeat(30)}${'3,z\n'.repeat(90)}`);
  expect(columns(29)).toHaveProperty('rows.0', ['id', 'a,b']);
  expect(columns(30)).toHaveProperty('rows.0', ['id;a', 'b']);
});

test('an unclosed quotation mark may start the file', () => {
  expect(tableOf('"id,a\n1,x\n2,y\n')).toEqual({
    rows: [
      ['"id', 'a'],
      ['1', 'x'],
      ['2', 'y'],
    ],
    codes: ['literal-quotes'],
    headerRow: 1,
  });
});

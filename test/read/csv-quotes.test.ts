import { describe, expect, test } from 'vitest';
import { readText } from '../../src/read/read';
import { tableOf } from '../support/delimited-table';

describe('a quotation mark that is not closed is part of its cell', () => {
  test('in a final line without a line ending', () => {
    expect(tableOf('id,a\n1,x\n2,"y')).toMatchObject({
      rows: [
        ['id', 'a'],
        ['1', 'x'],
        ['2', '"y'],
      ],
      codes: ['literal-quotes'],
    });
  });

  test('if the next line begins a record', () => {
    expect(tableOf('id,a\n1,x\n2,"y\n3,"u\nv"\n')).toMatchObject({ codes: ['literal-quotes'] });
    expect(tableOf('id,a\n1,x\n2,"y\n3,"u, v\nw"\n')).toBe('broken-quote');
    // A cell is missing before or after the quoted one.
    expect(tableOf('id,a,b\n1,x,z\n2,"y,z\n3,"u"\n')).toBe('broken-quote');
    expect(tableOf(`id,a\n1,x\n2,"y\n3,"${'""'.repeat(30)}u\nv"\n`)).toBe('broken-quote');
  });

  test('if the next line is blank', () => {
    expect(tableOf('id,a\n1,x\n2,"y\n\ntext\n3,z\n')).toMatchObject({
      codes: ['ragged-rows', 'literal-quotes'],
    });
  });

  test('if the first 20,000 characters of the next line are a record', () => {
    const before = (length: number) => tableOf(`id,a\n1,x\n2,"y\n${'z'.repeat(length)},w\n`);
    expect(before(19_999)).toMatchObject({ codes: ['literal-quotes'] });
    expect(before(20_000)).toBe('broken-quote');
  });
});

/** The last line of each input has two cells if its quotation mark is part of a cell. */
describe('the most frequent cell count determines whether a line is repaired', () => {
  test('blank lines are not counted', () => {
    expect(tableOf(`id,a\n1,x\n${'\n  \n'.repeat(3)}2,"y\n`)).toMatchObject({
      codes: ['literal-quotes'],
    });
  });

  test('lines with malformed quoting are not counted', () => {
    expect(tableOf(`id,a\n1,x\n${'2,"y\n'.repeat(5)}`)).toMatchObject({
      codes: ['literal-quotes'],
    });
  });

  test('of two equally frequent cell counts, the first is used', () => {
    expect(tableOf('"id","a"\n1,x,y\n2,"z\n')).toMatchObject({
      codes: ['ragged-rows', 'literal-quotes'],
    });
    expect(tableOf('"id","a","b"\n1,x\n2,"z\n')).toBe('broken-quote');
  });

  test('with a single column, the most frequent cell count is 1', () => {
    expect(tableOf('answer\nx\ny\nu, v\n"a, b\n', { delimiter: ',' })).toBe('broken-quote');
  });

  test('only the first 100 lines are counted', () => {
    const text = (narrow: number, wide: number) =>
      tableOf(
        `id,a,b\n${'1,x,y\n'.repeat(48)}\n${'2,x\n'.repeat(narrow)}${'3,x,y\n'.repeat(wide)}4,"x\n`,
      );
    // 49 lines with three cells, a blank one, and 50 with two.
    expect(text(50, 20)).toMatchObject({ codes: ['ragged-rows', 'literal-quotes'] });
    expect(text(49, 20)).toBe('broken-quote');
  });

  test('only the first 100,000 characters are counted', () => {
    const text = (start: string) => tableOf(`${start.padEnd(99_999, 'x')},y\n3,"z\n`);
    // The delimiter before the third cell of the third line is the last character within this
    // limit, or the first beyond it.
    expect(text('id,a,b\n1,x\n2,')).toBe('broken-quote');
    expect(text('id,a,b\n1,x\n2,'.padEnd(100_000, 'x'))).toMatchObject({
      codes: ['ragged-rows', 'literal-quotes'],
    });
  });
});

test('malformed quoting after a repaired line is reported with its position', () => {
  const text = 'id,a,b\n1,"y,z\n2,t,u\n3,v,"w" x\n';
  expect(readText(new TextEncoder().encode(text), 'f.csv')).toMatchObject({
    kind: 'refused',
    problem: { code: 'broken-quote', row: 3, column: 'b' },
  });
});

test('one of three quotation marks in an unquoted cell is unpaired', () => {
  expect(tableOf('id,a\n1,"x, y"\n2,the "green" pi"pe\n')).toMatchObject({
    codes: ['literal-quotes'],
  });
});

test('a space after a quoted cell is not reported', () => {
  expect(tableOf('id,a\n"1, 2" ,x\n3,y\n')).toMatchObject({
    rows: [
      ['id', 'a'],
      ['1, 2', 'x'],
      ['3', 'y'],
    ],
    codes: [],
  });
});

test('quotation marks in a single column are literal if quoting is disabled', () => {
  expect(tableOf('answer\n"yes\n"no"\n', { literalQuotes: true })).toMatchObject({
    rows: [['answer'], ['"yes'], ['"no"']],
    codes: [],
  });
});

test('apostrophes quote the cells below a blank line', () => {
  expect(tableOf("\n'id','a'\n'1','x, y'\n")).toHaveProperty('rows.1', ['1', 'x, y']);
});

test('an apostrophe at the start of the file may be literal', () => {
  expect(tableOf("'Twas,answer\n1,a\n")).toHaveProperty('rows', [
    ["'Twas", 'answer'],
    ['1', 'a'],
  ]);
});

test('spaces around the cells of a single column are not reported', () => {
  expect(tableOf(`  answer\n${'  Oslo  \n'.repeat(9)}`)).toMatchObject({ codes: [] });
});

test('a single column is reported if a delimiter splits its first 60 cells', () => {
  const rows = (split: number) => tableOf(`id\n${'1;a\n'.repeat(split)}${'b\n'.repeat(60)}`);
  expect(rows(60)).toMatchObject({ codes: ['one-column'] });
  expect(rows(40)).toMatchObject({ codes: [] });
});

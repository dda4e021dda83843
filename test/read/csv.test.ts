import { describe, expect, test } from 'vitest';
import { readText } from '../../src/read/read';
import { describeShared, readSharedBytes, readSharedJson } from '../shared-data';

const read = (text: string, name = 'f.csv') => readText(new TextEncoder().encode(text), name);

/** Columns and rows of a file that has to be readable without a warning. */
function rowsOf(text: string, name?: string): string[][] {
  const result = read(text, name);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  expect(result.problems).toEqual([]);
  const { columns, cells, rowCount } = result.source.table;
  const rows = Array.from({ length: rowCount }, (_, row) => cells.map((column) => column[row]!));
  return [[...columns], ...rows];
}

function formatOf(text: string, name?: string): string {
  const result = read(text, name);
  return result.kind === 'read' ? result.source.info.format : result.problem.code;
}

describe('delimiters', () => {
  test.each([
    [',', 'csv'],
    [';', 'csv'],
    ['\t', 'tsv'],
    ['|', 'csv'],
  ])('%j', (delimiter, format) => {
    const text = ['id', 'a,b;c', '1', 'd|e\tf']
      .map((cell) => `"${cell}"`)
      .join(delimiter)
      .replace(`${delimiter}"1"`, '\n"1"');
    expect(rowsOf(text)).toEqual([
      ['id', 'a,b;c'],
      ['1', 'd|e\tf'],
    ]);
    expect(formatOf(text)).toBe(format);
  });

  test('the one that fits most rows, not the one that is most frequent', () => {
    const rows = ['id;answer', '1;a, b, c', '2;d, e', '3;3,5'];
    expect(rowsOf(rows.join('\n'))[1]).toEqual(['1', 'a, b, c']);
  });

  test('named by Excel in a line of its own', () => {
    for (const delimiter of [';', '\t', '|', ',']) {
      const text = `sep=${delimiter}\r\nid${delimiter}answer\r\n1${delimiter}a\r\n`;
      expect(rowsOf(text)).toEqual([
        ['id', 'answer'],
        ['1', 'a'],
      ]);
    }
  });

  test('none: one column', () => {
    expect(rowsOf('answer\na\nb c\n')).toEqual([['answer'], ['a'], ['b c']]);
  });
});

describe('cells', () => {
  test.each([
    ['quoted', 'id,a\n1,"x, y"\n', 'x, y'],
    ['with doubled quotes', 'id,a\n1,"say ""so"""\n', 'say "so"'],
    ['of several lines', 'id,a\n1,"x\ny"\n', 'x\ny'],
    ['of several lines, CRLF', 'id,a\r\n1,"x\r\ny"\r\n', 'x\r\ny'],
    ['with quotes inside', 'id,a\n1,5" pipe\n', '5" pipe'],
    ['with space around', 'id,a\n1,  x \n', '  x '],
    ['empty', 'id,a\n1,\n', ''],
    ['quoted and empty', 'id,a\n1,""\n', ''],
    ['that look like numbers', 'id,a\n1,007\n', '007'],
    ['that look like formulas', 'id,a\n1,=1+1\n', '=1+1'],
    ['that look like JSON', 'id,a\n1,"{""b"": [1, 2]}"\n', '{"b": [1, 2]}'],
    ['at the end without a line end', 'id,a\n1,x', 'x'],
    ['null words', 'id,a\n1,NaN\n', 'NaN'],
  ])('%s', (_, text, cell) => {
    expect(rowsOf(text)[1]).toEqual(['1', cell]);
  });
});

describe('line ends', () => {
  const expected = [
    ['id', 'a'],
    ['1', 'x'],
    ['2', 'y\r\nz'],
    ['3', 'w'],
  ];
  const lines = ['id,a', '1,x', '2,"y\r\nz"', '3,w'];

  test.each([
    ['LF', lines.join('\n')],
    ['CRLF', lines.join('\r\n')],
    ['CR', lines.join('\r')],
    ['CRLF, then LF', `${lines[0]}\r\n${lines.slice(1).join('\n')}\n`],
    ['LF, then CRLF', `${lines[0]}\n${lines.slice(1).join('\r\n')}\r\n`],
    ['all three', `${lines[0]}\r\n${lines[1]}\n${lines[2]}\r${lines[3]}\r\n`],
    ['quoted everywhere', lines.join('\n').replaceAll(/(?<=^|,|\n)(\w+)(?=,|\n|$)/g, '"$1"')],
  ])('%s', (_, text) => {
    expect(rowsOf(text)).toEqual(expected);
  });

  test('a quotation mark inside a cell hides none', () => {
    expect(rowsOf('id,a\r\n1,5" x\r\n2,6" y\r\n')).toEqual([
      ['id', 'a'],
      ['1', '5" x'],
      ['2', '6" y'],
    ]);
  });

  test('blank lines are passed over', () => {
    expect(rowsOf('\n\nid,a\n\n1,x\n  \n\n2,y\n\n\n')).toEqual([
      ['id', 'a'],
      ['1', 'x'],
      ['2', 'y'],
    ]);
  });
});

describe('headers', () => {
  test.each([
    ['a,a,a', ['a', 'a (2)', 'a (3)']],
    ['a,a (2),a', ['a', 'a (2)', 'a (3)']],
    ['a (2),a,a', ['a (2)', 'a', 'a (3)']],
    ['a,,', ['a', 'column 2', 'column 3']],
    ['column 2,', ['column 2', 'column 2 (2)']],
    [' a ,"b"', ['a', 'b']],
    ['__proto__,constructor', ['__proto__', 'constructor']],
    ['\ufeffid,a', ['id', 'a']],
  ])('%j', (header, columns) => {
    expect(rowsOf(`${header}\n${columns.map(() => 'x').join(',')}\n`)[0]).toEqual(columns);
  });

  test('many of one name stay apart', () => {
    const header = new Array<string>(3000).fill('a').join(',');
    expect(new Set(rowsOf(`${header}\n${header}\n`)[0]).size).toBe(3000);
  });
});

test('ragged rows are kept whole and counted', () => {
  const result = read('id,a\n1,x,y\n2\n3,z\n4,u,v,w\n');
  expect(result).toMatchObject({
    kind: 'read',
    source: {
      table: {
        columns: ['id', 'a', 'column 3', 'column 4'],
        cells: [
          ['1', '2', '3', '4'],
          ['x', '', 'z', 'u'],
          ['y', '', '', 'v'],
          ['', '', '', 'w'],
        ],
      },
    },
    problems: [{ code: 'ragged-rows', severity: 'warning', row: 1 }],
  });
  expect(result.kind === 'read' && result.problems[0]?.message).toContain('3 rows');
});

describe('a broken quotation mark is one problem with its place', () => {
  test.each([
    ['never closed', 'id,a\n1,x\n2,"y\n3,z\n', 2, 'a'],
    ['never closed, first column', 'id,a\n1,x\n"2,y\n3,z\n', 2, 'id'],
    ['something behind it', 'id,a,b\n1,"x" y,z\n', 1, 'a'],
    ['behind cells with quotes of their own', 'id,a,b\n1,"say ""so""","z\n', 1, 'b'],
    ['behind a cell of two lines', 'id,a,b\n1,"x\ny",z\n2,"u\nv","w\n', 2, 'b'],
    ['behind blank lines', '\nid,a\n\n1,x\n\n2,"y\n', 2, 'a'],
    ['with CRLF', 'id,a\r\n1,x\r\n2,"y\r\n', 2, 'a'],
    ['several', 'id,a\n1,"x" y\n2,"z" w\n3,"u\n', 1, 'a'],
    ['beyond the header', 'id,a\n1,x,"y\n', 1, undefined],
  ])('%s', (_, text, row, column) => {
    const result = read(text);
    expect(result).toMatchObject({
      kind: 'refused',
      problem: { code: 'broken-quote', severity: 'error', file: 'f.csv', row },
    });
    if (result.kind === 'read') return;
    expect(result.problem.column).toBe(column);
    expect(result.problem.message).toContain(`row ${row}`);
  });

  test('in the header', () => {
    const result = read('id,"a\n1,x\n');
    expect(result).toMatchObject({ kind: 'refused', problem: { code: 'broken-quote' } });
    if (result.kind === 'read') return;
    expect(result.problem.row).toBeUndefined();
    expect(result.problem.message).toContain('header');
  });
});

test.each([
  ['', 'empty-file'],
  [' \n\t\n', 'empty-file'],
  ['\ufeff', 'empty-file'],
  ['id,answer\n', 'no-rows'],
  ['id,answer\n\n \n', 'no-rows'],
])('%j is refused: %s', (text, code) => {
  expect(formatOf(text)).toBe(code);
});

describe('the content decides, not the name', () => {
  test.each([
    ['id,a\n1,x\n', 'f.json', 'csv'],
    ['id,a\n1,x\n', 'f.jsonl', 'csv'],
    ['id,a\n1,x\n', 'f.tsv', 'csv'],
    ['id\ta\n1\tx\n', 'f.csv', 'tsv'],
    ['id\ta, b\n1\tx, y\n', 'f.txt', 'tsv'],
    ['[{"id":1}]', 'f.csv', 'json'],
    ['{"q1":"a","q2":"b"}', 'f.tsv', 'json'],
    ['{"id":1}\n{"id":2}\n', 'f.csv', 'jsonl'],
    ['{"id":1}\n{"id":2}\n', 'f.json', 'jsonl'],
    ['{"id":1}\n{"id":2}\n', 'f', 'jsonl'],
    ['{"id":1,"a":"x"}', 'f.jsonl', 'jsonl'],
    ['[\n {"id":1},\n {"id":2}\n]', 'f.jsonl', 'json'],
    ['{\n "q1": "a",\n "q2": "b"\n}', 'f.ndjson', 'json'],
    ['[id],answer\n1,x\n', 'f.csv', 'csv'],
    ['{id};answer\n1;x\n', 'f.csv', 'csv'],
  ])('%j called %s is %s', (text, name, format) => {
    expect(formatOf(text, name)).toBe(format);
  });
});

test('a source knows its file', () => {
  const result = readText(new TextEncoder().encode('id,a\n1,x\n'), 'f.csv', 'f (2).csv');
  expect(result).toMatchObject({
    source: {
      info: {
        id: 'f (2).csv',
        name: 'f.csv',
        bytes: 9,
        // printf 'id,a\n1,x\n' | sha256sum
        sha256: 'a2eb6c238e77d61f04c4bf428f848169a51590eda8201b7b982a20adeda49ee2',
        format: 'csv',
        encoding: 'utf-8',
        columns: ['id', 'a'],
        rowCount: 1,
      },
    },
  });
});

describeShared('suites/csv-spectrum', () => {
  const names =
    'comma_in_quotes empty empty_crlf escaped_quotes json newlines newlines_crlf quotes_and_newlines simple simple_crlf utf8';
  const recordsOf = (name: string) => {
    const bytes = readSharedBytes(`suites/csv-spectrum/csvs/${name}.csv`);
    const [columns = [], ...rows] = rowsOf(new TextDecoder().decode(bytes));
    return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  };

  test.each(names.split(' '))('%s', (name) => {
    // One of the expected files is a single record, not a list.
    const expected = [readSharedJson(`suites/csv-spectrum/json/${name}.json`)].flat();
    expect(recordsOf(name)).toEqual(expected);
  });

  test('location_coordinates, whose expected file has another telephone number', () => {
    const expected = readSharedJson('suites/csv-spectrum/json/location_coordinates.json') as object;
    expect(recordsOf('location_coordinates')).toEqual([
      { ...expected, 'Contact Phone Number': '2095257564' },
    ]);
  });
});

/** Files as they go wrong in life: what is in them, or why they are refused. */
describeShared('suites/own, delimited', () => {
  const open = (name: string) => {
    const result = readText(readSharedBytes(`suites/own/${name}`), name);
    if (result.kind === 'refused') return result.problem.code;
    const { columns, cells } = result.source.table;
    return { columns, cells, warnings: result.problems.map(({ code }) => code) };
  };

  test.each([
    ['blank-lines.csv', ['id', 'answer'], [['1'], ['a']]],
    [
      'cr-only.csv',
      ['id', 'answer'],
      [
        ['1', '2'],
        ['a', 'b'],
      ],
    ],
    [
      'mixed-eol.csv',
      ['id', 'answer'],
      [
        ['1', '2', '3'],
        ['a', 'b', 'x\r\ny'],
      ],
    ],
    ['dup-header.csv', ['id', 'answer', 'answer (2)', 'column 4'], [['1'], ['a'], ['b'], ['c']]],
    ['sep-line.csv', ['id', 'answer'], [['1'], ['a']]],
    ['one-column.csv', ['answer'], [['a', 'b']]],
  ])('%s', (name, columns, cells) => {
    expect(open(name)).toEqual({ columns, cells, warnings: [] });
  });

  test.each([
    ['decimal-comma.csv', 1, ['3,5', '1.000,25', '1 000,25', '12.5%']],
    ['null-words.csv', 1, ['NA', 'N/A', 'null', 'None', 'nan', '', '', ' ', '-', 'No', 'Null']],
    ['dup-ids.csv', 0, ['1', '1', '01', '1.0', ' 1', '1 ', '１']],
    ['excel-mangled.csv', 0, ['1.23457E+15', '2-Mar', '43892', '#REF!', '#NAME?', 'TRUE']],
    ['proto-header.csv', 0, ['1', '__proto__', 'constructor']],
    ['formula-injection.csv', 1, ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1']],
  ])('%s keeps its texts', (name, column, texts) => {
    const result = open(name);
    expect(result).toMatchObject({ warnings: [] });
    expect(typeof result === 'object' && result.cells[column]?.slice(0, texts.length)).toEqual(
      texts,
    );
  });

  test.each([
    ['ragged.csv', ['ragged-rows']],
    ['comment.csv', ['ragged-rows']],
    ['html.csv', []],
  ])('%s is read with %j', (name, warnings) => {
    expect(open(name)).toMatchObject({ warnings });
  });

  test.each([
    ['empty.csv', 'empty-file'],
    ['header-only.csv', 'no-rows'],
    ['unclosed-quote.csv', 'broken-quote'],
    ['bidi.csv', 'unreadable-text'],
  ])('%s is refused: %s', (name, code) => {
    expect(open(name)).toBe(code);
  });
});

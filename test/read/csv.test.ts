import { describe, expect, test } from 'vitest';
import { readFile, readText } from '../../src/read/read';
import { tableOf } from '../support/delimited-table';
import { describeShared, readSharedBytes, readSharedJson } from '../support/shared-data';
import { openOwn } from '../support/own-suite';

const read = (text: string, name = 'f.csv') => readText(new TextEncoder().encode(text), name);

/** Columns and rows of a file, which must be read without a warning. */
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

  test('the delimiter that fits most rows is used, not the most frequent one', () => {
    const rows = ['id;answer', '1;a, b, c', '2;d, e', '3;3,5'];
    expect(rowsOf(rows.join('\n'))[1]).toEqual(['1', 'a, b, c']);
  });

  test.each([
    ['more columns', 'a,b;c;d\n1,x;y;z\n2,u;v;w\n', ['a,b', 'c', 'd']],
    ['more columns, found earlier', 'a;b,c,d\n1;x,y,z\n2;u,v,w\n', ['a;b', 'c', 'd']],
    ['the earlier position in the list', 'a;b,c\n1;x,y\n2;u,v\n', ['a;b', 'c']],
  ])('of two delimiters that fit all rows, the one with %s is used', (_, text, columns) => {
    expect(rowsOf(text)[0]).toEqual(columns);
  });

  test('Excel’s sep line sets the delimiter', () => {
    for (const delimiter of [';', '\t', '|', ',']) {
      const text = `sep=${delimiter}\r\nid${delimiter}answer\r\n1${delimiter}a\r\n`;
      expect(rowsOf(text)).toEqual([
        ['id', 'answer'],
        ['1', 'a'],
      ]);
    }
  });

  test('a space after every delimiter is not part of the cells', () => {
    expect(rowsOf('id, answer, note\n1, "a, b", x\n2, c,\n3, , "5"" d"\n')).toEqual([
      ['id', 'answer', 'note'],
      ['1', 'a, b', 'x'],
      ['2', 'c', ''],
      ['3', '', '5" d'],
    ]);
    expect(rowsOf('id; answer\r\n1; a, b\r\n')[1]).toEqual(['1', 'a, b']);
    expect(rowsOf('"id", "answer"\n"1", "a, b"\n"2", "c"\n')).toEqual([
      ['id', 'answer'],
      ['1', 'a, b'],
      ['2', 'c'],
    ]);
    expect(rowsOf('id\t answer\n1\t "a\tb"\n')[1]).toEqual(['1', 'a\tb']);
  });

  test.each([
    ['the header has none', 'id,answer\n1, a\n2, b\n', ' a'],
    ['another row has none', 'id, answer\n1, a\n2,b\n', ' a'],
    ['the line is text', 'answer\n1, a\n', '1, a'],
  ])('a space after a delimiter is part of the cell if %s', (_, text, cell) => {
    expect(rowsOf(text)[1]?.at(-1)).toBe(cell);
  });

  test('a file without delimiters has one column', () => {
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
    ['with surrounding spaces', 'id,a\n1,  x \n', '  x '],
    ['empty', 'id,a\n1,\n', ''],
    ['that are quoted and empty', 'id,a\n1,""\n', ''],
    ['that look like numbers', 'id,a\n1,007\n', '007'],
    ['that look like formulas', 'id,a\n1,=1+1\n', '=1+1'],
    ['that look like JSON', 'id,a\n1,"{""b"": [1, 2]}"\n', '{"b": [1, 2]}'],
    ['at the end without a line end', 'id,a\n1,x', 'x'],
    ['null words', 'id,a\n1,NaN\n', 'NaN'],
    ['of other scripts', 'id,a\n1,ʤ北京 👍\n', 'ʤ北京 👍'],
    ['with quotes and lines', 'id,a\n1,"ha\n""so""\n, ha"\n', 'ha\n"so"\n, ha'],
  ])('%s', (_, text, cell) => {
    expect(rowsOf(text)[1]).toEqual(['1', cell]);
  });
});

describe('line endings', () => {
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

  test('a quotation mark inside a cell is kept', () => {
    expect(rowsOf('id,a\r\n1,5" x\r\n2,6" y\r\n')).toEqual([
      ['id', 'a'],
      ['1', '5" x'],
      ['2', '6" y'],
    ]);
  });

  test('blank lines are skipped', () => {
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

  test('duplicate names are numbered', () => {
    const header = new Array<string>(3000).fill('a').join(',');
    const row = new Array<string>(3000).fill('x').join(',');
    expect(new Set(rowsOf(`${header}\n${row}\n`)[0]).size).toBe(3000);
  });
});

describe('header position', () => {
  const header = ['id', 'answer', 'score'];
  const rows = [
    ['q1', 'Paris', '0.5'],
    ['q2', 'Rome', '1'],
    ['q3', 'Oslo', '0'],
  ];
  const body = [header, ...rows].map((row) => row.join(',')).join('\n');

  test.each([
    ['in the first line', body, 1, []],
    ['below a title', `Results of the run\n${body}`, 2, ['lines-before-header']],
    ['below titles and a blank line', `Results\nMay 2024\n\n${body}`, 3, ['lines-before-header']],
    ['below a title with empty cells', `Results,,\n,,\n${body}`, 3, ['lines-before-header']],
    ['below comments', `# made by x\n# on a day, late\n${body}`, 3, ['comment-lines']],
    [
      'below a comment and a title',
      `# x\nResults\n${body}`,
      3,
      ['comment-lines', 'lines-before-header'],
    ],
  ])('%s', (_, text, headerRow, codes) => {
    expect(tableOf(text)).toEqual({ rows: [header, ...rows], codes, headerRow });
  });

  test.each([
    ['names above three columns', 'Results\nland,town,share\nx,Oslo,0.5\ny,Rome,1\nz,Lima,0\n', 2],
    ['a common name above two columns', 'Results\nland,answer\nx,0.5\ny,1\nz,0\n', 2],
    ['a title with commas', 'Oslo, Rome, Lima\nNr;Frage;Wert\nA/1;Was?;5\nA/2;Wer?;Ann\n', 2],
    ['a common name in capitals', 'Results\nland,ANSWER\nx,0.5\ny,1\nz,0\n', 2],
    ['unknown names above two columns', 'Results\nland,share\nx,0.5\ny,1\nz,0\n', 1],
  ])('is directly below a title: %s', (_, text, headerRow) => {
    expect(tableOf(text)).toMatchObject({ headerRow });
  });

  test('may be below a title with as many cells, if a blank line separates them', () => {
    const table = (title: string) =>
      tableOf(`${title}\n\nid,prediction\nq1,Paris\nq2,Rome, Italy\n`);
    expect(table('Results, version 2')).toMatchObject({ headerRow: 2 });
    expect(table('question,answer')).toMatchObject({ headerRow: 1 });
    const withOneName = 'wert,zahl\nx,1\n\nanswer,2\ny,3\n';
    expect(tableOf(withOneName)).toMatchObject({ headerRow: 1 });
  });

  test.each([
    ['one column name', 'question\nWho, and when?;Ann;x\nWhat, if any?;5;y\n', 'one-column'],
    ['names with another delimiter', 'Nr|Frage|Antwort\nA/1;Was?;5\nA/2;Wer?;Ann\n', 'ragged-rows'],
  ])('is the first line even if it has %s', (_, text, code) => {
    expect(tableOf(text)).toMatchObject({ codes: [code], headerRow: 1 });
  });

  test('is not below a title if only data follows', () => {
    expect(tableOf('Results\n\n1,a\n2,b\n3,c\n')).toMatchObject({ headerRow: 1 });
  });

  test('is found below at most 20 title lines', () => {
    const long = `${body}\n`.repeat(10);
    const below = (titles: number) => tableOf('Results of the run\n'.repeat(titles) + long);
    expect(below(20)).toMatchObject({ headerRow: 21 });
    expect(below(21)).not.toMatchObject({ headerRow: 22 });
  });

  test('comments between rows are skipped if there are comments above the header', () => {
    expect(tableOf(`# a\n${body}\n# the end\n`)).toMatchObject({ rows: [header, ...rows] });
    expect(tableOf(`${body}\n# the end\n`)).toMatchObject({ codes: ['ragged-rows'] });
  });

  test.each([
    ['a header that begins with #', '#,answer\n1,a\n2,b\n', ['#', 'answer']],
    ['a commented header as wide as the table', '# id,answer\n1,a\n2,b\n', ['# id', 'answer']],
    [
      'years as headers',
      'country,2019,2020\nNorway,1.5,3\nChad,2.25,4\nPeru,7,5\n',
      ['country', '2019', '2020'],
    ],
    [
      'a year above three digits',
      'country,2019\nOslo,150\nRome,225\nLima,700\n',
      ['country', '2019'],
    ],
    [
      'a short header',
      'id,answer,model\n1,a,m,x\n2,b,m,y\n',
      ['id', 'answer', 'model', 'column 4'],
    ],
    ['a one-word header', 'answer\nParis, France\nRome, Italy\n', ['answer']],
  ])('is the first line: %s', (_, text, columns) => {
    const table = tableOf(text);
    expect(typeof table === 'object' && table.rows[0]).toEqual(columns);
  });

  test.each([
    ['numbers', '1,Paris\n2,Rome\n3,Oslo\n'],
    ['years', '1999,Paris\n2001,Rome\n2003,Oslo\n'],
    ['ids', 'q-01;Paris\nq-02;Rome, the city\nq-03;Oslo\n'],
  ])('no header is assumed above ids that are %s', (_, text) => {
    const table = tableOf(text);
    expect(table).toMatchObject({ codes: ['no-header'], headerRow: 0 });
    expect(typeof table === 'object' && [table.rows[0], table.rows.length]).toEqual([
      ['column 1', 'column 2'],
      4,
    ]);
  });

  test('the chosen header row is used', () => {
    expect(tableOf(body, { headerRow: 0 })).toMatchObject({
      rows: [['column 1', 'column 2', 'column 3'], header, ...rows],
      codes: [],
      headerRow: 0,
    });
    expect(tableOf(`Results\n${body}`, { headerRow: 1 })).toMatchObject({
      rows: [['Results', 'column 2', 'column 3'], header, ...rows],
    });
    expect(tableOf(body, { headerRow: 2 })).toMatchObject({
      rows: [rows[0], rows[1], rows[2]],
      codes: ['lines-before-header'],
    });
    expect(tableOf(body, { headerRow: 9 })).toBe('no-such-header-row');
  });
});

describe('unusual delimited files', () => {
  test.each<[string, string, unknown]>([
    [
      'empty cells in one column are rows',
      'answer\n""\na\n\n""\n',
      [['answer'], [''], ['a'], ['']],
    ],
    ['a quoted space in one column is a row', 'answer\n" "\nx\n', [['answer'], [' '], ['x']]],
    [
      'a delimiter at the end of each line',
      'id,a,\n1,x,\n2,y,\n',
      [
        ['id', 'a'],
        ['1', 'x'],
        ['2', 'y'],
      ],
    ],
    [
      'apostrophes as quote characters',
      "'id','a'\n'1','x, it''s'\n2,'y'\n",
      [
        ['id', 'a'],
        ['1', "x, it's"],
        ['2', 'y'],
      ],
    ],
    [
      'apostrophes that are text',
      "id,a\n1,'x'\n2,'y'\n",
      [
        ['id', 'a'],
        ['1', "'x'"],
        ['2', "'y'"],
      ],
    ],
    [
      'decimal commas',
      'id;a\n1;3,5\n2;1.000,25\n',
      [
        ['id', 'a'],
        ['1', '3,5'],
        ['2', '1.000,25'],
      ],
    ],
    [
      'sep= in quotes',
      '"sep=|"\nid|a\n1|x, y\n',
      [
        ['id', 'a'],
        ['1', 'x, y'],
      ],
    ],
    [
      'a unit separator',
      'id\x1fa\n1\x1fx, y\n',
      [
        ['id', 'a'],
        ['1', 'x, y'],
      ],
    ],
    [
      'empty records of several cells',
      'id,a\n,\n2,y\n',
      [
        ['id', 'a'],
        ['', ''],
        ['2', 'y'],
      ],
    ],
    [
      'quotation marks after text',
      'id,a\n1,5"" x\n2,say "y"\n',
      [
        ['id', 'a'],
        ['1', '5"" x'],
        ['2', 'say "y"'],
      ],
    ],
  ])('%s', (_, text, rows) => {
    expect(tableOf(text)).toMatchObject({ rows, codes: [] });
  });

  test('apostrophes quote cells if the sample ends within a quoted cell', () => {
    const long = 'x, '.repeat(20_000);
    expect(tableOf(`'id','a'\n'1','${long}'\n'2','${long}'\n`)).toMatchObject({
      rows: [
        ['id', 'a'],
        ['1', long],
        ['2', long],
      ],
    });
  });

  test.each([
    ["'id','a'\n'1','x' y\n'2','z'\n'3','u'\n", "'1'"],
    ["'id',a\n'1','x'\n'2','y'\n", "'1'"],
  ])('apostrophes are literal if the quoting is inconsistent: %j', (text, cell) => {
    expect(tableOf(text)).toHaveProperty('rows.1.0', cell);
  });

  test('the chosen delimiter is used', () => {
    expect(tableOf('id,a;b\n1,x;y\n', { delimiter: ';' })).toMatchObject({
      rows: [
        ['id,a', 'b'],
        ['1,x', 'y'],
      ],
    });
    expect(tableOf('id a\n1 x\n', { delimiter: ' ' })).toMatchObject({
      rows: [
        ['id', 'a'],
        ['1', 'x'],
      ],
    });
  });
});

describe('limits', () => {
  const text = 'id,a\n1,xxxx\n2,y\n3,z\n';
  test.each([
    [{ fileBytes: 10 }, 'read', undefined],
    [{ cells: 6 }, 'read', undefined],
    [{ cells: 5 }, 'too-many-cells', undefined],
    [{ cellLength: 4 }, 'read', undefined],
    [{ cellLength: 3 }, 'cell-too-long', 1],
    [{ cellLength: 1 }, 'cell-too-long', undefined],
  ])('%j: %s', (limits, code, row) => {
    const result = readText(new TextEncoder().encode(text), 'f.csv', 'f.csv', { limits });
    if (code === 'read') {
      expect(result.kind).toBe('read');
      return;
    }
    expect(result).toMatchObject({ kind: 'refused', problem: { code } });
    expect(result.kind === 'refused' && result.problem.row).toBe(row);
    expect(result.kind === 'refused' && result.problem.message).toMatch(
      /limit of \d+.*[Rr]aise the limit/,
    );
  });

  test('a header cell that is too long is not quoted in the message', () => {
    const line = 'x'.repeat(20_000_000);
    const result = read(`${line}\n${line}`);
    expect(result.kind).toBe('refused');
    expect(result.kind === 'refused' && result.problem.message).toMatch(
      /^f\.csv, header: a cell has 20,000,000 characters, over the limit of 10,000,000\./,
    );
  });

  test('the file size limit applies before decoding', async () => {
    const result = await readFile(new TextEncoder().encode(text), 'f.csv', 'f.csv', {
      limits: { fileBytes: 10 },
    });
    expect(result).toMatchObject({ kind: 'refused', problem: { code: 'file-too-large' } });
  });

  test('one wide record does not add columns to a narrow table', () => {
    const wide = `id,a\n${'x,'.repeat(5000)}x\n${'1,y\n'.repeat(5000)}`;
    expect(tableOf(wide, { limits: { cells: 1_000_000 } })).toBe('too-many-cells');
  });
});

describe('just within a limit and just beyond it', () => {
  test('the first record is data if two records below it have the same form', () => {
    expect(tableOf('1,Oslo\n2,Rome\n')).toMatchObject({ headerRow: 1 });
    expect(tableOf('1,Oslo\n2,Rome\n3,Lima\n')).toMatchObject({ headerRow: 0 });
  });

  test('the first record is data if four fifths of a column have the same form', () => {
    const below = (alike: number) => tableOf(`1,Oslo\n${'2,Rome\n'.repeat(alike)}none,Riga\n`);
    expect(below(3)).toMatchObject({ headerRow: 1 });
    expect(below(4)).toMatchObject({ headerRow: 0 });
  });

  test('the first record is data only if an entire cell has the same form as the cells below it', () => {
    expect(tableOf('x-1,Oslo\n5,Rome\n7,Lima\n')).toMatchObject({ headerRow: 1 });
    expect(tableOf('3,Oslo\n5,Rome\n7,Lima\n')).toMatchObject({ headerRow: 0 });
  });

  test('a column name has at most five words and at most 40 characters', () => {
    const named = (name: string) => tableOf(`1,${name}\n2,Rome\n3,Lima\n`);
    expect(named('the answer of the model')).toMatchObject({ headerRow: 1 });
    expect(named('the answer of the first model')).toMatchObject({ headerRow: 0 });
    expect(named(`answer${'-'.repeat(34)}`)).toMatchObject({ headerRow: 1 });
    expect(named(`answer${'-'.repeat(35)}`)).toMatchObject({ headerRow: 0 });
  });

  test('up to 20 titles with as many cells as the header are skipped if a blank line follows', () => {
    const below = (titles: number) =>
      tableOf(`${'Results, part\n'.repeat(titles)}\nid,prediction\n${'q1,Paris\n'.repeat(15)}`);
    expect(below(20)).toMatchObject({ headerRow: 21 });
    expect(below(21)).not.toMatchObject({ headerRow: 22 });
  });

  test('a title with a delimiter has fewer than half as many cells as the header', () => {
    expect(tableOf('Oslo, Rome\nid,question,answer,score\n1,a,b,2\n2,c,d,3\n')).toMatchObject({
      headerRow: 1,
    });
    expect(tableOf('Oslo, Rome\nid,question,answer,score,x\n1,a,b,2,y\n2,c,d,3,z\n')).toMatchObject(
      { headerRow: 2 },
    );
  });

  test('rows of a single column are reported if four fifths contain a delimiter', () => {
    const rows = (split: number) => tableOf(`id\n${'1;a\n'.repeat(split)}b\n`);
    expect(rows(3)).toMatchObject({ codes: [] });
    expect(rows(4)).toMatchObject({ codes: ['one-column'] });
  });

  test('the first 59 lines determine whether a space follows every delimiter', () => {
    const withoutSpace = (line: number) =>
      tableOf(`id, answer\n${'1, a\n'.repeat(line - 2)}2,b\n3, c\n`);
    expect(withoutSpace(59)).toHaveProperty('rows.1', ['1', ' a']);
    expect(withoutSpace(60)).toHaveProperty('rows.1', ['1', 'a']);
  });

  test('lines of up to 20,000 characters are repaired', () => {
    const line = (length: number) => tableOf(`id,a\n1,x\n${'2,"'.padEnd(length, 'y')}\n3,z\n`);
    expect(line(20_000)).toMatchObject({ codes: ['literal-quotes'] });
    expect(line(20_001)).toBe('broken-quote');
  });

  test('lines with up to 60 quotation marks are repaired', () => {
    const unclosed = (pairs: number) => tableOf(`id,a,b\n1,x,y\n2,"${'""'.repeat(pairs)}","z\n`);
    expect(unclosed(28)).toMatchObject({ codes: ['literal-quotes'] });
    expect(unclosed(29)).toBe('broken-quote');
    const missing = (pairs: number) =>
      tableOf(`id,a,b\n1,x,y\n2,6 kg"rice, white, ${'""'.repeat(pairs)}"\n`);
    expect(missing(29)).toMatchObject({ codes: ['stray-quotes'] });
    expect(missing(30)).toMatchObject({ codes: ['ragged-rows', 'stray-quotes'] });
  });

  test('a line is repaired if it has several columns and the next line is a record', () => {
    expect(tableOf('id,a\n1,x\n2,"y\n,z\n')).toMatchObject({ codes: ['literal-quotes'] });
    expect(tableOf('id,a\n1,x\n2,"y\ntext\n3,z\n')).toBe('broken-quote');
    expect(tableOf('answer\nx\n"y\nz\n')).toBe('broken-quote');
  });
});

test('ragged rows are kept and counted', () => {
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

test('a row is expected to have as many cells as there are nonempty column names', () => {
  const result = read('id,a,\n1,x,y\n2,z,\n3,w\n');
  expect(result.kind === 'read' && result.problems[0]?.message).toContain(
    '1 row has a different number of cells than the header, first in row 1 (3 instead of 2)',
  );
});

describe('reports rows that may be shifted', () => {
  test.each([
    [
      'an extra delimiter before an empty last cell',
      'id,question,answer,notes\nq1,Which?,Bob,x\nq2,Who, CEO?,Ann,\n',
      'ragged-rows',
      2,
    ],
    [
      'a value below an empty header cell',
      'id,prediction,\nq1,1,\nq2,1,234\nq3,2,\n',
      'ragged-rows',
      2,
    ],
    [
      'a value below an empty header cell in one of two rows',
      'id,prediction,\nq1,1,234\nq2,2,\n',
      'ragged-rows',
      1,
    ],
    [
      'a quotation mark without a partner in an unquoted cell',
      'id,a\n1,"x, y"\n2,"z"\n3,w"\n',
      'literal-quotes',
      3,
    ],
    ['the same after an id', '"id","a"\n"q1","x"\nq2","y"\n', 'literal-quotes', 2],
    ['the same inside a word', 'id,a\n1,"x, y"\n2,in"side\n', 'literal-quotes', 2],
    ['a space before a quoted cell', 'id,a,b\n1,x,y\n2, "z",w\n', 'literal-quotes', 2],
    [
      'a delimiter at the end of all rows except the header',
      'id,a\n1,x,\n2,y,\n',
      'ragged-rows',
      1,
    ],
    [
      'a missing delimiter before a quoted cell',
      'id,size,name,note\n1,2 kg,flour,x\n2,3 kg"rice, white",y\n',
      'stray-quotes',
      2,
    ],
    [
      'the same above a row that begins with an empty cell',
      'id,size,name,note\n1,2 kg,flour,x\n2,3 kg"rice, white",y\n,4 kg,oats,z\n',
      'stray-quotes',
      2,
    ],
    ['a second header row', 'id,a\n1,x\nid,a\n2,y\n', 'repeated-header', 2],
  ])('%s', (_, text, code, row) => {
    const result = read(text);
    expect(result).toMatchObject({ kind: 'read', problems: [{ code, row }] });
  });

  test('reports quoted parts in a line without a delimiter', () => {
    expect(tableOf('id "question" answer\n1 "Which port?" Rotterdam\n2 Who Ann\n')).toMatchObject({
      codes: ['one-column'],
    });
  });

  test.each([
    ['id\n1,a\n2,"b, c"\n', ['one-column']],
    ['question answer\nq1\ta\nq2\tb\n', ['one-column']],
    ['id\n1;a\n2;"b\nc"\n3;d\n4;e\n5;f\n', ['one-column']],
    ['id\n1;a\n2;b\nc\n', []],
    ['answer\nParis, France\nRome, Italy\n', []],
    ['answer\n1,5\n2,75\n', []],
    ['answer\nParis, Rome\nOslo\n', []],
    ['answer\nx,y\n', []],
    ['"id;answer"\n"1;a"\n"2;b"\n', ['one-column']],
    ['sep=,\nid;answer\n1;a\n2;b\n', ['one-column']],
    ['id   answer\n1    Oslo\n2    New York\n', ['one-column']],
    ['id   answer\n1    Oslo\n""\n2    New York\n""\n', ['one-column']],
  ])('a single column is reported if a delimiter or spaces split its cells: %j', (text, codes) => {
    expect(tableOf(text)).toMatchObject({ codes });
  });

  test.each([
    '| id | answer |\n|----|:-------|\n| 1 | a |\n| 2 | - |\n',
    ' id | answer \n----+--------\n 1  | a \n 2  | - \n',
  ])('a line of dashes below the header is skipped: %j', (text) => {
    const table = tableOf(text);
    expect(table).toMatchObject({ codes: ['rule-lines'], headerRow: 1 });
    const rows = typeof table === 'object' ? table.rows : [];
    const filled = rows.slice(1).map((row) => row.filter(Boolean));
    expect(filled).toEqual([
      ['1', 'a'],
      ['2', '-'],
    ]);
    expect(tableOf('id,a\n---,---\n1,x\n')).toMatchObject({ codes: [] });
  });

  test('a second header row is not a data row', () => {
    expect(tableOf('id,a\n1,x\nid,a\n2,y\n')).toMatchObject({
      rows: [
        ['id', 'a'],
        ['1', 'x'],
        ['2', 'y'],
      ],
    });
  });

  test.each([
    ['a delimiter at the end of every line', 'id,a,\n1,x,\n2,y,\n'],
    ['a column without a name', 'id,a,\n1,x,u\n2,y,v\n'],
    ['inches in quoted and unquoted cells', 'id,a,b\n1,48" table,"round, 6"""\n2,"5"" pipe",x\n'],
    ['quotation marks in a file without quoted cells', 'id\ta\n1\tso-called "green\n2\t5" x\n'],
    ['quoted words in an unquoted cell', 'id,a\n1,the "green" one\n2,"x, y"\n'],
    ['a list in a quoted cell', 'id,a\n1,"[""wind"", ""sun"", ""sea""]"\n2,y\n'],
    ['a quotation mark that is escaped at the end', 'id,a\n1,"say ""so"""\n2,y\n'],
  ])('does not report %s', (_, text) => {
    expect(tableOf(text)).toMatchObject({ codes: [] });
  });
});

describe('an unclosed quotation mark is part of its cell, with a warning', () => {
  test.each([
    ['in a cell', 'id,a\n1,x\n2,"y\n3,z\n', 2, ['2', '"y']],
    ['in the first column', 'id,a\n1,x\n"2,y\n3,z\n', 2, ['"2', 'y']],
    [
      'after cells with quotes of their own',
      'id,a,b\n1,"say ""so""","z\n',
      1,
      ['1', 'say "so"', '"z'],
    ],
    ['after blank lines', '\nid,a\n\n1,x\n\n2,"y\n', 2, ['2', '"y']],
    ['with CRLF', 'id,a\r\n1,x\r\n2,"y\r\n', 2, ['2', '"y']],
    [
      'before a quoted cell',
      'id,a,b\n1,5 pipe,"iron, black"\n2,"6 pipe,"x, y"\n',
      2,
      ['2', '"6 pipe', 'x, y'],
    ],
    [
      'doubled at the start of a quoted cell',
      'id,a,b\n1,x,y\n2,""in, or out",z\n',
      2,
      ['2', '"in, or out', 'z'],
    ],
  ])('%s', (_, text, row, cells) => {
    const result = read(text);
    expect(result).toMatchObject({ kind: 'read', problems: [{ code: 'literal-quotes', row }] });
    if (result.kind !== 'read') return;
    expect(result.source.table.cells.map((column) => column[row - 1])).toEqual(cells);
  });

  test('in the header', () => {
    expect(tableOf('id,"a\n1,x\n2,y\n')).toMatchObject({
      rows: [
        ['id', '"a'],
        ['1', 'x'],
        ['2', 'y'],
      ],
      codes: ['literal-quotes'],
    });
  });

  test('in every cell if quoting is disabled', () => {
    const text = 'id\tanswer\n1\t"Net zero" by 2050\n2\t"open\n3\t"a"\n'.replaceAll('\t', ',');
    const tabbed = text.replaceAll(',', '\t');
    for (const one of [text, tabbed]) {
      expect(tableOf(one, { literalQuotes: true })).toMatchObject({
        rows: [
          ['id', 'answer'],
          ['1', '"Net zero" by 2050'],
          ['2', '"open'],
          ['3', '"a"'],
        ],
        codes: [],
      });
    }
    expect(tableOf(tabbed)).not.toMatchObject({ codes: [] });
    expect(tableOf('"id\tanswer\n"q1\tx, y\n"q2\tz, w\n', { literalQuotes: true })).toMatchObject({
      rows: [
        ['"id', 'answer'],
        ['"q1', 'x, y'],
        ['"q2', 'z, w'],
      ],
      codes: [],
    });
  });

  test('at most a hundred times, to bound the time', () => {
    const rows = (count: number) => `id,a\n0,x\n${'1,"y\n'.repeat(count)}`;
    expect(tableOf(rows(100))).toMatchObject({ codes: ['literal-quotes'] });
    expect(tableOf(rows(101))).toBe('broken-quote');
  });
});

describe('a delimiter missing next to a quotation mark is added, with a warning', () => {
  const SOUND = 'id,name,note\n1,flour,x\n';

  test.each([
    ['before a quoted cell', '2,6 kg,"rice, white, long"', '2,6 kg"rice, white, long"'],
    ['after a quoted cell', '2,"rice, white",6 kg', '2,"rice, white"6 kg'],
    [
      'after a cell of two lines',
      '"2\n3",6 kg,"rice, white, long"',
      '"2\n3",6 kg"rice, white, long"',
    ],
    ['after an escaped quotation mark', '2,"6 "" pipe",a', '2,"6 "" pipe"a'],
  ])('%s', (_, sound, faulty) => {
    const clean = tableOf(`${SOUND}${sound}\n3,y,z\n`);
    expect(clean).toMatchObject({ codes: [] });
    const found = tableOf(`${SOUND}${faulty}\n3,y,z\n`);
    expect(found).toEqual({ ...(clean as object), codes: ['stray-quotes'] });
  });

  test('in the header', () => {
    const result = read('id,"name"note\n1,x,y\n2,z,w\n');
    expect(result).toMatchObject({
      kind: 'read',
      source: { table: { columns: ['id', 'name', 'note'] } },
      problems: [{ code: 'stray-quotes' }],
    });
    if (result.kind === 'refused') return;
    expect(result.problems[0]?.row).toBeUndefined();
    expect(result.problems[0]?.message).toContain('first in the header');
  });

  test.each([
    ['the row has the expected number of cells', '2"rice, white",z', ['2"rice', ' white"', 'z']],
    ['the quotation marks may be escaped', '2,"6 kg""rice, white"', ['2', '6 kg"rice, white', '']],
    [
      'that gives a different number of cells',
      '2,6 kg"rice, white",y,z',
      ['2', '6 kg"rice', ' white"', 'y', 'z'],
    ],
  ])('but not if %s', (_, faulty, cells) => {
    const found = tableOf(`${SOUND}${faulty}\n`);
    expect(found).toHaveProperty('rows.2', cells);
    expect(found).not.toMatchObject({ codes: [] });
  });

  test('at most a hundred times, to bound the time', () => {
    const rows = (count: number) =>
      tableOf(`${SOUND}${'2,6 kg"rice, white, long"\n'.repeat(count)}`);
    expect(rows(100)).toMatchObject({ codes: ['stray-quotes'] });
    expect(rows(101)).toMatchObject({ codes: ['ragged-rows', 'stray-quotes'] });
  });
});

describe('malformed quoting that cannot be repaired is reported as one problem, with its position', () => {
  test.each([
    ['followed by text', 'id,a,b\n1,"x" y,z\n', 1, 'a'],
    ['after a cell of two lines', 'id,a,b\n1,"x\ny",z\n2,"u\nv","w\n', 2, 'b'],
    ['in a cell of two lines', 'id,a\n1,"x\ny" z\n2,u\n', 1, 'a'],
    ['several', 'id,a\n1,"x" y\n2,"z" w\n3,"u\n', 1, 'a'],
    ['in a cell beyond the header', 'id,a\n1,x,"y\n', 1, undefined],
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
    const result = read('id,"a" b\n1,x\n');
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
])('%j is rejected: %s', (text, code) => {
  expect(formatOf(text)).toBe(code);
});

describe('the content determines the format, not the name', () => {
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
  ])('%j named %s is %s', (text, name, format) => {
    expect(formatOf(text, name)).toBe(format);
  });
});

test('a source describes its file', () => {
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
    // One of the expected files contains a single record instead of a list.
    const expected = [readSharedJson(`suites/csv-spectrum/json/${name}.json`)].flat();
    expect(recordsOf(name)).toEqual(expected);
  });

  test('location_coordinates, whose expected file has a different telephone number', () => {
    const expected = readSharedJson('suites/csv-spectrum/json/location_coordinates.json') as object;
    expect(recordsOf('location_coordinates')).toEqual([
      { ...expected, 'Contact Phone Number': '2095257564' },
    ]);
  });
});

/** Files with realistic errors: their content, or the reason why they are rejected. */
describe('test/vectors/own, delimited', () => {
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
    expect(openOwn(name)).toEqual({ columns, cells, warnings: [] });
  });

  test.each([
    ['decimal-comma.csv', 1, ['3,5', '1.000,25', '1 000,25', '12.5%']],
    ['null-words.csv', 1, ['NA', 'N/A', 'null', 'None', 'nan', '', '', ' ', '-', 'No', 'Null']],
    ['dup-ids.csv', 0, ['1', '1', '01', '1.0', ' 1', '1 ', '１']],
    ['excel-mangled.csv', 0, ['1.23457E+15', '2-Mar', '43892', '#REF!', '#NAME?', 'TRUE']],
    ['proto-header.csv', 0, ['1', '__proto__', 'constructor']],
    ['formula-injection.csv', 1, ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1']],
  ])('%s keeps its cells', (name, column, texts) => {
    const result = openOwn(name);
    expect(result).toMatchObject({ warnings: [] });
    expect(typeof result === 'object' && result.cells[column]?.slice(0, texts.length)).toEqual(
      texts,
    );
  });

  test.each([
    ['ragged.csv', ['ragged-rows']],
    ['unclosed-quote.csv', ['literal-quotes']],
    ['comment.csv', ['comment-lines']],
    ['html.csv', []],
  ])('%s is read with %j', (name, warnings) => {
    expect(openOwn(name)).toMatchObject({ warnings });
  });

  test.each([
    ['empty.csv', 'empty-file'],
    ['header-only.csv', 'no-rows'],
    ['bidi.csv', 'unreadable-text'],
  ])('%s is rejected: %s', (name, code) => {
    expect(openOwn(name)).toBe(code);
  });
});

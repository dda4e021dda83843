import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../../../src/core/read-options';
import { xlsx } from '../../../src/read/xlsx';
import { decodeEscapes } from '../../../src/read/xlsx/xml';
import { describeShared, readSharedBytes, readSharedJson } from '../../support/shared-data';
import { type WrittenWorkbook, writeWorkbook } from '../../support/write-xlsx';

async function read(workbook: Partial<WrittenWorkbook>, options: ReadOptions = {}) {
  const bytes = writeWorkbook({ sheets: [], ...workbook });
  expect(xlsx.recognize(bytes)).toBe(true);
  const parsed = await xlsx.parse(bytes, 'f.xlsx', options);
  if (parsed.kind === 'refused') return { refused: parsed.problem.code };
  const { columns, cells, rowCount } = parsed.table;
  const rows = Array.from({ length: rowCount }, (_, row) => cells.map((column) => column[row]));
  return {
    rows: [columns, ...rows],
    exact: parsed.table.exact,
    said: parsed.problems.map(({ code }) => code),
    problems: parsed.problems,
    choices: parsed.choices,
  };
}

const data = (...rows: string[]) =>
  `<sheetData>${rows.map((cells) => `<row>${cells}</row>`).join('')}</sheetData>`;

const text = (value: string) => `<c t="str"><v>${value}</v></c>`;

const header = text('id') + text('a');

/** The text of one cell, read from a table with an id column. */
async function cell(xml: string, workbook: Partial<WrittenWorkbook> = {}): Promise<string> {
  const made = await read({ ...workbook, sheets: [['S', data(header, text('1') + xml)]] });
  return made.rows?.[1]?.[1] ?? `refused: ${made.refused}`;
}

describe('cells are read as displayed', () => {
  test.each([
    ['<c t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b </t></r></is></c>', 'a b '],
    ['<c t="inlineStr"><is><t>漢字</t><rPh sb="0"><t>かんじ</t></rPh></is></c>', '漢字'],
    ['<c t="str"><v>  x_x000D_y _x005F_x0041_ </v></c>', '  x\ry _x0041_ '],
    ['<c t="str"><v>&#x1F600; &amp; <![CDATA[<b>]]></v></c>', '😀 & <b>'],
    ['<c t="b"><v>1</v></c>', 'TRUE'],
    ['<c t="b"><v>0</v></c>', 'FALSE'],
    ['<c t="str"><f>1&amp;2</f><v>12</v></c>', '12'],
    ['<c t="d"><v>2024-01-02T03:04:05</v></c>', '2024-01-02T03:04:05'],
    ['<c><v>12.5</v></c>', '12.5'],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>1E5</v></c>', '100000'],
    ['<c><v>1e-7</v></c>', '1E-7'],
    ['<c><v>9007199254740993</v></c>', '9007199254740993'],
    ['<c><v>-0.5</v></c>', '-0.5'],
    ['<c t="str"><v>007</v></c>', '007'],
    ['<c t="str"><v>1e5</v></c>', '1e5'],
  ])('%s: %j', async (xml, shown) => {
    expect(await cell(xml)).toBe(shown);
  });

  test.each([
    ['0.0%', '0.125', '12.5%'],
    ['0%', '0.5', '50%'],
    ['0.00 "kg"', '1.5', '1.50 kg'],
    ['#,##0.00', '1234567.891', '1,234,567.89'],
    ['_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)', '-1234', '(1,234)'],
    ['000', '7', '007'],
    ['0', '12345678901234567890', '12345678901234567890'],
    ['0.00E+00', '12345', '1.23E+04'],
    ['# ?/?', '0.5', '1/2'],
    ['yyyy-mm-dd', '45000', '2023-03-15'],
    ['d mmm yyyy h:mm', '45000.5', '15 Mar 2023 12:00'],
    ['[h]:mm', '1.5', '36:00'],
    ['"yes";"no";"none"', '0', 'none'],
    // If the pattern hides the number, cannot show it or is invalid, the number is not formatted.
    ['0.00;[Red]0.00', '-2.75', '-2.75'],
    ['0.00" gain";0.00" loss"', '-2.75', '2.75 loss'],
    ['0;[Red]0', '-0.4', '0'],
    [';;;', '5', '5'],
    ['yyyy', '-1', '-1'],
    ['yyyy-mm-dd [', '5', '5'],
    ['0', 'x', 'x'],
  ])('number format %s: %s is %s', async (format, value, shown) => {
    expect(await cell(`<c s="1"><v>${value}</v></c>`, { formats: [format] })).toBe(shown);
  });

  test.each([
    ['[$€-407] #,##0.00', '€ 1,234.50'],
    ['#,##0.00 [$CHF-807]', '1,234.50 CHF'],
    ['[$-407]#,##0.00', '1,234.50'],
  ])('number format %s keeps the decimal point', async (format, shown) => {
    expect(await cell('<c s="1"><v>1234.5</v></c>', { formats: [format] })).toBe(shown);
  });

  test('dates in the 1904 date system', async () => {
    const workbook = { formats: ['yyyy-mm-dd', '0.0'], from1904: true };
    expect(await cell('<c s="1"><v>43538</v></c>', workbook)).toBe('2023-03-15');
    expect(await cell('<c s="2"><v>43538</v></c>', workbook)).toBe('43538.0');
  });

  test.each([
    '<extLst><ext xmlns:x15="urn:x15"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>',
    '<extLst><ext><workbookPr xmlns="urn:x15" chartTrackingRefBase="1"/></ext></extLst>',
  ])('dates in the 1904 date system despite another workbookPr: %s', async (before) => {
    const workbook = { formats: ['yyyy-mm-dd'], from1904: true, before };
    expect(await cell('<c s="1"><v>43538</v></c>', workbook)).toBe('2023-03-15');
  });

  test('durations have no epoch', async () => {
    const workbook = { formats: ['[h]:mm'], from1904: true };
    expect(await cell('<c s="1"><v>1.5</v></c>', workbook)).toBe('36:00');
  });

  test.each([
    [1, '45000'],
    [4, '45,000.00'],
    [14, '2023-03-15'],
    [20, '0:00'],
    [30, '2023-03-15'],
    [44, '$45,000.00'],
    [46, '1080000:00:00'],
    [57, '2023-03-15'],
    [26, '45000'],
    [60, '45000'],
  ])('built-in format %i shows 45000 as %s', async (format, shown) => {
    expect(await cell('<c s="1"><v>45000</v></c>', { formats: [format] })).toBe(shown);
  });

  test('a conditional format does not apply to cells with the same format id', async () => {
    const differential = '<dxfs><dxf><numFmt numFmtId="200" formatCode="0%"/></dxf></dxfs>';
    const workbook = { formats: ['0.0'], differential };
    expect(await cell('<c s="1"><v>2.5</v></c>', workbook)).toBe('2.5');
  });

  test('shared strings, including rich text', async () => {
    const strings = '<si><t>x</t></si><si><r><t>y</t></r><r><t>z</t></r></si>';
    expect(await cell('<c t="s"><v>1</v></c>', { strings })).toBe('yz');
    expect(await cell('<c t="s"><v>2</v></c>', { strings })).toBe('refused: damaged-workbook');
  });
});

describe('numbers that are displayed with fewer digits keep their stored value', () => {
  const sheetWith = (format: string, value: string) => ({
    formats: [format],
    sheets: [['S', data(header, text('1') + `<c s="1"><v>${value}</v></c>`)]] as const,
  });

  test.each([
    ['0%', '0.125', '13%', '12.5%'],
    ['0.0', '3.14159', '3.1', '3.14159'],
    ['0', '-2.75', '-3', '-2.75'],
    ['0;(0)', '-2.75', '(3)', '(2.75)'],
    ['0.##', '1.23456', '1.23', '1.23456'],
    ['#,##0', '1234567.25', '1,234,567', '1,234,567.25'],
    ['#,##0,,', '12345678', '12', '12,345,678'],
    ['#,##0,,', '12000000', '12', '12,000,000'],
    ['0.0,,"M"', '12345678', '12.3M', '12.345678M'],
    ['[$€-407] #,##0', '1234.5', '€ 1,235', '€ 1,234.5'],
    ['0.00E+00', '12345', '1.23E+04', '12345'],
    ['# ?/?', '0.3', '2/7', '0.3'],
    ['# ?/?', '2.25001', '2 1/4', '2.25001'],
    ['General "kg"', '3.14159265358979', '3.141592654 kg', '3.14159265358979 kg'],
    ['_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)', '0', '-', '0'],
    ['[>1]0.0;0', '0.25', '0', '0.25'],
    ['0.0;[Red]0.0', '-2.75', '-2.8', '-2.75'],
    ['#\\.##0', '1234', '1.234', '1234'],
    ['0"."00', '1234', '12.34', '1234'],
  ])('%s: %s is shown as %s and scored as %s', async (format, value, shown, exact) => {
    const made = await read(sheetWith(format, value));
    expect(made.rows?.[1]?.[1]).toBe(shown);
    expect(made.exact).toEqual([null, [exact]]);
    expect(made.said).toEqual(['rounded-cells']);
  });

  test.each([
    ['0.0%', '0.125'],
    ['0.00', '12.5'],
    ['0.00', '0.28999999999999998'],
    ['General', '0.30000000000000004'],
    ['# ?/?', '0.33333333333333331'],
    ['0.00E+00', '12300'],
    ['##0.0E+0', '12300'],
    ['"yes";"no";"none"', '0'],
    ['0', '12345678901234567890'],
    ['yyyy-mm-dd', '45000.5'],
    ['h:mm', '0.123456'],
    ['[h]:mm', '1.51'],
    ['@', '0.125'],
  ])(
    'no stored value is kept if %s shows all digits of %s, or shows no number',
    async (format, value) => {
      const made = await read(sheetWith(format, value));
      expect(made.exact).toBeUndefined();
      expect(made.said).toEqual([]);
    },
  );

  test('are reported with column and first rows', async () => {
    const number = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`;
    const rows = ['0.125', '0.5', '0.375', '0.875', '0.625'].map(
      (value, at) => text(String(at)) + number(value, 1) + number(at === 0 ? '1.5' : '2', 2),
    );
    const sheet = data(header + text('b'), ...rows);
    const made = await read({ formats: ['0%', '0'], sheets: [['S', sheet]] });
    expect(made.problems).toEqual([
      {
        code: 'rounded-cells',
        severity: 'note',
        file: 'f.xlsx',
        row: 1,
        column: 'a',
        message:
          'f.xlsx: 5 numbers are displayed with fewer digits than stored: column “a”, rows 1, 3, 4 and 1 more (13% for 12.5%); also in “b”. Answers are scored with the stored number; for a reference, the displayed number is also accepted.',
      },
    ]);
  });

  test('are also found in merged cells, but not above the header', async () => {
    const sheet = `<sheetData><row r="1"><c r="A1" s="1"><v>0.125</v></c></row>
      <row r="2"><c r="A2" t="str"><v>id</v></c><c r="B2" t="str"><v>a</v></c></row>
      <row r="3"><c r="A3"><v>1</v></c><c r="B3" s="1"><v>0.125</v></c></row>
      <row r="4"><c r="A4"><v>2</v></c></row></sheetData>
      <mergeCells><mergeCell ref="B3:B4"/></mergeCells>`;
    const made = await read({ formats: ['0%'], sheets: [['S', sheet]] });
    expect(made.rows?.slice(1)).toEqual([
      ['1', '13%'],
      ['2', '13%'],
    ]);
    expect(made.exact).toEqual([null, ['12.5%', '12.5%']]);
    expect(made.said).toEqual(['rows-above-header', 'rounded-cells', 'merged-cells']);
  });
});

test('strict and protected workbooks are read like any other', async () => {
  const sheets = [
    ['S', `${data(header, text('1') + text('x'))}<sheetProtection sheet="1"/>`],
  ] as const;
  const rows = [
    ['id', 'a'],
    ['1', 'x'],
  ];
  expect(await read({ sheets, isStrict: true })).toMatchObject({ rows, said: [] });
  const before = '<workbookProtection lockStructure="1" workbookPassword="ABCD"/>';
  expect(await read({ sheets, before })).toMatchObject({ rows, said: [] });
});

test('text outside cells does not leak into another sheet or workbook', async () => {
  const stray = '<v>9</v><f/><is><t>stray</t></is>';
  const damaged = `<sheetData><row>${stray}</row></sheetData>`;
  const sound = data(header, text('1') + '<c/>', text('2') + '<c t="inlineStr"><is/></c>');
  const rows = [
    ['id', 'a'],
    ['1', ''],
    ['2', ''],
  ];
  const both = [
    ['damaged', damaged],
    ['S', sound],
  ] as const;
  expect(await read({ sheets: both }, { sheet: 'S' })).toMatchObject({ rows, said: [] });
  expect(await read({ sheets: [['S', sound]] })).toMatchObject({ rows, said: [] });
});

describe('the table of a sheet', () => {
  test('errors and formulas without a result are reported with their position', async () => {
    const made = await read({
      sheets: [
        [
          'S',
          data(
            header,
            text('1') + '<c t="e"><f>NA()</f><v>#N/A</v></c>',
            text('2') + '<c><f>1+1</f></c>',
          ),
        ],
      ],
    });
    expect(made.rows).toEqual([
      ['id', 'a'],
      ['1', '#N/A'],
      ['2', ''],
    ]);
    expect(made.problems).toMatchObject([
      { code: 'cell-errors', row: 1, column: 'a' },
      { code: 'uncalculated', row: 2, column: 'a' },
    ]);
  });

  test('columns beyond the 26th are found by their letters', async () => {
    const names = ['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA', 'XFD'];
    const row = (number: number) =>
      names.map((name) => `<c r="${name}${number}" t="str"><v>${name} ${number}</v></c>`);
    const shuffled = [...row(2)].reverse().join('');
    const made = await read({ sheets: [['S', data(row(1).join(''), shuffled)]] });
    expect(made.rows).toEqual([1, 2].map((number) => names.map((name) => `${name} ${number}`)));
    // Cells without a reference follow the previous cell.
    const next = '<c r="ZZ2" t="str"><v>702</v></c><c t="str"><v>703</v></c>';
    const followed = await read({ sheets: [['S', data(row(1).join(''), next)]] });
    expect(followed.rows?.[1]).toEqual(['', '', '', '', '', '', '702', '703', '']);
  });

  test('finds the header below a title of several cells if the header has common column names', async () => {
    const title = text('My results') + text('version 2');
    const names = ['id', 'question', 'answer'];
    const rows = [title, names.map(text).join(''), ['1', 'x', 'y'].map(text).join('')];
    const made = await read({ sheets: [['S', data(...rows)]] });
    expect(made).toMatchObject({ rows: [names, ['1', 'x', 'y']], said: ['rows-above-header'] });
  });

  test('no header is assumed above data', async () => {
    const rows = ['Paris', 'Rome', 'Oslo'].map((town, at) => `<c><v>${at}</v></c>${text(town)}`);
    const made = await read({ sheets: [['S', data(...rows)]] });
    expect(made).toMatchObject({
      rows: [
        ['column 1', 'column 2'],
        ['0', 'Paris'],
        ['1', 'Rome'],
        ['2', 'Oslo'],
      ],
      said: ['no-header'],
      choices: { headerRow: 0 },
    });
    const chosen = await read({ sheets: [['S', data(...rows)]] }, { headerRow: 0 });
    expect(chosen).toMatchObject({ rows: made.rows, said: [] });
  });

  test('a row that repeats the header is not data', async () => {
    const row = (one: string, other: string) => text(one) + text(other);
    const rows = [header, row('1', 'x'), header, row('2', 'y'), row('id', 'z'), header];
    const made = await read({ sheets: [['S', data(...rows)]] });
    expect(made.rows).toEqual([
      ['id', 'a'],
      ['1', 'x'],
      ['2', 'y'],
      ['id', 'z'],
    ]);
    expect(made.problems).toMatchObject([{ code: 'repeated-header', row: 2 }]);
    const one = await read({ sheets: [['S', data(text('a'), text('a'), text('b'))]] });
    expect(one.rows).toEqual([['a'], ['a'], ['b']]);
  });

  test('titles above the header and empty rows and columns are omitted', async () => {
    const sheet = `<sheetData>
      <row r="1"><c r="B1" t="str"><v>Results of the run</v></c></row>
      <row r="3"><c r="B3" t="str"><v>id</v></c><c r="D3" t="str"><v>a</v></c><c r="E3" t="str"><v>b</v></c></row>
      <row r="7"><c r="B7"><v>1</v></c><c r="E7"><v>2</v></c></row></sheetData>`;
    const made = await read({ sheets: [['S', sheet]] });
    expect(made.rows).toEqual([
      ['id', 'a', 'b'],
      ['1', '', '2'],
    ]);
    expect(made.said).toEqual(['rows-above-header']);
    expect(made.choices).toMatchObject({ headerRow: 3 });
    const chosen = await read({ sheets: [['S', sheet]] }, { headerRow: 1 });
    expect(chosen.rows?.[0]).toEqual(['Results of the run', 'column 2', 'column 3']);
    const none = await read({ sheets: [['S', sheet]] }, { headerRow: 0 });
    expect(none.rows?.[0]).toEqual(['column 1', 'column 2', 'column 3']);
    expect(none.rows).toHaveLength(4);
  });

  test('a merged range repeats its text in each cell, with one note', async () => {
    const sheet = `${data(header, text('1') + text('x'), '<c/>' + text('y'), '<c/>' + text('z'))}
      <mergeCells><mergeCell ref="A2:A4"/></mergeCells>`;
    const made = await read({ sheets: [['S', sheet]] });
    expect(made.rows?.slice(1)).toEqual([
      ['1', 'x'],
      ['1', 'y'],
      ['1', 'z'],
    ]);
    expect(made.said).toEqual(['merged-cells']);
  });

  test('is read despite wrong dimensions, cells without references and rows out of order', async () => {
    const sheet = `<dimension ref="A1:XFD1048576"/><sheetData>
      <row r="3"><c r="B3"><v>4</v></c><c r="A3"><v>3</v></c></row>
      <row r="2"><c><v>1</v></c><c><v>2</v></c></row>
      <row r="1"><c r="A1" t="str"><v>__proto__</v></c><c r="B1" t="str"><v>b</v></c></row></sheetData>`;
    expect((await read({ sheets: [['S', sheet]] })).rows).toEqual([
      ['__proto__', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });
});

describe('the chosen sheet', () => {
  const small = data(header, text('1') + text('x'));
  const large = data(header, text('1') + text('y'), text('2') + text('z'));

  test('is by default the one with the most cells, and the others are offered', async () => {
    const sheets = [
      ['A', small],
      ['B', large],
      ['empty', '<sheetData/>'],
    ] as const;
    const made = await read({ sheets });
    expect(made.rows?.[1]).toEqual(['1', 'y']);
    expect(made.said).toEqual(['several-sheets']);
    expect(made.choices).toMatchObject({ sheet: 'B', sheets: ['A', 'B'] });
    const chosen = await read({ sheets }, { sheet: 'A' });
    expect(chosen.rows?.[1]).toEqual(['1', 'x']);
    expect(chosen.said).toEqual([]);
    expect(await read({ sheets }, { sheet: 'C' })).toEqual({ refused: 'unknown-sheet' });
  });

  test('is a hidden one only if no other sheet has cells', async () => {
    const hidden = ['B', large, 'veryHidden'] as const;
    expect((await read({ sheets: [['A', small], hidden] })).rows?.[1]).toEqual(['1', 'x']);
    expect((await read({ sheets: [hidden] })).rows?.[1]).toEqual(['1', 'y']);
  });
});

describe('files rejected with a message', () => {
  test.each<[string, string, ReadOptions]>([
    ['no-cells', '<sheetData/>', {}],
    ['no-rows', data(header), {}],
    ['damaged-workbook', '<sheetData><row><c></row></sheetData>', {}],
    ['damaged-workbook', data('<c r="XFE1"><v>1</v></c>'), {}],
    ['damaged-workbook', data('<c r="A0"><v>1</v></c>'), {}],
    ['damaged-workbook', data('<c r="nowhere"><v>1</v></c>'), {}],
    ['too-many-cells', data(header, header), { limits: { cells: 3 } }],
    ['too-many-cells', data(text('a'), '<c r="B2"><v>1</v></c>'), { limits: { cells: 1 } }],
    ['cell-too-long', data(header, text('1') + text('xxxx')), { limits: { cellLength: 3 } }],
    ['too-many-entries', data(header, header), { limits: { entries: 3 } }],
    ['inflated-too-large', data(header, header), { limits: { inflatedBytes: 100 } }],
  ])('%s: %s', async (code, sheet, options) => {
    expect(await read({ sheets: [['S', sheet]] }, options)).toEqual({ refused: code });
  });
});

describeShared('Climate Finance Bench', () => {
  const folder = 'climate-finance-bench/Climate Finance Bench - Dataset';

  test('a workbook has the same rows as the JSON file', async () => {
    const parsed = await xlsx.parse(readSharedBytes(`${folder}.xlsx`), 'f', {});
    if (parsed.kind === 'refused') throw new Error(parsed.problem.message);
    const records = readSharedJson(`${folder}.json`) as Record<string, string | number | null>[];
    const { columns, cells, rowCount } = parsed.table;
    expect(rowCount).toBe(330);
    expect(columns).toEqual(Object.keys(records[0]!));
    const rows = Array.from({ length: rowCount }, (_, row) => cells.map((column) => column[row]));
    const expected = records.map((record) => columns.map((name) => String(record[name] ?? '')));
    // Eleven extracts contain a character that XML cannot represent; the JSON was made without
    // decoding its escape.
    const escaped = expected.flat().filter((one) => /_x[0-9A-F]{4}_/.test(one));
    expect(escaped).toHaveLength(11);
    expect(rows).toEqual(expected.map((row) => row.map(decodeEscapes)));
    expect(parsed.problems).toEqual([]);
  });
});

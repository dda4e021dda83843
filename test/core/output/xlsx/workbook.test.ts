import { unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExportCell, makeRows } from '../../../../src/core/output/export/export-format';
import { writeWorkbook } from '../../../../src/core/output/xlsx/workbook';
import { truncateText, MAX_CELL_LENGTH } from '../../../../src/core/output/xlsx/sheet';
import { readFile } from '../../../../src/read/read';
import { writeBytes } from '../../../support/written-files';

const sheetOf = (rows: readonly (readonly ExportCell[])[]) => [
  { name: 'One', table: { columns: ['id', 'text', 'number'], rows } },
];

async function readBack(rows: readonly (readonly ExportCell[])[]) {
  const read = await readFile(writeBytes(writeWorkbook(sheetOf(rows))), 'w.xlsx');
  if (read.kind !== 'read') throw new Error('The workbook was not read.');
  return read.source.table;
}

function sheetXml(rows: readonly (readonly ExportCell[])[]): string {
  const parts = unzipSync(writeBytes(writeWorkbook(sheetOf(rows))));
  return new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
}

describe('a workbook', () => {
  test('has the same bytes each time it is written', () => {
    const rows = [['q1', 'a', 0.1]];
    const write = () => writeBytes(writeWorkbook(sheetOf(rows)));
    expect(write()).toEqual(write());
  });

  test('stores numbers as numbers and everything else as text', () => {
    const xml = sheetXml([
      ['007', '=1+1', -0.25],
      ['1e5', '12', Infinity],
    ]);
    expect(xml).toContain('<c r="C2"><v>-0.25</v></c>');
    expect(xml).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">007</t></is></c>');
    expect(xml).toContain('<t xml:space="preserve">=1+1</t>');
    expect(xml).toContain('<c r="C3" t="inlineStr"><is><t xml:space="preserve">Infinity</t>');
    expect(xml).not.toContain('<f>');
  });

  test('preserves any text', async () => {
    const texts = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('_x000D_', '\r', '\0', '\ud800', ' a '),
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (found) => {
        const table = await readBack(found.map((text, row) => [`q${row}`, text, 1]));
        expect(table.columns).toContain('id');
        const cells = table.cells[table.columns.indexOf('text')] ?? found.map(() => '');
        expect(cells).toEqual(found);
      }),
      { numRuns: 200 },
    );
  });

  test('names columns beyond the 26th with two or three letters', async () => {
    const columns = Array.from({ length: 704 }, (_, at) => `c${at + 1}`);
    const values = columns.map((name) => `value of ${name}`);
    const bytes = writeBytes(writeWorkbook([{ name: 'One', table: { columns, rows: [values] } }]));
    const xml = new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml']);
    const names = Array.from(xml.matchAll(/<c r="([A-Z]+)2"/g), ([, name]) => name);
    const at = (column: number) => names[column - 1];
    expect([1, 26, 27, 28, 52, 53, 702, 703, 704].map(at)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
      'AAB',
    ]);
    expect(new Set(names).size).toBe(704);
    expect(xml).toContain('<autoFilter ref="A1:AAB2"/>');
    const read = await readFile(bytes, 'w.xlsx');
    if (read.kind !== 'read') throw new Error('The workbook was not read.');
    expect(read.source.table).toMatchObject({ columns, cells: values.map((value) => [value]) });
  });

  test('continues on another sheet beyond Excel’s row limit', () => {
    const MOST = 1_048_576;
    const rows = makeRows(MOST, function* () {
      for (let row = 1; row <= MOST; row++) yield [row];
    });
    const table = { columns: ['n'], rows };
    const parts = unzipSync(writeBytes(writeWorkbook([{ name: 'One', table }])));
    const xml = (part: string) => new TextDecoder().decode(parts[part]);
    const whole = xml('xl/worksheets/sheet1.xml');
    expect(whole.slice(-200)).toContain(`<c r="A${MOST}"><v>${MOST - 1}</v></c></row></sheetData>`);
    expect(whole.slice(-200)).toContain(`<autoFilter ref="A1:A${MOST}"/>`);
    expect(xml('xl/worksheets/sheet2.xml')).toMatch(
      /<c r="A1" s="1" t="inlineStr">.*<c r="A2"><v>1048576<\/v><\/c><\/row><\/sheetData>/,
    );
    expect(xml('xl/workbook.xml')).toMatch(/name="One" sheetId="1".*name="One 2" sheetId="2"/);
    for (const part of ['[Content_Types].xml', 'xl/_rels/workbook.xml.rels']) {
      expect(xml(part)).toContain('worksheets/sheet2.xml');
    }
  });

  test('truncates text that exceeds Excel’s cell limit, without splitting a character', () => {
    expect(truncateText('x'.repeat(MAX_CELL_LENGTH))).toHaveLength(MAX_CELL_LENGTH);
    const cut = truncateText(`${'x'.repeat(MAX_CELL_LENGTH - 2)}😀 and more`);
    expect(cut).toBe(`${'x'.repeat(MAX_CELL_LENGTH - 2)}…`);
  });
});

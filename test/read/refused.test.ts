import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../../src/core/read-options';
import { readFile } from '../../src/read/read';
import { writeWorkbook } from '../support/write-xlsx';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const row = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`;
const workbook = writeWorkbook({
  sheets: [
    ['Empty', `<sheetData>${row('only', 'names')}</sheetData>`],
    ['Full', `<sheetData>${row('id')}${row('1')}</sheetData>`],
  ],
});

interface Refusal {
  readonly what: string;
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
  readonly code: string;
  readonly offered: object;
  /**
   * The offered choice with which the file can be read; `null` if the file itself has to be fixed.
   */
  readonly choice: ReadOptions | null;
}

const REFUSALS: readonly Refusal[] = [
  {
    what: 'broken UTF-8',
    bytes: latin('id,a\n1,\xc3\xa9\xc3\xa8\xc3\xa9\xe9\n'),
    options: {},
    code: 'broken-encoding',
    offered: { format: null, encoding: null },
    choice: { encoding: 'utf-8' },
  },
  {
    what: 'binary bytes',
    bytes: latin('id,a\n1,\0\n'),
    options: {},
    code: 'unreadable-text',
    offered: { format: null, encoding: null },
    choice: { encoding: 'windows-1252' },
  },
  {
    what: 'an unknown encoding',
    bytes: utf8('id,a\n1,é\n'),
    options: { encoding: 'klingon' },
    code: 'unknown-encoding',
    offered: { format: null, encoding: null },
    choice: { encoding: 'utf-8' },
  },
  {
    what: 'a header row beyond the end',
    bytes: utf8('id,a\n1,x\n'),
    options: { headerRow: 9 },
    code: 'no-such-header-row',
    offered: { format: 'csv', encoding: 'utf-8', choices: { headerRow: 9 } },
    choice: { headerRow: 1 },
  },
  {
    what: 'a header without rows',
    bytes: utf8('id,a\n'),
    options: {},
    code: 'no-rows',
    offered: { format: 'csv', choices: { headerRow: 1 } },
    choice: { headerRow: 0 },
  },
  {
    what: 'text after a closing quotation mark',
    bytes: utf8('id;a\n1;"x" y\n'),
    options: {},
    code: 'broken-quote',
    offered: { format: 'csv', choices: { headerRow: 1 } },
    choice: null,
  },
  {
    what: 'an unknown sheet',
    bytes: workbook,
    options: { sheet: 'None' },
    code: 'unknown-sheet',
    offered: { format: 'xlsx', choices: { sheets: ['Empty', 'Full'], sheet: null } },
    choice: { sheet: 'Full' },
  },
  {
    what: 'a sheet without rows',
    bytes: workbook,
    options: { sheet: 'Empty' },
    code: 'no-rows',
    offered: { format: 'xlsx', choices: { sheets: ['Empty', 'Full'], sheet: 'Empty' } },
    choice: { sheet: 'Full' },
  },
];

describe('a rejected file offers the choices that may help', () => {
  test.each(REFUSALS)('$what', async ({ bytes, options, code, offered, choice }) => {
    const refused = await readFile(bytes, 'f', 'f', options);
    expect(refused).toMatchObject({ kind: 'refused', problem: { code }, attempt: offered });
    if (choice === null || refused.kind !== 'refused') return;
    if (choice.encoding !== undefined) {
      expect(refused.attempt?.choices.encodings).toContain(choice.encoding);
    }
    expect(await readFile(bytes, 'f', 'f', choice)).toMatchObject({ kind: 'read' });
  });

  test('offers no choice if only a higher limit would help', async () => {
    const large = await readFile(utf8('id\n1\n'), 'f', 'f', { limits: { fileBytes: 1 } });
    expect(large).toMatchObject({ problem: { code: 'file-too-large' }, attempt: null });
    const cells = await readFile(utf8('id,a\n1,2\n'), 'f', 'f', { limits: { cells: 1 } });
    expect(cells).toMatchObject({
      problem: { code: 'too-many-cells' },
      attempt: { format: 'csv' },
    });
  });
});

describe('markup is rejected, not read as one column, and the message says what to do', () => {
  const html = '<table><tr><th>id</th><th>answer</th></tr><tr><td>1</td><td>x</td></tr></table>';

  test.each([
    ['a web page', `<!DOCTYPE html>\n<html lang="en"><body>${html}</body></html>`],
    ['a web page', `\uFEFF<html xmlns:x="urn:schemas-microsoft-com:office:excel">${html}</html>`],
    [
      'a web page',
      `<?xml version="1.0"?>\n<!-- a > b -->\n  <!doctype HTML PUBLIC "-//W3C">${html}`,
    ],
    ['a web page', html],
    ['a web page', '<style>td { color: red }</style>\n' + html],
    ['a web page', '<div class="x">\n' + html + '</div>'],
    ['a web archive', `From: <Saved>\r\nMIME-Version: 1.0\r\n\r\n${html}`],
    [
      'an Excel 2003 XML workbook',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
    ],
  ])('%s: %s', async (label, text) => {
    const refused = await readFile(utf8(text), 'f.xls');
    const message = `f.xls is ${label}, which is not supported. Open it in a spreadsheet program, save the table as XLSX or CSV, and open that file.`;
    expect(refused).toMatchObject({
      kind: 'refused',
      problem: { code: 'unknown-format', message },
    });
  });

  test.each(['id,answer\n1,<table><tr>\n', '"<b>","a"\n1,2\n', '<tablet>,b\n1,2\n'])(
    'answers with markup are read: %j',
    async (text) => {
      expect(await readFile(utf8(text), 'f.csv')).toMatchObject({ kind: 'read' });
    },
  );
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { printNotRun } from '../../scripts/shared-data';
import { writeCsv } from '../../src/core/output/csv/csv';
import { writeWorkbook } from '../../src/core/output/xlsx/workbook';
import { openOwn } from '../support/own-suite';
import { describeShared, readSharedJson } from '../support/shared-data';
import { writeBytes, writeText } from '../support/written-files';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'assay-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The content of a file after LibreOffice opened it. */
function openSheet(name: string, content: string | Uint8Array, filter?: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const target = ['--convert-to', 'fods', '--outdir', folder, path];
  const filters = filter === undefined ? [] : [`--infilter=${filter}`];
  execFileSync('soffice', [profile, '--headless', ...filters, ...target], { stdio: 'pipe' });
  const sheet = readFileSync(join(folder, 'sheet.fods'), 'utf8');
  // LibreOffice writes each table cell as such an element; if there are none, the file was not
  // read.
  expect(sheet).toContain('<table:table-cell');
  return sheet;
}

function listFormulas(sheet: string): string[] {
  return [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula]) => formula ?? '');
}

/** The formulas that LibreOffice finds in a CSV when these character codes are the delimiters. */
function formulasIn(csv: string, separators: string): string[] {
  return listFormulas(openSheet('sheet.csv', csv, `CSV:${separators},34,76,1`));
}

/** Comma, semicolon, tab, vertical bar, and the first three combined. */
const SEPARATORS = ['44', '59', '9', '124', '44/59/9'];

function office(name: string, run: () => void): void {
  if (hasOffice) test(name, run, 120_000);
  else {
    test(`${name}: not run`, () => {
      printNotRun('soffice', name);
    });
  }
}

/** Formulas at every position where some CSV parser may start a cell. */
const MADE_UP = ['=1+1', 'x;=2+2', 'x\t=3+3', 'x|=4+4', 'x\n=5+5', '\t=6+6', 'x,"=7+7"', '"=8+8"'];

const tableOf = (texts: readonly string[]) => ({
  columns: ['id', '=1', 'score'],
  rows: texts.map((text, row) => [`q${row}`, text, -row / 2]),
});

describe('LibreOffice', () => {
  office(
    'finds formulas in an exact CSV, so it would also find them in a spreadsheet-safe one',
    () => {
      const exact = writeText(writeCsv(tableOf(MADE_UP), 'exact'));
      expect(formulasIn(exact, '44').length).toBeGreaterThan(1);
      expect(formulasIn(exact, '59').join()).toContain('=2+2');
    },
  );

  office('finds no formula in a spreadsheet-safe CSV, whatever the delimiter', () => {
    const safe = writeText(writeCsv(tableOf(MADE_UP), 'safe'));
    for (const separators of SEPARATORS) expect(formulasIn(safe, separators)).toEqual([]);
  });

  office('opens a workbook with numbers as numbers, texts as texts and no formula', () => {
    const rows = MADE_UP.map((text, row) => [`00${row}`, text, -row / 2]);
    const table = { columns: ['id', 'text', 'score'], rows };
    const sheet = openSheet(
      'sheet.xlsx',
      writeBytes(writeWorkbook([{ name: 'Questions', table }])),
    );
    expect(listFormulas(sheet)).toEqual([]);
    expect(sheet).toContain('office:value-type="float" office:value="-3.5"');
    expect(sheet).toContain('<text:p>007</text:p>');
    expect(sheet).toContain('<text:p>=1+1</text:p>');
  });
});

function expectNeutral(texts: readonly string[]): void {
  expect(formulasIn(writeText(writeCsv(tableOf(texts), 'exact')), '44').length).toBeGreaterThan(0);
  const safe = writeText(writeCsv(tableOf(texts), 'safe'));
  for (const separators of SEPARATORS) expect(formulasIn(safe, separators)).toEqual([]);
}

office('the injection set gives no formula', () => {
  const own = openOwn('formula-injection.csv');
  expectNeutral(typeof own === 'string' ? [] : (own.cells[1] ?? []));
});

describeShared('suites/naughty-strings in LibreOffice', () => {
  office('naughty strings give no formula', () => {
    expectNeutral(readSharedJson('suites/naughty-strings/blns.json') as readonly string[]);
  });
});

import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { type ForeignServer, serveForeign } from './foreign-server';
import type { Table } from '../../src/core/model';
import { readText } from '../../src/read/read';
import { writeParquet } from '../support/write-parquet';
import { writeXlsx } from '../support/write-xlsx';
import {
  type DroppedFile,
  dropFiles,
  exampleFiles,
  exampleLink,
  openPage,
  readFiles,
} from './page';

let browser: Browser;
let foreign: ForeignServer;
let another: ForeignServer;

beforeAll(async () => {
  browser = await openBrowser();
  another = await serveForeign({ 'elsewhere.csv': 'id,prediction\nq01,42\n' });
  foreign = await serveForeign({
    ...Object.fromEntries(readFiles(exampleFiles).map(({ name, text }) => [name, text])),
    'moved.csv': { handsOnTo: `${another.url}elsewhere.csv` },
    'endless.csv': { beginsWith: 'id,prediction\n' },
  });
});

afterAll(async () => {
  await browser.close();
  await foreign.close();
  await another.close();
});

/** The best run of the example under another name. */
function strongAs(model: string): Table {
  const [{ text } = { text: '' }] = readFiles(['public/examples/strong.csv']);
  const read = readText(new TextEncoder().encode(text), 'strong.csv');
  if (read.kind === 'refused') throw new Error(read.problem.message);
  const { columns, cells, rowCount } = read.source.table;
  const renamed = cells.map((column, at) =>
    columns[at] === 'model_name' ? column.map(() => model) : column,
  );
  return { columns, cells: renamed, rowCount };
}

function rowsOf({ columns, cells, rowCount }: Table): Record<string, string>[] {
  return Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(columns.map((name, at) => [name, cells[at]?.[row] ?? ''])),
  );
}

function delimited(table: Table, delimiter: string): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = rowsOf(table).map((row) => Object.values(row).map(quote).join(delimiter));
  return [table.columns.join(delimiter), ...lines].join('\r\n');
}

/** One run in eight formats, each with a different model name. */
const formats: readonly (readonly [model: string, make: (table: Table) => DroppedFile])[] = [
  ['in-csv', (table) => ({ name: 'a.csv', text: delimited(table, ',') })],
  ['in-semicolons', (table) => ({ name: 'b.txt', text: delimited(table, ';') })],
  [
    'in-utf-16',
    (table) => ({
      name: 'c.tsv',
      bytes: Buffer.from(`\uFEFF${delimited(table, '\t')}`, 'utf16le'),
    }),
  ],
  ['in-json', (table) => ({ name: 'd.json', text: JSON.stringify(rowsOf(table)) })],
  [
    'in-jsonl',
    (table) => ({
      name: 'e.jsonl',
      text: rowsOf(table)
        .map((row) => JSON.stringify(row))
        .join('\n'),
    }),
  ],
  ['in-gzip', (table) => ({ name: 'f.csv.gz', bytes: gzipSync(delimited(table, ',')) })],
  ['in-xlsx', (table) => ({ name: 'g.xlsx', bytes: writeXlsx(table) })],
  ['in-parquet', (table) => ({ name: 'h.parquet', bytes: writeParquet(table) })],
];

test('nine files in eight formats, dropped at once in any order, give the same scores', async () => {
  const files = [
    ...readFiles(['public/examples/gold.json']),
    ...formats.map(([model, make]) => make(strongAs(model))),
  ];
  const everyFile = { minLength: files.length, maxLength: files.length };
  for (const order of fc.sample(fc.shuffledSubarray(files, everyFile), 2)) {
    const { page, errors } = await openPage(browser);
    await dropFiles(page, order);
    await page.getByText('256', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Results/ }).click();
    for (const [model] of formats) {
      const rows = page.getByRole('row', { name: new RegExp(`^\\W*${model}`) });
      await rows.filter({ hasText: '65.6' }).first().waitFor();
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

describe('corrections', () => {
  test('a wrong mapping can be corrected and the correction undone', async () => {
    const { page } = await openPage(browser, `${exampleLink}&place=data`);
    await page.getByRole('button', { name: 'Mapping', exact: true }).click();
    await page.getByRole('combobox', { name: 'Document' }).click();
    await page.getByRole('option', { name: 'sector' }).click();
    await page.getByRole('button', { name: 'Reset mapping' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Document' }).inputValue()).toBe('sector');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: mapping').waitFor();
    expect(await page.getByRole('combobox', { name: 'Document' }).inputValue()).toBe('document');
  });

  test('an id repair is offered, applied and undone', async () => {
    const rows = Array.from({ length: 12 }, (_, row) => row);
    const gold = rows.map((row) => `Q${row},What was emitted in ${2000 + row}?,${row}.5 tonnes`);
    const run = rows.map((row) => `${row < 6 ? 'Q' : 'q'}${row},${row}.5 tonnes`);
    const { page } = await openPage(browser);
    await dropFiles(page, [
      { name: 'gold.csv', text: ['id,question,answer', ...gold].join('\n') },
      { name: 'run.csv', text: ['id,prediction', ...run].join('\n') },
    ]);
    const matched = page.getByRole('button', { name: /matched of 12/ });
    await expect.poll(() => matched.textContent()).toMatch(/^6/);
    await page.getByText(/would match 6 of 6 unmatched ids/).waitFor();
    await page.getByRole('button', { name: 'Match 6 ids' }).click();
    await expect.poll(() => matched.textContent()).toMatch(/^12/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => matched.textContent()).toMatch(/^6/);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(() => matched.textContent()).toMatch(/^12/);
    await page.getByRole('button', { name: 'Undo id matching' }).click();
    await expect.poll(() => matched.textContent()).toMatch(/^6/);
  });

  test('choosing another encoding reads the file again', async () => {
    const { page } = await openPage(browser);
    const latin = Buffer.from('id,prediction\nq1,Soci\u00e9t\u00e9\nq2,\u00cele\n', 'latin1');
    await dropFiles(page, [{ name: 'run.csv', bytes: latin }]);
    await page.getByText('CSV, WINDOWS-1252 · 2 rows').waitFor();
    await page.getByRole('button', { name: 'Import options for run.csv' }).click();
    await page.getByRole('combobox', { name: 'Encoding of run.csv' }).click();
    const option = page.getByRole('option').filter({ hasNotText: 'WINDOWS-1252' }).first();
    const name = ((await option.textContent()) ?? '').split(/(?=q1)/)[0] ?? '';
    await option.click();
    await page.getByText(`CSV, ${name} · 2 rows`).waitFor();
    await page.getByRole('button', { name: 'Reset import options' }).click();
    await page.getByText('CSV, WINDOWS-1252 · 2 rows').waitFor();
  });
});

test('pasted rows become a file, and a pasted URL asks for consent', async () => {
  const { page } = await openPage(browser);
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  await paste('id\tanswer\nq1\t42\n');
  await page.getByText('The pasted text was opened as pasted.tsv: 2 lines.').waitFor();
  const before = foreign.requests.length;
  await paste(`${foreign.url}gold.json`);
  await page
    .getByRole('dialog')
    .getByText(/^Fetch 1 file from/)
    .waitFor();
  expect(foreign.requests.length).toBe(before);
});

describe('files at a URL', () => {
  test('are fetched only after consent, then scored', async () => {
    const { page, errors } = await openPage(browser);
    const before = foreign.requests.length;
    const addresses = ['gold.json', 'strong.csv'].map((name) => foreign.url + name).join(' ');
    const { host } = new URL(foreign.url);

    await page.getByLabel('File URL').fill(addresses);
    await page.getByRole('button', { name: 'Fetch from URL…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Fetch 2 files from ${host}?`).waitFor();
    expect(foreign.requests.length).toBe(before);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(`nothing was requested from ${host}`, { exact: false }).waitFor();
    expect(foreign.requests.length).toBe(before);
    await page.getByRole('button', { name: 'Nothing uploaded' }).waitFor();

    await page.getByLabel('File URL').fill(addresses);
    await page.getByRole('button', { name: 'Fetch from URL…' }).click();
    await dialog.getByRole('button', { name: 'Fetch', exact: true }).click();
    await page.getByText('32', { exact: true }).first().waitFor();
    expect(foreign.requests.length).toBe(before + 2);
    await page
      .getByRole('button', { name: /^[\d,]+ bytes, 2 requests sent from this page$/ })
      .click();
    await page.getByText('You agreed to fetch from', { exact: false }).waitFor();
    expect(errors).toEqual([]);
  });

  test('in a link need consent, and the request for it names every host', async () => {
    const before = [foreign.requests.length, another.requests.length];
    const link = `gold=${foreign.url}gold.json&predictions=${another.url}elsewhere.csv`;
    const { page } = await openPage(browser, link);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: new URL(foreign.url).host }).waitFor();
    await dialog.getByRole('heading', { name: new URL(another.url).host }).waitFor();
    expect([foreign.requests.length, another.requests.length]).toEqual(before);
    await dialog.getByRole('button', { name: 'Fetch', exact: true }).click();
    await page
      .getByRole('row', { name: /elsewhere/ })
      .first()
      .waitFor();
  });

  test('are not fetched through redirects to a host that was not named', async () => {
    const before = another.requests.length;
    const { page } = await openPage(browser);
    await page.getByLabel('File URL').fill(`${foreign.url}moved.csv`);
    await page.getByRole('button', { name: 'Fetch from URL…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fetch', exact: true }).click();
    await page.getByText(/to another host, which you have not allowed/).waitFor();
    expect(another.requests.length).toBe(before);
  });

  test('can be canceled', async () => {
    const { page } = await openPage(browser);
    await page.getByLabel('File URL').fill(`${foreign.url}endless.csv`);
    await page.getByRole('button', { name: 'Fetch from URL…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fetch', exact: true }).click();
    await page.getByText(/^Fetching endless\.csv/).waitFor();
    // The dialog, which has a button of the same name, may still be fading out.
    await page.locator('#root').getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/^Fetching/).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  });
});

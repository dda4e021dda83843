import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUnexplained } from '../support/unexplained';
import { writeParquet } from '../support/write-parquet';
import { writeXlsx } from '../support/write-xlsx';
import { writeZip } from '../support/write-zip';
import { openBrowser } from './browser';
import { dropFiles, findViolations, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const ids = Array.from({ length: 10 }, (_, at) => `q${at + 1}`);
const answers = ['Paris', 'Rome', 'Oslo', 'Bern', 'Kyiv', 'Riga', 'Baku', 'Lima', 'Doha', 'Suva'];

const gold = {
  columns: ['id', 'question', 'answer'],
  cells: [ids, ids.map((id) => `What is the capital of ${id}?`), answers],
  rowCount: ids.length,
};

/** Predictions of which the first `right` are correct. */
function predictions(right: number) {
  const texts = answers.map((answer, at) => (at < right ? answer : 'Nowhere'));
  return { columns: ['id', 'prediction'], cells: [ids, texts], rowCount: ids.length };
}

function csvOf({ columns, cells }: ReturnType<typeof predictions>): Buffer {
  const rows = ids.map((_, row) => cells.map((column) => column[row]).join(','));
  return Buffer.from([columns.join(','), ...rows].join('\n'));
}

test('a workbook, Parquet, a gzipped file and a zip are scored in the page, under its content security policy', async () => {
  const { page, errors, requests } = await openPage(browser);
  const packed = [
    { path: 'runs/six.csv', bytes: csvOf(predictions(6)) },
    { path: 'runs/five.csv', bytes: csvOf(predictions(5)) },
    { path: 'README.md', bytes: Buffer.from('# Runs') },
  ];
  await dropFiles(page, [
    { name: 'gold.xlsx', bytes: writeXlsx(gold) },
    { name: 'eight.parquet', bytes: writeParquet(predictions(8)) },
    { name: 'seven.csv.gz', bytes: gzipSync(csvOf(predictions(7))) },
    { name: 'runs.zip', bytes: writeZip(packed) },
  ]);
  await page.getByText(/runs\.zip: 1 entry is not a data file/).waitFor();
  await page.getByRole('button', { name: /^Results/ }).click();
  for (const [run, score] of [
    ['eight', '80.0'],
    ['seven', '70.0'],
    ['six', '60.0'],
    ['five', '50.0'],
  ] as const) {
    const row = page.getByRole('row', { name: new RegExp(`^\\W*${run}`) });
    await row.filter({ hasText: score }).first().waitFor();
  }
  expect(errors).toEqual([]);
  // The parsers were loaded from the page's own folder, and only when needed.
  const parsers = requests.filter((url) => /read-(workbook|parquet)|inflate/.test(url));
  expect(parsers).toHaveLength(3);
  expect(parsers.every((url) => url.startsWith(new URL('.', page.url()).href))).toBe(true);
});

test('a decompression bomb is rejected with a one-sentence message, and the page still works', async () => {
  const { page, errors } = await openPage(browser);
  await dropFiles(page, [
    { name: 'zeros.csv.gz', bytes: gzipSync(new Uint8Array(50_000_000)) },
    { name: 'gold.xlsx', bytes: writeXlsx(gold) },
  ]);
  await page.getByText(/zeros\.csv\.gz unpacks to more than 200 times its size/).waitFor();
  await page
    .getByText(/gold\.xlsx/)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});

test('a score column in a file becomes a metric, and invalid cells are reported', async () => {
  const { page, errors } = await openPage(browser);
  const rows = ['q1,wind,0.9', 'q2,Rome,0.3', 'q3,coal,0.6', 'q4,7,none'];
  await dropFiles(page, [
    { name: 'gold.csv', text: 'id,question,answer\nq1,A?,wind\nq2,B?,Oslo\nq3,C?,sun\nq4,D?,7\n' },
    { name: 'run.csv', text: `id,prediction,bertscore\n${rows.join('\n')}\n` },
  ]);
  await page
    .getByText(/run\.csv.*“bertscore”.*row 4/)
    .first()
    .waitFor();
  // A recognized mapping is collapsed.
  const mapping = page.getByRole('button', { name: 'Mapping', exact: true });
  await mapping.and(page.locator('[aria-expanded="false"]')).click();
  await page.getByRole('button', { name: /^run\.csv/ }).click();
  await page.getByRole('textbox', { name: /^Highest score.*bertscore/ }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(listUnexplained)).toEqual([]);
  await page.getByRole('button', { name: 'See results' }).click();
  await page.getByRole('switch', { name: 'All metrics' }).press('Space');
  await page.getByRole('columnheader', { name: /^bertscore/ }).waitFor();
  await page
    .getByRole('row', { name: /^\W*run/ })
    .filter({ hasText: '60.0' })
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

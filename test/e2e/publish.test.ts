import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, openBrowser, readDownload } from './browser';
import { dropFiles, exampleFiles, exampleLink, findViolations, openPage, readFiles } from './page';
import { servePlain } from './plain-server';

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'assay-'));

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Publishes the current project under “Export & share” and returns the bytes of the zip. */
async function publish(page: Page): Promise<Uint8Array> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download assay-report.zip' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('assay-report.zip');
  return new Uint8Array(await readDownload(saved));
}

function unpack(zip: Uint8Array, into: string): Readonly<Record<string, Uint8Array>> {
  const files = unzipSync(zip);
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), bytes);
  }
  return files;
}

function sumOf(zip: Uint8Array): string {
  return createHash('sha256').update(zip).digest('hex');
}

/** The manifest of a published folder: its files and choices. */
function listOf(zip: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(unzipSync(zip)['assay.json']));
}

/** The rows of the score table as text. */
const scoresOf = async (page: Page) => {
  const table = page.getByRole('table').filter({ hasText: 'Exact match' }).first();
  await table.getByRole('row').nth(1).waitFor();
  // The table fills in stages; this card appears in the last one.
  await page.getByRole('heading', { name: /by answer type$/ }).waitFor();
  return table.getByRole('row').allTextContents();
};

const sameWords = /^Same data, same scores, same version: \d+ scores compared\.$/;

describe('the example, published', () => {
  let zip: Uint8Array;
  let scores: string[];

  beforeAll(async () => {
    const { page, errors, requests } = await openPage(browser, `${exampleLink}&place=results`);
    scores = await scoresOf(page);
    await page.getByRole('button', { name: 'Export & share', exact: true }).click();
    const files = page.getByRole('list', { name: 'Files to publish' });
    await files.waitFor();
    expect(await files.getByRole('listitem').allTextContents()).toEqual(
      exampleFiles.map((path) => expect.stringContaining(path.split('/').at(-1) ?? '') as string),
    );
    expect(await findViolations(page)).toEqual([]);
    zip = await publish(page);
    expect(sumOf(await publish(page))).toBe(sumOf(zip));
    expect(
      requests.filter((url) => !url.startsWith('blob:') && !url.startsWith(baseUrl())),
    ).toEqual([]);
    await page.getByRole('button', { name: 'Nothing uploaded' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('contains the built page, the unchanged data files, the page list, the report and a README', () => {
    const files = unzipSync(zip);
    const built = readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '_headers')
      .map((entry) => join(entry.parentPath, entry.name).slice('dist/'.length));
    const data = exampleFiles.map((path) => path.replace('public/examples', 'data'));
    const others = ['.gitattributes', '.nojekyll', 'README.txt', 'assay.json', 'report.json'];
    expect(Object.keys(files)).toEqual([...built, ...data, ...others].sort());
    for (const path of exampleFiles) {
      const bytes = files[path.replace('public/examples', 'data')];
      expect(bytes && Buffer.from(bytes).equals(readFileSync(path))).toBe(true);
    }
    expect(new TextDecoder().decode(files['README.txt'])).toContain('data/strong.csv');
  });

  test('opens from a folder on a plain host with the same scores, and says that they match', async () => {
    unpack(zip, folder);
    const server = await servePlain(folder, '/some/where/');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const requests: string[] = [];
    const errors: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(server.url);
    await page.getByText(sameWords).waitFor();
    expect(await scoresOf(page)).toEqual(scores);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Nothing uploaded' }).waitFor();
    expect(
      requests.filter((url) => !url.startsWith('blob:') && !url.startsWith(server.url)),
    ).toEqual([]);

    await page.getByRole('button', { name: 'Export & share', exact: true }).click();
    const again = await publish(page);
    expect(listOf(again)).toEqual(listOf(zip));
    expect(errors).toEqual([]);

    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await server.close();
    await page.reload();
    await page.getByRole('button', { name: 'Close Export & share' }).click();
    expect(await scoresOf(page)).toEqual(scores);
    await page.getByRole('button', { name: 'Export & share', exact: true }).click();
    expect(sumOf(await publish(page))).toBe(sumOf(again));
    await context.close();
  });
});

test('renamed files reopen with the same import options', async () => {
  const sender = await openPage(browser);
  const [gold] = readFiles(exampleFiles.slice(0, 1));
  await dropFiles(sender.page, [
    { name: 'Gold (final) ü.json', text: gold?.text ?? '' },
    { name: 'con.csv', bytes: Buffer.from('id;model;prediction\nq01;größer;14\n', 'latin1') },
    { name: 'CON.csv', text: 'id,model,prediction\nq01,other,7\n' },
  ]);
  await sender.page.getByRole('button', { name: /^Results/ }).click();
  const scores = await scoresOf(sender.page);
  await sender.page.getByRole('button', { name: 'Export & share', exact: true }).click();
  const into = join(folder, 'names');
  const files = unpack(await publish(sender.page), into);
  expect(Object.keys(files).filter((path) => path.startsWith('data/'))).toEqual([
    'data/Gold-final-u.json',
    'data/file-CON-2.csv',
    'data/file-con.csv',
  ]);

  const server = await servePlain(into, '/');
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  await page.getByText(sameWords).waitFor();
  expect(await scoresOf(page)).toEqual(scores);

  const list = join(into, 'data/Gold-final-u.json');
  writeFileSync(list, readFileSync(list, 'utf8').replaceAll('\n', '\r\n'));
  const other = await (await browser.newContext()).newPage();
  await other.goto(server.url);
  await other
    .getByText(/The size of data\/Gold-final-u\.json differs from what was published/)
    .waitFor();
  await other.context().close();
  await page.context().close();
  await server.close();
});

test('a page on a host without the page list explains that it cannot publish', async () => {
  const { page } = await openPage(browser, `${exampleLink}&place=results&tab=take-away`);
  await page.route('**/precache.json', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Download assay-report.zip' }).click();
  await page.getByText(/does not serve the list of the page’s files/).waitFor();
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, openBrowser, readDownload } from './browser';
import { dropFiles, exampleFiles, exampleLink, openPage, type OpenPage, readFiles } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const headlines = [
  ['strong r1', '65.6', '85.1', '90.0'],
  ['verbose r1', '3.1', '50.4', '90.0'],
  ['weak r1', '15.6', '37.1', '30.0'],
] as const;

async function expectExampleScores(page: Page): Promise<void> {
  for (const [run, ...figures] of headlines) {
    // Once the files are joined, rows with the run names appear without scores; the scores follow
    // in stages.
    const rows = page.getByRole('row', { name: new RegExp(`^\\W*${run}`) });
    const row = figures.reduce((found, figure) => found.filter({ hasText: figure }), rows);
    await row.first().waitFor();
  }
}

describe('the example', () => {
  test('is scored with one click', async () => {
    const { page, errors } = await openPage(browser);
    await page.getByRole('button', { name: 'Try the example' }).click();
    await expectExampleScores(page);
    expect(await page.title()).toBe('Example · Assay');
    expect(errors).toEqual([]);
  });

  test('is opened and scored by a link without a click, and again after a reload', async () => {
    const { page } = await openPage(browser, exampleLink);
    await expectExampleScores(page);
    await page.reload();
    await expectExampleScores(page);
  });

  test('is scored from files dropped in any order', async () => {
    const { page } = await openPage(browser);
    await dropFiles(page, readFiles([...exampleFiles].reverse()));
    await page.getByText('95', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Results/ }).click();
    await expectExampleScores(page);
  });

  test('requests only the page’s own files', async () => {
    const { page, requests } = await openPage(browser, exampleLink);
    await expectExampleScores(page);
    for (const place of ['Data', 'Scoring', 'Results']) {
      await page.getByRole('button', { name: new RegExp(`^${place}`) }).click();
    }
    expect(requests.length).toBeGreaterThan(5);
    const foreign = requests.filter(
      (url) => !url.startsWith(baseUrl()) && !url.startsWith(`blob:${new URL(baseUrl()).origin}/`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('exporting', () => {
  const scored = mkdtempSync(join(tmpdir(), 'assay-'));
  let open: OpenPage;

  beforeAll(async () => {
    const [gold = '', ...predictions] = exampleFiles;
    const inputs = ['--gold', gold, ...predictions.flatMap((path) => ['--predictions', path])];
    execFileSync('npx', ['--no-install', 'tsx', 'scripts/score.ts', ...inputs, '--out', scored]);
    open = await openPage(browser, `${exampleLink}&place=results&tab=take-away`);
  });

  test.each(['questions.csv', 'summary.csv', 'report.json', 'gaps.csv'])(
    'downloads %s with the same bytes as the terminal writes',
    async (fileName) => {
      const download = open.page.waitForEvent('download');
      await open.page
        .getByRole('button', { name: new RegExp(fileName.replace('.', '\\.')) })
        .click();
      expect((await download).suggestedFilename()).toBe(fileName);
      expect((await readDownload(await download)).toString()).toBe(
        readFileSync(join(scored, fileName), 'utf8'),
      );
    },
  );
});

describe('settings', () => {
  test('a changed setting takes effect once applied', async () => {
    const { page } = await openPage(browser, `${exampleLink}&place=scoring`);
    const row = page.getByRole('row', { name: /strong r1/ });
    await expect.poll(() => row.textContent()).toContain('65.6');
    // The layout shifts when the progress bar of the first scoring disappears.
    await page.getByRole('progressbar').first().waitFor({ state: 'hidden' });
    await page.getByText('None', { exact: true }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => row.textContent()).not.toContain('65.6');
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => row.textContent()).toContain('65.6');
  });

  test('applies valid settings in a link and rejects invalid ones', async () => {
    const { page } = await openPage(browser, `${exampleLink}&settings=examples/gold.json`);
    await page
      .getByRole('alert')
      .getByText(/^gold\.json/)
      .waitFor();
    await expectExampleScores(page);
  });
});

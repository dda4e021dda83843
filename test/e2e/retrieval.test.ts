import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUnexplained } from '../support/unexplained';
import { openBrowser } from './browser';
import { dropFiles, findViolations, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const vectors = ['qrels.txt', 'run-a.txt', 'run-b.txt'].map((name) => ({
  name,
  text: readFileSync(`test/vectors/retrieval/${name}`, 'utf8'),
}));

test('qrels and two runs are dropped, compared and opened query by query', async () => {
  const { page, errors } = await openPage(browser);
  await dropFiles(page, vectors);
  const main = page.getByRole('main');

  // Files: recognized without asking the user; the duplicate passage is reported.
  await main.getByText('4 queries, 2 runs').first().waitFor();
  await main
    .getByText(/^TREC qrels/)
    .first()
    .waitFor();
  await main
    .getByText(/first “d1” of “q1” in line 3/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Results/ }).click();

  // Overview: nDCG at 10 is the headline metric, and there are no answer metrics.
  const scores = page.getByRole('table', { name: 'Scores by run' });
  await scores
    .getByRole('row', { name: /system-a/ })
    .getByText('48.1')
    .waitFor();
  const headings = await scores.getByRole('columnheader').allInnerTexts();
  expect(headings.join('|')).toContain('nDCG at 10');
  expect(headings.join('|')).toContain('Mean average precision');
  expect(headings.join('|')).not.toMatch(/Exact|correct/);
  const tabs = page.getByRole('tablist', { name: 'Results views' });
  expect(await tabs.getByRole('tab').allInnerTexts()).toEqual(['Overview', 'Queries', 'Compare']);
  expect(await page.evaluate(listUnexplained)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  // Compare.
  await tabs.getByRole('tab', { name: 'Compare' }).click();
  await main.locator('text=system-b >> visible=true').first().waitFor();

  // One query: its ranking next to the judgments.
  await tabs.getByRole('tab', { name: 'Queries' }).click();
  await page.getByRole('button', { name: 'Download 4 queries' }).waitFor();
  expect(await main.getByText('settings for it were ignored').count()).toBe(0);
  await main.getByRole('row', { name: /^q1/ }).first().click();
  const inspector = page.getByRole('region', { name: 'Question q1' });
  await inspector.getByText('2 of 3 relevant passages among 5 retrieved.').waitFor();
  expect(await inspector.textContent()).toContain('1, relevant, not retrieved');
  expect(await inspector.textContent()).not.toContain('gold page');
  expect(await findViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

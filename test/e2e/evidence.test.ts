import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUnexplained } from '../support/unexplained';
import { openBrowser } from './browser';
import { dropFiles, findViolations, openPage } from './page';

/*
 * Two questions with evidence; in the first run, each belongs to a different cell of the table. The
 * expected counts were computed by hand.
 */
const GOLD = 'id,question,answer,evidence_pages\nq1,Who?,Ann,3\nq2,Where?,Oslo,"[3, 4]"\n';

const run = (name: string, pages: string) => ({
  name: `${name}.csv`,
  text: `id,model,prediction,retrieved_pages\nq1,${name},Ann,"[3, 5]"\nq2,${name},Rome,"${pages}"\n`,
});

const FILES = [{ name: 'gold.csv', text: GOLD }, run('strong', '[4, 9]'), run('weak', '[8, 9]')];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test('a cell in the evidence tab opens its questions, by click and by URL', async () => {
  const { page, errors } = await openPage(browser, '');
  await dropFiles(page, FILES);
  await page.getByRole('button', { name: 'See results' }).click();
  await page.getByRole('tab', { name: 'Evidence' }).click();
  await page.getByText('In strong’s 1 wrong answer a gold page was retrieved').waitFor();
  expect(await page.evaluate(listUnexplained)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  const address = new URL(page.url()).hash.slice(1);
  await page.getByRole('button', { name: /the reader failed\s+Open 1 question/ }).click();
  await page.getByText('1 of 2', { exact: true }).waitFor();
  await page.getByRole('gridcell', { name: 'Rome' }).waitFor();
  await page.context().close();
  expect(errors).toEqual([]);

  const linked = await openPage(browser, address);
  await dropFiles(linked.page, FILES);
  await linked.page.getByText('In strong’s 1 wrong answer a gold page was retrieved').waitFor();
  await linked.page.setViewportSize({ width: 390, height: 900 });
  const overflow = await linked.page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(linked.errors).toEqual([]);
  await linked.page.context().close();
});

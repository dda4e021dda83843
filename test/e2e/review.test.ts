import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GoldPatch } from '../../src/core/analysis/gold/patch';
import { listUnexplained } from '../support/unexplained';
import { openBrowser, readDownload } from './browser';
import { describeShared, sharedUrl } from '../support/shared-data';
import { dropFiles, exampleLink, findViolations, openPage } from './page';

interface GoldRecord {
  readonly question_id: string;
  readonly references: readonly string[];
}

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test('gold is completed by keyboard, and gold-patch.json gives the same scores in a new browser', async () => {
  const { page, errors } = await openPage(browser, `${exampleLink}&place=results&tab=review`);
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('ada');
  await page.keyboard.press('Enter');
  const keys = ['c', 'w', 's', 'r'];
  for (const [at, key] of keys.entries()) {
    await page.getByRole('article', { name: `Cluster ${at + 1} of ` }).waitFor();
    await page.keyboard.press(key);
  }
  await page.getByText(/^3 of \d+ decided by ada$/).waitFor();
  await page.keyboard.press('Backspace');
  await page.getByText(/^2 of \d+ decided by ada$/).waitFor();
  const figures = page.getByRole('table', { name: 'Published and completed gold' });
  const completed = await figures.getByRole('row').allTextContents();
  expect(completed).toHaveLength(4);
  expect(await page.evaluate(listUnexplained)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export gold-patch\.json/ }).click();
  const text = (await readDownload(await downloading)).toString();
  const writing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export completed gold file' }).click();
  const gold = await writing;
  expect(gold.suggestedFilename()).toMatch(/-completed\.json$/);
  const records = JSON.parse((await readDownload(gold)).toString()) as GoldRecord[];
  const { decisions } = JSON.parse(text) as GoldPatch;
  const accepted = decisions.find(({ decision }) => decision === 'accepted');
  const record = records.find((one) => one.question_id === accepted?.id);
  expect(record?.references).toEqual(expect.arrayContaining([...(accepted?.answers ?? [''])]));
  await page.context().close();
  expect(errors).toEqual([]);

  const fresh = await openPage(browser, `${exampleLink}&place=results&tab=review`);
  await fresh.page.getByRole('button', { name: 'Start review' }).waitFor();
  await dropFiles(fresh.page, [{ name: 'gold-patch.json', text }]);
  const again = fresh.page.getByRole('table', { name: 'Published and completed gold' });
  await expect.poll(() => again.getByRole('row').allTextContents()).toEqual(completed);
  expect(fresh.errors).toEqual([]);
  await fresh.page.context().close();
});

describeShared('the review of MMESGBench dev', () => {
  test('takes one keystroke per cluster, and prints how long the next one takes to appear', async () => {
    const { page, errors } = await openPage(browser);
    const runs = readdirSync(sharedUrl('mmesgbench/predictions'));
    const paths = ['gold-dev-93.json', ...runs.map((name) => `predictions/${name}`)];
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(paths.map((path) => fileURLToPath(sharedUrl(`mmesgbench/${path}`))));
    await page.getByRole('button', { name: 'See results' }).click();
    await page.getByRole('tab', { name: 'Human labels & judges' }).click();
    await page.getByText('Complete the gold', { exact: true }).click();
    await page.getByRole('button', { name: 'Start review' }).click();
    await page.getByRole('article', { name: 'Cluster 1 of ' }).waitFor();
    await page.evaluate(() => {
      const waits: number[] = [];
      Object.assign(window, { waits });
      let pressed: number | null = null;
      window.addEventListener('keydown', () => (pressed = performance.now()), true);
      new MutationObserver(() => {
        if (pressed !== null) waits.push(performance.now() - pressed);
        pressed = null;
      }).observe(document.querySelector('main')!, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    const looks = 75;
    for (let look = 1; look <= looks; look++) {
      await page.keyboard.press('cwwwra'.charAt(look % 6));
      await page.getByRole('article', { name: `Cluster ${look + 1} of ` }).waitFor();
    }
    const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
    const sorted = waits.toSorted((one, other) => one - other);
    const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    process.stdout.write(
      `${looks} looks, one key each; ms until the next cluster: median ${median.toFixed(0)}, at most ${most.toFixed(0)}\n`,
    );
    expect(waits).toHaveLength(looks);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

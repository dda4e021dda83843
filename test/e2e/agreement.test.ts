import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, readDownload } from './browser';
import { dropFiles, exampleLink, findViolations, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test('ten answers are labeled by keyboard, with undo; the labels give an estimate, and are exported and reimported', async () => {
  const { page, errors } = await openPage(browser, `${exampleLink}&place=results&tab=agreement`);
  const panel = page.getByRole('group', { name: 'Labeling' });
  const status = panel.getByRole('status');

  // Fill in the form using only the keyboard.
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('ada');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');

  for (let at = 1; at <= 10; at++) {
    await page.getByRole('article', { name: `Answer ${at} of 10` }).waitFor();
    await page.keyboard.press(at % 3 === 0 ? 'r' : 'a');
  }
  await page.getByText('10 of 10 labeled by ada').waitFor();

  await page.keyboard.press('Control+Z');
  await page.getByRole('article', { name: 'Answer 10 of 10' }).waitFor();
  expect(await status.textContent()).toBe('9 of 10 labeled by ada');
  await page.keyboard.press('u');
  await page.getByText('10 of 10 labeled by ada').waitFor();
  await page.keyboard.press('Backspace');
  await page.getByRole('article', { name: 'Answer 10 of 10' }).waitFor();
  await page.keyboard.press('g');
  await page.getByText('10 of 10 labeled by ada').waitFor();

  await page.getByText('Of 10 labeled answers, 6 are labeled correct and 3 incorrect').waitFor();
  // 6 of 9 are correct, and the one question without a prediction counts as incorrect: 6/9 · 95/96.
  const estimates = page.getByRole('region', { name: 'Estimated accuracy' });
  expect(await estimates.getByRole('row', { name: /^All runs/ }).textContent()).toMatch(
    /9 of 95.*66\.0/,
  );
  await page.getByRole('heading', { name: 'Scores without disputed references' }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export labels\.csv, 10 labels/ }).click();
  const text = (await readDownload(await download)).toString();
  expect(text.split('\n')[0]).toBe('id,model,run,annotator,label,comment');
  await page.context().close();
  expect(errors).toEqual([]);

  const again = await openPage(browser, `${exampleLink}&place=results&tab=agreement`);
  await again.page.getByText('No labels yet. Label answers here').waitFor();
  await dropFiles(again.page, [{ name: 'labels.csv', text }]);
  await again.page
    .getByText('Of 10 labeled answers, 6 are labeled correct and 3 incorrect')
    .waitFor();
  expect(again.errors).toEqual([]);
  await again.page.context().close();
});

test('a note shown instead of an interval does not overflow its cell', async () => {
  const { page } = await openPage(browser, `${exampleLink}&place=results&tab=agreement`);
  await page.getByText('No labels yet. Label answers here').waitFor();
  const labels = ['q01,correct', 'q02,incorrect', 'q03,correct', 'q04,correct']
    .map((line) => line.replace(',', ',strong,r1,ada,'))
    .join('\n');
  await dropFiles(page, [
    { name: 'labels.csv', text: `id,model,run,annotator,label\n${labels}\n` },
  ]);
  const remark = page
    .getByRole('table', { name: 'Agreement by run' })
    .getByText('no interval: agreement on all answers');
  await remark.waitFor();
  const overhang = await remark.evaluate((element) => {
    const cell = element.closest('td');
    return cell && element.getBoundingClientRect().right - cell.getBoundingClientRect().right;
  });
  expect(overhang).toBeLessThan(0);
  await page.context().close();
});

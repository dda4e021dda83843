import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { dropFiles, exampleFiles, exampleLink, openPage, readFiles } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe('invalid input is reported in one sentence, and everything else is kept', () => {
  test('an empty file', async () => {
    const { page, errors } = await openPage(browser);
    await dropFiles(page, [{ name: 'empty.csv', text: '' }, ...readFiles(exampleFiles)]);
    await page.getByText('empty.csv is empty.', { exact: false }).waitFor();
    await page.getByText('95', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a CSV with text after a closing quote', async () => {
    const { page } = await openPage(browser);
    const broken =
      'question_id,model_name,predicted_answer\nq01,m,fine\nq02,m,"opens" and goes on\nq03,m,x\n';
    await dropFiles(page, [{ name: 'broken.csv', text: broken }, ...readFiles(exampleFiles)]);
    await page.getByText(/broken\.csv, row 2, column “predicted_answer”/).waitFor();
    await page.getByText('95', { exact: true }).waitFor();
  });

  test('swapped roles of gold and predictions', async () => {
    const { page } = await openPage(browser);
    await dropFiles(page, readFiles(exampleFiles.slice(0, 2)));
    await page.getByText('matched of 32').waitFor();
    const role = page.getByRole('combobox', { name: 'strong.csv: role' });
    await role.click();
    await page.getByRole('option', { name: 'Gold', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(/gold\.json looks like the gold file/)
      .waitFor();
    await page.getByRole('combobox', { name: 'gold.json: role' }).click();
    await page.getByRole('option', { name: 'Gold', exact: true }).click();
    await page.getByText('matched of 32').waitFor();
  });

  test('predictions for other questions', async () => {
    const { page } = await openPage(browser);
    const foreign = 'question_id,predicted_answer\nx1,a\nx2,b\n';
    await dropFiles(page, [
      { name: 'foreign.csv', text: foreign },
      ...readFiles(exampleFiles.slice(0, 1)),
    ]);
    await page
      .getByRole('alert')
      .getByText(/foreign\.csv is not scored/)
      .waitFor();
  });

  test('a link to a missing file', async () => {
    const { page } = await openPage(browser, 'gold=nowhere.json&predictions=examples/strong.csv');
    await page
      .getByRole('alert')
      .getByText(/nowhere\.json could not be fetched/)
      .waitFor();
  });
});

describe('long tasks', () => {
  /** Many long answers, so that scoring can be canceled before it ends on any machine. */
  const rows = Array.from({ length: 10_000 }, (_, row) => row);
  const words = 'emissions of scope one and two fell by a third against the base year '.repeat(3);
  const gold = `id,question,answer\n${rows.map((row) => `q${row},What fell?,${words}${row}`).join('\n')}`;
  const predictions = `id,prediction\n${rows.map((row) => `q${row},${row} ${words}`).join('\n')}`;

  test('can be canceled without losing anything, and repeated', async () => {
    const { page, errors } = await openPage(browser);
    await dropFiles(page, [
      { name: 'gold.csv', text: gold },
      { name: 'a.csv', text: predictions },
      { name: 'b.csv', text: predictions },
    ]);
    await page.getByText(/^Scored /).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Scoring was canceled.', { exact: false }).waitFor();
    expect(await page.getByRole('list', { name: 'Files' }).getByRole('listitem').count()).toBe(3);
    await page.getByRole('button', { name: 'Score again' }).click();
    await page.getByText('20,000', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Results/ }).click();
    await page.getByRole('row', { name: /^\W*a/ }).first().waitFor({ timeout: 110_000 });
    expect(errors).toEqual([]);
  });
});

test('a fetch inside the worker is blocked', async () => {
  const { page } = await openPage(browser, exampleLink);
  await page
    .getByRole('row', { name: /strong r1/ })
    .first()
    .waitFor();
  const [worker] = page.workers();
  const outcome = await worker?.evaluate(() =>
    fetch('https://example.org/').then(
      () => 'reached',
      (error: unknown) => String(error),
    ),
  );
  expect(outcome).toMatch(/TypeError/);
});

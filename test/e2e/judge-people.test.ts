import { readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUNDLED_JUDGE } from '../../src/core/scoring/judge/judge-card';
import { describeShared, readSharedBytes, sharedUrl } from '../support/shared-data';
import { openBrowser } from './browser';
import { dropFiles, findViolations, openPage, type OpenPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe('a damaged model file', () => {
  test.each([
    ['truncated', '{"vocab":["wind"],"idf":[1],"ac":{"intercept":[0]},"rule":{},"type":'],
    [
      'with a missing part',
      '{"vocab":["wind"],"idf":[1,2],"params":{},"ac":{"intercept":[0]},"rule":{},"type":{}}',
    ],
    ['of another version', '{"format":"assay-judge/1","name":7}'],
  ])('is rejected with a one-sentence message, and nothing else changes: %s', async (_, text) => {
    const { page, errors } = await openPage(browser);
    await dropFiles(page, [{ name: 'model.json', text }]);
    const sentence = page.getByText(/^model\.json.*(Choose|create it again)/).first();
    await sentence.waitFor();
    const said = (await sentence.textContent()) ?? '';
    expect(said.length).toBeLessThan(300);
    expect(said).not.toMatch(/undefined|TypeError|SyntaxError|\bat \w+\./);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describeShared('judges and human labels in the browser', () => {
  const folder = 'financebench/predictions';

  // Score and judge the files once for both views.
  let opened: OpenPage;

  beforeAll(async () => {
    opened = await openPage(browser);
    const names = readdirSync(sharedUrl(folder)).sort();
    await dropFiles(opened.page, [
      { name: 'gold.jsonl', bytes: readSharedBytes('financebench/gold.jsonl') },
      ...names.map((name) => ({ name, bytes: readSharedBytes(`${folder}/${name}`) })),
    ]);
    await opened.page.getByRole('button', { name: /^Scoring/ }).click();
    // Until answers are first scored, a choice takes effect without Apply.
    await opened.page.getByRole('region', { name: 'Scores under current settings' }).waitFor();
    await opened.page.getByRole('switch', { name: /^Assay’s judge/ }).press('Space');
    await opened.page.getByRole('button', { name: 'Apply', exact: true }).click();
    await dropFiles(opened.page, [
      { name: 'pedants.json.gz', bytes: readSharedBytes('pedants/reference-model.json.gz') },
    ]);
    await opened.page.getByRole('switch', { name: /^PEDANTS/ }).waitFor();
    await opened.page.getByRole('button', { name: /^Results/ }).click();
  });

  afterAll(() => opened.page.context().close());

  /** The cells of each table row, with the row header first. */
  const cellsOf = (page: Page, table: string) =>
    page
      .getByRole('table', { name: table })
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent)),
      );

  test('shows agreement by rule and question type as a chart and a table', async () => {
    const { page, errors } = opened;
    await page.getByRole('tab', { name: 'Human labels & judges' }).click();
    await page.getByRole('radio', { name: 'Judges' }).press('Space');
    for (const name of ['Assay’s judge, by rule', 'PEDANTS, by question type']) {
      const figure = page.getByRole('figure', { name });
      await figure.waitFor();
      await figure
        .getByText(/^Judge and human labels agree on [\d.]+% of 1,040 labeled answers/)
        .waitFor();
      await figure.getByText('Data table').click();
      const rows = await cellsOf(page, name);
      expect(rows.length).toBeGreaterThan(2);
      const labelled = rows.map(([, , , , count = '']) => Number(count.replace(',', '')));
      expect(labelled.reduce((a, b) => a + b, 0)).toBe(1040);
    }
    // Each bar opens the questions that it counts, across all runs, with a query on the exported
    // columns.
    const bar = page
      .getByRole('figure', { name: 'Assay’s judge, by rule' })
      .getByRole('button', { name: /^numbers: agreement/ });
    await bar.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    const query = await page
      .getByRole('combobox', { name: /query|Filter/i })
      .first()
      .inputValue();
    const parts = query.split(' or ');
    expect(parts).toHaveLength(readdirSync(sharedUrl(folder)).length);
    for (const part of parts) expect(part).toMatch(/^judge\.rule@.+ = "numbers"$/);
    expect(errors).toEqual([]);
  }, 120_000);

  test('compares both judges with human labels at their thresholds', async () => {
    const { page, errors } = opened;
    await page.getByRole('tab', { name: 'Human labels' }).click();
    const table = page.getByRole('region', { name: 'Metrics vs. human labels' });
    const rowOf = async (label: string) =>
      (await table.getByRole('row', { name: label }).locator('th,td').allTextContents()).map(
        (text) => text.trim(),
      );
    await table.getByRole('row', { name: /Judge P\(correct\)/ }).waitFor();
    // `npm run train-judge -- --measure` measures the same values from the files, without the page.
    const own = (100 * (BUNDLED_JUDGE.measured[1]?.accuracy ?? 0)).toFixed(1);
    expect(await rowOf('Judge P(correct)')).toEqual(
      expect.arrayContaining(['≥ 0.45', '1,040', expect.stringMatching(`^${own} `)]),
    );
    expect(await rowOf('PEDANTS P(correct)')).toEqual(
      expect.arrayContaining(['≥ 0.5', '1,040', expect.stringMatching(/^67\.3/)]),
    );
    expect((await rowOf('Exact match')).join(' ')).toContain(
      '0.00 by definition: this metric rejects all answers',
    );
    await page
      .getByText(
        /^Too few labels to tell whether Judge P\(correct\) ≥ 0\.45 \(κ 0\.85 .* or Answer correctness ≥ 0\.5 \(κ 0\.84\) agrees best/,
      )
      .waitFor();
    await page.getByRole('button', { name: 'Show details of Judge P(correct)' }).click();
    await page.getByRole('table', { name: 'Judge P(correct) vs. human labels' }).waitFor();
    await page.getByRole('slider', { name: 'Threshold of Judge P(correct)' }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    // PEDANTS explains an answer in the answer inspector, next to Assay's judge.
    await page.getByRole('tab', { name: 'Questions' }).click();
    await page
      .getByRole('row', { name: /financebench_id/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'PEDANTS' }).waitFor();
    await page.getByText('The judge’s file has no calibration data.').waitFor();
    expect(errors).toEqual([]);
  }, 120_000);

  test('a model with a weight that is not a number is rejected, and the message names the field', async () => {
    const { page, errors } = await openPage(browser);
    const model = gunzipSync(readSharedBytes('pedants/reference-model.json.gz')).toString('utf8');
    const hostile = model.replace(/"idf":\s*\[[^,]+,/, '"idf":["__proto__",');
    expect(hostile).not.toBe(model);
    await dropFiles(page, [{ name: 'hostile.json', text: hostile }]);
    await page
      .getByText(/^hostile\.json: “idf.*” should be/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  }, 60_000);
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, openBrowser } from './browser';
import { exampleLink, findViolations, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe('the learned judge', () => {
  test('loads when enabled, explains an answer and accepts another threshold', async () => {
    const { page, requests, errors } = await openPage(browser, `${exampleLink}&place=scoring`);
    const choice = page.getByRole('switch', { name: /^Assay’s judge/ });
    // Until answers are first scored, a choice takes effect without Apply.
    await page.getByRole('region', { name: 'Scores under current settings' }).waitFor();
    const isModel = (url: string) => url.includes('assay-judge');
    expect(requests.filter(isModel)).toEqual([]);
    await choice.press('Space');
    await page.getByText(/^Judged correct: \d+ answers would be counted\.$/).waitFor();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('columnheader', { name: 'Judged correct' }).waitFor();
    expect(requests.filter(isModel)).toHaveLength(1);

    await page.getByRole('button', { name: /^Results/ }).click();
    await page.getByRole('tab', { name: 'Human labels & judges' }).click();
    await page.getByRole('radio', { name: 'Judges' }).press('Space');
    const runs = page.getByRole('table', { name: /^Judged correct at threshold/ });
    await runs.waitFor();
    expect(await findViolations(page)).toEqual([]);
    const before = await runs.textContent();
    await page.getByRole('slider').press('End');
    await page.getByRole('table', { name: /^Judged correct at threshold 0.99/ }).waitFor();
    expect(await runs.textContent()).not.toBe(before);

    await page.getByRole('tab', { name: 'Questions' }).click();
    await page.getByRole('row', { name: /q03/ }).click();
    await page
      .getByText(/^Judged correct$/)
      .nth(1)
      .waitFor();
    await page.getByText(/humans labeled \d+% as correct/).waitFor();
    expect(errors).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(baseUrl()) && !url.startsWith('blob:')),
    ).toEqual([]);
  });
});

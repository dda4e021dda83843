import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { exampleLink, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test('a bar has an accessible name and opens its questions by keyboard', async () => {
  const { page, errors } = await openPage(browser, `${exampleLink}&place=results`);
  const chart = page.getByRole('figure', { name: 'Answer correctness by answer type' });
  const bars = chart.getByRole('button', { name: /, \w+: \d+\.\d, \d+ questions$/ });
  await bars.first().waitFor();
  await chart.getByRole('button', { name: /^Copy chart/ }).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('aria-label')).toBe(
    await bars.first().getAttribute('aria-label'),
  );
  await page.keyboard.press('ArrowRight');
  const name = (await focused.getAttribute('aria-label')) ?? '';
  const [, type, count] = /^strong r1, (\w+): \d+\.\d, (\d+) questions$/.exec(name) ?? [];
  // Keyboard focus shows the same tooltip as the pointer.
  await chart.getByText(name, { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`${count ?? ''} of 32`).waitFor();
  expect(await page.getByRole('combobox', { name: 'Filter' }).inputValue()).toBe(
    `type = "${type ?? ''}"`,
  );
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a dot in the comparison of two runs opens its questions by keyboard', async () => {
  const { page, errors } = await openPage(
    browser,
    `${exampleLink}&place=results&tab=compare&metric=f1`,
  );
  const chart = page.getByRole('figure', { name: /^Token F1 of .* against / });
  await chart
    .getByRole('button', { name: /^\d+ questions?: / })
    .first()
    .waitFor();
  await chart.getByRole('button', { name: /^Copy chart/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const name = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^\d+ questions?: verbose r1 \d\.\d\d, strong r1 1\.00$/);
  await page.keyboard.press('Enter');
  await page.getByText(`${Number.parseInt(name, 10)} of 32`).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('printing draws charts that were not scrolled into view', async () => {
  const { page } = await openPage(browser, `${exampleLink}&place=results`, {
    viewport: { width: 1440, height: 400 },
  });
  const chart = page.getByRole('figure', { name: 'Numeric error' });
  await chart.waitFor();
  const bars = chart.getByRole('button', { name: /, \d+ questions?$/ });
  expect(await bars.count()).toBe(0);
  await chart.evaluate((figure) => {
    // The page's listeners were added earlier, so React has rendered before this one is called.
    window.addEventListener('beforeprint', () => {
      const drawn = figure.querySelectorAll('[role=button][aria-label*=question]').length;
      document.documentElement.dataset.drawn = String(drawn);
    });
  });
  await page.pdf();
  expect(Number(await page.locator('html').getAttribute('data-drawn'))).toBeGreaterThan(10);
  await page.context().close();
});

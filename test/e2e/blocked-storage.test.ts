import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, openBrowser } from './browser';
import { dropFiles } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const files = [
  { name: 'gold.csv', text: 'id,question,answer\nq1,Which?,wind\nq2,Where?,Oslo\n' },
  { name: 'first.csv', text: 'id,prediction\nq1,wind\nq2,Rome\n' },
];

/** Runs in the page before its own scripts. */
function block([name, state]: readonly [name: string, state: string]): void {
  // An IndexedDB request that fires no event, or a promise that never settles.
  const never = () => (name === 'indexedDB' ? {} : new Promise(() => undefined));
  const hanging = new Proxy({}, { get: () => never });
  Object.defineProperty(name in window ? window : Navigator.prototype, name, {
    get: () => {
      if (state === 'throws') throw new DOMException('Access is denied.', 'SecurityError');
      return state === 'never answers' ? hanging : undefined;
    },
  });
}

/**
 * APIs that respond asynchronously and can therefore hang; calls to the other APIs return
 * immediately.
 */
const asynchronous = ['indexedDB', 'caches', 'locks', 'storage', 'serviceWorker'];
const others = ['localStorage', 'sessionStorage', 'BroadcastChannel'];

describe.each([...asynchronous, ...others])('the page starts and scores if %s', (name) => {
  const states = ['is missing', 'throws', 'never answers'];
  test.each(asynchronous.includes(name) ? states : states.slice(0, 2))('%s', async (state) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(block, [name, state] as const);
    await page.goto(baseUrl());
    await page.getByRole('main').waitFor();
    await dropFiles(page, files);
    await page.getByRole('button', { name: 'See results' }).click();
    const row = page.getByRole('row', { name: /^\W*first/ }).filter({ hasText: '50.0' });
    await row.first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

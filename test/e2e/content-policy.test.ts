import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseUrl, openBrowser } from './browser';

/** Runs in the page before any of its own code: keeps what the policy refused. */
const keepViolations = `
  window.violations = [];
  addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(event.effectiveDirective + ' ' + event.blockedURI);
  });
`;

let browser: Browser;
let page: Page;
let foreignServer: Server;
let foreignUrl: string;
let foreignRequests = 0;
const pageErrors: string[] = [];

beforeAll(async () => {
  foreignServer = createServer((_, response) => {
    foreignRequests += 1;
    response.setHeader('Access-Control-Allow-Origin', '*').end('reached');
  });
  await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
  foreignUrl = `http://127.0.0.1:${(foreignServer.address() as AddressInfo).port}/`;

  browser = await openBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await page.addInitScript(keepViolations);
  await page.goto(baseUrl());
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
});

afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => foreignServer.close(resolve));
});

test('the policy is the first thing in the head', async () => {
  const html = await (await fetch(baseUrl())).text();
  expect(html).toMatch(/<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src /);
});

test('the page starts without asking for what the policy refuses', async () => {
  expect(await page.evaluate('window.violations')).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('the page reaches its own folder and no other origin', async () => {
  const outcome = (url: string): Promise<unknown> =>
    page.evaluate(`fetch(${JSON.stringify(url)}).then((answer) => answer.status, () => 'refused')`);

  expect(await outcome('icon.svg')).toBe(200);
  expect(await outcome(foreignUrl)).toBe('refused');
  expect(foreignRequests).toBe(0);
  expect(await page.evaluate('window.violations')).toEqual([`connect-src ${foreignUrl}`]);

  expect(await (await fetch(foreignUrl)).text()).toBe('reached');
});

test('markup in text is refused wherever it would be parsed', async () => {
  const outcome = await page.evaluate(`
    try {
      document.createElement('div').innerHTML = '<img src="x">';
      'parsed';
    } catch (error) {
      error.name;
    }
  `);
  expect(outcome).toBe('TypeError');
});

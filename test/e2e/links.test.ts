import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { writeLink, writeLinkJson } from '../../src/state/project/link';
import type { SharedLink } from '../../src/state/project/schema';
import { baseUrl, launchBrowser } from './browser';
import { type ForeignServer, serveForeign } from './foreign-server';
import { dropFiles, exampleFiles, exampleLink, findViolations, openPage, readFiles } from './page';

let browser: Browser;
let hosts: ForeignServer[];

beforeAll(async () => {
  browser = await launchBrowser();
  const files = Object.fromEntries(readFiles(exampleFiles).map(({ name, text }) => [name, text]));
  hosts = await Promise.all([serveForeign(files), serveForeign(files), serveForeign(files)]);
});

afterAll(async () => {
  await browser.close();
  for (const host of hosts) await host.close();
});

const link: Omit<SharedLink, 'version'> = {
  settings: { ...DEFAULT_SETTINGS, missing: 'exclude' },
  mapping: null,
  view: 'place=results&tab=compare',
  files: null,
  inputs: [],
  results: null,
};

async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('a link with scores', () => {
  test('reports that the same files give the same results', async () => {
    const sender = await openPage(browser, `${exampleLink}&place=results&tab=take-away`);
    const copied = new URL(await copyLink(sender.page));
    expect(copied.href).toMatch(/#v1=[\w-]+$/);

    const { page, requests, errors } = await openPage(browser, copied.hash.slice(1));
    await page.getByText('Shared link').waitFor();
    await page.getByText(/^Same data, same scores, same version: \d+ scores compared\.$/).waitFor();
    expect(page.url()).not.toContain('v1=');
    expect(await findViolations(page)).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(baseUrl()) && !url.startsWith('blob:')),
    ).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('an untrusted link', () => {
  test('to files on three hosts contacts none of them before consent and all three after it', async () => {
    const [gold, strong, weak] = hosts.map(({ url }) => url);
    const fragment = await writeLink(
      writeLinkJson({
        ...link,
        files: {
          gold: `${gold}gold.json`,
          predictions: [`${strong}strong.csv`, `${weak}weak.tsv`],
        },
      }),
    );
    const { page } = await openPage(browser, fragment);
    const dialog = page.getByRole('dialog', { name: /Fetch 3 files from 3 hosts/ });
    await dialog.waitFor();
    for (const { url } of hosts) {
      await dialog.getByRole('heading', { name: new URL(url).host }).waitFor();
    }
    expect(hosts.map(({ requests }) => requests.length)).toEqual([0, 0, 0]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Shared link').waitFor();
    expect(hosts.map(({ requests }) => requests.length)).toEqual([0, 0, 0]);

    await page.getByRole('button', { name: 'Open files' }).click();
    await dialog.getByRole('button', { name: 'Fetch', exact: true }).click();
    await page.getByRole('tab', { name: 'Compare', selected: true }).waitFor();
    expect(hosts.every(({ requests }) => requests.length > 0)).toBe(true);
  });

  test('keeps the open project, which can be restored', async () => {
    const { page } = await openPage(browser, 'place=results&tab=questions');
    await dropFiles(page, readFiles(exampleFiles));
    await page.getByRole('button', { name: /Results/ }).click();
    await page.getByRole('tab', { name: 'Questions' }).click();
    await page.getByRole('grid').waitFor();
    const fragment = await writeLink(
      writeLinkJson({
        ...link,
        files: { gold: 'examples/gold.json', predictions: ['examples/weak.tsv'] },
      }),
    );
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, fragment);
    await page.getByText('Shared link').waitFor();
    await page.getByRole('tab', { name: 'Questions', selected: true }).waitFor();
    await page.getByRole('button', { name: 'Open files' }).click();
    await page.getByRole('tab', { name: 'Compare', selected: true }).waitFor();
    await page.getByRole('button', { name: 'Reopen project' }).click();
    await page.getByRole('tab', { name: 'Questions', selected: true }).waitFor();
    await page.getByText(/3 runs · scored with/).waitFor();
  });

  test('is reported and changes nothing if damaged', async () => {
    const fragment = await writeLink(writeLinkJson(link));
    const { page, errors } = await openPage(browser, fragment.slice(0, -5));
    await page.getByText(/The link is damaged or incomplete/).waitFor();
    expect(errors).toEqual([]);
  });
});

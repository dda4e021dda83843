import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, readDownload } from './browser';
import { exampleLink, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const title = 'Answer correctness by answer type';

/**
 * The overview of the example with its chart menu open, in dark mode: exported charts are always
 * light.
 */
async function openMenu(fragment = 'place=results', name = title) {
  const opened = await openPage(browser, `${exampleLink}&${fragment}`, {
    colorScheme: 'dark',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = opened;
  await page.getByRole('button', { name: `Copy chart “${name}”` }).click();
  return opened;
}

async function save(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save as ${format}` }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readDownload(download) };
}

describe('a chart', () => {
  test('is saved as an SVG without external styles or scripts', async () => {
    const { page, requests, errors } = await openMenu();
    const asked = requests.length;
    const { name, bytes } = await save(page, 'SVG');
    const svg = bytes.toString('utf8');
    expect(name).toBe('answer-correctness-by-answer-type-85mm.svg');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="85mm" height="/);
    expect(svg).toContain(`<title>${title}</title>`);
    expect(svg).toContain('font-family="Arial, Helvetica');
    for (const text of ['strong r1', 'verbose r1', 'weak r1', 'unanswerable', 'n = 4']) {
      expect(svg).toContain(text);
    }
    for (const color of ['#0b6e6e', '#a8306f', '#2271b8', '#fff']) expect(svg).toContain(color);
    expect(svg).not.toMatch(/var\(|class=|style=|<script|<style|<foreignObject|href/);
    expect(requests.slice(asked).filter((url) => !url.startsWith('blob:'))).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('can be saved two columns wide', async () => {
    const { page } = await openMenu();
    await page.getByText('Two columns, 174 mm').click();
    const { name, bytes } = await save(page, 'SVG');
    expect(name).toBe('answer-correctness-by-answer-type-174mm.svg');
    expect(bytes.toString('utf8')).toContain('width="174mm"');
  });

  test('is saved as a 600-dpi PNG, under the content policy', async () => {
    const { page, requests, errors } = await openMenu();
    const asked = requests.length;
    const { name, bytes } = await save(page, 'PNG');
    expect(name).toBe('answer-correctness-by-answer-type-85mm.png');
    expect(bytes.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    expect(bytes.readUInt32BE(16)).toBe(2008);
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(1000);
    expect(bytes.subarray(37, 41).toString('latin1')).toBe('pHYs');
    expect(bytes.readUInt32BE(41)).toBe(23622);
    expect(requests.slice(asked).filter((url) => !url.startsWith('blob:'))).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('is copied as SVG and as PNG', async () => {
    const { page, errors } = await openMenu();
    await page.getByRole('button', { name: 'Copy as SVG' }).click();
    await page.getByText('Copied as SVG, 85 mm wide.').waitFor();
    const svg = await page.evaluate(() => navigator.clipboard.readText());
    expect(svg).toContain(`<title>${title}</title>`);
    await page.getByRole('button', { name: 'Copy as PNG' }).click();
    await page.getByText('Copied as PNG, 85 mm wide.').waitFor();
    const width = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const picture = await createImageBitmap(await item!.getType('image/png'));
      return picture.width;
    });
    expect(width).toBe(2008);
    expect(errors).toEqual([]);
  });

  test('can also be saved from the comparison', async () => {
    const { page } = await openMenu(
      'place=results&tab=compare&metric=f1',
      'Token F1 of verbose r1 against strong r1',
    );
    const { bytes } = await save(page, 'SVG');
    expect(bytes.toString('utf8')).toMatch(/<(path [^>]*d="M|circle )/);
  });
});

describe('the charts on the export page', () => {
  test('are listed, and each can be drawn and saved', async () => {
    const link = `${exampleLink}&place=results&tab=take-away&metric=f1`;
    const { page, errors } = await openPage(browser, link);
    const charts = page.getByRole('region', { name: 'Charts' });
    const menus = charts.getByRole('button', { name: /^Copy chart/ });
    await expect.poll(() => menus.count()).toBe(4);
    expect(await charts.locator('.recharts-wrapper').count()).toBe(0);
    for (let chart = 0; chart < 4; chart++) {
      await menus.nth(chart).click();
      const narrow = await save(page, 'SVG');
      expect(narrow.bytes.toString('utf8')).toMatch(/width="85mm"[^]*<(path [^>]*d="M|circle )/);
      await page.getByText('Two columns, 174 mm').click();
      const wide = await save(page, 'PNG');
      expect(wide.name).toMatch(/-174mm\.png$/);
      expect(wide.bytes.readUInt32BE(16)).toBe(4110);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save as PNG' }).waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
  });
});

test('a selected slice is in the URL and opens its questions', async () => {
  const { page, errors } = await openPage(browser, `${exampleLink}&place=results`);
  await page.getByRole('combobox', { name: 'Slice by' }).selectOption('type');
  await page.getByRole('combobox', { name: 'Headline metric' }).selectOption('Exact match');
  await page.getByRole('heading', { name: 'Exact match by type' }).waitFor();
  await page.waitForFunction(() => location.hash.includes('slice=type'));
  expect(page.url()).toContain('metric=exact_match');
  await page.reload();
  const table = page.getByRole('region', { name: 'Exact match by type' });
  await table.getByRole('button', { name: 'yes_no' }).click();
  await page.getByText('5 of 32').waitFor();
  expect(decodeURIComponent(page.url()).replaceAll('+', ' ')).toContain('query=type = "yes_no"');
  expect(errors).toEqual([]);
});

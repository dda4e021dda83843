import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '../../src/worker/handle';
import { openBrowser } from './browser';
import { openTexts, scoreOpen } from '../support/open-in-handler';
import { takeText } from '../support/written-files';

/** Texts that would run code, load a resource or break the page if they were not escaped. */
const NAUGHTY = [
  '<script>document.title = "run"</script>',
  '<img src=x onerror="document.title = \'run\'">',
  '</script><script>document.title = "run"</script>',
  '--><svg onload=alert(1)>',
  '" autofocus onfocus="alert(1)',
  '\u202eevil\u0000\u0007',
];

const folder = mkdtempSync(join(tmpdir(), 'assay-'));
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function writePage(name: string, files: Readonly<Record<string, string>>, texts = true) {
  const handler = createHandler();
  await openTexts(handler, files);
  await scoreOpen(handler);
  const path = join(folder, name);
  writeFileSync(path, await takeText(handler, 'report-html', { texts }));
  return pathToFileURL(path).href;
}

const example = () =>
  Object.fromEntries(
    ['gold.json', 'strong.csv', 'verbose.jsonl', 'weak.tsv'].map((name) => [
      name,
      readFileSync(`public/examples/${name}`, 'utf8'),
    ]),
  );

const naughty = () => ({
  'gold.json': JSON.stringify(
    NAUGHTY.map((text, at) => ({ question_id: `q${at}`, question: text, answer: text })),
  ),
  'run.json': JSON.stringify(
    NAUGHTY.map((text, at) => ({ question_id: `q${at}`, prediction: text })),
  ),
});

/** 20 questions with short references; the run answers each at length. */
const lengthy = () => {
  const ids = Array.from({ length: 20 }, (_, at) => `question_of_the_filing_${at}`);
  const filler = 'The filing describes net sales by segment and region. '.repeat(60);
  return {
    'gold.json': JSON.stringify(
      ids.map((id) => ({ question_id: id, question: `What is ${id}?`, answer: '12%' })),
    ),
    ...Object.fromEntries(
      ['one', 'two', 'three', 'four'].map((run) => [
        `${run}.json`,
        JSON.stringify(
          ids.map((id) => ({ question_id: id, prediction: `${filler}So it is 12% in ${run}.` })),
        ),
      ]),
    ),
  };
};

/** Opens a file from disk and records its requests and errors. */
async function openFromDisk(address: string, colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(address);
  return { page, requests, errors };
}

/** The report's policy blocks injected scripts, so axe runs through the debugging protocol. */
async function findAxeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<axe.AxeResults>('axe.run()');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

describe('the exported page', () => {
  test.each(['light', 'dark'] as const)(
    'opens from disk, %s, and requests nothing',
    async (scheme) => {
      const address = await writePage('report.html', example());
      const { page, requests, errors } = await openFromDisk(address, scheme);
      expect(await page.locator('h1').textContent()).toBe('gold.json: 32 questions, 3 runs');
      expect(await page.locator('.headline').textContent()).toContain(
        'verbose r1 has the highest answer correctness',
      );
      const chart = page.getByRole('img', { name: 'Answer correctness by answer type' });
      expect(await chart.locator('circle').count()).toBeGreaterThan(3);
      expect(await findAxeProblems(page)).toEqual([]);
      expect(requests).toEqual([address]);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('sorts and filters its questions', async () => {
    const { page } = await openFromDisk(await writePage('report.html', example()));
    expect(await page.locator('#count').textContent()).toBe('32 of 32 questions');
    await page.locator('#run').selectOption('weak r1');
    await page.locator('#outcome').selectOption('incorrect');
    const rows = page.locator('#questions tbody tr:visible');
    const shown = await rows.count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(32);
    const ofWeak = rows.locator('td:nth-child(7)');
    expect(await ofWeak.getByRole('img', { name: 'incorrect', exact: true }).count()).toBe(shown);
    await page.getByRole('button', { name: 'Question' }).click();
    await page.getByRole('button', { name: 'Question' }).click();
    const ids = await rows.locator('th').allTextContents();
    expect(ids).toEqual([...ids].sort().reverse());
    await page.locator('#outcome').selectOption('runs disagree');
    const marks = rows.first().locator('[role=img]');
    expect(new Set(await marks.allTextContents())).toEqual(new Set(['✓', '✗']));
    await page.context().close();
  });

  test.each([1440, 390])(
    'shortens long answers and can show them in full, at %i px',
    async (width) => {
      const { page } = await openFromDisk(await writePage('long.html', lengthy()));
      await page.setViewportSize({ width, height: 900 });
      const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? NaN;
      expect(await heightOf(page.locator('body'))).toBeLessThan(width === 390 ? 6000 : 4000);
      const answer = page.locator('#questions td.answer').first();
      const before = await heightOf(answer);
      expect(before).toBeLessThan(200);
      await answer.locator('summary').focus();
      await page.keyboard.press('Enter');
      expect(await heightOf(answer)).toBeGreaterThan(before * 3);
      expect(await findAxeProblems(page)).toEqual([]);
      await page.locator('#words').fill('full text');
      expect(await page.locator('#count').textContent()).toBe('0 of 20 questions');
      await page.context().close();
    },
  );

  test('shows the headline score of each run on a phone', async () => {
    const { page } = await openFromDisk(await writePage('long.html', lengthy()));
    await page.setViewportSize({ width: 390, height: 900 });
    const scores = page.getByRole('region', { name: 'Runs' });
    const head = await scores
      .getByRole('columnheader', { name: 'Answer correctness' })
      .boundingBox();
    expect((head?.x ?? Infinity) + (head?.width ?? 0)).toBeLessThan(390);
    await page.context().close();
  });

  test('escapes hostile text', async () => {
    const { page, errors, requests } = await openFromDisk(
      await writePage('naughty.html', naughty()),
    );
    expect(await page.title()).toBe('gold.json: 6 questions, 1 run');
    expect(await page.locator('#questions td.text').first().textContent()).toBe(NAUGHTY[0]);
    expect(await page.locator('img, #questions svg').count()).toBe(0);
    expect(errors).toEqual([]);
    expect(requests).toHaveLength(1);
    await page.context().close();
  });

  test('omits the texts on request', async () => {
    const address = await writePage('bare.html', naughty(), false);
    const { page } = await openFromDisk(address);
    expect(await page.content()).not.toContain('onerror');
    expect(await page.locator('#questions tbody tr').count()).toBe(NAUGHTY.length);
    await page.context().close();
  });
});

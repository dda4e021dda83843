import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listUnexplained } from '../support/unexplained';
import { openBrowser } from './browser';
import { exampleLink, findViolations, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const views = [
  ['the first page', '', 'Drop gold and prediction files'],
  ['Data', `${exampleLink}&place=data`, 'matched of 96'],
  ['Scoring', `${exampleLink}&place=scoring`, 'Examples from your data'],
  ['Overview', `${exampleLink}&place=results`, 'Numeric error'],
  [
    'Overview with another slice column',
    `${exampleLink}&place=results&metric=answer_correct&slice=kind`,
    'Answer correctness by kind',
  ],
  ['Questions', `${exampleLink}&place=results&tab=questions&question=q02`, 'q02'],
  [
    'Questions side by side',
    `${exampleLink}&place=results&tab=questions&second-run=1`,
    'Missing: ',
  ],
  [
    'Questions in groups, collapsed',
    `${exampleLink}&place=results&tab=questions&group=type`,
    '8 questions',
  ],
  [
    'Questions with an invalid query',
    `${exampleLink}&place=results&tab=questions&query=f1+%3C+abc`,
    'Expected a number here',
  ],
  ['Compare', `${exampleLink}&place=results&tab=compare`, 'Agreement across runs'],
  ['Acceptance tiers', `${exampleLink}&place=results&tab=gaps`, 'Abstentions'],
  ['Published scorers', `${exampleLink}&place=results&tab=scorers`, 'Scorer and known quirks'],
  ['Judges', `${exampleLink}&place=results&tab=judge`, 'No learned judge is enabled'],
  ['Human labels', `${exampleLink}&place=results&tab=agreement`, 'Label answers'],
  ['Complete the gold', `${exampleLink}&place=results&tab=review`, 'Start review'],
  ['Evidence', `${exampleLink}&place=results&tab=evidence`, 'Answers and evidence'],
  ['Export & share', `${exampleLink}&place=results&tab=take-away`, 'report.json'],
] as const;

/**
 * Dialogs, menus and panels with the steps that open them. Escape closes all except the previews.
 */
const opened: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'the confirmation before all data is erased',
    `${exampleLink}&place=data`,
    async (page) => {
      await page.getByRole('button', { name: 'Erase all data' }).click();
      await page.getByRole('dialog', { name: 'Erase all data?' }).waitFor();
    },
  ],
  [
    'the help sheet',
    `${exampleLink}&place=data`,
    async (page) => {
      await page.getByRole('button', { name: 'Keys and symbols' }).click();
      await page.getByRole('table', { name: 'Symbols and terms' }).waitFor();
    },
  ],
  [
    'the rows of a join count',
    `${exampleLink}&place=data`,
    async (page) => {
      await page.getByRole('button', { name: /missing: questions without a prediction/ }).click();
      await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
    },
  ],
  [
    'a filter by score range',
    `${exampleLink}&place=results&tab=questions`,
    async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('combobox', { name: 'Column' }).selectOption('f1');
      await page.getByRole('group', { name: 'Score ranges of Token F1' }).waitFor();
    },
  ],
  [
    'a filter by value',
    `${exampleLink}&place=results&tab=questions`,
    async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('combobox', { name: 'Column' }).selectOption('tier');
      await page.getByRole('group', { name: 'tier' }).waitFor();
    },
  ],
  [
    'a chart menu and a focused bar',
    `${exampleLink}&place=results`,
    async (page) => {
      const chart = page.getByRole('figure', { name: 'Answer correctness by answer type' });
      await chart
        .getByRole('button', { name: /, \d+ questions$/ })
        .first()
        .focus();
      await chart.getByRole('button', { name: /^Copy chart/ }).click();
      await page.getByRole('button', { name: 'Copy as SVG' }).waitFor();
    },
  ],
  [
    'the preview of changes in Scoring',
    `${exampleLink}&place=scoring`,
    async (page) => {
      await page.getByRole('region', { name: 'Scores under current settings' }).waitFor();
      await page.getByText('Lenient', { exact: true }).click();
      await page.getByRole('region', { name: 'Scores by run, before and after' }).waitFor();
    },
  ],
  [
    'the preview of changes in Data',
    `${exampleLink}&place=results`,
    async (page) => {
      await page.getByRole('heading', { name: 'Scores by run' }).waitFor();
      await page.getByRole('button', { name: /^Data/ }).click();
      await page.getByText(/^exclude/).click();
      await page.getByRole('region', { name: 'Scores by run, before and after' }).waitFor();
    },
  ],
];

describe.each([1440, 390])('at %i px, light and dark', (width) => {
  // Open and score the files once; each view is then opened by its URL.
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPage(browser, '', { viewport: { width, height: 900 } }));
  });
  afterAll(() => page.context().close());

  test.each(views)('axe finds no violation in %s', async (_, fragment, sign) => {
    await goTo(page, fragment);
    await page.getByText(sign).first().waitFor();
    expect(await findViolationsInBoth(page)).toEqual({ light: [], dark: [] });
    expect(await page.evaluate(isWiderThanWindow)).toBe(false);
    expect(await page.evaluate(listUnexplained)).toEqual([]);
  });

  test.each(opened)('axe finds no violation in %s', async (_, fragment, open) => {
    await goTo(page, fragment);
    await open(page);
    expect(await findViolationsInBoth(page)).toEqual({ light: [], dark: [] });
    await page.keyboard.press('Escape');
  });
});

describe('at 1440 × 900 with 200% zoom', () => {
  let page: Page;
  beforeAll(async () => {
    const viewport = { width: 720, height: 450 };
    ({ page } = await openPage(browser, `${exampleLink}&place=results`, { viewport }));
    await page.getByRole('figure', { name: 'Numeric error' }).waitFor();
  });
  afterAll(() => page.context().close());

  test.each(views.slice(1))(
    'the page is no wider than the window in %s',
    async (_, fragment, sign) => {
      await goTo(page, fragment);
      await page.getByText(sign).first().waitFor();
      expect(await page.evaluate(isWiderThanWindow)).toBe(false);
    },
  );

  test('the first question is in view below the filters', async () => {
    await goTo(page, `${exampleLink}&place=results&tab=questions`);
    const first = page.getByRole('row', { name: /^q01/ });
    await first.waitFor();
    const box = await first.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(450);
  });
});

test.each([1100, 1280, 1440])('no column is cut off by the inspector at %i px', async (width) => {
  const fragment = `${exampleLink}&place=results&tab=questions&question=q02`;
  const { page } = await openPage(browser, fragment, { viewport: { width, height: 900 } });
  await page.getByRole('region', { name: 'Question q02' }).waitFor();
  const grid = page.getByRole('grid', { name: 'Questions' });
  await grid.getByRole('columnheader').first().waitFor();
  const cutOff = await grid.evaluate((element) => {
    const edge = element.getBoundingClientRect().right;
    return [...element.querySelectorAll('[role=columnheader]')]
      .filter(
        (head) => head.scrollWidth > head.clientWidth || head.getBoundingClientRect().right > edge,
      )
      .map(({ textContent }) => textContent);
  });
  expect(cutOff).toEqual([]);
  await page.context().close();
});

function isWiderThanWindow(): boolean {
  return document.documentElement.scrollWidth > window.innerWidth;
}

/** Follows a link within the page and waits until the previous view is gone. */
async function goTo(page: Page, fragment: string): Promise<void> {
  if (fragment === '') return;
  await page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        if (location.hash === `#${hash}`) resolve(null);
        window.addEventListener('hashchange', () => setTimeout(resolve), { once: true });
        location.hash = hash;
      }),
    fragment,
  );
}

/** The axe rules that depend on the theme. Elements and their names are the same in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The violations found on the current page in both themes. The page follows the system theme. */
async function findViolationsInBoth(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await findViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('[data-mantine-color-scheme="dark"]').waitFor();
  return { light, dark: await findViolations(page, COLOR_RULES) };
}

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from './find-browser';

/*
 * Takes screenshots of the built page:
 *   npm run screenshots                     docs/assets/overview.png, the picture in README
 *   npm run screenshots -- FOLDER           every view of the example at 1440 and 390 px, light and dark
 *   npm run screenshots -- FOLDER FILE...   the same with these files open
 */

const EXAMPLE =
  'gold=examples/gold.json&predictions=examples/strong.csv&predictions=examples/verbose.jsonl&predictions=examples/weak.tsv';

/** Every view that has files open, keyed by the name of its screenshot. */
const VIEWS: Readonly<Record<string, string>> = {
  data: 'place=data',
  scoring: 'place=scoring',
  overview: 'place=results',
  questions: 'place=results&tab=questions',
  inspector: 'place=results&tab=questions',
  'side-by-side': 'place=results&tab=questions&second-run=1',
  compare: 'place=results&tab=compare',
  'scoring-check': 'place=results&tab=gaps',
  judge: 'place=results&tab=judge',
  agreement: 'place=results&tab=agreement',
  review: 'place=results&tab=review',
  evidence: 'place=results&tab=evidence',
  export: 'place=results&tab=take-away',
};

/** Time for charts and intervals to settle after the view is drawn. */
const SETTLE_MS = 2_500;

/** Time for one screen of charts to be drawn. */
const DRAW_MS = 500;

/** Time to compute the scores of the largest files. */
const OPEN_MS = 120_000;

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

const [folder, ...files] = process.argv.slice(2);
const executablePath = findBrowser();
if (executablePath === null) throw new Error('No browser found: npx tsx scripts/browser.ts');
if (!existsSync('dist/index.html')) throw new Error('No built page found: npm run build');
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  if (folder === undefined) {
    const page = await openPage({ width: 1440, height: 780, colorScheme: 'light' });
    await takeScreenshot(page, 'overview', 'docs/assets/overview.png', false);
  } else {
    mkdirSync(folder, { recursive: true });
    for (const width of [1440, 390]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openPage({ width, height: 900, colorScheme });
        for (const view of Object.keys(VIEWS)) {
          await takeScreenshot(
            page,
            view,
            join(folder, `${view}-${width}-${colorScheme}.png`),
            true,
          );
        }
        await page.context().close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}

/**
 * A page with the files open, or with the example. If the output is a folder, also saves a picture
 * of the page before anything is opened.
 */
async function openPage({ width, height, colorScheme }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url);
  if (folder !== undefined) {
    await capture(page, join(folder, `start-${width}-${colorScheme}.png`), true);
  }
  if (files.length === 0) await page.goto(`${url}#${EXAMPLE}`);
  else await page.locator('input[type=file]').first().setInputFiles(files);
  const ready =
    files.length === 0
      ? page.getByText('32 questions')
      : page.getByRole('button', { name: 'See results' });
  await ready.first().waitFor({ state: 'attached', timeout: OPEN_MS });
  return page;
}

async function takeScreenshot(page: Page, name: string, path: string, fullPage: boolean) {
  const fragment = VIEWS[name] ?? '';
  await page.evaluate((hash) => (window.location.hash = hash), fragment);
  if (name === 'inspector') await page.getByRole('main').getByRole('row').nth(1).click();
  await capture(page, path, fullPage);
}

async function capture(page: Page, path: string, fullPage: boolean): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(isDrawn, undefined, { timeout: OPEN_MS });
  await page.waitForTimeout(SETTLE_MS);
  // Charts and tables are drawn when they come near the viewport.
  const { height } = page.viewportSize() ?? { height: 900 };
  for (let y = height; fullPage && y < (await heightOf(page)); y += height) {
    await page.mouse.wheel(0, height);
    await page.waitForTimeout(DRAW_MS);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(DRAW_MS);
  await page.screenshot({ path, fullPage });
  process.stdout.write(`${path}\n`);
}

/** Whether there is no progress bar and no text such as “Grouping rejected answers…”. */
function isDrawn(): boolean {
  const main = document.querySelector('main');
  return (
    !main?.querySelector('[role=progressbar]') &&
    !/^[A-Z][a-z]+ing\b.*…$/m.test(main?.innerText ?? '')
  );
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

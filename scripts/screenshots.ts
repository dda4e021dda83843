import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from './find-browser';

/*
 * Takes screenshots of the built page with the example open:
 *   npm run screenshots             docs/assets/overview.png, the picture in README
 *   npm run screenshots -- FOLDER   every view at 1440 and 390 px, light and dark
 */

const EXAMPLE =
  'gold=examples/gold.json&predictions=examples/strong.csv&predictions=examples/verbose.jsonl&predictions=examples/weak.tsv';

/** Every view by the name of its file; `null` is the page without files. */
const VIEWS: Readonly<Record<string, string | null>> = {
  start: null,
  data: 'place=data',
  scoring: 'place=scoring',
  overview: 'place=results',
  questions: 'place=results&tab=questions',
  inspector: 'place=results&tab=questions&question=q02',
  compare: 'place=results&tab=compare',
  gaps: 'place=results&tab=gaps',
  scorers: 'place=results&tab=scorers',
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

interface Shot {
  readonly path: string;
  readonly view: string | null;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** Captures the full page, not only the viewport. */
  readonly fullPage: boolean;
}

const [folder] = process.argv.slice(2);
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
  for (const shot of listShots(folder)) {
    mkdirSync(dirname(shot.path), { recursive: true });
    await takeScreenshot(browser, shot);
    process.stdout.write(`${shot.path}\n`);
  }
} finally {
  await browser.close();
  await server.close();
}

function listShots(target: string | undefined): Shot[] {
  if (target === undefined) {
    const view = VIEWS.overview ?? null;
    const path = 'docs/assets/overview.png';
    return [{ path, view, width: 1440, height: 780, colorScheme: 'light', fullPage: false }];
  }
  return Object.entries(VIEWS).flatMap(([name, view]) =>
    [1440, 390].flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        path: join(target, `${name}-${width}-${colorScheme}.png`),
        view,
        width,
        height: 900,
        colorScheme,
        fullPage: true,
      })),
    ),
  );
}

async function takeScreenshot(within: Browser, shot: Shot): Promise<void> {
  const { path, view, width, height, colorScheme, fullPage } = shot;
  const context = await within.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(view === null ? url : `${url}#${EXAMPLE}&${view}`);
  const main = page.getByRole('main');
  await (view === null ? main : main.getByText(/strong|32 questions/).first()).waitFor({
    state: 'attached',
  });
  await page.waitForTimeout(SETTLE_MS);
  // Charts and tables are drawn when they come near the viewport.
  for (let y = height; fullPage && y < (await heightOf(page)); y += height) {
    await page.mouse.wheel(0, height);
    await page.waitForTimeout(DRAW_MS);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(DRAW_MS);
  await page.screenshot({ path, fullPage });
  await context.close();
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

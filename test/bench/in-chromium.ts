import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { pretendCores } from '../support/pretend-cores';
import { findBrowser } from '../../scripts/find-browser';
import { printNotRun } from '../../scripts/shared-data';
import { TIMEOUT_MS } from './action';
import { describeSpread, formatCount, printLine } from './measure';
import { generatePairs } from './pairs';

const ROUNDS = 5;
const REFERENCES = 3;

/** A million questions take minutes and gigabytes, so they are measured only on request. */
const SIZES = [10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])];

/** Milliseconds from a click or drop until the page showed scores. */
interface Times {
  /** The first scores of the score table. */
  readonly first: number;
  /** The last section of the overview, which needs all scores. */
  readonly all: number;
}

/**
 * Measures the built page: the time until scores appear, and the bytes loaded before the page can
 * be used.
 */
export async function measureInChromium(): Promise<void> {
  printLoad();
  const executablePath = findBrowser();
  if (executablePath === null) {
    printNotRun('Chromium', 'files opened in the page');
    return;
  }
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await timeExample(browser, address);
    for (const questions of SIZES) await timeDrop(browser, address, questions);
    await comparePools(browser, address);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Prints the sizes of the code loaded before the page can be used, of the worker and of all code.
 */
function printLoad(): void {
  const html = readFileSync('dist/index.html', 'utf8');
  const names = readdirSync('dist/assets').filter((name) => /\.(js|css)$/.test(name));
  const kilobytes = (some: readonly string[]) => {
    const sizes = some.map((name) => gzipSync(readFileSync(`dist/assets/${name}`)).length);
    return `${formatCount(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB`;
  };
  console.log('\nLoading, script and style as gzip');
  printLine('before the page can be used', kilobytes(names.filter((name) => html.includes(name))));
  printLine('worker', kilobytes(names.filter((name) => name.startsWith('worker'))));
  printLine('all', kilobytes(names));
}

/** A page that has been open for three seconds, so that idle loading has ended. */
async function openPage(browser: Browser, address: string, cores?: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (cores) await pretendCores(page, cores);
  await page.goto(address);
  await page.getByRole('button', { name: 'Try the example' }).waitFor();
  await page.waitForTimeout(3000);
  // No named functions here: tsx would call a helper that does not exist in the page.
  await page.evaluate(() => {
    const times = { start: 0, first: 0, all: 0 };
    Object.assign(window, { times });
    for (const type of ['click', 'drop']) {
      window.addEventListener(type, () => (times.start ||= performance.now()), true);
    }
    new MutationObserver(() => {
      if (times.start === 0) return;
      const table = document.querySelector('[aria-label="Scores by run"] tbody');
      if (/\d\.\d/.test(table?.textContent ?? '')) times.first ||= performance.now();
      const headings = [...document.querySelectorAll('h2, h3')];
      if (headings.some(({ textContent }) => textContent.endsWith('by answer type'))) {
        times.all ||= performance.now();
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return page;
}

async function readTimes(page: Page): Promise<Times> {
  await page
    .getByRole('heading', { name: /by answer type$/ })
    .first()
    .waitFor({ timeout: TIMEOUT_MS });
  return page.evaluate(() => {
    const { times } = window as unknown as { times: Times & { readonly start: number } };
    return { first: times.first - times.start, all: times.all - times.start };
  });
}

async function timeExample(browser: Browser, address: string): Promise<void> {
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(browser, address);
    await page.getByRole('button', { name: 'Try the example' }).click();
    rounds.push(await readTimes(page));
    await page.context().close();
  }
  console.log(`\nThe example in Chromium, ${ROUNDS} rounds, milliseconds from the click`);
  const print = (name: string, of: (times: Times) => number) => {
    printLine(name, describeSpread(rounds.map(of), 0));
  };
  print('first scores', ({ first }) => first);
  print('overview', ({ all }) => all);
}

/**
 * Opens a page and drops the files; `floor` is the time to read and parse them, measured in a
 * different page.
 */
async function drop(
  browser: Browser,
  address: string,
  files: readonly string[],
  cores?: number,
): Promise<{ readonly page: Page; readonly times: Times; readonly floor: number }> {
  const floor = await measureFloor(browser, files);
  const page = await openPage(browser, address, cores);
  // The results show the first scores; the Data page does not.
  await page.getByRole('button', { name: /^Results/ }).click();
  await page.evaluate(() => {
    Object.assign((window as unknown as { times: object }).times, { start: 0 });
  });
  await chooseFiles(page, files);
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#bench');
    const dataTransfer = new DataTransfer();
    for (const file of input?.files ?? []) dataTransfer.items.add(file);
    input?.remove();
    document
      .querySelector('main')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  return { page, floor, times: await readTimes(page) };
}

/**
 * Milliseconds to read and parse the files, measured in a separate page so that its memory use is
 * not counted.
 */
async function measureFloor(browser: Browser, files: readonly string[]): Promise<number> {
  const page = await browser.newPage();
  await chooseFiles(page, files);
  const floor = await page.evaluate(async () => {
    const start = performance.now();
    const input = document.querySelector<HTMLInputElement>('#bench');
    for (const file of input?.files ?? []) JSON.parse(await file.text());
    return performance.now() - start;
  });
  await page.close();
  return floor;
}

/**
 * Selects files in an input of the page, since their contents may be too large to send to the page.
 */
async function chooseFiles(page: Page, files: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    const input = document.createElement('input');
    document.body.append(Object.assign(input, { type: 'file', multiple: true, id: 'bench' }));
  });
  await page.locator('#bench').setInputFiles([...files]);
}

/** Numbers of workers in the pool. A device uses n workers if it has n + 1 cores. */
const POOLS = [1, 2];
const POOL_QUESTIONS = 30_000;

/**
 * Compares one worker with two in alternating rounds. Timing starts at the first scores, since
 * earlier work is not parallel. Wall-clock time also depends on other programs, so the speedup of
 * two independent threads is measured too: the maximum for this machine at that moment.
 */
async function comparePools(browser: Browser, address: string): Promise<void> {
  const files = makeFiles(POOL_QUESTIONS);
  const limits: number[] = [];
  const rounds: (readonly { readonly seconds: number; readonly processor: number }[])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const results = [];
    limits.push(await compareThreads());
    for (const workers of POOLS) {
      const { page, times } = await drop(browser, address, files, workers + 1);
      if (page.workers().length !== workers) throw new Error(`There are not ${workers} workers.`);
      results.push({
        seconds: (times.all - times.first) / 1000,
        processor: await readProcessorTime(browser),
      });
      await page.context().close();
    }
    rounds.push(results);
  }
  const ratios = rounds.map(([one, two]) => (one?.seconds ?? NaN) / (two?.seconds ?? NaN));
  console.log(
    `\nOne and two workers in Chromium, ${formatCount(POOL_QUESTIONS)} questions × 1, ${ROUNDS} alternating rounds`,
  );
  printLine('first → all scores', `${describeSpread(ratios, 2)} × as fast with two`);
  printLine('two independent threads', `${describeSpread(limits, 2)} ×`);
  for (const [at, workers] of POOLS.entries()) {
    const of = (key: 'seconds' | 'processor') => rounds.map((round) => round[at]?.[key] ?? NaN);
    printLine(
      `${workers} ${workers === 1 ? 'worker' : 'workers'}`,
      `${describeSpread(of('seconds'), 1)} s, processor time of the tab ${describeSpread(of('processor'), 1)} s`,
    );
  }
}

/** The speedup of two threads over one in a counting task. */
async function compareThreads(): Promise<number> {
  const count = `require('node:worker_threads').parentPort.on('message', (n) => {
    const found = new Map();
    for (let at = 0; at < n; at++) found.set('k' + (at % 5000), at);
    require('node:worker_threads').parentPort.postMessage('done');
  })`;
  const threads = [new Worker(count, { eval: true }), new Worker(count, { eval: true })];
  const time = async (shares: readonly number[]) => {
    const start = performance.now();
    await Promise.all(
      threads.map((thread, at) => {
        thread.postMessage(shares[at]);
        return once(thread, 'message');
      }),
    );
    return performance.now() - start;
  };
  await time([1e6, 1e6]);
  const ratio = (await time([2e7, 0])) / (await time([1e7, 1e7]));
  await Promise.all(threads.map((thread) => thread.terminate()));
  return ratio;
}

async function timeDrop(browser: Browser, address: string, questions: number): Promise<void> {
  const files = makeFiles(questions);
  const rounds: (Times & { readonly floor: number; readonly gigabytes: number })[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, times, floor } = await drop(browser, address, files);
    rounds.push({ ...times, floor, gigabytes: await readPeakMemory(browser) });
    await page.context().close();
  }
  const floors = rounds.map(({ floor }) => floor / 1000);
  console.log(
    `\n${formatCount(questions)} questions × 1 in Chromium, ${REFERENCES} references, ${ROUNDS} rounds`,
  );
  printLine('floor: text() and JSON.parse', `${describeSpread(floors, 2)} s`);
  const print = (name: string, of: (times: Times) => number) => {
    const ratios = rounds.map((times) => of(times) / times.floor);
    const seconds = rounds.map((times) => of(times) / 1000);
    printLine(name, `${describeSpread(ratios, 1)} × floor, ${describeSpread(seconds, 2)} s`);
  };
  print('drop → first scores', ({ first }) => first);
  print('drop → all scores', ({ all }) => all);
  const memory = rounds.map(({ gigabytes }) => gigabytes);
  printLine('peak memory of the tab', `${describeSpread(memory, 2)} GB`);
}

/** Writes a gold file and a run, and returns their paths. */
function makeFiles(questions: number): readonly string[] {
  const pairs = generatePairs(questions, REFERENCES);
  const gold = pairs.map(([references], index) => ({
    id: `q${index}`,
    question: `What does the report say about topic ${index}?`,
    references,
  }));
  const predictions = pairs.map(([, prediction], index) => ({ id: `q${index}`, prediction }));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  return Object.entries({ 'gold.json': gold, 'run.json': predictions }).map(([name, rows]) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(rows));
    return path;
  });
}

/** Processor time of the busiest page process, in seconds. */
async function readProcessorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(...renderers.map(({ cpuTime }) => cpuTime));
}

/** Peak memory of the largest page process. Known only on Linux. */
async function readPeakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  if (process.platform !== 'linux') return NaN;
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(0, ...peaks.map(Number)) / 1e6;
}

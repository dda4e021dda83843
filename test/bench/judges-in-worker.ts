import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser';
import { buildSpeed } from '../../scripts/judge/built-speed';
import { readEvouna, readReference } from '../../scripts/judge/labeled';
import { readShipped } from '../../scripts/judge/open-shipped';
import type { Timing, timeJudges } from '../../scripts/judge/speed';
import { hasShared, printNotRun } from '../../scripts/shared-data';

const PAIRS = 10_000;
const ADDRESS = 'http://localhost/';

/**
 * Prints the pairs per second of each judge in Chromium's worker, and the time relative to EM + F1
 * on the same pairs. Wall-clock time; best of several alternating rounds.
 */
export async function compareJudges(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === null || !hasShared) {
    printNotRun(hasShared ? 'Chromium' : '../shared', 'judges in a worker');
    return;
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    // A page without a URL cannot start a worker.
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(ADDRESS);
    const call = `onmessage = ({ data }) => postMessage(timeJudges(...data, () => performance.now()));`;
    const files = { own: readShipped(), pedants: readReference() };
    const input: Input = [readEvouna('train').slice(0, PAIRS), files];
    const timings = await page.evaluate(runInWorker, {
      script: `${await buildSpeed()}\n${call}`,
      input,
    });
    console.log(`\nJudges in Chromium's worker, ${timings[0]?.pairs ?? 0} pairs (EVOUNA)`);
    for (const timing of timings) console.log(`  ${describe(timing, timings[0])}`);
  } finally {
    await browser.close();
  }
}

type Input = readonly [
  answers: Parameters<typeof timeJudges>[0],
  files: Parameters<typeof timeJudges>[1],
];

/** Runs in the page, so it cannot use anything in this file. */
function runInWorker({ script, input }: { script: string; input: Input }): Promise<Timing[]> {
  return new Promise((resolve, reject) => {
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(address, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Timing[]>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(input);
  });
}

function describe({ name, pairs, milliseconds }: Timing, least: Timing | undefined): string {
  const perSecond = Math.round((1000 * pairs) / milliseconds).toLocaleString('en');
  const ratio = (milliseconds / (least?.milliseconds ?? NaN)).toFixed(1);
  const took = `${(milliseconds / 1000).toFixed(2)} s`;
  return `${name.padEnd(28)}${perSecond.padStart(8)} pairs a second${took.padStart(9)}${ratio.padStart(7)} × EM + F1`;
}

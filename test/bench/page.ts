import { chromium, type Browser } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from '../../scripts/find-browser';
import type { Action } from './action';
import { type LargeFiles, writeLargeFiles } from './large-files';
import { type Cost, measureTasks } from './main-thread';
import { QUESTION_ACTIONS } from './question-actions';
import { FIRST_ACTIONS, JUDGE_ACTIONS, VIEW_ACTIONS } from './view-actions';

/**
 * Measures how long user actions block the page's main thread, for one run and for eight runs of
 * many questions. Other programs only make a task longer, so every action runs in several rounds,
 * each in a new page, and the best round is printed.
 */
const [ROUNDS = 3, MOST = 100_000] = process.argv.slice(2).map(Number);

const SIZES = [
  { questions: 10_000, runs: 1, actions: [...FIRST_ACTIONS, ...JUDGE_ACTIONS] },
  {
    questions: MOST,
    runs: 8,
    actions: [...FIRST_ACTIONS, ...QUESTION_ACTIONS, ...VIEW_ACTIONS],
  },
] as const;

const executablePath = findBrowser();
if (executablePath === null)
  throw new Error('No browser was found. Run npx tsx scripts/browser.ts.');
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const { questions, runs, actions } of SIZES) {
    const files = writeLargeFiles(questions, runs);
    try {
      print(
        `\n${questions.toLocaleString('en')} questions × ${runs}, ${files.megabytes.toFixed(0)} MB; the best of ${ROUNDS} rounds, in milliseconds`,
      );
      print(lineOf(['until shown', 'longest task', 'CPU time', 'over 50 ms', 'shift'], ''));
      const rounds: (readonly (Cost | null)[])[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push(await doAll(browser, server.resolvedUrls?.local[0] ?? '', actions, files));
      }
      actions.forEach(({ name }, at) => {
        const costs = rounds.flatMap((round) => round[at] ?? []);
        print(lineOf(describeBest(costs), name));
      });
    } finally {
      files.remove();
    }
  }
} finally {
  await browser.close();
  await server.close();
}

/**
 * Runs all actions one after another in a new page; an action that fails is reported, and the next
 * one runs.
 */
async function doAll(
  within: Browser,
  address: string,
  actions: readonly Action[],
  files: LargeFiles,
): Promise<readonly (Cost | null)[]> {
  const context = await within.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Try the example' }).waitFor();
  // The code of the results views is loaded when the browser is idle.
  await page.waitForTimeout(1000);
  const costs: (Cost | null)[] = [];
  for (const { name, act } of actions) {
    const cost = await measureTasks(page, () => act(page, files)).catch((error: unknown) => {
      process.stderr.write(`${name}: ${String(error)}\n`);
      return null;
    });
    if (cost) process.stderr.write(`${lineOf(describeBest([cost]), name)}\n`);
    costs.push(cost);
  }
  await context.close();
  return costs;
}

function describeBest(costs: readonly Cost[]): readonly string[] {
  const least = (of: (cost: Cost) => number) => Math.min(...costs.map(of));
  return [
    least(({ total }) => total).toFixed(0),
    least(({ longest }) => longest).toFixed(1),
    least(({ work }) => work).toFixed(1),
    least(({ longTasks }) => longTasks).toFixed(0),
    least(({ shift }) => shift).toFixed(2),
  ];
}

function lineOf(figures: readonly string[], name: string): string {
  return `${figures.map((figure) => figure.padStart(12)).join('')}  ${name}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

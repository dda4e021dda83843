import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from '../../scripts/find-browser';
import { measureLargeTable } from './large-table';

/**
 * How long the page's own thread is blocked between the drop of 10,000 questions with one run and
 * the table of their scores; every task over 50 ms is a “long task” to the browser. The time to
 * paint one frame of an idle page is printed beside it, as a measure of this machine's noise.
 */
const QUESTIONS = 10_000;

/** Milliseconds that a quick person looks at a view before going on. */
const LOOK_TIME = 300;

const executablePath = findBrowser();
if (executablePath === null) throw new Error('There is no browser: npx tsx scripts/browser.ts');
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('button', { name: 'Try the example' }).waitFor();
  await page.waitForTimeout(500);
  const rows = Array.from({ length: QUESTIONS }, (_, row) => row);
  const gold = rows.map((row) => `q${row},What was emitted in ${row}?,${row}.5 t CO2e,number`);
  const answers = rows.map((row) => `q${row},About ${row}.5 tonnes were emitted.,m`);
  const idle = await measure(page, []);
  const busy = await measure(page, [
    { name: 'gold.csv', text: ['id,question,answer,answer_type', ...gold].join('\n') },
    { name: 'run.csv', text: ['id,prediction,model', ...answers].join('\n') },
  ]);
  process.stdout.write(
    [
      `${QUESTIONS} questions × 1 run, from drop to table: ${busy.total.toFixed(0)} ms`,
      `longest time the page was blocked: ${busy.longest.toFixed(1)} ms (idle page: ${idle.longest.toFixed(1)} ms)`,
      `tasks over 50 ms as the browser counts them: ${busy.longTasks.length === 0 ? 'none' : busy.longTasks.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`,
      '',
    ].join('\n'),
  );
  const large = await browser.newPage();
  await large.goto(server.resolvedUrls?.local[0] ?? '');
  await large.getByRole('button', { name: 'Try the example' }).waitFor();
  for (const line of await measureLargeTable(large)) process.stdout.write(`${line}\n`);
} finally {
  await browser.close();
  await server.close();
}

interface Blocked {
  readonly total: number;
  readonly longest: number;
  readonly longTasks: readonly number[];
}

/**
 * Drops the files and goes to the question table, all from within the page and at a quick
 * person's pace, and keeps the longest gap
 * between two messages to itself. Without files it watches the idle page for a second.
 */
async function measure(
  page: Awaited<ReturnType<typeof browser.newPage>>,
  files: readonly { readonly name: string; readonly text: string }[],
): Promise<Blocked> {
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, text } of dropped) data.items.add(new File([text], name));
    return data;
  }, files);
  return page.evaluate(
    async ([data, lookTime]) => {
      const longTasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        longTasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ entryTypes: ['longtask'] });
      const isIdle = data.items.length === 0;
      const start = performance.now();
      let last = start;
      let longest = 0;
      let stage = isIdle ? 'idle' : 'scoring';
      let seen = start;
      if (!isIdle) {
        const event = new DragEvent('drop', {
          bubbles: true,
          cancelable: true,
          dataTransfer: data,
        });
        document.querySelector('main')?.dispatchEvent(event);
      }
      const { port1, port2 } = new MessageChannel();
      await new Promise<void>((resolve) => {
        port1.onmessage = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          const places = document.querySelectorAll<HTMLButtonElement>('nav button');
          const tabs = document.querySelectorAll<HTMLButtonElement>('[role="tab"]');
          const isScored = stage === 'scoring' && places[0]?.textContent.includes('1 run');
          const isOverview = stage === 'results' && tabs[1]?.textContent === 'Questions';
          if (!isScored && !isOverview) seen = now;
          if (now - seen > lookTime) {
            seen = now;
            (isScored ? places[2] : tabs[1])?.click();
            stage = isScored ? 'results' : 'questions';
          }
          const shown = document.querySelectorAll('[role="grid"] [role="row"]').length > 5;
          if (isIdle ? now - start > 1000 : shown) resolve();
          else port2.postMessage(null);
        };
        port2.postMessage(null);
      });
      observer.disconnect();
      return { total: performance.now() - start, longest, longTasks };
    },
    [transfer, LOOK_TIME] as const,
  );
}

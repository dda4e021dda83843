import type { Page } from 'playwright-core';

/** The size that the question table is made for. */
const QUESTIONS = 100_000;
const RUNS = 8;

/** Milliseconds within which everything is scored, on a slow machine. */
const PATIENCE = 900_000;

/** What one thing that a person does costs the page. */
interface Cost {
  readonly name: string;
  /** Until the table showed what was asked, in milliseconds. */
  readonly total: number;
  /** Tasks over 50 ms on the page's own thread, as the browser counts them. */
  readonly longTasks: readonly number[];
}

/**
 * Scores 100,000 questions × 8 runs and then scrolls, sorts, filters, searches and gathers them, and
 * counts the long tasks of each. Lines for a person.
 */
export async function measureLargeTable(page: Page): Promise<string[]> {
  const started = performance.now();
  await dropFiles(page);
  await page
    .getByText(`${QUESTIONS.toLocaleString('en')} questions`)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Results/ }).click({ timeout: PATIENCE });
  await page.getByRole('tab', { name: 'Questions' }).click({ timeout: PATIENCE });
  await page.getByText(`${countOf(QUESTIONS)} of`).waitFor({ timeout: PATIENCE });
  await page.getByRole('row', { name: /^q0 / }).waitFor({ timeout: PATIENCE });
  const scored = performance.now() - started;

  const count = (text: string) => page.getByText(text, { exact: true }).waitFor();
  const firstRow = (name: RegExp) => page.getByRole('row', { name }).first().waitFor();
  const field = page.getByRole('combobox', { name: 'Search or filter the questions' });
  const costs = [
    await measure(page, 'scrolling from the first to the last row and back', () => scroll(page)),
    await measure(page, 'sorting by F1', async () => {
      await page.getByRole('columnheader', { name: 'F1' }).getByRole('button').click();
      await firstRow(/^q1 /);
    }),
    await measure(page, 'sorting by F1 and then by the id', async () => {
      const head = page.getByRole('columnheader', { name: 'Id' }).getByRole('button');
      await head.click({ modifiers: ['Shift'] });
      await page.getByLabel('sorted by, number 2').waitFor();
    }),
    await measure(page, 'the filter “runs disagree”', async () => {
      await page.getByRole('button', { name: /^runs disagree/ }).click();
      await count(`${countOf(QUESTIONS / 2)} of ${countOf(QUESTIONS)}`);
    }),
    await measure(page, 'typing a query, letter by letter', async () => {
      await field.fill('');
      await field.pressSequentially('f1@m1 < 1 and sector = s3', { delay: 30 });
      await count(`${countOf(QUESTIONS / 10)} of ${countOf(QUESTIONS)}`);
    }),
    await measure(page, 'searching every text', async () => {
      await field.fill('emitted in 4711');
      await count(`11 of ${countOf(QUESTIONS)}`);
    }),
    await measure(page, 'gathering by sector', async () => {
      await field.fill('');
      await page.getByRole('combobox', { name: 'Group by' }).selectOption('sector');
      await firstRow(/^s0 /);
    }),
    await measure(page, 'eight runs side by side, scrolled', async () => {
      await page.getByRole('combobox', { name: 'Group by' }).selectOption('');
      await page.getByRole('button', { name: 'Columns' }).click();
      for (let run = 1; run < RUNS; run++) {
        await page.getByRole('checkbox', { name: `m${run}`, exact: true }).click();
      }
      await page.keyboard.press('Escape');
      await scroll(page);
    }),
  ];
  return [
    `${countOf(QUESTIONS)} questions × ${RUNS} runs, from drop to table: ${(scored / 1000).toFixed(1)} s`,
    ...costs.map(({ name, total, longTasks }) => {
      const blocked = longTasks.map((ms) => `${ms.toFixed(0)} ms`).join(', ');
      return `${name}: ${total.toFixed(0)} ms; tasks over 50 ms: ${blocked || 'none'}`;
    }),
  ];
}

function countOf(count: number): string {
  return count.toLocaleString('en');
}

/**
 * Drops files that are made within the page, so that nothing large has to be sent to it. No function in
 * here has a name: the terminal's compiler would mark it with a helper that the page lacks.
 */
async function dropFiles(page: Page): Promise<void> {
  await page.evaluate(
    ([questions, runs]) => {
      const rows = Array.from({ length: questions }, (_, row) => row);
      const data = new DataTransfer();
      const gold = rows.map(
        (row) => `q${row},What was emitted in ${row}?,${row}.5 t,number,s${row % 10}\n`,
      );
      const head = 'id,question,answer,answer_type,sector\n';
      data.items.add(new File([head, ...gold], 'gold.csv'));
      for (let run = 0; run < runs; run++) {
        const answers = rows.map(
          (row) => `q${row},${row % 2 === 0 || run === 2 ? `${row}.5 t` : 'none'},m${run}\n`,
        );
        data.items.add(new File(['id,prediction,model\n', ...answers], `m${run}.csv`));
      }
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
      document.querySelector('main')?.dispatchEvent(event);
    },
    [QUESTIONS, RUNS] as const,
  );
}

/** Turns the wheel through the whole table, a stretch a frame. */
async function scroll(page: Page): Promise<void> {
  await page.getByRole('grid').evaluate(async (grid) => {
    const far = grid.scrollHeight - grid.clientHeight;
    for (let step = 0; step <= 120; step++) {
      grid.scrollTop = step < 40 ? step * 90 : far * Math.sin(((step - 40) / 80) * Math.PI);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.locator('[role=row][aria-busy=true]').first().waitFor({ state: 'detached' });
}

async function measure(page: Page, name: string, act: () => Promise<void>): Promise<Cost> {
  await page.evaluate(() => {
    const longTasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ entryTypes: ['longtask'] });
    Object.assign(window, { longTasks, observer });
  });
  const start = performance.now();
  await act();
  const total = performance.now() - start;
  await page.waitForTimeout(300);
  const longTasks = await page.evaluate(() => {
    const watched = window as unknown as { longTasks: number[]; observer: PerformanceObserver };
    watched.observer.disconnect();
    return watched.longTasks;
  });
  return { name, total, longTasks };
}

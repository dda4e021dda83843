import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** The score table at each change: its cells, and the left edge of each column. */
interface Snapshot {
  readonly cells: readonly (readonly string[])[];
  readonly lefts: readonly number[];
  readonly top: number;
  readonly height: number;
}

test('the example shows exact match and F1 first, in a table that does not shift', async () => {
  const { page, errors } = await openPage(browser);
  await page.evaluate(() => {
    const snapshots: Snapshot[] = [];
    Object.assign(window, { snapshots });
    new MutationObserver(() => {
      const table = document.querySelector('[aria-label="Scores by run"] table');
      if (!table) return;
      const heads = [...table.querySelectorAll('thead th')].map((one) =>
        one.getBoundingClientRect(),
      );
      snapshots.push({
        cells: [...table.querySelectorAll<HTMLElement>('tbody tr')].map((row) =>
          [...row.children].map((cell) => (cell as HTMLElement).innerText.trim()),
        ),
        lefts: heads.map(({ left }) => left),
        top: heads[0]?.top ?? 0,
        height: table.getBoundingClientRect().height,
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Try the example' }).click();
  await page.getByRole('heading', { name: /by answer type$/ }).waitFor();
  const snapshots = await page.evaluate(
    () => (window as unknown as { readonly snapshots: readonly Snapshot[] }).snapshots,
  );
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  if (!first || !last) throw new Error('The score table was never shown.');
  const strong = ({ cells }: Snapshot) => cells.find(([name]) => name?.startsWith('strong')) ?? [];
  const runs = ({ cells }: Snapshot) => cells.map(([name]) => name).sort();
  // A slow page may render only later stages; once a score is shown, it stays in all later stages.
  const figures = snapshots.map((snapshot) => {
    const [, , , , exact = '', f1 = ''] = strong(snapshot);
    return [exact, f1].map((cell) => /[\d.]+/.exec(cell)?.[0] ?? '').join(' ');
  });
  expect([...new Set(figures)].filter((one) => one !== ' ')).toEqual(['65.6 85.1']);
  expect(figures.lastIndexOf(' ')).toBeLessThan(figures.indexOf('65.6 85.1'));
  expect(strong(last)[2]).toContain('87.5');
  // Rows are sorted by the headline metric, which arrives in a later stage.
  expect(runs(last)).toEqual(runs(first));
  for (const [column, left] of last.lefts.entries()) {
    expect(Math.abs(left - (first.lefts[column] ?? 0))).toBeLessThan(24);
  }
  expect(Math.abs(last.top - first.top)).toBeLessThan(24);
  expect(Math.abs(last.height - first.height)).toBeLessThan(2);
  expect(errors).toEqual([]);
});

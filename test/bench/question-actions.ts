import type { Page } from 'playwright-core';
import { type Action, chooseByTyping, openTab, TIMEOUT_MS, scrollThrough, tryRule } from './action';
import { isVerbatim, sectorOf } from './large-files';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or filter questions' });

const clear = async (page: Page) => {
  await field(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
};

const firstRow = (page: Page, name: RegExp) => page.getByRole('row', { name }).first().waitFor();

const showCount = (page: Page, count: number, of: number) =>
  page
    .getByText(`${count.toLocaleString('en')} of ${of.toLocaleString('en')}`, { exact: true })
    .waitFor();

const awaitFilter = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Active filters' }).getByText(name).first().waitFor();

const awaitRows = (page: Page) =>
  page.locator('[role=row][aria-busy=true]').first().waitFor({ state: 'detached' });

const countRows = (questions: number, holds: (question: number) => boolean) =>
  Array.from({ length: questions }, (_, question) => question).filter(holds).length;

/** User actions in the question table and the answer inspector. */
export const QUESTION_ACTIONS: readonly Action[] = [
  {
    name: 'Questions: opened',
    act: async (page) => {
      await openTab(page, 'Questions');
      await page.getByRole('row', { name: /^q0 / }).waitFor({ timeout: TIMEOUT_MS });
    },
  },
  {
    name: 'Questions: scrolled to the last row and back',
    act: async (page) => {
      await scrollThrough(page, 'Questions');
      await awaitRows(page);
    },
  },
  {
    name: 'Questions: sorted by F1',
    act: async (page) => {
      await page.getByRole('columnheader', { name: 'F1' }).getByRole('button').click();
      await page
        .locator('[role="columnheader"]:is([aria-sort="ascending"], [aria-sort="descending"])')
        .waitFor();
      await awaitRows(page);
    },
  },
  {
    name: 'Questions: sorted by F1 and then by the id',
    act: async (page) => {
      const head = page.getByRole('columnheader', { name: 'Id' }).getByRole('button');
      await head.click({ modifiers: ['Shift'] });
      await page.getByLabel('sort key 2').waitFor();
      await awaitRows(page);
    },
  },
  {
    name: 'Questions: filtered by “runs disagree”',
    act: async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('checkbox', { name: /^runs disagree/ }).click();
      await page.keyboard.press('Escape');
      await awaitFilter(page, /runs disagree/);
      await awaitRows(page);
    },
  },
  {
    name: 'Questions: filtered by a facet',
    act: async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('combobox', { name: 'Column' }).selectOption('sector');
      await page.getByRole('checkbox', { name: /^s3 / }).click();
      await awaitFilter(page, /s3/);
      await page.keyboard.press('Escape');
      await awaitRows(page);
    },
  },
  {
    name: 'Questions: a query typed, letter by letter',
    act: async (page, { questions }) => {
      await clear(page);
      await page.keyboard.type('f1@m1 < 1 and sector = s3', { delay: 30 });
      const wrong = countRows(questions, (row) => sectorOf(row) === 's3' && !isVerbatim(row, 1));
      await showCount(page, wrong, questions);
    },
  },
  {
    name: 'Questions: every text searched',
    act: async (page, { questions }) => {
      await clear(page);
      await page.keyboard.type('emitted in 4711');
      const found = countRows(questions, (row) => String(row).startsWith('4711'));
      await showCount(page, found, questions);
    },
  },
  {
    name: 'Questions: grouped by sector, one group expanded',
    act: async (page) => {
      await clear(page);
      await chooseByTyping(page.getByRole('combobox', { name: 'Group by' }), 'Group by sector');
      await firstRow(page, /^s0 /);
      await page.getByRole('row', { name: /^s0 / }).click();
      await awaitRows(page);
    },
  },
  {
    name: 'Questions: all runs side by side',
    act: async (page, { runs }) => {
      await chooseByTyping(page.getByRole('combobox', { name: 'Group by' }), 'No grouping');
      await page.getByRole('button', { name: 'Columns' }).click();
      for (let run = 1; run < runs; run++) {
        await page.getByRole('checkbox', { name: `m${run}`, exact: true }).click();
      }
      await page.keyboard.press('Escape');
      await awaitRows(page);
    },
  },
  {
    name: 'Questions: side by side, scrolled to the last row and back',
    act: async (page) => {
      await scrollThrough(page, 'Questions');
      await awaitRows(page);
    },
  },
  {
    name: 'Questions: side by side, scrolled to the last column and back',
    act: async (page) => {
      await page.getByRole('grid').evaluate(async (grid) => {
        const far = grid.scrollWidth - grid.clientWidth;
        for (let step = 0; step <= 60; step++) {
          grid.scrollLeft = far * Math.sin((step / 60) * Math.PI);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      await awaitRows(page);
    },
  },
  {
    name: 'Inspector: opened',
    act: async (page) => {
      await page.getByRole('row').nth(3).click();
      await page.getByRole('region', { name: /^Question q/ }).waitFor();
    },
  },
  {
    name: 'Inspector: ten questions on and five back',
    act: async (page) => {
      for (let step = 0; step < 15; step++) {
        const before = await page.getByRole('region', { name: /^Question q/ }).ariaSnapshot();
        const name = step < 10 ? 'Next question' : 'Previous question';
        await page.getByRole('button', { name }).click();
        const id = /"Question (q\d+)"/.exec(before)?.[1] ?? '';
        await page
          .getByRole('region', { name: `Question ${id}`, exact: true })
          .waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'Inspector: under every published scorer',
    act: async (page) => {
      await page.getByText('All scorers').click();
      await page.getByRole('columnheader', { name: 'Scorer' }).waitFor();
    },
  },
  {
    name: 'Inspector: a rule previewed, and the changed questions',
    act: async (page) => {
      await page.getByText('Preview other rules').click();
      await tryRule(page, 'button');
    },
  },
];

import {
  type Action,
  chooseByTyping,
  headingOf,
  openTab,
  TIMEOUT_MS,
  scrollThrough,
  tryRule,
} from './action';

/** The first user actions, from opening files to the overview. */
export const FIRST_ACTIONS: readonly Action[] = [
  {
    name: 'Data: the files read, joined and scored',
    act: async (page, { paths, runs }) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose files' }).click();
      await (await chooser).setFiles([...paths]);
      const place = page.getByRole('button', { name: new RegExp(`^Data 1 gold, ${runs} run`) });
      await place.waitFor({ timeout: TIMEOUT_MS });
    },
  },
  {
    name: 'Overview: opened',
    act: async (page) => {
      await page.getByRole('button', { name: /^Results/ }).click();
      await headingOf(page, 'Numeric error');
    },
  },
  { name: 'Overview: scrolled down and up', act: (page) => scrollThrough(page, null) },
];

/**
 * Scores every answer with the learned judge, which takes about as long as all metrics together.
 */
export const JUDGE_ACTIONS: readonly Action[] = [
  {
    name: 'Scoring: the judge switched on, everything scored again',
    act: async (page) => {
      await page.getByRole('button', { name: /^Scoring/ }).click();
      await page.getByRole('switch', { name: /^Assay’s judge/ }).press('Space');
      await page.getByRole('button', { name: 'Apply' }).first().click();
      await page.getByRole('button', { name: /^Results/ }).click();
      await openTab(page, 'Human labels & judges');
      await page.getByRole('radio', { name: 'Judges' }).press('Space');
      await headingOf(page, 'By question type');
    },
  },
  {
    name: 'Judge: the threshold moved five steps',
    act: async (page) => {
      const slider = page.getByRole('slider').first();
      for (let step = 0; step < 5; step++) await slider.press('ArrowRight');
      await page.waitForTimeout(500);
    },
  },
];

/** Actions in the views other than the question table. */
export const VIEW_ACTIONS: readonly Action[] = [
  {
    name: 'Overview: opened again, another metric in every chart',
    act: async (page) => {
      await openTab(page, 'Overview');
      await chooseByTyping(page.getByRole('combobox', { name: 'Headline metric' }), 'Exact match');
      await headingOf(page, 'Exact match by answer type');
    },
  },
  {
    name: 'Overview: slices by another column',
    act: async (page) => {
      await chooseByTyping(page.getByRole('combobox', { name: 'Slice by' }), 'year');
      await headingOf(page, /by year$/);
      await page.getByRole('button', { name: '2021' }).waitFor({ timeout: TIMEOUT_MS });
    },
  },
  {
    name: 'Compare: opened',
    act: async (page) => {
      await openTab(page, 'Compare');
      await page
        .getByRole('button', { name: 'Copy sentence' })
        .first()
        .waitFor({ timeout: TIMEOUT_MS });
    },
  },
  { name: 'Compare: scrolled down and up', act: (page) => scrollThrough(page, null) },
  {
    name: 'Compare: another metric',
    act: async (page) => {
      await chooseByTyping(page.getByRole('combobox', { name: 'Headline metric' }), 'Token F1');
      await page
        .getByText(/token F1/)
        .first()
        .waitFor({ timeout: TIMEOUT_MS });
    },
  },
  {
    name: 'Scoring check: opened',
    act: async (page) => {
      await openTab(page, 'Scoring check');
      await headingOf(page, 'Abstentions');
    },
  },
  {
    name: 'Scoring check: the answers of a reason',
    act: async (page) => {
      const reasons = page.getByRole('region', { name: 'Rejection reasons by run' });
      await reasons.getByRole('button').first().click();
      await page.getByRole('columnheader', { name: 'Accepted as' }).waitFor();
    },
  },
  {
    name: 'Agreement: opened',
    act: async (page) => {
      await openTab(page, 'Human labels & judges');
      await headingOf(page, 'Metrics vs. human labels');
    },
  },
  {
    name: 'Agreement: another metric, and the answers of a cell',
    act: async (page) => {
      await page.getByRole('button', { name: 'Show details of Exact match' }).click();
      const cells = page.getByRole('table', { name: 'Exact match vs. human labels' });
      await cells.getByRole('button').nth(1).click({ timeout: TIMEOUT_MS });
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'Scoring: a rule previewed, and the changed questions',
    act: async (page) => {
      await page.getByRole('button', { name: /^Scoring/ }).click();
      await tryRule(page, 'switch');
    },
  },
  {
    name: 'Export & share: opened',
    act: async (page) => {
      await page.getByRole('button', { name: /^Results/ }).click();
      await page.getByRole('button', { name: 'Export & share', exact: true }).click();
      await page
        .getByRole('button', { name: /^Download/ })
        .first()
        .waitFor();
    },
  },
  ...['report.json', 'questions.csv', 'results.xlsx', 'report.html'].map((file): Action => ({
    name: `Export & share: ${file}`,
    act: async (page) => {
      const download = page.waitForEvent('download', { timeout: TIMEOUT_MS });
      await page.getByRole('button', { name: `Download ${file}` }).click();
      await (await download).delete();
    },
  })),
];

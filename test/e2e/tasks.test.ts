import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, readDownload } from './browser';
import { exampleFiles, exampleLink, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** Counts the clicks that a task needs. */
function createCounter() {
  const start = performance.now();
  let clicks = 0;
  return {
    click: async (what: Locator) => {
      clicks++;
      await what.click();
    },
    /** Selects an option of a list: one click opens the list, one selects. */
    choose: async (what: Locator, label: string) => {
      clicks += 2;
      await what.selectOption({ label });
    },
    /** Prints the number of clicks and the waiting time. */
    finish: (task: string) => {
      const seconds = (performance.now() - start) / 1000;
      process.stdout.write(`${task}: ${clicks} clicks, ${seconds.toFixed(1)} s of waiting\n`);
      return clicks;
    },
  };
}

describe('questions that the overview answers', () => {
  const openOverview = async () => {
    const { page } = await openPage(browser, `${exampleLink}&place=results`);
    await page.getByRole('tab', { name: 'Compare' }).waitFor();
    return page;
  };

  test('which system is better on numeric questions, and is the difference significant?', async () => {
    const page = await openOverview();
    const { click, choose, finish } = createCounter();
    await click(page.getByRole('tab', { name: 'Compare' }));
    await choose(page.getByRole('combobox', { name: 'Headline metric' }), 'Numeric match');
    const sentence = page.getByText(
      /^Inconclusive difference in numeric match between strong r1 and weak r1: 95% CI 10\.0 to 100\.0/,
    );
    await sentence.first().waitFor();
    expect(finish('Which system is better on numeric questions')).toBeLessThanOrEqual(3);
  });

  test('why did q12 get 0?', async () => {
    const page = await openOverview();
    const { click, choose, finish } = createCounter();
    await click(page.getByRole('tab', { name: 'Questions' }));
    const runs = page.getByRole('combobox', { name: 'Run' });
    await choose(runs, 'weak r1');
    await click(page.getByRole('row', { name: /q12/ }));
    const microscope = page.getByRole('region', { name: 'Question q12' });
    await microscope.getByText('The years differ').first().waitFor();
    expect(finish('Why did q12 get 0')).toBeLessThanOrEqual(4);
  });

  test('how many wrong answers are only a percent sign?', async () => {
    const page = await openOverview();
    const { click, finish } = createCounter();
    await click(page.getByRole('tab', { name: 'Scoring check' }));
    await page
      .getByRole('row', { name: /^Percent sign/ })
      .first()
      .waitFor();
    expect(finish('How many wrong answers are only a percent sign')).toBe(1);
  });
});

describe('tasks in an open project', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPage(browser, `${exampleLink}&place=results`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    }));
    await page.getByRole('heading', { name: /^Distribution of/ }).waitFor();
  });
  afterAll(() => page.context().close());

  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const query = () => page.getByRole('combobox', { name: 'Search or filter questions' });
  const download = () => page.getByRole('button', { name: /^Download \d+ questions?$/ });
  /** Closes the suggestions, which cover the buttons. */
  const clearQuery = async () => {
    await query().fill('');
    await page.keyboard.press('Escape');
    await expect.poll(() => download().innerText()).toBe('Download 32 questions');
  };

  test('export the LaTeX table by answer type for two runs', async () => {
    const { click, finish } = createCounter();
    await click(
      page.getByRole('button', { name: /^Copy .* “Answer correctness by answer type”$/ }),
    );
    await click(page.getByRole('checkbox', { name: 'weak r1' }));
    await click(page.getByRole('button', { name: 'Copy as LaTeX' }));
    await expect.poll(readClipboard).toMatch(/\\begin\{tabular\}/);
    expect(await readClipboard()).not.toContain('weak');
    await page.keyboard.press('Escape');
    expect(finish('LaTeX table by answer type for two runs')).toBeLessThanOrEqual(3);
  });

  test('export the answers that exact match rejects as CSV', async () => {
    const { click, choose, finish } = createCounter();
    await click(page.getByRole('tab', { name: 'Questions' }));
    await click(page.getByRole('button', { name: 'Filter', exact: true }));
    await choose(page.getByRole('combobox', { name: 'Column' }), 'Exact match');
    const ranges = page.getByRole('group', { name: 'Score ranges of Exact match' });
    await click(ranges.getByRole('button').first());
    await page.keyboard.press('Escape');
    const saving = page.waitForEvent('download');
    await click(download());
    const csv = (await readDownload(await saving)).toString();
    expect(csv.split('\n')[0]).toContain('exact_match');
    expect(finish('Answers that exact match rejects, as CSV')).toBeLessThanOrEqual(6);
    await clearQuery();
  });

  test('find the questions that one run answers correctly and another does not, by pointer and by query', async () => {
    const pointer = createCounter();
    await pointer.click(page.getByRole('button', { name: 'Filter', exact: true }));
    await pointer.choose(page.getByRole('combobox', { name: 'Incorrect' }), 'weak r1');
    await pointer.click(page.getByRole('button', { name: 'Add', exact: true }));
    await page.keyboard.press('Escape');
    await expect.poll(() => download().innerText()).toBe('Download 23 questions');
    expect(pointer.finish('A correct, B wrong, by pointer')).toBeLessThanOrEqual(4);
    await clearQuery();
    const typing = createCounter();
    await query().fill('strong.correct = 1 and weak.correct = 0');
    await expect.poll(() => download().innerText()).toBe('Download 23 questions');
    expect(typing.finish('A correct, B wrong, by typing')).toBe(0);
    await clearQuery();
  });

  test('copy a link to the results', async () => {
    const { click, finish } = createCounter();
    await click(page.getByRole('button', { name: 'Export & share', exact: true }));
    await click(page.getByRole('button', { name: 'Copy link', exact: true }));
    await expect.poll(readClipboard).toMatch(/#v1=/);
    expect(finish('Link to the results')).toBe(2);
    await page.getByRole('button', { name: 'Close Export & share' }).click();
  });

  test('change the tolerance', async () => {
    const { click, finish } = createCounter();
    const main = page.getByRole('navigation', { name: 'Main' });
    await click(main.getByRole('button', { name: /^Scoring/ }));
    await page.getByRole('textbox', { name: 'Relative tolerance, %' }).fill('5');
    const apply = page.getByRole('button', { name: 'Apply', exact: true });
    await click(apply);
    await apply.waitFor({ state: 'hidden' });
    expect(finish('Another tolerance')).toBe(2);
  });
});

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    const isThere = await wanted.evaluateAll((all) =>
      all.some((one) => one === document.activeElement),
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

test('files can be scored and a conclusion copied with the keyboard alone', async () => {
  const { page } = await openPage(browser, '', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Listen before the click: the browser reports the file chooser asynchronously.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Choose files' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([...exampleFiles]);
  await page.getByText('95', { exact: true }).waitFor();

  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await tabTo(page, page.getByRole('button', { name: /^Results/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Copy sentence' }).first().waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Copy sentence' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    / in answer correctness.* 32 questions in 22 documents.*\. Paired permutation test/s,
  );
});

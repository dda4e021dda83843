import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, launchBrowser, readDownload } from './browser';
import {
  type DroppedFile,
  dropFiles,
  exampleFiles,
  exampleLink,
  openPage,
  readFiles,
} from './page';
import { servePlain } from './plain-server';

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
    /** Selects an option in a list: one click opens the list, and another selects the option. */
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

  test('how many answers are wrong only because of a percent sign?', async () => {
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

/** The steps of a task, by pointer or by keyboard, and their number. */
interface Hand {
  readonly name: 'pointer' | 'keyboard';
  readonly click: (what: Locator) => Promise<void>;
  /** Selects an option of a list. */
  readonly choose: (what: Locator, label: string) => Promise<void>;
  readonly type: (what: Locator, text: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly count: () => { readonly clicks: number; readonly keys: number };
}

/** Opening a list counts as one click, and selecting an option counts as another. */
function pointerHand(page: Page): Hand {
  let clicks = 0;
  let keys = 0;
  return {
    name: 'pointer',
    click: async (what) => {
      clicks++;
      await what.click();
    },
    choose: async (what, label) => {
      clicks += 2;
      await what.selectOption({ label });
    },
    type: async (what, text) => {
      clicks++;
      keys += text.length;
      await what.fill(text);
    },
    press: async (key) => {
      keys++;
      await page.keyboard.press(key);
    },
    count: () => ({ clicks, keys }),
  };
}

/** Presses Tab to reach every control, and the arrow keys to switch between tabs. */
function keyboardHand(page: Page): Hand {
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  const reach = async (what: Locator) => {
    await what.waitFor();
    keys += await tabTo(page, what);
  };
  return {
    name: 'keyboard',
    click: async (what) => {
      await what.waitFor();
      const role = await what.getAttribute('role');
      if (role !== 'tab') {
        await reach(what);
        await press((await what.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
        return;
      }
      await reach(page.getByRole('tab', { selected: true }));
      while ((await what.getAttribute('aria-selected')) !== 'true') await press('ArrowRight');
    },
    choose: async (what, label) => {
      await reach(what);
      await type(label);
    },
    type: async (what, text) => {
      await reach(what);
      await press('Control+A');
      await type(text);
    },
    press,
    count: () => ({ clicks: 0, keys }),
  };
}

const query = (page: Page) => page.getByRole('combobox', { name: 'Search or filter questions' });
const downloadOf = (page: Page) => page.getByRole('button', { name: /^Download \d+ questions?$/ });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const openTab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The answers of 16 runs in one file; each run has one more wrong answer than the one before. */
function sixteenRuns(): DroppedFile {
  const [head = '', ...rows] = readFileSync('public/examples/strong.csv', 'utf8')
    .trim()
    .split('\n');
  const runs = Array.from({ length: 16 }, (_, run) =>
    rows.map((row, at) => {
      const own = row.replace('strong', `system ${run + 1}`);
      return at < run ? own.replace(/,r1,.*/, ',r1,wrong,') : own;
    }),
  );
  return { name: 'sixteen.csv', text: [head, ...runs.flat()].join('\n') };
}

interface Task {
  readonly name: string;
  /** What the page shows before the first step. */
  readonly start: (page: Page) => Promise<void>;
  readonly steps: (page: Page, hand: Hand) => Promise<void>;
  /** Maximum number of clicks by pointer. */
  readonly most: number;
}

const openResults = async (page: Page) => {
  await page.goto(`${baseUrl()}#${exampleLink}&place=results`);
  await page.getByRole('heading', { name: /by answer type$/ }).waitFor();
};
const [gold, strong] = readFiles(exampleFiles);

const TASKS: readonly Task[] = [
  {
    name: 'Which run is better, and is it significant?',
    most: 1,
    start: async (page) => {
      await dropFiles(page, readFiles(exampleFiles));
      await page.getByText('95', { exact: true }).waitFor();
    },
    steps: async (page, { click }) => {
      await click(page.getByRole('button', { name: 'See results' }));
      await page.getByText(/^verbose r1 has the highest .* significantly better/).waitFor();
      await page
        .getByRole('row', { name: /^weak r1/ })
        .getByText('p < 0.001')
        .waitFor();
    },
  },
  {
    name: 'Which of 16 runs is best, and which runs is it better than?',
    most: 2,
    start: async (page) => {
      await dropFiles(
        page,
        [gold, sixteenRuns()].flatMap((file) => file ?? []),
      );
      await page.getByText('matched of 512').waitFor();
    },
    steps: async (page, { click }) => {
      await click(page.getByRole('button', { name: 'See results' }));
      await page.getByText(/^system 1 r1 .*highest/).waitFor();
      await click(openTab(page, 'Compare'));
      await page.getByRole('table', { name: 'Differences between runs' }).waitFor();
    },
  },
  {
    name: 'Three mistyped ids',
    most: 1,
    start: async (page) => {
      const text = strong?.text.replace(/^q0([123]),/gm, 'Q0$1,') ?? '';
      await dropFiles(
        page,
        [gold, { name: 'strong.csv', text }].flatMap((file) => file ?? []),
      );
      await page.getByText(/would match 3 of 3/).waitFor();
    },
    steps: async (page, { click }) => {
      await click(page.getByRole('button', { name: /^Match 3 ids/ }));
      await page.getByText('all predictions matched').waitFor();
    },
  },
  {
    name: 'Swapped files',
    most: 1,
    start: async (page) => {
      await dropFiles(
        page,
        [gold, strong].flatMap((file) => file ?? []),
      );
      await page.getByText('matched of 32').waitFor();
      await page.getByRole('combobox', { name: 'strong.csv: role' }).click();
      await page.getByRole('option', { name: 'Gold', exact: true }).click();
      await page.getByText(/gold\.json looks like the gold file/).waitFor();
    },
    steps: async (page, { click }) => {
      await click(page.getByRole('button', { name: 'Swap gold and predictions' }));
      await page.getByText('matched of 32').waitFor();
    },
  },
  {
    name: 'LaTeX table by answer type for two runs',
    most: 3,
    start: openResults,
    steps: async (page, { click }) => {
      const copy = /^Copy .* “Answer correctness by answer type”$/;
      await click(page.getByRole('button', { name: copy }));
      await click(page.getByRole('checkbox', { name: 'weak r1' }));
      await click(page.getByRole('button', { name: 'Copy as LaTeX' }));
      await expect.poll(() => readClipboard(page)).toMatch(/\\begin\{tabular\}/);
      expect(await readClipboard(page)).not.toContain('weak');
    },
  },
  {
    name: 'Answers that exact match rejects, as CSV',
    most: 6,
    start: openResults,
    steps: async (page, { click, choose, press }) => {
      await click(openTab(page, 'Questions'));
      await click(page.getByRole('button', { name: 'Filter', exact: true }));
      await choose(page.getByRole('combobox', { name: 'Column' }), 'Exact match');
      const ranges = page.getByRole('group', { name: 'Score ranges of Exact match' });
      await click(ranges.getByRole('button').first());
      await press('Escape');
      const saving = page.waitForEvent('download');
      await click(downloadOf(page));
      const csv = (await readDownload(await saving)).toString();
      expect(csv.split('\n')[0]).toContain('exact_match');
    },
  },
  {
    name: 'Numbers, A correct, B wrong, by menus',
    most: 6,
    start: openResults,
    steps: async (page, { click, choose, press }) => {
      await click(openTab(page, 'Questions'));
      await click(page.getByRole('button', { name: 'Filter', exact: true }));
      await choose(page.getByRole('combobox', { name: 'Incorrect' }), 'weak r1');
      await click(page.getByRole('button', { name: 'Add', exact: true }));
      await click(page.getByRole('checkbox', { name: /^number / }));
      await press('Escape');
      await expect.poll(() => downloadOf(page).innerText()).toBe('Download 7 questions');
    },
  },
  {
    name: 'Numbers, A correct, B wrong, by a query',
    most: 2,
    start: openResults,
    steps: async (page, { click, type }) => {
      await click(openTab(page, 'Questions'));
      await type(query(page), 'strong.correct = 1 and weak.correct = 0 and type = number');
      await expect.poll(() => downloadOf(page).innerText()).toBe('Download 7 questions');
    },
  },
  {
    name: 'Ten labels',
    most: 3,
    start: openResults,
    steps: async (page, { click, type, press }) => {
      await click(openTab(page, 'Human labels & judges'));
      await type(page.getByRole('textbox', { name: 'Sample size' }), '10');
      await click(page.getByRole('button', { name: 'Start labeling' }));
      for (let at = 1; at <= 10; at++) {
        await page.getByRole('article', { name: `Answer ${at} of 10` }).waitFor();
        await press(at % 3 === 0 ? 'r' : 'a');
      }
      await page.getByText(/^10 of 10 labeled/).waitFor();
    },
  },
  {
    name: 'Another tolerance',
    most: 3,
    start: openResults,
    steps: async (page, { click, type }) => {
      const main = page.getByRole('navigation', { name: 'Main' });
      await click(main.getByRole('button', { name: /^Scoring/ }));
      await type(page.getByRole('textbox', { name: 'Relative tolerance, %' }), '5');
      const apply = page.getByRole('button', { name: 'Apply', exact: true });
      await click(apply);
      await apply.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Link to the results',
    most: 2,
    start: openResults,
    steps: async (page, { click }) => {
      await click(page.getByRole('button', { name: 'Export & share', exact: true }));
      await click(page.getByRole('button', { name: 'Copy link', exact: true }));
      await expect.poll(() => readClipboard(page)).toMatch(/#v1=/);
    },
  },
  {
    name: 'Publish, and open from another server',
    most: 2,
    start: openResults,
    steps: async (page, { click }) => {
      await click(page.getByRole('button', { name: 'Export & share', exact: true }));
      const saving = page.waitForEvent('download');
      await click(page.getByRole('button', { name: 'Download assay-report.zip' }));
      const folder = mkdtempSync(join(tmpdir(), 'assay-'));
      for (const [path, bytes] of Object.entries(unzipSync(await readDownload(await saving)))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), bytes);
      }
      const server = await servePlain(folder, '/published/');
      await page.goto(server.url);
      await page.getByText(/^Same data, same scores, same version/).waitFor();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  },
];

describe('tasks by pointer and by keyboard', () => {
  const lines: string[] = [];
  afterAll(() => {
    process.stdout.write(
      [
        '',
        '| task | clicks | keys | keys without pointer | seconds |',
        '| --- | --: | --: | --: | --: |',
      ]
        .concat(lines, '')
        .join('\n'),
    );
  });

  test.each(TASKS)('$name', async ({ name, start, steps, most }) => {
    const done: string[] = [];
    for (const handOf of [pointerHand, keyboardHand]) {
      const { page } = await openPage(browser, '', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await start(page);
      const hand = handOf(page);
      const begin = performance.now();
      await steps(page, hand);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      const { clicks, keys } = hand.count();
      if (hand.name === 'pointer') {
        expect(clicks).toBeLessThanOrEqual(most);
        done.push(String(clicks), String(keys), seconds);
      } else done.splice(2, 0, String(keys));
      await page.context().close();
    }
    lines.push(`| ${[name, ...done].join(' | ')} |`);
  });
});

/** Presses Tab until the element has focus, and returns the number of presses. */
async function tabTo(page: Page, wanted: Locator): Promise<number> {
  for (let pressed = 0; pressed < 160; pressed++) {
    const isThere = await wanted.evaluateAll((all) =>
      all.some((one) => one === document.activeElement),
    );
    if (isThere) return pressed;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element.');
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

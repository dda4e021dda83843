import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { dropFiles, exampleFiles, openPage, readFiles } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const place = (page: Page, name: 'Data' | 'Scoring' | 'Results') =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: new RegExp(`^${name}`) });

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

const preset = (page: Page) => place(page, 'Scoring').innerText();
/** Expands the mapping, which is collapsed whenever Data is opened. */
async function openMapping(page: Page) {
  await place(page, 'Data').click();
  const mapping = page.getByRole('button', { name: 'Mapping', exact: true });
  if ((await mapping.getAttribute('aria-expanded')) === 'false') await mapping.click();
}

const documents = (page: Page) => page.getByRole('combobox', { name: 'Document', exact: true });
const query = (page: Page) => page.getByRole('combobox', { name: 'Search or filter questions' });
const labels = (page: Page) => page.getByRole('button', { name: /^Export labels\.csv, / });

const LABELS_HEAD = 'id,model,run,annotator,label,comment';

/** The state that the page should show after the user's actions. */
interface Done {
  readonly files: number;
  readonly preset: string;
  readonly document: string;
  readonly labels: number;
  readonly query: string;
}

type Step = (page: Page, done: Done) => Promise<Partial<Done>>;

/** Possible user actions; each resolves when the page shows its effect. */
const steps: Readonly<Record<string, Step>> = {
  settings: async (page, done) => {
    const next = done.preset === 'Plain' ? 'Lenient' : 'Plain';
    await place(page, 'Scoring').click();
    const apply = page.getByRole('button', { name: 'Apply', exact: true });
    const scores = page.getByRole('region', { name: 'Scores under current settings' });
    if (done.files > 1) await scores.waitFor();
    // The layout shifts when the progress bar disappears.
    await page.getByRole('progressbar').first().waitFor({ state: 'hidden' });
    await page.getByRole('radiogroup', { name: 'Preset' }).getByText(next, { exact: true }).click();
    // Without scores, a choice takes effect immediately; otherwise it is previewed until applied.
    if (done.files > 1) await apply.click();
    await expect.poll(() => preset(page)).toContain(next);
    return { preset: next };
  },
  mapping: async (page, done) => {
    const next = done.document === 'document' ? 'question' : 'document';
    await openMapping(page);
    await documents(page).click();
    await page.getByRole('option', { name: next, exact: true }).click();
    await expect.poll(() => documents(page).inputValue()).toBe(next);
    return { document: next };
  },
  labels: async (page, done) => {
    const row = `q${String(done.labels + 1).padStart(2, '0')},strong,r1,ada,correct,`;
    await dropFiles(page, [{ name: 'labels.csv', text: `${LABELS_HEAD}\n${row}\n` }]);
    await page.getByText('labels.csv: 1 label was added.').last().waitFor();
    return { labels: done.labels + 1 };
  },
  view: async (page, done) => {
    const next = done.query === 'f1 < 0.5' ? 'f1 > 0.5' : 'f1 < 0.5';
    await place(page, 'Results').click();
    await page.getByRole('tab', { name: /^Questions/ }).click();
    await query(page).fill(next);
    await page.waitForFunction(
      (text) => location.hash.includes(text),
      next.slice(3, 4) === '<' ? '%3C' : '%3E',
    );
    return { query: next };
  },
};

const dropNext: Step = async (page, { files: open }) => {
  await place(page, 'Data').click();
  await dropFiles(page, readFiles(exampleFiles.slice(open, open + 1)));
  await expect.poll(() => files(page).count()).toBe(open + 1);
  return { files: open + 1 };
};

/**
 * Rounds in which another file is dropped; scoring starts once the second file has been dropped.
 */
const DROPS = [0, 1, 7, 13];

/**
 * If the page closed before a file's bytes were stored, the reloaded page names the file, which is
 * then dropped again.
 */
async function dropWhatIsNamed(page: Page, { files: open }: Done): Promise<void> {
  await place(page, 'Data').click();
  const named = page.getByText('Not stored with this project');
  await expect.poll(async () => (await files(page).count()) + (await named.count())).toBe(open);
  if ((await named.count()) > 0)
    await dropFiles(page, readFiles(exampleFiles.slice(open - 1, open)));
}

async function expectAll(page: Page, done: Done): Promise<void> {
  await expect.poll(() => preset(page)).toContain(done.preset);
  if (done.query !== '') {
    await place(page, 'Results').click();
    await page.getByRole('tab', { name: /^Questions/ }).click();
    await expect.poll(() => query(page).inputValue()).toBe(done.query);
  }
  if (done.labels > 0) {
    await place(page, 'Results').click();
    await page.getByRole('tab', { name: 'Human labels' }).click();
    await expect.poll(() => labels(page).innerText()).toMatch(new RegExp(`, ${done.labels} label`));
  }
  await openMapping(page);
  await expect.poll(() => files(page).count()).toBe(done.files);
  await expect.poll(() => documents(page).inputValue()).toBe(done.document);
}

/** Waits for a number of frames, so that the reload happens in an arbitrary state. */
async function passFrames(page: Page, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

test(
  'everything is restored after each of twenty reloads at random moments',
  { timeout: 300_000 },
  async () => {
    const random = seeded(7);
    const { page, errors } = await openPage(browser);
    const names = Object.keys(steps);
    let done: Done = { files: 0, preset: 'SQuAD', document: 'document', labels: 0, query: '' };
    for (let round = 0; round < 20; round++) {
      const name = names[Math.floor(random() * names.length)] ?? '';
      const step = DROPS.includes(round) ? dropNext : steps[name];
      done = { ...done, ...(await step?.(page, done)) };
      await passFrames(page, Math.floor(random() * 12));
      await page.reload();
      if (step === dropNext) await dropWhatIsNamed(page, done);
      await expectAll(page, done);
    }
    expect(done).toMatchObject({ files: 4 });
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test('a choice made right before a reload is kept', async () => {
  const { page, errors } = await openPage(browser);
  await dropFiles(page, readFiles(exampleFiles.slice(0, 2)));
  await expect.poll(() => files(page).count()).toBe(2);
  let done: Done = { files: 2, preset: 'SQuAD', document: 'document', labels: 0, query: '' };
  for (const step of [steps.settings, steps.mapping, steps.labels]) {
    done = { ...done, ...(await step?.(page, done)) };
    await page.reload();
    await expectAll(page, done);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

/**
 * Makes another page of the same browser write to the database until the returned function is
 * called.
 */
async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.evaluate(async () => {
    const [kept] = await indexedDB.databases();
    const request = indexedDB.open(kept?.name ?? '');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const works = request.result.transaction('works', 'readwrite').objectStore('works');
    let isHeld = true;
    window.addEventListener('release', () => {
      isHeld = false;
    });
    const goOn = () => {
      if (isHeld) works.count().onsuccess = goOn;
    };
    goOn();
  });
  await page.bringToFront();
  return () =>
    other.evaluate(() => {
      window.dispatchEvent(new Event('release'));
    });
}

test('a choice made while the database is busy survives closing the page', async () => {
  const { page, errors } = await openPage(browser);
  await dropFiles(page, readFiles(exampleFiles.slice(0, 2)));
  await expect.poll(() => files(page).count()).toBe(2);
  const empty: Done = { files: 2, preset: 'SQuAD', document: 'document', labels: 0, query: '' };
  await page.reload();
  await expectAll(page, empty);
  const release = await holdDatabase(page);
  const done = { ...empty, ...(await steps.labels?.(page, empty)) };
  await page.reload();
  // While the database is busy, the page renders without the stored project.
  await release();
  await page.getByText('Your project was restored', { exact: false }).waitFor();
  await expectAll(page, done);
  expect(errors).toEqual([]);
  await page.context().close();
});

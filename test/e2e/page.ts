import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { baseUrl } from './browser';

/** An open page with its requests and errors. */
export interface OpenPage {
  readonly page: Page;
  readonly requests: string[];
  readonly errors: string[];
}

/** The paths of the example's files, for the page and for the terminal. */
export const exampleFiles = ['gold.json', 'strong.csv', 'verbose.jsonl', 'weak.tsv'].map(
  (name) => `public/examples/${name}`,
);

/** The URL fragment that opens the example. */
export const exampleLink =
  'gold=examples/gold.json&predictions=examples/strong.csv&predictions=examples/verbose.jsonl&predictions=examples/weak.tsv';

/**
 * Opens the built page at a fragment, in a new context. Service workers are blocked, since their
 * requests would be listed with those of the page, and motion is reduced.
 */
export async function openPage(
  browser: Browser,
  fragment = '',
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    // On a busy machine, an element may move between pressing and releasing the button.
    reducedMotion: 'reduce',
    ...options,
  });
  // Scoring may be slow on a busy machine; Playwright's default timeout is 30 seconds.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(baseUrl() + (fragment === '' ? '' : `#${fragment}`));
  // The page looks for a stored project before it renders; no user types or pastes that early.
  await page.getByRole('main').waitFor();
  return { page, requests, errors };
}

/** A file to drop, given as text or bytes. */
export interface DroppedFile {
  readonly name: string;
  readonly text?: string;
  readonly bytes?: Uint8Array;
}

/** Drops files anywhere on the page, as a user would. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const carried = files.map(({ name, text, bytes }) => ({
    name,
    base64: Buffer.from(bytes ?? Buffer.from(text ?? '')).toString('base64'),
  }));
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([bytes], name));
    }
    return data;
  }, carried);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent('main', type, { dataTransfer: transfer });
  }
}

/** Files of the repository, to be dropped. */
export function readFiles(paths: readonly string[]): { name: string; text: string }[] {
  return paths.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }));
}

/** For each stored project, the number of files whose bytes are stored; sorted by this number. */
export function countStored(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const [stored] = await indexedDB.databases();
    if (!stored?.name) return [];
    const database = await ask(indexedDB.open(stored.name));
    const transaction = database.transaction(['works', 'files']);
    const [works, keys] = await Promise.all([
      ask(transaction.objectStore('works').getAll()),
      ask(transaction.objectStore('files').getAllKeys()),
    ]);
    database.close();
    const latest = new Map<string, readonly string[]>();
    for (const work of works as { session: string; keys: string[] }[]) {
      latest.set(work.session, work.keys);
    }
    return [...latest.values()]
      .map((own) => own.filter((key) => keys.includes(key)).length)
      .sort((a, b) => a - b);
  });
}

/**
 * The violations that axe finds once animations have ended: rule, element and reason. Checks all
 * rules by default.
 */
export async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const { violations } = await injected.run(runOnly.length > 0 ? { runOnly } : {});
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [...rules],
  );
}

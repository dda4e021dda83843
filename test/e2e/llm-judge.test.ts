import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { baseUrl, openBrowser, readDownload } from './browser';
import { CORRECT, type LlmServer, serveLlm } from './llm-server';
import { dropFiles, exampleLink, findViolations, openPage, type OpenPage } from './page';

const KEY = 'sk-secret-7f3a9c1e';
const SLOW = { ...CORRECT, after: 400 };

let browser: Browser;
let llm: LlmServer;
let another: LlmServer;

beforeAll(async () => {
  browser = await openBrowser();
  llm = await serveLlm();
  another = await serveLlm();
});

afterAll(async () => {
  await browser.close();
  await llm.close();
  await another.close();
});

beforeEach(() => {
  llm.calls.length = 0;
  llm.behave(() => CORRECT);
});

/** The scored example with the form filled in for a random sample of the given size. */
async function openForm(sample: number, url = llm.url): Promise<OpenPage & { dialog: Locator }> {
  const opened = await openPage(browser, `${exampleLink}&place=scoring`);
  const { page } = opened;
  await page.getByRole('button', { name: 'Set up LLM judge…' }).click();
  const dialog = page.getByRole('dialog', { name: 'LLM judge' });
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByLabel('Model', { exact: true }).fill('small');
  await dialog.getByLabel('Key', { exact: true }).fill(KEY);
  await dialog.getByLabel('Random sample size').fill(String(sample));
  return { ...opened, dialog };
}

/** Gives consent after the preview of the request. */
async function agree(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Preview calls' }).click();
  await dialog.getByRole('button', { name: /^Send \d+ calls? to/ }).click();
}

const heading = (dialog: Locator, name: RegExp) => dialog.getByRole('heading', { name });

const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test('nothing is sent before consent; afterwards, as many calls as announced are sent, the previewed one unchanged, and only to the named host', async () => {
  const { page, dialog, requests, errors } = await openForm(3);
  await dialog.getByRole('button', { name: 'Preview calls' }).click();
  await heading(dialog, /^Send 3 calls to/).waitFor();
  await dialog.getByText('as sent').click();
  const shown = await dialog.getByRole('region', { name: 'Text of the first call' }).textContent();
  expect(llm.calls).toEqual([]);
  await page.getByRole('button', { name: 'Nothing uploaded' }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await dialog.getByRole('button', { name: `Send 3 calls to ${llm.host}` }).click();
  await heading(dialog, /^Done · 3 of 3/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(llm.calls.map(({ body }) => body)).toContain(shown);
  expect(llm.calls).toHaveLength(3);
  for (const { path, headers } of llm.calls) {
    expect(path).toBe('/v1/chat/completions');
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, origin: 'null' });
    expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
  }
  const elsewhere = requests.filter((url) => !url.startsWith(baseUrl()) && /^https?:/.test(url));
  expect(new Set(elsewhere)).toEqual(new Set([`${llm.url}/chat/completions`]));
  expect(await page.locator('iframe').count()).toBe(0);
  await page
    .getByRole('button', { name: /^[\d,]+ bytes, 3 requests sent from this page$/ })
    .waitFor();
  expect(await storedTexts(page)).not.toContain(KEY);
  expect(errors).toEqual([]);

  await dialog.getByRole('button', { name: 'Preview calls' }).click();
  await dialog.getByRole('button', { name: 'Use the known verdicts' }).click();
  await heading(dialog, /^Done · 0 of 0/).waitFor();
  expect(llm.calls).toHaveLength(3);
});

test('failed calls leave answers unscored with a reason, and can be retried', async () => {
  llm.behave((nth) => {
    if (nth === 0) return { kind: 'refuses', status: 500 };
    if (nth === 1) return { kind: 'refuses', status: 429, retryAfter: '1' };
    if (nth === 2) return { kind: 'sends', body: '{"choices": [{"mess' };
    if (nth === 3) return { kind: 'says', words: 'I think that this is correct.' };
    return CORRECT;
  });
  const { dialog } = await openForm(8);
  await agree(dialog);
  await heading(dialog, /^Done · 6 of 8/).waitFor();
  expect(llm.calls).toHaveLength(10);
  const failures = dialog.getByRole('region', { name: 'Calls without a verdict' });
  await failures.getByText(/response is incomplete/).waitFor();
  await failures.getByText(/not respond with the requested JSON object/).waitFor();
  await dialog.getByRole('button', { name: 'Retry 2 failed calls' }).click();
  await heading(dialog, /^Done · 2 of 2/).waitFor();
  expect(llm.calls).toHaveLength(12);
});

test('slow calls can be paused, resumed and canceled; the remaining calls can be sent later', async () => {
  llm.behave(() => SLOW);
  const { page, dialog } = await openForm(20);
  await agree(dialog);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await heading(dialog, /^Paused/).waitFor();
  // The calls in progress finish, and no further call is sent.
  await expect
    .poll(async () =>
      (await heading(dialog, /^Paused/).innerText()).includes(` ${llm.calls.length} of 20`),
    )
    .toBe(true);
  const sent = llm.calls.length;
  expect(sent).toBeLessThan(20);
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => llm.calls.length).toBeGreaterThan(sent);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await heading(dialog, /^Canceled/).waitFor();
  const canceled = llm.calls.length;
  expect(canceled).toBeLessThan(20);
  // Without the frame, the page cannot send calls.
  await expect.poll(() => page.locator('iframe').count()).toBe(0);

  llm.behave(() => CORRECT);
  await dialog.getByRole('button', { name: /^Send the remaining \d+ calls?/ }).click();
  await heading(dialog, /^Done/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/^small on 127\.0\.0\.1:\d+ judged 20 different answers\./).waitFor();
});

test('verdicts appear as a metric, and in the answer inspector with their reason', async () => {
  const { page, dialog } = await openForm(1000);
  await agree(dialog);
  await heading(dialog, /^Done · 95 of 95/).waitFor();
  await page.keyboard.press('Escape');
  const goTo = (place: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, `${exampleLink}&place=results&${place}`);
  await goTo('tab=overview');
  await page.getByRole('switch', { name: 'All metrics' }).press('Space');
  await page.getByRole('columnheader', { name: /^Judged correct by a language model/ }).waitFor();
  await goTo('tab=judge');
  await page.getByText(`small on ${llm.host} judged 95 different answers.`).waitFor();
  await goTo('tab=questions&question=q02');
  await heading(page.locator('main'), /^LLM judge: correct/).waitFor();
  await page.getByText('It says what the reference says.', { exact: true }).waitFor();
  await page.getByText(`small on ${llm.host}`, { exact: true }).waitFor();
});

test('exported verdicts are reused in a new page without any call', async () => {
  const { page, dialog } = await openForm(1000);
  await agree(dialog);
  await heading(dialog, /^Done · 95 of 95/).waitFor();
  await page.keyboard.press('Escape');
  const takeAway = async (from: Page) => {
    const downloading = from.waitForEvent('download');
    await from.getByRole('button', { name: 'Download verdicts.jsonl' }).click();
    return (await readDownload(await downloading)).toString();
  };
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `${exampleLink}&place=results&tab=take-away`);
  const verdicts = await takeAway(page);
  llm.calls.length = 0;

  const fresh = await openPage(browser, `${exampleLink}&place=results&tab=take-away`);
  const button = fresh.page.getByRole('button', { name: 'Download verdicts.jsonl' });
  await button.and(fresh.page.locator(':disabled')).waitFor();
  await dropFiles(fresh.page, [{ name: 'verdicts.jsonl', text: verdicts }]);
  await button.and(fresh.page.locator(':enabled')).waitFor();
  expect(await takeAway(fresh.page)).toBe(verdicts);
  await fresh.page.getByRole('button', { name: 'Close Export & share' }).click();
  await fresh.page.getByRole('tab', { name: 'Human labels & judges' }).click();
  await fresh.page.getByRole('radio', { name: 'Judges' }).press('Space');
  await fresh.page.getByText(`small on ${llm.host} judged 95 different answers.`).waitFor();
  await fresh.page.getByRole('button', { name: 'Nothing uploaded' }).waitFor();
  expect(llm.calls).toEqual([]);
  expect(fresh.errors).toEqual([]);
});

describe('a server', () => {
  test('that rejects the key pauses the run immediately', async () => {
    llm.behave(() => ({ kind: 'refuses', status: 401 }));
    const { dialog } = await openForm(20);
    await agree(dialog);
    await heading(dialog, /^Paused/).waitFor();
    await dialog
      .getByRole('alert')
      .getByText(/the key was rejected/)
      .waitFor();
    expect(llm.calls.length).toBeLessThanOrEqual(4);
  });

  test('cannot redirect calls to another address', async () => {
    llm.behave(() => ({ kind: 'moves', to: `${another.url}/chat/completions` }));
    const { dialog } = await openForm(2);
    await agree(dialog);
    await dialog
      .getByText(/redirects calls to another address/)
      .first()
      .waitFor();
    expect(another.calls).toEqual([]);
  });

  test('without CORS leads to an explanation', async () => {
    const closed = await serveLlm(false);
    const { dialog } = await openForm(1, closed.url);
    await agree(dialog);
    await dialog
      .getByText(/does not allow pages to call it.*OLLAMA_ORIGINS/)
      .first()
      .waitFor();
    expect(closed.calls).toEqual([]);
    await closed.close();
  });
});

test('the key is stored in the browser only if the user asks for it', async () => {
  const { page, dialog } = await openForm(1);
  await dialog.getByLabel('Store the key in this browser').check();
  await expect.poll(() => storedTexts(page)).toContain(KEY);
  await page.reload();
  await page.getByRole('button', { name: 'Set up LLM judge…' }).click();
  expect(await dialog.getByLabel('Key', { exact: true }).inputValue()).toBe(KEY);
  await dialog.getByLabel('Store the key in this browser').uncheck();
  await expect.poll(() => storedTexts(page)).not.toContain(KEY);
});

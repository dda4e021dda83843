import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { LLM_JUDGE_CORRECT } from '../../../src/core/scoring/llm-judge/metric';
import { initialForm } from '../../../src/state/llm-judge/model';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';
import { createBrowser } from '../../support/memory-device';

/* Verdicts and judge settings are part of the project. */

type Browser = ReturnType<typeof createBrowser>;

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const KEY = 'sk-secret-7f3a9c1e';
const words = '{"verdict": "correct", "reason": "Same."}';
const body = JSON.stringify({ choices: [{ message: { content: words }, finish_reason: 'stop' }] });

async function openPage(browser: Browser, former: readonly string[] = []) {
  const { device, leave } = browser.openTab(former);
  const fetcher = createDirectFetcher({}, undefined, () => ({
    kind: 'answered',
    status: 200,
    retryAfter: null,
    body,
  }));
  const store = createAssayStore(createDirectClient(), fetcher, device);
  await store.getState().restoreProject(null);
  store.subscribe((now) => {
    now.autosave();
  });
  return { leave, fetcher, state: () => store.getState() };
}

type Page = Awaited<ReturnType<typeof openPage>>;

const meanOf = ({ state }: Page) =>
  state().result?.runs[0]?.metrics[LLM_JUDGE_CORRECT]?.mean ?? null;

/** A page with two runs that a language model has judged. */
async function openJudged(browser: Browser) {
  const page = await openPage(browser);
  const gold = 'id,question,answer\nq1,How much?,42\nq2,How many?,7\n';
  const predictions = 'id,model,prediction\nq1,a,42\nq2,a,8\n';
  await page.state().addFiles([new File([gold], 'g.csv'), new File([predictions], 'p.csv')]);
  page.state().changeLlmJudge({
    address: 'http://localhost:11434',
    key: KEY,
    options: { ...initialForm.options, model: 'small' },
  });
  await page.state().planLlmJudge();
  page.state().controlLlmJudge('start');
  await eventually(() => {
    expect(meanOf(page)).toBe(1);
    expect(browser.storage.files.size).toBe(3);
  });
  return page;
}

test('verdicts of an LLM judge are stored, used after a reload, and not requested again', async () => {
  const browser = createBrowser();
  const first = await openJudged(browser);
  const { written } = browser.storage;
  let page = await openPage(browser, first.leave());
  for (let reload = 0; reload < 2; reload++) {
    await eventually(() => {
      expect(page.state().run.phase).toBe('done');
      expect(meanOf(page)).toBe(1);
    });
    page = await openPage(browser, page.leave());
  }
  await eventually(() => {
    expect(meanOf(page)).toBe(1);
  });
  expect(page.state().llmJudge.judgments).toEqual(first.state().llmJudge.judgments);
  expect(browser.storage.written).toBe(written);
  page.state().changeLlmJudge({
    address: 'http://localhost:11434',
    options: { ...initialForm.options, model: 'small' },
  });
  await page.state().planLlmJudge();
  expect(page.state().llmJudge.plan).toMatchObject({ calls: [] });
  expect(page.fetcher.bodies).toEqual([]);
});

test('verdicts are kept if the page is closed while they are being restored', async () => {
  const browser = createBrowser();
  let tab = (await openJudged(browser)).leave();
  for (let reload = 0; reload < 3; reload++) tab = (await openPage(browser, tab)).leave();
  const last = await openPage(browser, tab);
  await eventually(() => {
    expect(meanOf(last)).toBe(1);
  });
});

test('a project file contains the verdicts without the key, and opens elsewhere with them', async () => {
  const saved = (await (await openJudged(createBrowser())).state().saveProject())!;
  expect(await saved.text()).not.toContain(KEY);
  const elsewhere = await openPage(createBrowser());
  await elsewhere.state().addFiles([new File([saved], 'work.assay')]);
  await eventually(() => {
    expect(meanOf(elsewhere)).toBe(1);
  });
});

test('verdicts of one project do not appear in the next', async () => {
  const browser = createBrowser();
  const page = await openJudged(browser);
  await page.state().newProject();
  expect(page.state().llmJudge.judgments).toBeNull();
  const [other] = page.state().otherProjects;
  await page.state().openOtherProject(other!.id);
  await eventually(() => {
    expect(meanOf(page)).toBe(1);
  });
});

test('erasing everything, or disabling storage, removes verdicts and key', async () => {
  const browser = createBrowser();
  const page = await openJudged(browser);
  page.state().changeLlmJudge({ storesKey: true });
  await page.state().setAutosave(false);
  expect(page.state().llmJudge.form.storesKey).toBe(false);
  expect(browser.storage.files.size).toBe(0);
  await page.state().setAutosave(true);
  page.state().changeLlmJudge({ storesKey: true });
  await page.state().eraseEverything();
  expect(page.state().llmJudge).toMatchObject({ judgments: null, form: initialForm });
  expect(browser.storage.files.size).toBe(0);
});

test('a judge is restored with its file and threshold, or switched off', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  const model = readFileSync('src/worker/judges/assay-judge.json');
  await first.state().addFiles([...exampleFiles(), new File([model], 'own-judge.json')]);
  const [judge] = first.state().settings.judges;
  await first.state().setJudgeThreshold(judge!.id, 0.8);
  await eventually(() => {
    expect(browser.storage.works.at(-1)?.manifest).toContain('"threshold":0.8');
    expect(browser.storage.files.size).toBe(5);
  });
  const second = await openPage(browser, first.leave());
  await eventually(() => {
    expect(second.state().run.phase).toBe('done');
  });
  expect(second.state().settings.judges).toMatchObject([{ threshold: 0.8 }]);
  expect(second.state().files.map(({ status }) => status)).toContain('judge');
  expect(second.state().past).toEqual([]);
  second.state().setSettings({ ...second.state().settings, judges: [] });
  await eventually(() => {
    expect(browser.storage.works.at(-1)?.manifest).toContain('"judges":[]');
  });
  const third = await openPage(browser, second.leave());
  await eventually(() => {
    expect(third.state().run.phase).toBe('done');
  });
  expect(third.state().settings.judges).toEqual([]);
});

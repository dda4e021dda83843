import { describe, expect, test, vi } from 'vitest';
import { writePatch } from '../../../src/core/analysis/gold/patch';
import { EXPORTS } from '../../../src/core/output/formats';
import { METRICS } from '../../../src/core/scoring/metrics';
import { linkOfResults, writeLink, writeLinkJson } from '../../../src/state/project/link';
import { createAssayStore } from '../../support/create-store';
import { createHandler } from '../../../src/worker/handle';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { takeText } from '../../support/written-files';

const files = () => [
  new File(['id,question,answer\nq1,How much?,42\nq2,How many?,7\n'], 'gold.csv'),
  new File(['id,prediction\nq1,42\nq2,8\n'], 'run.csv'),
];

/** Every export that these results have. */
const IDS = EXPORTS.filter(({ needs }) => needs === undefined).map(({ id }) => id);

function openBrowser() {
  const handler = createHandler(METRICS);
  const client = createDirectClient(handler);
  let crash: () => void = () => undefined;
  const crashing = { ...client, onCrash: (listener: () => void) => (crash = listener) };
  const store = createAssayStore(crashing, createDirectFetcher());
  const exports = () => Promise.all(IDS.map(async (id) => [id, await takeText(handler, id)]));
  return { store, handler, exports, crash: () => crash() };
}

const whenScored = ({ store }: ReturnType<typeof openBrowser>) =>
  vi.waitFor(() => expect(store.getState().run.phase).toBe('done'), { timeout: 20_000 });

/** The files with one accepted answer, and their exports. */
async function review() {
  const browser = openBrowser();
  const { store, handler } = browser;
  await store.getState().addFiles(files());
  const published = await browser.exports();
  const queue = await handler.reviewClusters(10);
  const [cluster] = queue?.clusters ?? [];
  if (!cluster) throw new Error('There is nothing to review.');
  const { id, hash, representative } = cluster;
  store.getState().setReviewer('ada');
  // In a different order from the patch file.
  for (const answer of ['9', representative, '10']) {
    store
      .getState()
      .decideAnswer({ id, hash, decision: 'accepted', answers: [answer], reason: '' });
  }
  await vi.waitFor(async () => expect((await handler.goldCompletion())?.runs).toHaveLength(1));
  const completed = await browser.exports();
  expect(completed).not.toEqual(published);
  return { ...browser, completed };
}

describe('a decision about an answer gives the same exports', () => {
  test('in a new browser that opens a link and the files', async () => {
    const { store, completed } = await review();
    const link = linkOfResults(store.getState(), { files: null, hasResults: true });
    if (!link) throw new Error('Nothing is scored.');
    expect(link.goldPatch?.decisions).toMatchObject([
      { id: 'q2', answers: ['9'], by: 'ada' },
      { answers: ['8'] },
      { answers: ['10'] },
    ]);
    const other = openBrowser();
    await other.store.getState().addFiles(files());
    await other.store.getState().receiveLink(await writeLink(writeLinkJson(link)));
    await other.store.getState().applyLink();
    await whenScored(other);
    expect(await other.exports()).toEqual(completed);
  });

  test('in a new browser that opens the saved project', async () => {
    const { store, completed } = await review();
    const saved = await store.getState().saveProject();
    const other = openBrowser();
    await other.store.getState().addFiles([new File(saved ? [saved] : [], 'work.assay')]);
    await whenScored(other);
    expect(await other.exports()).toEqual(completed);
  });

  test('in a new browser that opens the files and gold-patch.json', async () => {
    const { store, handler, completed } = await review();
    const patch = writePatch(store.getState().goldPatch);
    const other = openBrowser();
    await other.store.getState().addFiles([...files(), new File([patch], 'gold-patch.json')]);
    await whenScored(other);
    await vi.waitFor(async () => expect(await other.exports()).toEqual(completed));
    expect(await handler.goldCompletion()).toEqual(await other.handler.goldCompletion());
  });

  test('in a new browser that opens the files and report.json', async () => {
    const { store, completed } = await review();
    const [, report = ''] = completed.find(([id]) => id === 'report-json') ?? [];
    const other = openBrowser();
    await other.store.getState().addFiles([...files(), new File([report], 'report.json')]);
    await whenScored(other);
    expect(other.store.getState().goldPatch.decisions).toEqual([]);
    await other.store.getState().applyReport();
    expect(other.store.getState().goldPatch.decisions).toHaveLength(3);
    await other.store.getState().applyReport();
    expect(writePatch(other.store.getState().goldPatch)).toBe(
      writePatch(store.getState().goldPatch),
    );
    await vi.waitFor(async () => expect(await other.exports()).toEqual(completed));
  });

  test('after the worker crashed', async () => {
    const browser = await review();
    browser.handler.setPatch({ decisions: [] });
    browser.crash();
    await whenScored(browser);
    await vi.waitFor(async () => expect(await browser.exports()).toEqual(browser.completed));
  });
});

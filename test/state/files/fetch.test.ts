import { describe, expect, test } from 'vitest';
import type { FetchFailure } from '../../../src/frame/protocol';
import { planFetch } from '../../../src/state/files/fetch-plan';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';

const base = 'https://assay.example/folder/';
const gold = 'id,question,answer\nq1,How much?,42\nq2,How many?,7\n';
const predictions = 'id,prediction\nq1,42\nq2,8\n';

function openStore(files: Readonly<Record<string, string | FetchFailure>>) {
  const fetcher = createDirectFetcher(files, base);
  const store = createAssayStore(createDirectClient(), fetcher);
  const codes = () => store.getState().notices.map(({ code }) => code);
  return { fetcher, store, codes };
}

describe('a fetch plan', () => {
  test('lists each foreign host once, and marks the page’s own host', () => {
    const { plan, problems } = planFetch(
      ['gold.json', 'https://a.org/1.csv', 'https://a.org/2.csv', 'https://b.org:8443/3.csv'],
      base,
    );
    expect(problems).toEqual([]);
    expect(plan.hosts.map(({ host }) => host)).toEqual(['a.org', 'b.org:8443']);
    expect(plan.files.map(({ isSameOrigin }) => isSameOrigin)).toEqual([true, false, false, false]);
    expect(plan.files[0]?.address).toBe('https://assay.example/folder/gold.json');
  });

  test('removes user names and passwords from addresses', () => {
    const { plan } = planFetch(['https://me:secret@a.org/1.csv#part'], base);
    expect(plan.files[0]?.address).toBe('https://a.org/1.csv');
  });

  test.each([
    ['http://a.org/1.csv', 'open-address'],
    ['ftp://a.org/1.csv', 'bad-address'],
    ['data:text/csv,a', 'bad-address'],
    ['blob:https://assay.example/1', 'bad-address'],
    ['javascript:alert(1)', 'bad-address'],
    ['http://[', 'bad-address'],
    [`https://a.org/${'x'.repeat(3000)}`, 'bad-address'],
    ['https://github.com/o/r', 'not-a-file'],
  ])('rejects %s', (address, code) => {
    const { plan, problems } = planFetch([address], base);
    expect(plan.files).toEqual([]);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
  });

  test('allows the user’s own machine without TLS', () => {
    const { plan } = planFetch(['http://localhost:8000/a.csv', 'http://127.0.0.1:9/b.csv'], base);
    expect(plan.hosts).toHaveLength(2);
  });

  test('does not allow that for a link', () => {
    const asked = (page: string) => planFetch(['http://localhost:8000/a.csv'], page, 'link');
    expect(asked(base).problems.map(({ code }) => code)).toEqual(['open-address']);
    expect(asked('http://localhost:4173/').plan.hosts).toHaveLength(1);
  });
});

describe('files on other hosts', () => {
  test('are not requested before consent or after refusal', async () => {
    const { fetcher, store, codes } = openStore({});
    const opening = store.getState().openAddresses(['https://a.org/gold.csv', 'beside.csv']);
    expect(store.getState().pendingFetch?.hosts).toHaveLength(1);
    expect(fetcher.requests).toEqual([]);
    store.getState().answerFetch(false);
    await opening;
    expect(store.getState().pendingFetch).toBeNull();
    expect(fetcher.requests).toEqual([]);
    expect(codes()).toEqual(['fetch-refused']);
    expect(store.getState().sent).toEqual([]);
  });

  test('are fetched after consent and opened in the order listed, and the requests are counted', async () => {
    const { fetcher, store } = openStore({
      'https://a.org/gold.csv': gold,
      [`${base}run.csv`]: predictions,
    });
    const opening = store.getState().openAddresses(['https://a.org/gold.csv', 'run.csv']);
    store.getState().answerFetch(true);
    await opening;
    expect(store.getState().files.map(({ id }) => id)).toEqual(['gold.csv', 'run.csv']);
    expect(store.getState().run.phase).toBe('done');
    expect(fetcher.requests.map(({ allowed }) => allowed)).toEqual([
      ['https://assay.example'],
      ['https://a.org'],
    ]);
    expect(store.getState().sent).toEqual([{ host: 'a.org', address: 'https://a.org/gold.csv' }]);
  });

  test('listed on one web page: the first is fetched, with a note about the rest', async () => {
    const { store } = openStore({ 'https://gist.githubusercontent.com/o/01ab/raw': gold });
    const opening = store.getState().openAddresses(['https://gist.github.com/o/01ab']);
    store.getState().answerFetch(true);
    await opening;
    expect(store.getState().files).toHaveLength(1);
    expect(store.getState().notices).toMatchObject([{ code: 'first-of-page' }]);
    expect(store.getState().notices[0]?.message).toContain('https://gist.github.com/o/01ab');
  });

  test('need consent each time, and an earlier consent request left unanswered counts as refused', async () => {
    const { store, codes } = openStore({ 'https://b.org/2.csv': gold });
    const first = store.getState().openAddresses(['https://a.org/1.csv']);
    const second = store.getState().openAddresses(['https://b.org/2.csv']);
    store.getState().answerFetch(true);
    await Promise.all([first, second]);
    expect(codes()).toEqual(['fetch-refused']);
    expect(store.getState().files.map(({ id }) => id)).toEqual(['2.csv']);
  });

  test.each<[FetchFailure, string]>([
    [{ kind: 'status', status: 404 }, 'unfetched'],
    [{ kind: 'handed-on' }, 'handed-on'],
    [{ kind: 'too-large' }, 'too-large-to-fetch'],
    [{ kind: 'web-page' }, 'web-page'],
    [{ kind: 'no-answer' }, 'no-answer'],
  ])('that fail with %j are reported in one sentence', async (why, code) => {
    const { store, codes } = openStore({ 'https://a.org/1.csv': why });
    const opening = store.getState().openAddresses(['https://a.org/1.csv']);
    store.getState().answerFetch(true);
    await opening;
    expect(codes()).toEqual([code]);
    expect(store.getState().files).toEqual([]);
  });
});

describe('a link', () => {
  test('to files on the same host opens them without asking for consent', async () => {
    const { store } = openStore({ [`${base}gold.csv`]: gold, [`${base}run.csv`]: predictions });
    const link = { gold: 'gold.csv', predictions: ['run.csv'], settings: null };
    await store.getState().openLink(link);
    expect(store.getState().run.phase).toBe('done');
    expect(store.getState().link).toEqual(link);
    expect(store.getState().sent).toEqual([]);
  });

  test('may contain the same file twice', async () => {
    const { store, codes } = openStore({ [`${base}gold.csv`]: gold });
    await store.getState().openLink({ gold: 'gold.csv', predictions: [], settings: 'gold.csv' });
    expect(codes()).toEqual(['bad-settings']);
    expect(store.getState().files.map(({ id }) => id)).toEqual(['gold.csv']);
  });

  test('leaves the open files unchanged if consent is refused', async () => {
    const { store } = openStore({});
    await store.getState().addFiles([new File([gold], 'mine.csv')]);
    const opening = store
      .getState()
      .openLink({ gold: 'https://a.org/g.csv', predictions: [], settings: null });
    store.getState().answerFetch(false);
    await opening;
    expect(store.getState().files.map(({ id }) => id)).toEqual(['mine.csv']);
  });
});

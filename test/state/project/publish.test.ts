import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { caseKey } from '../../../src/core/scoring/llm-judge/judged-case';
import { LLM_JUDGE_CORRECT } from '../../../src/core/scoring/llm-judge/metric';
import { PROMPT_VERSION } from '../../../src/core/scoring/llm-judge/prompt';
import { writeVerdicts } from '../../../src/core/scoring/llm-judge/judgment';
import {
  versionOf,
  writePrecacheManifest,
} from '../../../src/core/output/publish/precache-manifest';
import type { PublishedContent } from '../../../src/state/model';
import { initialForm } from '../../../src/state/llm-judge/model';
import { aboutOf } from '../../../src/state/project/about';
import { reportDifferences } from '../../../src/state/project/report';
import { filesToPublish } from '../../../src/state/project/publish';
import { createAssayStore } from '../../support/create-store';
import type { AssayStore } from '../../../src/state/store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';

const base = 'https://assay.example/folder/';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const index = '<title>Assay</title><meta name="assay-start" content="" />';
const sums = new Map([['index.html', sha256(new TextEncoder().encode(index))]]);
const version = versionOf(sums, sha256);
const pageFiles = {
  [`${base}precache.json`]: writePrecacheManifest({ version, files: sums }),
  [`${base}index.html`]: index,
  [`${base}offline.js`]: version,
};

const open = async (files: readonly File[], held: Readonly<Record<string, string>> = pageFiles) => {
  const fetcher = createDirectFetcher(held, base);
  const store = createAssayStore(createDirectClient(), fetcher);
  await store.getState().addFiles(files);
  return { store, fetcher };
};

const ALL: PublishedContent = { labels: true, notes: true };

async function publish(
  store: AssayStore,
  includes: PublishedContent = ALL,
): Promise<Readonly<Record<string, string>>> {
  const published = await store.getState().publish(() => undefined, includes);
  if (published.kind === 'refused') throw new Error(published.problem.message);
  const files = unzipSync(new Uint8Array(await published.file.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}

/** Opens the published folder at a URL, as its start page does. */
async function visit(folder: Readonly<Record<string, string>>) {
  const [, start = ''] = /content="([^"]*)"/.exec(folder['index.html'] ?? '') ?? [];
  const gold = new URLSearchParams(start.replaceAll('&amp;', '&')).get('gold') ?? '';
  const held = Object.fromEntries(
    Object.entries(folder).map(([path, text]) => [
      base + (path === 'assay.json' ? gold : path),
      text,
    ]),
  );
  const visitor = await open([], held);
  await visitor.store.getState().openLink({ gold, predictions: [], settings: null });
  return visitor;
}

describe('publishing', () => {
  let store: AssayStore;

  beforeEach(async () => {
    ({ store } = await open([...exampleFiles(), new File(['my notes'], 'notes.txt')]));
    await store.getState().choose('scoring', {
      settings: { ...store.getState().settings, missing: 'exclude' },
    });
  });

  test('includes only the files used for the results', () => {
    expect(filesToPublish(store.getState()).map(({ path }) => path)).toEqual([
      'data/gold.json',
      'data/strong.csv',
      'data/verbose.jsonl',
      'data/weak.tsv',
    ]);
  });

  test('gives a folder that opens with the same results, settings and mapping, and requests nothing from other hosts', async () => {
    const folder = await publish(store);
    expect(Object.values(folder).join('\n')).not.toContain('my notes');
    const visitor = await visit(folder);
    const there = visitor.store.getState();
    const here = store.getState();
    expect(there.result?.runs).toEqual(here.result?.runs);
    expect(there.settings).toEqual(here.settings);
    expect(there.result?.inputs.mapping).toEqual(here.result?.inputs.mapping);
    expect(reportDifferences(there)).toMatchObject({ scores: [], settings: [], version: null });
    expect(there.sent).toEqual([]);
    expect(there.pendingFetch).toBeNull();
    expect(there.notices).toEqual([]);
    expect(new Set(visitor.fetcher.requests.flatMap(({ allowed }) => allowed))).toEqual(
      new Set([new URL(base).origin]),
    );
  });

  test('includes title, author and date in page and README', async () => {
    store.getState().setTitle('Pilot study');
    store.setState({ author: 'Ada Keller' });
    const folder = await publish(store);
    const { openedReport } = (await visit(folder)).store.getState();
    const { title, date, headline } = openedReport?.about ?? { title: '', date: '', headline: '' };
    expect(openedReport?.about).toEqual(aboutOf(store.getState()));
    expect(title).toBe('Pilot study');
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(folder['README.txt']).toMatch(`${title}\nAda Keller, ${date}\n\n${headline}\n`);
    expect(folder['index.html']).toContain(`<title>${title}</title>`);
  });

  test('includes import options and human labels, but not the publisher’s name', async () => {
    const label = {
      id: 'q01',
      model: 'strong',
      run: 'r1',
      annotator: 'Ada Lovelace',
      comment: '',
    } as const;
    const decision = {
      ...{ id: 'q01', hash: 'a'.repeat(64), decision: 'wrong' as const, answers: ['x'] },
      ...{ by: 'Ada Lovelace', date: '2026-11-23', reason: '' },
    } as const;
    await store.getState().choose('labels', {
      labels: { annotator: 'grace', given: [{ ...label, label: 'correct' }], sample: null },
      goldPatch: { decisions: [decision] },
      readOptions: { 'strong.csv': { encoding: 'windows-1252' } },
    });
    const folder = await publish(store);
    expect(folder['assay.json']).not.toContain('grace');
    const there = (await visit(folder)).store.getState();
    expect(there.labels.given).toEqual(store.getState().labels.given);
    expect(there.goldPatch).toEqual({ decisions: [decision] });
    expect(folder['report.json']).toContain('Ada Lovelace');
    expect(there.readOptions).toEqual({ 'strong.csv': { encoding: 'windows-1252' } });
    const without = await publish(store, { labels: false, notes: true });
    expect(JSON.stringify([without['assay.json'], without['report.json']])).not.toContain(
      'Ada Lovelace',
    );
    expect((await visit(without)).store.getState().labels.given).toEqual([]);
  });

  test('includes notes by default', async () => {
    store.getState().setNote('q02', 'Check page 12.');
    const notes = [{ id: 'q02', text: 'Check page 12.' }];
    expect((await visit(await publish(store))).store.getState().notes).toEqual(notes);
    const without = await publish(store, { labels: true, notes: false });
    expect(Object.values(without).join('\n')).not.toContain('Check page 12.');
    expect((await visit(without)).store.getState().notes).toEqual([]);
  });

  test('includes the verdicts of an LLM judge, so that its scores appear without calls', async () => {
    const one = { question: 'How much?', references: ['42'], candidate: '42' };
    const key = caseKey({ ...one, document: '', answerType: 'number' });
    const verdicts = writeVerdicts({
      address: 'http://localhost:11434/v1/chat/completions',
      account: {
        ...initialForm.options,
        ...{ model: 'small', host: 'localhost:11434', prompt: PROMPT_VERSION },
        ...{ calls: 1, failedCalls: 0, judged: 1, unscored: 0, unscoredBy: {} },
      },
      cases: [[key, { kind: 'judged', correct: true, reason: 'the same', raw: '' }]],
    });
    const { store: judged } = await open([
      new File(['id,question,answer\nq1,How much?,42\nq2,How many?,7\n'], 'g.csv'),
      new File(['id,model,prediction\nq1,a,42\nq2,a,8\n'], 'p.csv'),
    ]);
    await judged.getState().addFiles([new File([verdicts], 'verdicts.jsonl')]);
    const meanOf = (state: ReturnType<AssayStore['getState']>) =>
      state.result?.runs[0]?.metrics[LLM_JUDGE_CORRECT];
    await vi.waitFor(() => expect(meanOf(judged.getState())?.mean).toBe(1));

    const folder = await publish(judged);
    expect(folder['data/verdicts.jsonl']).toBe(verdicts);
    expect(folder['README.txt']).toContain('data/verdicts.jsonl, ');
    const visitor = await visit(folder);
    const there = visitor.store.getState();
    expect(meanOf(there)).toEqual(meanOf(judged.getState()));
    expect(reportDifferences(there)).toMatchObject({ scores: [], settings: [] });
    expect(there.notices).toEqual([]);
    expect(visitor.fetcher.bodies).toEqual([]);

    const strayed = folder['assay.json']?.replace('data/verdicts.jsonl', '../verdicts.jsonl') ?? '';
    const refused = (await visit({ ...folder, 'assay.json': strayed })).store.getState();
    expect(refused.notices.map(({ code }) => code)).toEqual(['bad-publication']);
    expect(await publish(judged)).toEqual(folder);
  });

  test('fails with a message if the host has no list of the page’s files', async () => {
    const { store: elsewhere } = await open(exampleFiles(), {});
    expect(await elsewhere.getState().publish(() => undefined, ALL)).toMatchObject({
      kind: 'refused',
      problem: { code: 'no-page-list' },
    });
  });

  test('names the file of the page that cannot be fetched', async () => {
    const held = Object.fromEntries(
      Object.entries(pageFiles).filter(([address]) => !address.endsWith('offline.js')),
    );
    const { store: elsewhere } = await open(exampleFiles(), held);
    expect(await elsewhere.getState().publish(() => undefined, ALL)).toMatchObject({
      kind: 'refused',
      problem: { code: 'missing-page-file', file: 'offline.js' },
    });
  });
});

describe('a published folder', () => {
  const withList = async (change: (manifest: string) => string) => {
    const { store } = await open(exampleFiles());
    const folder = await publish(store);
    const visitor = await visit({ ...folder, 'assay.json': change(folder['assay.json'] ?? '') });
    return { ...visitor.store.getState(), requests: visitor.fetcher.requests };
  };
  const codes = (state: { notices: readonly { code: string }[] }) =>
    state.notices.map(({ code }) => code);

  test.each(['../secret.json', 'https://a.org/gold.json', '/etc/passwd', 'data/../x'])(
    'that names a path outside its data is rejected: %s',
    async (place) => {
      const state = await withList((text) => text.replace('data/gold.json', place));
      expect(codes(state)).toEqual(['bad-publication']);
      expect(state.files).toEqual([]);
      expect(state.requests).toHaveLength(1);
    },
  );

  test('is rejected if its list has an unknown key', async () => {
    const state = await withList((text) => text.replace('"schema":1', '"schema":1,"run":"x"'));
    expect(state.notices).toHaveLength(1);
    expect(state.files).toEqual([]);
  });

  test('reports a data file with a different size', async () => {
    const state = await withList((text) => text.replace(/"bytes":\d+/, '"bytes":7'));
    expect(codes(state)).toContain('changed-data');
  });
});

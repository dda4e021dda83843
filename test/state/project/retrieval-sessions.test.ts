import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  versionOf,
  writePrecacheManifest,
} from '../../../src/core/output/publish/precache-manifest';
import { DEFAULT_RETRIEVAL } from '../../../src/core/settings';
import { linkOfResults, writeLink, writeLinkJson } from '../../../src/state/project/link';
import { reportDifferences } from '../../../src/state/project/report';
import { headlineOf, runNames } from '../../../src/state/selectors';
import { createAssayStore } from '../../support/create-store';
import type { AssayStore } from '../../../src/state/store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';

const NAMES = ['qrels.txt', 'run-a.txt', 'run-b.txt'];
const read = (name: string) => readFileSync(`test/vectors/retrieval/${name}`, 'utf8');
const files = () => NAMES.map((name) => new File([read(name)], name));
const retrieval = {
  ...DEFAULT_RETRIEVAL,
  queries: 'judged',
  gain: 'exponential',
  relevanceThreshold: 2,
} as const;

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

const openStore = (held: Readonly<Record<string, string>> = {}) =>
  createAssayStore(createDirectClient(), createDirectFetcher(held, base));

const whenScored = (store: AssayStore) =>
  vi.waitFor(
    () => {
      expect(store.getState().run.phase).toBe('done');
    },
    { timeout: 20_000 },
  );

const figuresOf = (store: AssayStore) => {
  const { result, settings } = store.getState();
  return { runs: result?.runs, uncertainty: result?.uncertainty, settings };
};

describe('qrels and runs with changed retrieval settings', () => {
  let store: AssayStore;

  beforeAll(async () => {
    store = openStore(pageFiles);
    await store.getState().addFiles(files());
    await whenScored(store);
    const [before] = store.getState().result?.runs ?? [];
    await store.getState().choose('scoring', {
      settings: { ...store.getState().settings, retrieval },
    });
    await whenScored(store);
    const [after] = store.getState().result?.runs ?? [];
    // All four judged queries count, not only the three with a ranking.
    expect([before?.metrics.map?.n, after?.metrics.map?.n]).toEqual([3, 4]);
  });

  test('restore the same scores from a saved project', async () => {
    const saved = await store.getState().saveProject();
    const other = openStore();
    await other.getState().addFiles([new File([saved ?? ''], 'retrieval.assay')]);
    await whenScored(other);
    expect(other.getState().files.map(({ id }) => id)).toEqual(NAMES);
    expect(other.getState().settings.retrieval).toEqual(retrieval);
    expect(figuresOf(other)).toEqual(figuresOf(store));
    expect(other.getState().notices).toEqual([]);
  });

  test('give the recipient of a link the same settings for their own files', async () => {
    const link = linkOfResults(store.getState(), { files: null, hasResults: true });
    expect(link?.results?.runs.map(({ model }) => model)).toEqual(['system-a', 'system-b']);
    const other = openStore();
    await other.getState().addFiles(files());
    await whenScored(other);
    await other.getState().receiveLink(await writeLink(writeLinkJson(link!)));
    await other.getState().applyLink();
    await whenScored(other);
    expect(figuresOf(other)).toEqual(figuresOf(store));
    expect(other.getState().notices).toEqual([]);
  });

  test('give the same scores in a published folder and in its report', async () => {
    const published = await store.getState().publish(() => undefined, {
      labels: true,
      notes: true,
    });
    if (published.kind === 'refused') throw new Error(published.problem.message);
    const entries = unzipSync(new Uint8Array(await published.file.arrayBuffer()));
    const folder = Object.fromEntries(
      Object.entries(entries).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
    );
    const [, start = ''] = /content="([^"]*)"/.exec(folder['index.html'] ?? '') ?? [];
    const gold = new URLSearchParams(start.replaceAll('&amp;', '&')).get('gold') ?? '';
    const held = Object.entries(folder).map(([path, text]) => [
      base + (path === 'assay.json' ? gold : path),
      text,
    ]);
    const visitor = openStore(Object.fromEntries(held) as Record<string, string>);
    await visitor.getState().openLink({ gold, predictions: [], settings: null });
    await whenScored(visitor);
    expect(figuresOf(visitor)).toEqual(figuresOf(store));
    expect(reportDifferences(visitor.getState())).toMatchObject({
      scores: [],
      settings: [],
      version: null,
    });

    const reader = openStore();
    await reader.getState().addFiles([new File([folder['report.json'] ?? ''], 'report.json')]);
    const { openedReport, notices } = reader.getState();
    expect(notices).toEqual([]);
    expect(openedReport?.report.runs.map(({ model }) => model)).toEqual(runNames(store.getState()));
    expect(openedReport?.report.metrics.map(({ id }) => id)).toContain(
      headlineOf(store.getState())?.id,
    );
    await reader.getState().addFiles(files());
    await whenScored(reader);
    await reader.getState().choose('scoring', {
      settings: { ...reader.getState().settings, retrieval },
    });
    await whenScored(reader);
    expect(reportDifferences(reader.getState())).toMatchObject({ scores: [], settings: [] });
  });
});

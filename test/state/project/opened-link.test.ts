import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { aboutOf } from '../../../src/state/project/about';
import { linkOfResults } from '../../../src/state/project/link';
import { writeLink, writeLinkJson } from '../../../src/state/project/link';
import type { SharedLink } from '../../../src/state/project/schema';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';

const base = 'https://assay.example/folder/';
const gold = 'id,question,answer\nq1,How much?,42\nq2,How many?,7\n';
const predictions = 'id,prediction\nq1,42\nq2,8\n';
const settings = { ...DEFAULT_SETTINGS, missing: 'exclude' } as const;

const plainLink: Omit<SharedLink, 'version'> = {
  settings,
  mapping: null,
  view: 'place=results&tab=compare',
  files: null,
  inputs: [],
  results: null,
};
const linkToFiles = (goldAddress: string, ...others: string[]) =>
  writeLink(writeLinkJson({ ...plainLink, files: { gold: goldAddress, predictions: others } }));

function openStore() {
  const fetcher = createDirectFetcher(
    {
      [`${base}data/gold.csv`]: gold,
      [`${base}data/run.csv`]: predictions,
      'https://a.org/gold.csv': gold,
      'https://b.org/run.csv': predictions,
    },
    base,
  );
  const store = createAssayStore(createDirectClient(), fetcher);
  const names = () => store.getState().files.map(({ id }) => id);
  const codes = () => store.getState().notices.map(({ code }) => code);
  return { fetcher, store, names, codes };
}

const ownFiles = () => [new File([gold], 'mine.csv'), new File([predictions], 'my-run.csv')];

describe('an opened link', () => {
  test('adds its notes to those of the project', async () => {
    const { store } = openStore();
    await store.getState().addFiles(ownFiles());
    store.getState().setNote('q1', 'mine');
    store.getState().setNote('q2', 'mine');
    const notes = [{ id: 'q2', text: 'theirs' }];
    await store.getState().receiveLink(await writeLink(writeLinkJson({ ...plainLink, notes })));
    await store.getState().applyLink();
    expect(store.getState().notes).toEqual([{ id: 'q1', text: 'mine' }, ...notes]);
    await store.getState().undo();
    expect(store.getState().notes).toHaveLength(2);
    expect(store.getState().notes[1]).toEqual({ id: 'q2', text: 'mine' });
  });

  test('keeps one note per question, and a title on one line', async () => {
    const { store } = openStore();
    await store.getState().addFiles(ownFiles());
    const notes = ['first', 'second'].map((text) => ({ id: 'q1', text }));
    const title = `Pilot\n${'x'.repeat(300)}`;
    const about = { title, author: '', date: '2026-11-23', headline: '' };
    const link = { ...plainLink, notes, about };
    await store.getState().receiveLink(await writeLink(writeLinkJson(link)));
    await store.getState().applyLink();
    expect(store.getState().notes).toEqual([notes[1]]);
    expect(store.getState().title).toBe(`Pilot ${'x'.repeat(194)}`);
  });

  test('with an invalid date is rejected', async () => {
    const { store, codes } = openStore();
    const about = { title: '', author: '', date: '2026-02-30', headline: '' };
    await store.getState().receiveLink(await writeLink(writeLinkJson({ ...plainLink, about })));
    expect(codes()).toEqual(['unknown-link']);
  });

  test('applies its files, settings and view at once on an empty page', async () => {
    const { store, names, codes } = openStore();
    await store.getState().receiveLink(await linkToFiles('data/gold.csv', 'data/run.csv'));
    expect(names()).toEqual(['gold.csv', 'run.csv']);
    expect(store.getState()).toMatchObject({
      settings,
      page: 'results',
      tab: 'compare',
      run: { phase: 'done' },
      openedLink: { isApplied: true },
      projectNotice: null,
    });
    expect(codes()).toEqual([]);
  });

  test('changes nothing until it is applied, and then closes the open project', async () => {
    const { store, names } = openStore();
    await store.getState().addFiles(ownFiles());
    store.getState().show({ page: 'results', tab: 'questions' });
    const before = store.getState();
    await store.getState().receiveLink(await linkToFiles('data/gold.csv', 'data/run.csv'));
    expect(store.getState().files).toBe(before.files);
    expect(store.getState()).toMatchObject({ settings: DEFAULT_SETTINGS, tab: 'questions' });
    await store.getState().applyLink();
    expect(names()).toEqual(['gold.csv', 'run.csv']);
    expect(store.getState()).toMatchObject({ settings, tab: 'compare' });
    const { projectNotice } = store.getState();
    expect(projectNotice).toMatchObject({ kind: 'closed', files: 2 });
    await store
      .getState()
      .openOtherProject(projectNotice?.kind === 'closed' ? projectNotice.id : '');
    expect(names()).toEqual(['mine.csv', 'my-run.csv']);
    expect(store.getState()).toMatchObject({
      settings: DEFAULT_SETTINGS,
      tab: 'questions',
      result: { runs: before.result?.runs },
    });
  });

  test('to two hosts asks about both before the first request, and a refusal changes nothing', async () => {
    const { fetcher, store, names, codes } = openStore();
    await store.getState().addFiles(ownFiles());
    const fragment = await linkToFiles('https://a.org/gold.csv', 'https://b.org/run.csv');
    await store.getState().receiveLink(fragment);
    const taking = store.getState().applyLink();
    await Promise.resolve();
    expect(store.getState().pendingFetch?.hosts.map(({ host }) => host)).toEqual([
      'a.org',
      'b.org',
    ]);
    expect(fetcher.requests).toEqual([]);
    store.getState().answerFetch(false);
    await taking;
    expect(fetcher.requests).toEqual([]);
    expect(names()).toEqual(['mine.csv', 'my-run.csv']);
    expect(store.getState()).toMatchObject({
      settings: DEFAULT_SETTINGS,
      openedLink: { isApplied: false },
    });
    expect(codes()).toEqual(['fetch-refused']);
  });

  test('with settings only is one step in the history', async () => {
    const { store } = openStore();
    await store.getState().addFiles(ownFiles());
    await store.getState().receiveLink(await writeLink(writeLinkJson(plainLink)));
    expect(store.getState().settings).toEqual(DEFAULT_SETTINGS);
    await store.getState().applyLink();
    expect(store.getState().settings).toEqual(settings);
    await store.getState().undo();
    expect(store.getState().settings).toEqual(DEFAULT_SETTINGS);
  });

  test('that is damaged is reported and changes nothing', async () => {
    const { store, codes } = openStore();
    await store.getState().receiveLink((await writeLink(writeLinkJson(plainLink))).slice(0, -3));
    expect(codes()).toEqual(['damaged-link']);
    expect(store.getState()).toMatchObject({ openedLink: null, settings: DEFAULT_SETTINGS });
  });

  test('reports unknown parts of its view', async () => {
    const { store, codes } = openStore();
    await store
      .getState()
      .receiveLink(await writeLink(writeLinkJson({ ...plainLink, view: 'place=moon' })));
    expect(codes()).toEqual(['unknown-view']);
  });
});

describe('a created link', () => {
  test('contains the settings and lists the files of the results', async () => {
    const { store } = openStore();
    await store.getState().addFiles(ownFiles());
    store.getState().show({ tab: 'gaps' });
    const state = store.getState();
    const link = linkOfResults(state, { files: null, hasResults: true });
    expect(link).toMatchObject({
      settings: DEFAULT_SETTINGS,
      mapping: state.result?.inputs.mapping,
      view: 'place=results&tab=gaps',
      inputs: [
        { name: 'mine.csv', rows: 2 },
        { name: 'my-run.csv', rows: 2 },
      ],
      results: { questions: 2, runs: [{ model: 'my-run', missing: 0 }] },
    });
    const at = link?.results?.metrics.indexOf('exact_match') ?? -1;
    expect(link?.results?.runs[0]?.values[at]).toMatchObject({ mean: 0.5, n: 2 });
    expect(linkOfResults(state, { files: null, hasResults: false })?.results).toBeNull();
  });

  test('contains import options but no raised limits, and applies them', async () => {
    const { store } = openStore();
    const titled = `A title\n${gold}`;
    await store
      .getState()
      .addFiles([new File([titled], 'gold.csv'), new File([predictions], 'run.csv')]);
    const chosen = { encoding: 'windows-1252', headerRow: 2, limits: { cells: 50_000_000 } };
    await store.getState().choose('how it is read', { readOptions: { 'gold.csv': chosen } });
    const link = linkOfResults(store.getState(), {
      files: { gold: 'data/gold.csv', predictions: ['data/run.csv'] },
      hasResults: false,
    })!;
    expect(link.inputs[0]).toMatchObject({
      name: 'gold.csv',
      options: { encoding: 'windows-1252', headerRow: 2 },
    });
    expect(link.inputs[0]?.options).not.toHaveProperty('limits');
    expect(link.inputs[1]).not.toHaveProperty('options');

    const fetcher = createDirectFetcher(
      { [`${base}data/gold.csv`]: titled, [`${base}data/run.csv`]: predictions },
      base,
    );
    const other = createAssayStore(createDirectClient(), fetcher);
    await other.getState().receiveLink(await writeLink(writeLinkJson(link)));
    expect(other.getState().readOptions['gold.csv']).toEqual(link.inputs[0]?.options);
    expect(other.getState().result?.runs).toEqual(store.getState().result?.runs);
  });

  test('contains the title, unless it is the name of the gold file', async () => {
    const titleThere = async (title: string) => {
      const { store } = openStore();
      await store.getState().addFiles(ownFiles());
      store.getState().setTitle(title);
      const state = store.getState();
      const link = linkOfResults(state, { files: null, hasResults: true, about: aboutOf(state) })!;
      const other = openStore().store;
      await other.getState().receiveLink(await writeLink(writeLinkJson(link)));
      return [link.about?.title, other.getState().title];
    };
    expect(await titleThere('Pilot study')).toEqual(['Pilot study', 'Pilot study']);
    expect(await titleThere('')).toEqual(['mine', '']);
  });

  test('requires results', () => {
    const { store } = openStore();
    expect(linkOfResults(store.getState(), { files: null, hasResults: true })).toBeNull();
  });
});

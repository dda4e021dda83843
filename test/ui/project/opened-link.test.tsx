import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aboutOf } from '../../../src/state/project/about';
import { linkOfResults } from '../../../src/state/project/link';
import { writeLinkJson, writeLink } from '../../../src/state/project/link';
import { openSources } from '../../../src/state/selectors';
import type { AssayStore } from '../../../src/state/store';
import { exampleFiles } from '../../support/example-files';
import { renderApp } from '../render-app';

/** A link to the current results. */
async function linkOf(store: AssayStore, change: Readonly<Record<string, unknown>> = {}) {
  const link = linkOfResults(store.getState(), { files: null, hasResults: true });
  return writeLink(writeLinkJson({ ...link!, ...change }));
}

const receive = (store: AssayStore, fragment: string) =>
  act(() => store.getState().receiveLink(fragment));

describe('an opened link', () => {
  test('states in one line that the same files give the same scores', async () => {
    const { store } = await renderApp();
    await receive(store, await linkOf(store));
    expect(
      await screen.findByText(/^Same data, same scores, same version: \d+ scores compared\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Scores in the link' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Files to drop' })).toBeNull();
  });

  test('states in one line what differs, and lists each difference on request', async () => {
    const { store, user } = await renderApp();
    const fragment = await linkOf(store);
    await act(() =>
      store
        .getState()
        .choose('x', { settings: { ...store.getState().settings, missing: 'exclude' } }),
    );
    await receive(store, fragment);
    expect(await screen.findByText(/^Different: \d+ of \d+ scores and 1 setting\.$/)).toBeVisible();
    await user.click(screen.getByText('Differences'));
    const found = screen.getByRole('list', { name: 'Differences from the shared results' });
    expect(found).toHaveTextContent(
      'Setting missing: zero in the other result, exclude in this one.',
    );
    await user.click(screen.getByRole('button', { name: 'Use settings' }));
    expect(await screen.findByText(/^Same data, same scores/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Shared link')).toBeNull();
  });

  test('shows title, author, date and headline', async () => {
    const { store } = await renderApp();
    store.setState({ author: ' Ada Keller ' });
    const about = aboutOf(store.getState())!;
    expect(about).toMatchObject({ title: 'gold', author: 'Ada Keller' });
    await receive(store, await linkOf(store, { about: { ...about, date: '2026-11-23' } }));
    expect(await screen.findByRole('heading', { name: 'gold', level: 2 })).toBeVisible();
    expect(screen.getByText('23 November 2026').parentElement).toHaveTextContent(
      'Ada Keller, 23 November 2026',
    );
    expect(about.headline).toContain('answer correctness');
    expect(screen.getByText(about.headline)).toBeVisible();
  });

  test('lists the files that are still to be dropped, and their checksums', async () => {
    const { store } = await renderApp();
    const { sha256 } = openSources(store.getState())[0]!;
    const fragment = await linkOf(store);
    await act(() => store.getState().removeAll());
    await receive(store, fragment);
    const files = await screen.findByRole('list', { name: 'Files to drop' });
    expect(within(files).getAllByRole('listitem')).toHaveLength(4);
    expect(files).toHaveTextContent(`gold.json${sha256}`);
    const figures = screen.getByRole('region', { name: 'Scores in the link' });
    const [head, ...rows] = within(figures).getAllByRole('row');
    expect(within(head!).getAllByRole('columnheader')[1]).toHaveTextContent('Answer correctness');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^verbose r1/),
      expect.stringMatching(/^strong r1/),
      expect.stringMatching(/^weak r1/),
    ]);
    await act(() => store.getState().addFiles(exampleFiles(['gold.json', 'weak.tsv'])));
    await waitFor(() => {
      expect(within(files).getAllByRole('listitem')).toHaveLength(2);
    });
    await act(() => store.getState().addFiles(exampleFiles(['strong.csv', 'verbose.jsonl'])));
    expect(await screen.findByText(/^Same data, same scores/)).toBeVisible();
    expect(files).not.toBeInTheDocument();
  });

  test('renders markup in the link as text', async () => {
    const { store } = await renderApp();
    const run = { model: '<img src=x>', run: '', missing: 0, values: [] };
    await receive(
      store,
      await linkOf(store, { results: { questions: 1, metrics: ['f1'], runs: [run] } }),
    );
    expect(await screen.findByRole('rowheader', { name: '<img src=x>' })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});

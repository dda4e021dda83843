import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { linkOfResults } from '../../../src/state/project/link';
import { writeLinkJson, writeLink } from '../../../src/state/project/link';
import type { AssayStore } from '../../../src/state/store';
import { exampleFiles } from '../../support/example-files';
import { renderApp } from '../render-app';

/** The link to the present results, as their owner would send it. */
async function linkOf(store: AssayStore, change: Readonly<Record<string, unknown>> = {}) {
  const link = linkOfResults(store.getState(), { files: null, hasResults: true });
  return writeLink(writeLinkJson({ ...link!, ...change }));
}

const receive = (store: AssayStore, fragment: string) =>
  act(() => store.getState().receiveLink(fragment));

describe('an opened link', () => {
  test('says that the same files give the same scores', async () => {
    const { store } = await renderApp();
    await receive(store, await linkOf(store));
    const found = await screen.findByRole('list', { name: 'Compared with the results here' });
    expect(found).toHaveTextContent(
      /^Same data, same scores, same version: \d+ scores compared\.$/,
    );
    expect(screen.queryByRole('region', { name: 'Scores in the link' })).toBeNull();
  });

  test('names a setting that differs and the scores that follow from it', async () => {
    const { store, user } = await renderApp();
    const fragment = await linkOf(store);
    await act(() =>
      store
        .getState()
        .choose('x', { settings: { ...store.getState().settings, missing: 'exclude' } }),
    );
    await receive(store, fragment);
    const found = await screen.findByRole('list', { name: 'Compared with the results here' });
    expect(found).toHaveTextContent(
      'Setting missing: zero in the other result, exclude in this one.',
    );
    expect(found).toHaveTextContent(/\d+ of \d+ scores differ/);
    await user.click(screen.getByRole('button', { name: 'Use settings' }));
    expect(await screen.findByText(/^Same data, same scores/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Shared link')).toBeNull();
  });

  test('asks for the files of scores that were shared without them', async () => {
    const { store } = await renderApp();
    const fragment = await linkOf(store);
    await act(() => store.getState().removeAll());
    await receive(store, fragment);
    expect(await screen.findByText(/Open the same files to check its scores/)).toBeVisible();
    const figures = screen.getByRole('region', { name: 'Scores in the link' });
    expect(within(figures).getAllByRole('row')).toHaveLength(4);
    await act(() => store.getState().addFiles(exampleFiles()));
    expect(await screen.findByText(/^Same data, same scores/)).toBeVisible();
  });

  test('renders no foreign markup', async () => {
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

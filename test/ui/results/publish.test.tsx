import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderResults } from './results';

describe('Publish', () => {
  test('before the download, lists the files, their sizes and what will become public', async () => {
    await renderResults('take-away');
    const files = screen.getByRole('list', { name: 'Files to publish' });
    expect(files).toHaveTextContent('gold.json11 kB');
    expect(files).toHaveTextContent('weak.tsv1 kB');
    expect(screen.getByText(/^Anyone with the URL can read these files/)).toBeVisible();
    expect(screen.queryByText(/the labels with the names/)).toBeNull();
  });

  test('omits labels and annotator names, or states that they are included', async () => {
    const { store, user } = await renderResults('take-away');
    const label = { id: 'q01', model: 'strong', run: 'r1', annotator: 'ada', comment: '' } as const;
    await act(() =>
      store.getState().choose('labels', {
        labels: { annotator: 'ada', given: [{ ...label, label: 'correct' }], sample: null },
      }),
    );
    expect(screen.queryByText(/the labels with the names/)).toBeNull();
    await user.click(screen.getByRole('switch', { name: /^Include 1 human label/ }));
    expect(screen.getByText(/the labels with the names of their annotators/)).toBeVisible();
  });

  test('can exclude notes', async () => {
    const { store, user } = await renderResults('take-away');
    expect(screen.queryByRole('switch', { name: /note/ })).toBeNull();
    act(() => store.getState().setNote('q04', 'Check page 12.'));
    expect(screen.getByText(/every question, reference.*, and your 1 note\.$/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Include 1 note' }));
    expect(screen.queryByText(/and your 1 note/)).toBeNull();
  });

  test('explains an error, and can be retried', async () => {
    const { user } = await renderResults('take-away');
    const button = screen.getByRole('button', { name: 'Download assay-report.zip' });
    await user.click(button);
    expect(await screen.findByText(/does not serve the list of the page’s files/)).toBeVisible();
    expect(button).toBeEnabled();
  });
});

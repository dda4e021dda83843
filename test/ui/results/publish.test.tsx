import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderResults } from './results';

describe('Publish', () => {
  test('names the files and their sizes, and what it makes public, before anything is made', async () => {
    await renderResults('take-away');
    const files = screen.getByRole('list', { name: 'Files to publish' });
    expect(files).toHaveTextContent('gold.json11 kB');
    expect(files).toHaveTextContent('weak.tsv972 B');
    expect(screen.getByText(/^Anyone who can open the address can read these files/)).toBeVisible();
    expect(screen.queryByText(/the labels with the names/)).toBeNull();
  });

  test('says where labels go along, with whose they are', async () => {
    const { store } = await renderResults('take-away');
    const label = { id: 'q01', model: 'strong', run: 'r1', annotator: 'ada', comment: '' } as const;
    await act(() =>
      store.getState().choose('labels', {
        labels: { annotator: 'ada', given: [{ ...label, label: 'correct' }], sample: null },
      }),
    );
    expect(screen.getByText(/the labels with the names of their annotators/)).toBeVisible();
  });

  test('says in a sentence why it cannot be done from here, and can be tried again', async () => {
    const { user } = await renderResults('take-away');
    const button = screen.getByRole('button', { name: 'Download assay-report.zip' });
    await user.click(button);
    expect(await screen.findByText(/does not serve the list of its files/)).toBeVisible();
    expect(button).toBeEnabled();
  });
});

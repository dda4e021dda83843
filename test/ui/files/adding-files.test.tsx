import { gzipSync } from 'node:zlib';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleFiles } from '../../support/example-files';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { renderApp } from '../render-app';

/** An entry of a dropped folder, as browsers provide it. */
function folder(name: string, entries: readonly unknown[]): unknown {
  let isOver = false;
  return {
    name,
    isDirectory: true,
    createReader: () => ({
      readEntries: (take: (found: readonly unknown[]) => void) => {
        take(isOver ? [] : entries);
        isOver = true;
      },
    }),
  };
}

function entryOf(file: File): unknown {
  return {
    name: file.name,
    isDirectory: false,
    file: (take: (one: File) => void) => {
      take(file);
    },
  };
}

describe('a dropped folder', () => {
  test('adds its files, including nested ones, and counts hidden files', async () => {
    const { store } = await renderApp([]);
    const [gold, strong] = exampleFiles(['gold.json', 'strong.csv']);
    if (!gold || !strong) throw new Error('The example has these files.');
    const dropped = folder('data', [
      entryOf(gold),
      folder('runs', [entryOf(strong), entryOf(new File(['x'], '.DS_Store'))]),
    ]);
    const items = [
      { kind: 'file', webkitGetAsEntry: () => dropped, getAsFile: () => new File([], 'data') },
    ];
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], items } });
    await waitFor(() => {
      expect(store.getState().files.map(({ id }) => id)).toEqual(['gold.json', 'strong.csv']);
    });
    expect(screen.getByText(/^1 hidden file in the folder was ignored\./)).toBeVisible();
  });
});

describe('a paste', () => {
  const clipboardData = {
    files: [],
    getData: () => 'id\tanswer\nq1\t42\n',
  };

  test('outside a field becomes a file', async () => {
    const { store } = await renderApp([]);
    fireEvent.paste(document.body, { clipboardData });
    await waitFor(() => {
      expect(store.getState().files.map(({ id }) => id)).toEqual(['pasted.tsv']);
    });
  });

  test('into a field stays text', async () => {
    const { store } = await renderApp([]);
    fireEvent.paste(screen.getByRole('textbox', { name: 'File URL' }), { clipboardData });
    expect(store.getState().files).toEqual([]);
  });
});

describe('a URL', () => {
  test('is fetched after consent that names the host, and the request is counted', async () => {
    const fetcher = createDirectFetcher({ 'https://a.org/gold.csv': 'id,answer\nq1,42\n' });
    const { user } = await renderApp([], fetcher);
    await user.type(
      screen.getByRole('textbox', { name: 'File URL' }),
      'https://a.org/gold.csv{Enter}',
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'a.org' })).toBeVisible();
    expect(fetcher.requests).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Fetch' }));
    expect(
      await screen.findByRole('button', { name: '22 bytes, 1 request sent from this page' }),
    ).toBeVisible();
  });
});

describe('a rejected file', () => {
  test('is imported when its limit is raised, and rejected again when that is undone', async () => {
    const { store, user } = await renderApp([]);
    await store.getState().addFiles(exampleFiles(['strong.csv']));
    await store
      .getState()
      .choose('a limit', { readOptions: { 'strong.csv': { limits: { fileBytes: 500 } } } });
    expect(await screen.findByText(/more than the limit of/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Raise limit to/ }));
    await waitFor(() => {
      expect(store.getState().files[0]?.status).toBe('read');
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(store.getState().files[0]?.status).toBe('refused');
    });
  });

  test('can be read in the selected encoding', async () => {
    const { store, user } = await renderApp([]);
    const mark = [0xef, 0xbb, 0xbf];
    const broken = Uint8Array.from([...mark, ...new TextEncoder().encode('id,a\n1,'), 0xe9]);
    await store.getState().addFiles([new File([broken], 'a.csv')]);
    expect(store.getState().files[0]).toMatchObject({ problem: { code: 'broken-encoding' } });
    await user.click(await screen.findByRole('combobox', { name: 'Encoding of a.csv' }));
    await user.click(await screen.findByRole('option', { name: /^WINDOWS-1252/ }));
    await waitFor(() => {
      expect(store.getState().files[0]).toMatchObject({
        status: 'read',
        info: { encoding: 'windows-1252' },
      });
    });
  });

  test('can be read with literal quotes', async () => {
    const { store, user } = await renderApp([]);
    const rows = Array.from({ length: 101 }, (_, at) => `${at}\t"open answer\n`).join('');
    await store.getState().addFiles([new File([`id\tanswer\n0\tx\n${rows}`], 'a.tsv')]);
    expect(store.getState().files[0]?.status).toBe('refused');
    await user.click(await screen.findByRole('switch', { name: /^Disable quoting/ }));
    await waitFor(() => {
      expect(store.getState().files[0]).toMatchObject({ status: 'read', info: { rowCount: 102 } });
    });
  });

  test('can be repaired by the button below its warning', async () => {
    const { store, user } = await renderApp([]);
    const doubly = Buffer.from('id,answer\n1,1990â€“2020\n');
    await store.getState().addFiles([new File([doubly], 'a.csv')]);
    expect(await screen.findByText(/seems to be double-encoded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Repair text: a.csv' }));
    expect(await screen.findByText(/double-encoded text was repaired once/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Repair text: a.csv' })).toBeNull();
  });

  test('can be read with the selected header row', async () => {
    const { store, user } = await renderApp([]);
    await store.getState().addFiles([new File(['1,2\n'], 'a.csv')]);
    const field = await screen.findByRole('textbox', { name: 'Header row' });
    await user.clear(field);
    await user.type(field, '0');
    await waitFor(() => {
      expect(store.getState().files[0]).toMatchObject({ status: 'read', info: { rowCount: 1 } });
    });
  });
});

test('a limit raised for an archive applies to its files', async () => {
  const { store } = await renderApp([]);
  const packed = new File([gzipSync('id,a\n1,2\n3,4\n')], 'a.csv.gz');
  const limits = { cells: 3 };
  await store.getState().choose('a limit', { readOptions: { 'a.csv.gz': { limits } } });
  await store.getState().addFiles([packed]);
  expect(store.getState().files[0]).toMatchObject({
    id: 'a.csv',
    status: 'refused',
    problem: { code: 'too-many-cells' },
  });
  expect(store.getState().readOptions).toEqual({ 'a.csv': { limits } });
});

describe('open files', () => {
  test('can be removed, and reopened from the notification', async () => {
    const { store, user } = await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Remove weak.tsv' }));
    expect(await screen.findByText('Removed weak.tsv')).toBeVisible();
    await user.click(
      within(screen.getByText('Removed weak.tsv')).getByRole('button', { name: 'Undo' }),
    );
    expect(await screen.findByText('Undone: removed weak.tsv')).toBeVisible();
    await waitFor(() => {
      expect(store.getState().result?.runs).toHaveLength(3);
    });
  });

  test('lose their notes when the last file is removed, until that is undone', async () => {
    const { store, user } = await renderApp();
    const notes = [{ id: 'q04', text: 'Check page 12.' }];
    act(() => store.getState().setNote('q04', 'Check page 12.'));
    await user.click(await screen.findByRole('button', { name: 'Remove all files' }));
    const announcement = await screen.findByText('Removed 4 files and 1 note');
    expect(store.getState().notes).toEqual([]);
    await user.click(within(announcement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(store.getState().result?.runs).toHaveLength(3);
    });
    expect(store.getState().notes).toEqual(notes);
  });

  test('are replaced by a new version after confirmation', async () => {
    const { store, user } = await renderApp();
    const next = new File(['question_id,predicted_answer\nq01,TCFD\n'], 'strong.csv');
    void store.getState().addFiles([next]);
    const dialog = await screen.findByRole('dialog', { name: 'Replace strong.csv?' });
    await user.click(within(dialog).getByRole('button', { name: 'Replace' }));
    await waitFor(() => {
      expect(store.getState().result?.runs[0]?.counts.matched).toBe(1);
    });
    expect(store.getState().files).toHaveLength(4);
  });

  test('can be swapped if predictions are used as gold', async () => {
    const { store, user } = await renderApp(exampleFiles(['gold.json', 'strong.csv']));
    store.getState().setRole('strong.csv', 'gold');
    await user.click(await screen.findByRole('button', { name: 'Swap gold and predictions' }));
    await waitFor(() => {
      expect(store.getState().run.phase).toBe('done');
    });
    expect(screen.queryByRole('button', { name: 'Swap gold and predictions' })).toBeNull();
  });
});

test('a file that cannot be read is named on every page, with a link to it in Data', async () => {
  const { store, user } = await renderApp();
  await act(async () => {
    store.getState().go('results', 'questions');
    await store.getState().addFiles([new File([], 'empty.csv'), new File([], 'none.csv')]);
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /empty\.csv is empty\. Choose the file again, or export it again\..*none\.csv is empty\./,
  );
  await user.click(screen.getByRole('button', { name: 'Remove file none.csv' }));
  await waitFor(() => {
    expect(screen.getByRole('alert')).not.toHaveTextContent('none.csv');
  });
  await user.click(screen.getByRole('button', { name: 'Show in Data: empty.csv' }));
  expect(
    within(await screen.findByRole('list', { name: 'Files' })).getByText(/^empty\.csv is empty/),
  ).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

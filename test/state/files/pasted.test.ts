import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPasted } from '../../../src/state/files/pasted';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';

function nameOf(text: string): string {
  const pasted = readPasted(text);
  return pasted.kind === 'file' ? pasted.file.name : pasted.kind;
}

describe('pasted text', () => {
  test.each([
    ['id\tanswer\nq1\t42\n', 'pasted.tsv'],
    ['id,answer\nq1,42\n', 'pasted.csv'],
    ['id;answer\r\nq1;42\r\n', 'pasted.csv'],
    ['[{"id": 1}]', 'pasted.json'],
    ['{\n  "a": [1]\n}', 'pasted.json'],
    ['{"id": 1}\n{"id": 2}\n', 'pasted.jsonl'],
    ['{"id": 1}', 'pasted.json'],
    ['https://a.org/1.csv', 'addresses'],
    [' https://a.org/1.csv\nhttp://localhost:8000/2.csv ', 'addresses'],
    ['https://a.org/1.csv and more', 'neither'],
    ['a single line', 'neither'],
    ['two lines\nof prose', 'neither'],
    ['', 'neither'],
  ])('%j is %s', (text, expected) => {
    expect(nameOf(text)).toBe(expected);
  });

  test('is opened byte for byte', async () => {
    const pasted = readPasted('a,b\r\n"é",\uFEFF1\r\n');
    if (pasted.kind !== 'file') throw new Error('It is a table.');
    expect(await pasted.file.text()).toBe('a,b\r\n"é",\uFEFF1\r\n');
  });

  test('of any kind never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['file', 'addresses', 'neither']).toContain(readPasted(text).kind);
      }),
    );
  });

  test('is opened with a note', async () => {
    const store = createAssayStore(createDirectClient(), createDirectFetcher());
    await store.getState().pasteText('id\tanswer\nq1\t42\n');
    expect(store.getState().files.map(({ id }) => id)).toEqual(['pasted.tsv']);
    expect(store.getState().notices.map(({ message }) => message)).toEqual([
      'The pasted text was opened as pasted.tsv: 2 lines.',
    ]);
    await store.getState().pasteText('nothing of the kind');
    expect(store.getState().notices.map(({ code }) => code)).toContain('pasted-neither');
  });

  test('with URLs is fetched only after consent', async () => {
    const store = createAssayStore(createDirectClient(), createDirectFetcher());
    const pasting = store.getState().pasteText('https://a.org/1.csv');
    expect(store.getState().pendingFetch?.hosts.map(({ host }) => host)).toEqual(['a.org']);
    store.getState().answerFetch(false);
    await pasting;
  });
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EXAMPLE } from '../../../src/state/view';
import { renderResults } from './results';

const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  let last: Blob;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:test';
      },
      revokeObjectURL: vi.fn(),
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: last });
  });
});

afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
});

describe('Take away', () => {
  test.each([
    ['questions.csv', 'text/csv', 'question_id,model,run,answer_type,reference,prediction,'],
    ['summary.csv', 'text/csv', 'model,run,answer_type,questions,'],
    ['report.json', 'application/json', '{\n  "schema": "assay-report/1"'],
  ])('writes %s', async (name, type, beginning) => {
    const { user } = await renderResults('take-away');
    await user.click(screen.getByRole('button', { name: `Download ${name}` }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    expect(saved[0]).toMatchObject({ name, blob: { type } });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await saved[0]!.blob.arrayBuffer(),
    );
    expect(text.startsWith(beginning)).toBe(true);
  });

  test('copies the address of results that came by a link', async () => {
    const { store, user } = await renderResults('take-away', { link: EXAMPLE, runIndex: 2 });
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    const fragment = new URLSearchParams(
      new URL(await navigator.clipboard.readText()).hash.slice(1),
    );
    expect(fragment.get('gold')).toBe(store.getState().link?.gold);
    expect(fragment.getAll('predictions')).toEqual(EXAMPLE.predictions);
    expect(fragment.get('run')).toBe('2');
  });

  test('says why there is no address for dropped files', async () => {
    await renderResults('take-away');
    expect(screen.getByText(/no address leads to these results/)).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mappingOf } from '../../../src/state/selectors';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { renderApp } from '../render-app';

const ids = Array.from({ length: 12 }, (_, row) => `Q${row + 1}`);
const gold = file('gold.csv', [
  'id,question,answer',
  ...ids.map((id, row) => `${id},What was emitted in ${2000 + row}?,${row}.5 tonnes`),
]);

function file(name: string, lines: readonly string[]): File {
  return new File([lines.join('\n')], name);
}

describe('repairs', () => {
  const lowerCase = file('run.csv', [
    'id,prediction',
    ...ids.map((id, row) => `${row < 6 ? id : id.toLowerCase()},${row}.5 tonnes`),
  ]);

  test('are offered with their matches, and can be applied and undone', async () => {
    const { store, user } = await renderApp([gold, lowerCase]);
    const repairs = within(await screen.findByRole('list', { name: 'Ways to match ids' }));
    expect(await repairs.findByText(/would match 6 of 6 unmatched ids/)).toBeVisible();
    expect(
      repairs.getByText(
        /^On average, a matched answer contains \d+\.\d% of the words .* Too few answers/,
      ),
    ).toBeVisible();
    expect(mappingOf(store.getState())?.predictions[0]?.repairs).toBeUndefined();

    await user.click(repairs.getByRole('button', { name: 'Match 6 ids in run.csv: ignore case' }));
    await waitFor(() => {
      expect(store.getState().joined?.runs[0]?.counts.matched).toBe(12);
    });
    expect(mappingOf(store.getState())?.predictions[0]?.repairs).toEqual(['case']);

    await user.click(await screen.findByRole('button', { name: 'Undo id matching' }));
    await waitFor(() => {
      expect(store.getState().joined?.runs[0]?.counts.matched).toBe(6);
    });
  });

  test('slow searches are announced', async () => {
    const client = createDirectClient();
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await renderApp([gold, lowerCase], createDirectFetcher(), {
      ...client,
      suggestRepairs: (mapping) => gate.then(() => client.suggestRepairs(mapping)),
    });
    const told = await screen.findByText('Looking for ways to match more ids');
    expect(told).toBeVisible();
    open();
    expect(await screen.findByText(/would match 6 of 6 unmatched ids/)).toBeVisible();
    expect(told).not.toBeInTheDocument();
  });

  test('scoring again retries a failed search for repairs', async () => {
    const client = createDirectClient();
    let asked = 0;
    const { user } = await renderApp([gold, lowerCase], createDirectFetcher(), {
      ...client,
      suggestRepairs: (mapping) =>
        ++asked === 1 ? Promise.reject(new Error('gone')) : client.suggestRepairs(mapping),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The scoring worker did not respond. Your files are unchanged.',
    );
    await user.click(within(alert).getByRole('button', { name: 'Score again' }));
    expect(await screen.findByText(/would match 6 of 6 unmatched ids/)).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  });

  test('are steps in the browser history', async () => {
    const { store, user } = await renderApp([gold, lowerCase]);
    await user.click(
      await screen.findByRole('button', { name: 'Match 6 ids in run.csv: ignore case' }),
    );
    await waitFor(() => {
      expect(store.getState().joined?.runs[0]?.counts.matched).toBe(12);
    });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone: id matching for run.csv')).toBeVisible();
    await waitFor(() => {
      expect(store.getState().joined?.runs[0]?.counts.matched).toBe(6);
    });
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => {
      expect(store.getState().joined?.runs[0]?.counts.matched).toBe(12);
    });
  });
});

describe('a file whose ids match no question', () => {
  const apart = file('apart.csv', [
    'id,prediction',
    ...ids.map((id, row) => `${id.toLowerCase()},${row}.5 tonnes`),
  ]);
  const near = file('near.csv', [
    'id,prediction',
    ...ids.map((id, row) => `${id},${row}.5 tonnes`),
  ]);

  test('can be repaired if it is the only one', async () => {
    const { store, user } = await renderApp([gold, apart]);
    expect(await screen.findByText(/^apart\.csv is not scored/)).toBeVisible();
    await user.click(
      await screen.findByRole('button', { name: 'Match 12 ids in apart.csv: ignore case' }),
    );
    await waitFor(() => {
      expect(store.getState().joined?.runs[0]?.counts.matched).toBe(12);
    });
  });

  test('does not prevent scoring of the other runs; the results state that it is missing', async () => {
    const { store, user } = await renderApp([gold, apart, near]);
    await waitFor(() => {
      expect(store.getState().result?.runs.map(({ model }) => model)).toEqual(['near']);
    });
    expect(await screen.findByText(/^apart\.csv is not scored/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Results/ }));
    expect(await screen.findByText(/^Not scored: apart\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Match ids in Data' }));
    expect(store.getState().page).toBe('data');
  });
});

describe('missing predictions', () => {
  test('can be counted as incorrect or excluded', async () => {
    const some = file('run.csv', [
      'id,prediction',
      ...ids.slice(0, 9).map((id, row) => `${id},${row} tonnes`),
    ]);
    const { store, user } = await renderApp([gold, some]);
    expect(await screen.findByText('score 0 (mean over 12)')).toBeVisible();
    await user.click(screen.getByText('exclude (mean over 9)'));
    expect(await screen.findByText(/3 answers would be excluded\.$/)).toBeVisible();
    expect(store.getState().settings.missing).toBe('zero');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(store.getState().settings.missing).toBe('exclude');
  });
});

describe('several answer columns', () => {
  test('become several runs, with the other columns listed', async () => {
    const wide = file('wide.csv', [
      'id,answer_small,answer_large,latency_ms',
      ...ids.map((id, row) => `${id},about ${row}.5 tonnes,${row}.5 tonnes,${100 + row}`),
    ]);
    const { store, user } = await renderApp([gold, wide]);
    expect(mappingOf(store.getState())?.predictions.map(({ answer }) => answer.columns)).toEqual([
      ['answer_small'],
      ['answer_large'],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Join report' }));
    expect((await screen.findAllByText('latency_ms')).length).toBeGreaterThan(0);
  });
});

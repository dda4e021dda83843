import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { BUNDLED_JUDGE } from '../../../src/core/scoring/judge/judge-card';
import { parseQuery } from '../../../src/core/explore/query/parse';
import { queryOfRow } from '../../../src/ui/results/judge/TallyFigure';
import { listUnexplained } from '../../support/unexplained';
import { renderResults } from './results';

describe('the learned judge', () => {
  test('says where to enable it', async () => {
    const { store } = await renderResults('judge');
    await userEvent.click(await screen.findByRole('button', { name: /Enable in Scoring/ }));
    expect(store.getState().page).toBe('scoring');
    const choice = await screen.findByRole('switch', { name: /Assay’s judge dated/ });
    await userEvent.click(choice);
    expect(choice).toBeChecked();
    expect(store.getState().settings.judges).toEqual([]);
    // One of these answers is a missing prediction.
    expect(await screen.findByText('Judged correct: 96 answers would be counted.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(store.getState().settings.judges).toEqual([
      {
        id: 'judge',
        name: BUNDLED_JUDGE.name,
        date: BUNDLED_JUDGE.date,
        sha256: BUNDLED_JUDGE.sha256,
        threshold: null,
      },
    ]);
  });

  test('shows its results, and applies another threshold', async () => {
    const { store } = await renderResults('judge');
    await act(() => store.getState().useJudge(BUNDLED_JUDGE));
    const runs = await screen.findByRole('table', { name: /Judged correct at threshold/ });
    expect(within(runs).getAllByRole('row')).toHaveLength(4);
    // As in every mean, a missing prediction counts as incorrect.
    const weak = store.getState().result?.runs[2];
    const cells = within(screen.getByRole('row', { name: /^weak/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '31',
      '1',
      expect.anything() as string,
      (100 * (weak?.metrics['judge.correct']?.mean ?? NaN)).toFixed(1),
    ]);
    expect(screen.getByRole('table', { name: /by rule/ })).toBeInTheDocument();
    expect(listUnexplained()).toEqual([]);
    const before = store.getState().result?.runs[0]?.metrics['judge.correct']?.mean ?? NaN;
    expect(before).toBeGreaterThan(0);
    screen.getByRole('slider').focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply threshold' }));
    expect(store.getState().settings.judges[0]?.threshold).toBe(0.99);
    await waitFor(() => {
      expect(store.getState().result?.runs[0]?.metrics['judge.correct']?.mean).toBeLessThan(before);
    });
  });

  test('shows the main reasons in the answer inspector', async () => {
    const { store } = await renderResults('questions');
    await act(() => store.getState().useJudge(BUNDLED_JUDGE));
    const [id = ''] = await store
      .getState()
      .ask.rows(0, [0])
      .then((rows) => rows.map((row) => row.id));
    act(() => {
      store.getState().show({ openQuestion: id });
    });
    expect(await screen.findByText(/^Judged (correct|incorrect)$/)).toBeInTheDocument();
    expect(await screen.findByText(/humans labeled \d+% as correct/)).toBeInTheDocument();
  });
});

test('a bar opens the questions of every run that it counts', () => {
  const fields = [
    { name: 'judge.rule', label: '', type: 'text', perRun: true, values: [] } as const,
  ];
  const runs = ['strong r1', 'weak'];
  const query = queryOfRow('judge.rule', 'less detail', runs);
  expect(query).toBe('judge.rule@[strong r1] = "less detail" or judge.rule@weak = "less detail"');
  expect(parseQuery(query, { fields, runs }).kind).toBe('query');
  expect(queryOfRow('judge.rule', 'alias', ['only'])).toBe('judge.rule = "alias"');
});

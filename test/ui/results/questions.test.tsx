import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EVERYTHING } from '../../../src/core/score/order';
import { renderResults } from './results';

const grid = () => screen.getByRole('grid', { name: 'Questions' });
const line = (id: string) => screen.findByRole('row', { name: new RegExp(`^${id} `) });
const microscope = (id: string) => screen.findByRole('region', { name: `Question ${id}` });
const firstIds = () =>
  within(grid())
    .getAllByRole('row')
    .slice(1, 4)
    .map((row) => row.firstElementChild?.textContent);

describe('the question table', () => {
  test('shows question, reference, prediction and scores of a run', async () => {
    await renderResults('questions');
    const cells = within(await line('q02'))
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual([
      'q02',
      'What were the Scope 1 emissions of Halmerwick Power in FY2023?',
      '48,200 t CO2e',
      '48.2 t CO2e',
      'number',
      '0.00',
      '0.67',
      '0.00',
      '0.00',
    ]);
    expect(grid()).toHaveAttribute('aria-rowcount', '33');
    expect(await line('q02')).toHaveAttribute('aria-rowindex', '3');
    expect(within(await line('q06')).getByText('(empty)')).toBeVisible();
    expect(within(await line('q01')).getByText('n/a')).toBeVisible();
  });

  test('follows the run that is chosen', async () => {
    const { user } = await renderResults('questions', {
      view: { ...EVERYTHING, filters: ['missing'] },
    });
    expect(await screen.findByText('0 of 32')).toBeVisible();
    expect(screen.getByText(/No question fits all of this/)).toBeVisible();
    const run = screen.getByRole('combobox', { name: 'Run whose predictions are shown' });
    await user.selectOptions(run, 'weak r1');
    expect(within(await line('q19')).getByText('no prediction')).toBeVisible();
    expect(screen.getByText('1 of 32')).toBeVisible();
  });

  test('is narrowed by words, types and filters, and cleared at once', async () => {
    const { store, user } = await renderResults('questions');
    await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'q19');
    expect(await screen.findByText('1 of 32')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('32 of 32')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');

    const wrong = screen.getByRole('button', { name: 'not an exact match 11' });
    await user.click(wrong);
    expect(wrong).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('11 of 32')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^list/ }));
    await user.click(screen.getByRole('button', { name: /^yes_no/ }));
    expect(store.getState().view.answerTypes).toEqual(['list', 'yes_no']);
    expect(await screen.findByText('4 of 32')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(store.getState().view).toEqual(EVERYTHING);
  });

  test('sorts ascending, descending and not at all', async () => {
    const { store, user } = await renderResults('questions', { runIndex: 1 });
    await line('q01');
    const header = () => within(grid()).getByRole('columnheader', { name: 'F1' });
    await user.click(within(header()).getByRole('button'));
    expect(store.getState().view.sort).toEqual({ column: 'f1', run: 1, descending: false });
    await waitFor(() => {
      expect(firstIds()).toEqual(['q06', 'q17', 'q19']);
    });
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header()).getByRole('button'));
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => {
      expect(firstIds()[0]).toBe('q25');
    });
    await user.click(within(header()).getByRole('button'));
    expect(store.getState().view.sort).toBeNull();
  });

  test('takes the sorted column along to another run', async () => {
    const sort = { column: 'f1', run: 0, descending: true };
    const { store, user } = await renderResults('questions', { view: { ...EVERYTHING, sort } });
    const run = screen.getByRole('combobox', { name: 'Run whose predictions are shown' });
    await user.selectOptions(run, 'verbose r1');
    expect(store.getState().view.sort).toEqual({ ...sort, run: 1 });
    expect(await line('q25')).toHaveAttribute('aria-rowindex', '2');
  });

  test('shows other columns when asked', async () => {
    const { user } = await renderResults('questions');
    await line('q01');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Token recall' }));
    await user.click(screen.getByRole('checkbox', { name: 'Reference' }));
    expect(within(grid()).queryByRole('columnheader', { name: 'Reference' })).toBeNull();
    expect(within(grid()).getAllByRole('columnheader')).toHaveLength(9);
  });

  test('says when the worker gave no answer, and recovers by scoring again', async () => {
    const { store, user } = await renderResults('questions');
    await line('q01');
    const { ask } = store.getState();
    const order = vi.fn(ask.order).mockRejectedValueOnce(new Error('silent'));
    act(() => {
      store.setState({ ask: { ...ask, order } });
    });
    expect(await screen.findByText(/The scoring worker gave no answer/)).toBeVisible();
    expect(await line('q01')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Score again' }));
    await waitFor(() => {
      expect(screen.queryByText(/The scoring worker gave no answer/)).toBeNull();
    });
    expect(order).toHaveBeenCalledTimes(2);
  });

  test('is walked by keyboard', async () => {
    const { store, user } = await renderResults('questions');
    const activeId = () => grid().getAttribute('aria-activedescendant');
    await line('q01');
    grid().focus();
    expect(activeId()).toBe('question-0');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(activeId()).toBe('question-1');
    expect(store.getState().openQuestion).toBeNull();
    await user.keyboard('{End}');
    expect(activeId()).toBe('question-31');
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(await microscope('q02')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(await microscope('q03')).toBeVisible();
    expect(await line('q03')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(store.getState().openQuestion).toBeNull();
  });
});

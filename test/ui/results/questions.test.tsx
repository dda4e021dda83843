import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_VIEW } from '../../../src/core/explore/view/view';
import type { ViewState } from '../../../src/state/view';
import { renderResults } from './results';

const grid = () => screen.getByRole('grid', { name: 'Questions' });
const line = (id: string) => screen.findByRole('row', { name: new RegExp(`^${id} `) });
const microscope = (id: string) => screen.findByRole('region', { name: `Question ${id}` });
const firstIds = () =>
  within(grid())
    .getAllByRole('row')
    .slice(1, 4)
    .map((row) => row.firstElementChild?.textContent);

describe('the side-by-side view', () => {
  test('shows the full answers of two runs and marks what matches the reference', async () => {
    const { store, user } = await renderResults('questions');
    await line('q02');
    await user.click(screen.getByRole('radio', { name: 'Side by side' }));
    expect(store.getState().secondRun).toBe(1);
    expect(grid().style.getPropertyValue('--id-width')).toBe('64px');
    const heads = within(grid()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Id',
      'Question and reference',
      'strong r1',
      'verbose r1',
    ]);
    const cells = within(await line('q02')).getAllByRole('gridcell');
    expect(cells[1]).toHaveTextContent('Reference: 48,200 t CO2e');
    expect(cells[2]).toHaveTextContent(/ incorrect/);
    const marked = (tag: string) =>
      [...(cells[2]?.querySelectorAll(tag) ?? [])].map(({ textContent }) => textContent);
    expect(marked('mark')).toEqual([]);
    expect(marked('ins')).toEqual(['48.2 t CO2e']);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Second run' }), 'weak r1');
    expect(await within(grid()).findByRole('columnheader', { name: 'weak r1' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(store.getState().secondRun).toBeNull();
  });

  test('is copied as a table of all listed questions', async () => {
    const { user } = await renderResults('questions', {
      secondRun: 1,
      view: { ...DEFAULT_VIEW, query: 'id = q02' },
    });
    await user.click(await screen.findByRole('button', { name: 'Copy table “Questions”' }));
    await user.click(await screen.findByRole('button', { name: 'Copy as Markdown' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('Prediction verbose r1');
    expect(copied).toContain('48.2 t CO2e');
    expect(copied.split('\n').filter((line) => line.startsWith('| q'))).toHaveLength(1);
  });

  test('opens a question by keyboard and applies the filter', async () => {
    const { store, user } = await renderResults('questions', {
      secondRun: 2,
      view: { ...DEFAULT_VIEW, query: 'answer_correct@strong = 1 and answer_correct@weak = 0' },
    });
    await waitFor(() => {
      expect(within(grid()).getAllByText('correct').length).toBeGreaterThan(2);
    });
    act(() => {
      grid().focus();
    });
    await user.keyboard('{ArrowDown}{Enter}');
    const second = within(grid()).getAllByRole('row')[2];
    expect(store.getState().openQuestion).toBe(
      second?.querySelector('[role="gridcell"]')?.firstChild?.textContent,
    );
    expect(await within(grid()).findAllByRole('row', { selected: true })).toHaveLength(1);
  });
});

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

  test('shows the selected run', async () => {
    const { user } = await renderResults('questions', {
      view: { ...DEFAULT_VIEW, query: 'response = missing' },
    });
    expect(await screen.findByText('0 of 32')).toBeVisible();
    expect(await screen.findByText(/No question matches/)).toBeVisible();
    const run = screen.getByRole('combobox', { name: 'Run' });
    await user.selectOptions(run, 'weak r1');
    expect(within(await line('q19')).getByText('no prediction')).toBeVisible();
    expect(screen.getByText('1 of 32')).toBeVisible();
  });

  test('undoes a filter with Ctrl-Z and redoes it with Ctrl-Y', async () => {
    const { store, user } = await renderResults('questions');
    await line('q01');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('checkbox', { name: /^runs disagree/ }));
    expect(
      await screen.findByRole('button', { name: 'Remove filter runs disagree' }),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    const { query } = store.getState().view;
    await user.keyboard('{Control>}z{/Control}');
    expect(store.getState().view.query).toBe('');
    expect(screen.getByText(/^Undone: filter /)).toBeVisible();
    await user.keyboard('{Control>}y{/Control}');
    expect(store.getState().view.query).toBe(query);
  });

  test('keeps the focus on the closed question', async () => {
    const { user } = await renderResults('questions');
    await line('q01');
    act(() => {
      grid().focus();
    });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const opened = await microscope('q03');
    act(() => {
      within(opened).getByRole('button', { name: /^Next/ }).focus();
    });
    await user.keyboard('{Enter}');
    await microscope('q04');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: /^Question q/ })).toBeNull();
    });
    expect(grid()).toHaveFocus();
    expect(grid()).toHaveAttribute('aria-activedescendant', 'question-cell-3-0');
  });

  test('expands a group with the right arrow and collapses it with the left arrow', async () => {
    const { user } = await renderResults('questions', {
      view: { ...DEFAULT_VIEW, group: 'sector' },
    });
    const tree = await screen.findByRole('treegrid', { name: 'Questions' });
    act(() => {
      tree.focus();
    });
    const head = () => within(tree).getAllByRole('row', { expanded: true });
    await user.keyboard('{ArrowRight}');
    await waitFor(() => {
      expect(head()).toHaveLength(1);
    });
    await user.keyboard('{ArrowRight}');
    const at = tree.getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(at)).not.toBeNull();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => {
      expect(within(tree).queryAllByRole('row', { expanded: true })).toEqual([]);
    });
  });

  test('sorts ascending, then descending, then in file order', async () => {
    const { store, user } = await renderResults('questions', { runIndex: 1 });
    await line('q01');
    const header = () => within(grid()).getByRole('columnheader', { name: /F1$/ });
    await user.click(within(header()).getByRole('button'));
    expect(store.getState().view.sort).toEqual([{ column: 'f1', descending: false }]);
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
    expect(store.getState().view.sort).toEqual([]);
  });

  test('sorts by a second column with Shift, and numbers both', async () => {
    const { store, user } = await renderResults('questions');
    await line('q01');
    await user.click(within(grid()).getByRole('button', { name: 'Type' }));
    await user.keyboard('{Shift>}');
    await user.click(within(grid()).getByRole('button', { name: 'F1' }));
    await user.keyboard('{/Shift}');
    expect(store.getState().view.sort).toEqual([
      { column: 'type', descending: false },
      { column: 'f1', descending: false },
    ]);
    expect(within(grid()).getByLabelText('sort key 2')).toBeVisible();
  });

  test('stays sorted by the same column for another run', async () => {
    const sort = [{ column: 'f1', descending: true }];
    const { user } = await renderResults('questions', { view: { ...DEFAULT_VIEW, sort } });
    const run = screen.getByRole('combobox', { name: 'Run' });
    await user.selectOptions(run, 'verbose r1');
    await waitFor(() => {
      expect(firstIds()[0]).toBe('q25');
    });
  });

  test('groups by a column with the means of each run, and expands a group', async () => {
    const { user } = await renderResults('questions');
    await line('q01');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'type');
    const tree = await screen.findByRole('treegrid', { name: 'Questions' });
    const list = await within(tree).findByRole('row', {
      name: /^list 5 questions Correct strong r1/,
    });
    expect(list).toHaveAttribute('aria-expanded', 'false');
    expect(within(tree).queryByRole('row', { name: /^q\d\d / })).toBeNull();
    const before = Number(tree.getAttribute('aria-rowcount'));
    await user.click(list);
    expect(list).toHaveAttribute('aria-expanded', 'true');
    expect(Number(tree.getAttribute('aria-rowcount'))).toBe(before + 5);
    await waitFor(() => {
      expect(within(tree).getAllByRole('row', { name: /^q\d\d / })).toHaveLength(5);
    });
  });

  test('shows other columns on request', async () => {
    const { user } = await renderResults('questions');
    await line('q01');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Token recall' }));
    await user.click(screen.getByRole('checkbox', { name: 'Reference' }));
    expect(within(grid()).queryByRole('columnheader', { name: 'Reference' })).toBeNull();
    expect(within(grid()).getAllByRole('columnheader')).toHaveLength(9);
  });

  test('omits the question column if the questions have no text', async () => {
    await renderResults('questions', {}, [
      new File(['id,answer\nq1,12\nq2,7\n'], 'gold.csv'),
      new File(['id,prediction\nq1,12\nq2,8\n'], 'one.csv'),
    ]);
    await line('q1');
    expect(within(grid()).getByRole('columnheader', { name: 'Reference' })).toBeVisible();
    expect(within(grid()).queryByRole('columnheader', { name: 'Question' })).toBeNull();
  });

  test('reports a worker that does not respond, and recovers by scoring again', async () => {
    const { store, user } = await renderResults('questions');
    await line('q01');
    const { ask } = store.getState();
    const order = vi.fn(ask.order).mockRejectedValueOnce(new Error('silent'));
    act(() => {
      store.setState({ ask: { ...ask, order } });
    });
    expect(await screen.findByText(/The scoring worker did not respond/)).toBeVisible();
    expect(await line('q01')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Score again' }));
    await waitFor(() => {
      expect(screen.queryByText(/The scoring worker did not respond/)).toBeNull();
    });
    expect(order).toHaveBeenCalledTimes(2);
  });

  test('compares runs side by side, and pins and moves columns', async () => {
    const { store, user } = await renderResults('questions');
    await line('q01');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'weak r1' }));
    const head = within(grid()).getByRole('columnheader', { name: 'weak r1' });
    expect(head).toHaveAttribute('aria-colindex', '10');
    expect(head).toHaveAttribute('aria-colspan', '5');
    expect(grid()).toHaveAttribute('aria-rowcount', '34');
    expect(await within(grid()).findByText('no prediction')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pin Type' }));
    expect(store.getState().layout.pinned).toEqual(['type']);
    expect(document.getElementById('question-head-0')).toHaveTextContent('Type');
    await user.click(screen.getByRole('button', { name: 'Move Reference left' }));
    expect(store.getState().layout.columns?.slice(0, 3)).toEqual(['id', 'reference', 'question']);
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(store.getState().layout.density).toBe('compact');
    await user.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(within(grid()).getAllByRole('columnheader')).toHaveLength(9);
  });

  test('lists unknown columns of a link', async () => {
    const layout = { columns: ['id', 'f1', 'region'], pinned: [], widths: {}, density: 'compact' };
    await renderResults('questions', {
      layout: layout as ViewState['layout'],
      view: { ...DEFAULT_VIEW, sort: [{ column: 'year', descending: false }] },
    });
    expect(await screen.findByText(/No column “year” and “region”/)).toBeVisible();
    expect(await line('q01')).toHaveAttribute('aria-rowindex', '2');
  });

  test('supports the keyboard navigation of a spreadsheet', async () => {
    const { store, user } = await renderResults('questions');
    const activeId = () => grid().getAttribute('aria-activedescendant');
    await line('q01');
    act(() => {
      grid().focus();
    });
    expect(activeId()).toBe('question-cell-0-0');
    const setData = vi.fn();
    fireEvent.copy(grid(), { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'q01');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowRight}');
    expect(activeId()).toBe('question-cell-1-1');
    expect(store.getState().openQuestion).toBeNull();
    await user.keyboard('{End}');
    expect(activeId()).toBe('question-cell-1-8');
    await user.keyboard('{Control>}{End}{/Control}{Home}');
    // jsdom does not scroll, so the last row is not rendered yet, and its cell is not referred to.
    expect(activeId()).toBeNull();
    act(() => {
      grid().scrollTop = 31 * 36;
      fireEvent.scroll(grid());
    });
    await waitFor(() => expect(activeId()).toBe('question-cell-31-0'));
    act(() => {
      grid().scrollTop = 0;
      fireEvent.scroll(grid());
    });
    await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
    expect(activeId()).toBe('question-head-0');
    expect(store.getState().view.sort).toEqual([{ column: 'id', descending: false }]);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(Object.keys(store.getState().layout.widths)).toEqual(['id']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await microscope('q02')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(await microscope('q03')).toBeVisible();
    expect(await line('q03')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(store.getState().openQuestion).toBeNull();
  });
});

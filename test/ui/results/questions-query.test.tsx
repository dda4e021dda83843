import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_VIEW } from '../../../src/core/explore/view/view';
import { renderResults } from './results';

const field = () => screen.getByRole('combobox', { name: 'Search or filter questions' });
const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const chip = (name: RegExp | string) => screen.getByRole('button', { name });

async function renderQuestions(query = '') {
  const app = await renderResults('questions', { view: { ...DEFAULT_VIEW, query } });
  await screen.findByRole('button', { name: 'Filter' });
  return app;
}

describe('the query field', () => {
  test('treats plain words as a text search, and says so', async () => {
    const { user } = await renderQuestions();
    await user.type(field(), 'halmerwick power');
    expect(
      await screen.findByText(
        /Searching ids, questions, references and predictions for “halmerwick power”/,
      ),
    ).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('32 of 32')).toBeNull();
    });
    await user.click(screen.getByRole('button', { name: 'Clear the query' }));
    expect(await screen.findByText('32 of 32')).toBeVisible();
    expect(field()).toHaveValue('');
  });

  test('accepts the labels of tiers, and gives a hint for proportions above 1', async () => {
    const { user } = await renderQuestions();
    await user.type(field(), 'tier = "type-aware" and f1 < 40{Enter}');
    expect(
      await screen.findByText('f1 ranges from 0 to 1; for 40 on a scale of 0 to 100, write 40%.'),
    ).toBeVisible();
    expect(screen.queryByText('0 of 32')).toBeNull();
    expect(await screen.findByText(/^[1-9]\d* of 32$/)).toBeVisible();
  });

  test('stays in sync with the filter menu and the chips', async () => {
    const { store, user } = await renderQuestions();
    store.getState().changeOverview({ metric: 'exact_match' });
    await user.click(chip('Filter'));
    await user.click(await screen.findByRole('checkbox', { name: 'incorrect 11' }));
    expect(field()).toHaveValue('exact_match < 0.5');
    expect(await screen.findByText('11 of 32')).toBeVisible();
    const values = await screen.findByRole('group', { name: 'type' });
    await user.click(within(values).getByRole('checkbox', { name: /^list/ }));
    await user.click(within(values).getByRole('checkbox', { name: /^yes_no/ }));
    expect(field()).toHaveValue('exact_match < 0.5 and type in ("list", "yes_no")');
    expect(await screen.findByText('4 of 32')).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'Type = LIST{Enter}');
    expect(await screen.findByText('5 of 32')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove filter incorrect' })).toBeNull();
    await user.click(chip('Filter'));
    expect(await screen.findByRole('checkbox', { name: /^list/ })).toBeChecked();
    await user.click(chip('Remove filter type: LIST'));
    expect(store.getState().view).toEqual(DEFAULT_VIEW);
  });

  test('discards unapplied text when a filter is clicked', async () => {
    const { store, user } = await renderQuestions();
    await user.click(chip('Filter'));
    const list = await screen.findByRole('checkbox', { name: /^list/ });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(field(), { target: { value: 'f1 < 0.5' } });
    fireEvent.click(list);
    act(() => void vi.advanceTimersByTime(5000));
    vi.useRealTimers();
    expect(store.getState().view.query).toBe('type = "list"');
    expect(field()).toHaveValue('type = "list"');
  });

  test('finds questions that one run answers correctly and another does not', async () => {
    const { user } = await renderQuestions();
    await user.click(chip('Filter'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Incorrect' }), 'weak r1');
    await user.click(chip('Add'));
    expect(field()).toHaveValue(
      'answer_correct@[strong r1] >= 0.5 and answer_correct@[weak r1] < 0.5',
    );
    await user.click(chip('Remove filter weak r1 incorrect'));
    expect(field()).toHaveValue('answer_correct@[strong r1] >= 0.5');
    expect(chip('Remove filter strong r1 correct')).toBeVisible();
  });

  test('finds questions with a note, and updates when notes change', async () => {
    const { store, user } = await renderQuestions();
    await user.click(chip('Filter'));
    expect(await screen.findByRole('checkbox', { name: 'with a note 0' })).toBeDisabled();
    act(() => {
      store.getState().setNote('q04', 'Check page 12.');
      store.getState().setNote('q06', 'Ask Ada.');
    });
    await user.click(await screen.findByRole('checkbox', { name: 'with a note 2' }));
    expect(field()).toHaveValue('not note is empty');
    expect(chip('Remove filter with a note')).toBeVisible();
    expect(await screen.findByText('2 of 32')).toBeVisible();
    act(() => store.getState().changeView({ query: 'note ~ page' }));
    expect(await screen.findByText('1 of 32')).toBeVisible();
    act(() => store.getState().setNote('q04', ''));
    expect(await screen.findByText(/No question matches/)).toBeVisible();
  });

  test('filters by score range', async () => {
    const { user } = await renderQuestions();
    await user.click(chip('Filter'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Column' }), 'Token F1');
    const ranges = await screen.findByRole('group', { name: 'Score ranges of Token F1' });
    await user.click(within(ranges).getByRole('button', { name: /^0\.5 to 0\.75/ }));
    expect(field()).toHaveValue('f1 >= 0.5 and f1 < 0.75');
  });

  test('suggests a similar column name for an unknown one', async () => {
    const { user } = await renderQuestions();
    await user.type(field(), 'answer_corect = 0{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Use answer_correct' }));
    expect(field()).toHaveValue('answer_correct = 0');
    await user.clear(field());
    await user.type(field(), 'correct = 0{Enter}');
    expect(await screen.findByRole('button', { name: 'Download 4 questions' })).toBeEnabled();
  });

  test('underlines an error, leaves the table unchanged, and suggests a text search', async () => {
    const { store, user } = await renderQuestions('exact_match < 1');
    await user.clear(field());
    await user.type(field(), 'f1 < many');
    expect(await screen.findByText('Expected a number here, such as 0.5.')).toBeVisible();
    expect(field()).toBeInvalid();
    expect(store.getState().view.query).not.toContain('many');
    await user.click(chip('Search for this text'));
    expect(store.getState().view.query).toBe('"f1 < many"');
    expect(await screen.findByText(/No question matches/)).toBeVisible();
  });

  test('reports the error of a query from a link', async () => {
    await renderResults('questions', { view: { ...DEFAULT_VIEW, query: 'f1 <' } });
    expect(await screen.findByText('Expected a value here.')).toBeVisible();
    expect(await screen.findByText(/The query has an error/)).toBeVisible();
  });

  test('can be completed with the keyboard alone', async () => {
    const { store, user } = await renderQuestions();
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    await user.keyboard('typ');
    expect((await options()).map(({ textContent }) => textContent)).toContain('typeAnswer type');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Tab}');
    expect(field()).toHaveValue('type ');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('type = ');
    await user.keyboard('yes{ArrowDown}');
    const [first] = await options();
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', first!.id);
    await user.keyboard('{Enter}{Escape}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(store.getState().view.query).toBe('type = "yes_no" ');
    await user.tab();
    expect(field()).not.toHaveFocus();
  });
});

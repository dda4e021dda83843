import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Slice } from '../../../src/core/explore/slices';
import { answerCorrect } from '../../../src/core/scoring/metrics/answer-correct';
import { describeSlices } from '../../../src/ui/results/overview/SliceCard';
import { BY_F1, renderResults } from './results';

const rowsOf = (name: RegExp | string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the slices', () => {
  test('show the first column, sorted by gap, largest first, with small slices marked', async () => {
    await renderResults('overview', BY_F1);
    await screen.findByText('Corvane Cement SA');
    expect(screen.getByRole('heading', { name: 'Token F1 by company' })).toBeVisible();
    const [first] = rowsOf('Token F1 by company');
    expect(first!.slice(0, 2)).toEqual(['Corvane Cement SA', 'few 6']);
    expect(first!.slice(-2)).toEqual(['74.2', '−6.2']);
    expect(
      screen.getByText('Not available: document and page (too many unique values).'),
    ).toBeVisible();
  });

  test('can be sorted by another column', async () => {
    const { user } = await renderResults('overview', BY_F1);
    const table = within(await screen.findByRole('table', { name: 'Token F1 by company' }));
    expect(table.getByRole('columnheader', { name: 'Range' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(table.getByRole('button', { name: 'vs. overall' }));
    expect(rowsOf('Token F1 by company')[0]![0]).toBe('Talvenna Semiconductor Inc.');
  });

  test('change with the selected column and metric', async () => {
    const { store, user } = await renderResults('overview', BY_F1);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Slice by' }), 'kind');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Headline metric' }),
      'Numeric match',
    );
    expect(await screen.findByRole('table', { name: 'Numeric match by kind' })).toBeVisible();
    expect(await screen.findByText(/other values have no score under this metric/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Distribution of/ })).not.toBeInTheDocument();
    expect(store.getState().overview).toEqual({ metric: 'numeric_match', slice: 'kind' });
  });

  test('open their questions', async () => {
    const { store, user } = await renderResults('overview', BY_F1);
    await user.click(await screen.findByRole('button', { name: 'Corvane Cement SA' }));
    expect(store.getState().view.query).toBe('company = "Corvane Cement SA"');
    expect(await screen.findByText('6 of 32')).toBeVisible();
  });

  test('use the first column if the URL names an unknown one', async () => {
    await renderResults('overview', { overview: { metric: 'nonsense', slice: 'nobody' } });
    expect(
      await screen.findByRole('heading', { name: 'Answer correctness by company' }),
    ).toBeVisible();
  });
});

describe('the sentence about slices', () => {
  const slice = (value: string, questions: number, gap: number, ease: number): Slice => ({
    kind: 'value',
    value,
    values: 1,
    query: '',
    questions,
    gap,
    ease,
    runs: [],
  });
  const describeRows = (...rows: Slice[]) =>
    describeSlices({ column: 'doc', rows, overall: [], notApplicable: 0 }, answerCorrect);

  test('states the minimum slice size if it ignores small slices', () => {
    expect(describeRows(slice('A', 4, 0.5, -0.3), slice('B', 30, 0.2, -0.07))).toBe(
      'Among slices with at least 10 questions, the runs differ most on B: 20.0; the hardest slice is B: −7.0 vs. overall.',
    );
  });

  test('states no minimum slice size if all slices are large', () => {
    expect(describeRows(slice('A', 40, 0.5, -0.3), slice('B', 30, 0.2, -0.07))).toBe(
      'The runs differ most on A: 50.0. The hardest slice is A: −30.0 vs. overall.',
    );
  });
});

describe('the distributions', () => {
  test('count the scores of each run and open the questions of a bin', async () => {
    const { store, user } = await renderResults('overview', BY_F1);
    await screen.findByRole('figure', { name: 'Distribution of token F1' });
    const rows = rowsOf('Distribution of token F1');
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['0', '2 6.3%', '4 12.5%', '14 43.8%']);
    await user.click(
      screen.getByRole('button', { name: '2 questions of strong r1: 0', hidden: true }),
    );
    expect(store.getState()).toMatchObject({ runIndex: 0, view: { query: 'f1 <= 0' } });
    expect(await screen.findByText('2 of 32')).toBeVisible();
  });

  test('separate scale and sign errors from other numeric errors', async () => {
    const { user } = await renderResults('overview', BY_F1);
    const figure = await screen.findByRole('figure', { name: 'Numeric error' });
    expect(figure).toHaveTextContent('4 answers look off in scale or sign, or by a factor');
    expect(rowsOf('Numeric error')).toContainEqual([
      'factor 1,000',
      ...['1 10.0%', '1 10.0%', '0 0.0%'],
    ]);
    await user.click(
      screen.getByRole('button', { name: '1 question of weak r1: sign', hidden: true }),
    );
    expect(await screen.findByText('1 of 32')).toBeVisible();
  });
});

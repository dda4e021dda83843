import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listUnexplained } from '../../support/unexplained';
import { renderApp } from '../render-app';

const gold =
  'id,question,answer\nq1,Which plan?,net zero\nq2,How much?,\nq3,Which site?,Rotterdam\nq4,When?,\n';

async function renderOverview(predictions: string) {
  const app = await renderApp([
    new File([gold], 'gold.csv'),
    new File([predictions], 'predictions.csv'),
  ]);
  await app.user.click(screen.getByRole('button', { name: /^Results/ }));
  const region = await screen.findByRole('region', { name: 'SQuAD 2.0 values' });
  return { ...app, values: within(region) };
}

describe('the SQuAD 2.0 values', () => {
  test('have their official names, and the best values have thresholds', async () => {
    const { values } = await renderOverview(
      'id,prediction,no_answer_probability\nq1,net zero,0.1\nq2,,0.9\nq3,Hamburg,0.2\nq4,2040,0.6\n',
    );
    const cells = values.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([
      ...['50.0', '50.0'],
      ...['50.0', '50.0'],
      ...['50.0', '50.0'],
      ...['75.0', '0.1', '75.0', '0.1'],
    ]);
    expect(screen.getByText(/2 questions with references and 2 without; threshold/)).toBeVisible();
    expect(listUnexplained()).toEqual([]);
    expect(await screen.findByRole('combobox', { name: 'Run' })).toBeVisible();
  });

  test('have no best threshold without probabilities', async () => {
    const { values } = await renderOverview('id,prediction\nq1,net zero\nq2,\nq3,x\nq4,2040\n');
    expect(values.queryByRole('columnheader', { name: 'Best F1' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Run' })).toBeNull();
  });

  test('are hidden if every question is answerable', async () => {
    const { user } = await renderApp([
      new File(['id,question,answer\nq1,Why?,wind\n'], 'gold.csv'),
      new File(['id,prediction\nq1,wind\n'], 'run.csv'),
    ]);
    await user.click(screen.getByRole('button', { name: /^Results/ }));
    expect(await screen.findByRole('heading', { name: 'Scores by run' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'SQuAD 2.0 values' })).toBeNull();
  });
});

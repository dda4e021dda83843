import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderResults } from './results';

async function openGaps() {
  const app = await renderResults('gaps');
  const ladder = within(await screen.findByRole('region', { name: 'Acceptance tiers' }));
  const kinds = within(await screen.findByRole('region', { name: 'Rejection reasons by run' }));
  const abstained = within(await screen.findByRole('region', { name: 'Abstentions' }));
  return { ...app, ladder, kinds, abstained };
}

const figuresOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the rejection reasons', () => {
  test('show what each tier adds, and which runs overtake others', async () => {
    const { ladder } = await openGaps();
    expect(ladder.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Run',
      'Strictthe same text except for case',
      '+ Normalizedthe same words except for formatting or spelling, or another name',
      '+ Type-awarethe same number, list, date or yes/no verdict; or both abstain',
      '+ Paraphrasethe same content, paraphrased, without a contradiction',
      'Not accepted',
    ]);
    expect(figuresOf(ladder.getByRole('row', { name: /^strong r1/ }))).toEqual([
      '1st46.915',
      '1st65.6+6 (18.8)',
      '1st81.3+5 (15.6)',
      '↓ 2nd, 1st before87.5+2 (6.3)',
      '4',
    ]);
    expect(screen.getByText(/^Under strict matching, the runs score 3\.1 to 46\.9;/)).toBeVisible();
    expect(screen.getByText(/verbose r1 overtakes weak r1 at the type-aware tier/)).toBeVisible();
  });

  test('open the questions of an outcome, and from there the answer inspector', async () => {
    const { kinds, user, store } = await openGaps();
    const count = kinds.getByRole('button', { name: 'Percent sign, weak r1: 1' });
    expect(count).toHaveAttribute('aria-expanded', 'false');
    await user.click(count);
    expect(count).toHaveAttribute('aria-expanded', 'true');
    const questions = within(await kinds.findByRole('table', { name: 'Percent sign, weak r1' }));
    const [, line] = questions.getAllByRole('row');
    expect(line).toHaveTextContent(/Normalized the same number; one side lacks the percent sign/);
    await user.click(questions.getByRole('button', { name: /^q\d\d$/ }));
    await waitFor(() => {
      expect(store.getState()).toMatchObject({ tab: 'questions', runIndex: 2 });
    });
    expect(await screen.findByText('Accepted as normalized')).toBeVisible();
  });

  test('open the questions of an outcome in the table', async () => {
    const { kinds, user, store } = await openGaps();
    await user.click(kinds.getByRole('button', { name: 'Percent sign, weak r1: 1' }));
    await user.click(await kinds.findByRole('button', { name: 'Show in Questions' }));
    expect(store.getState()).toMatchObject({
      tab: 'questions',
      runIndex: 2,
      view: { query: 'gap = "percent-sign"' },
    });
    expect(await screen.findByText('1 of 32')).toBeVisible();
  });

  test('can be closed again', async () => {
    const { kinds, user } = await openGaps();
    const count = kinds.getByRole('button', { name: 'List order, weak r1: 1' });
    await user.click(count);
    await kinds.findByRole('table', { name: 'List order, weak r1' });
    await user.click(count);
    expect(kinds.queryByRole('table', { name: 'List order, weak r1' })).toBeNull();
  });

  test('are shown with abstentions on answerable questions', async () => {
    const { abstained } = await openGaps();
    expect(figuresOf(abstained.getByRole('row', { name: /^weak r1/ }))).toEqual([
      '25',
      '2',
      '4',
      '0',
      '0.0',
      '0.0',
      '1',
    ]);
    expect(figuresOf(abstained.getByRole('row', { name: /^strong r1/ })).slice(4, 6)).toEqual([
      '100.0',
      '75.0',
    ]);
  });

  test('have no columns for unanswerable questions if there are none', async () => {
    const gold = 'id,question,answer\nq1,How many sites?,12\nq2,How many plants?,7\n';
    const predictions = 'id,prediction\nq1,12\nq2,I do not know.\n';
    await renderResults('gaps', {}, [
      new File([gold], 'gold.csv'),
      new File([predictions], 'cautious.csv'),
    ]);
    const table = within(await screen.findByRole('region', { name: 'Abstentions' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Answerable',
      'Run',
      'answered',
      'abstained',
    ]);
    expect(figuresOf(table.getByRole('row', { name: /^cautious/ }))).toEqual(['1', '1']);
  });

  test('are summarized in the overview, which links to them', async () => {
    const { user, store } = await renderResults('overview');
    const heading = await screen.findByRole('heading', {
      name: 'Correct answers a strict scorer rejects',
    });
    expect(heading).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show rejection reasons' }));
    expect(store.getState().tab).toBe('gaps');
  });
});

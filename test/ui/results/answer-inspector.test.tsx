import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../../src/core/scoring/profiles';
import { DEFAULT_VIEW } from '../../../src/core/explore/view/view';
import type { ViewState } from '../../../src/state/view';
import { readLink } from '../../../src/state/project/link';
import { renderResults } from './results';

async function openQuestion(id: string, view: Partial<ViewState> = {}, files?: File[]) {
  const app = await renderResults('questions', { openQuestion: id, ...view }, files);
  const region = await screen.findByRole('region', { name: `Question ${id}` });
  return { ...app, region, opened: within(region) };
}

const shownId = () => screen.getByRole('heading', { level: 2, name: /^q\d\d$/ }).textContent;

describe('the answer inspector', () => {
  test('opens the question from the URL and explains numbers, words and normalization steps', async () => {
    const { opened, region } = await openQuestion('q02');
    expect(await opened.findByText('2 of 32 in this view')).toBeVisible();
    expect(opened.getByText('Halmerwick Power Sustainability Report 2023')).toBeVisible();

    expect(region.querySelector('del')).toHaveTextContent('48,200');
    expect(region.querySelector('ins')).toHaveTextContent('48.2');
    expect([...region.querySelectorAll('dd mark')].map((mark) => mark.textContent)).toEqual([
      't',
      'CO2e',
      't',
      'CO2e',
    ]);

    expect(opened.getByRole('heading', { name: 'The number is outside tolerance' })).toBeVisible();
    expect(opened.getByText('48,151.8 (99.9%)')).toBeVisible();
    expect(opened.getByText('0.01 or 1%')).toBeVisible();
    expect(
      opened.getByRole('img', {
        name: 'Reference 48,200, prediction 48.2, outside the range from 47,718 to 48,682.',
      }),
    ).toBeVisible();

    expect(opened.getByRole('heading', { name: 'Why exact match is 0' })).toBeVisible();
    const steps = opened.getAllByRole('row').slice(1);
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'original48,200 t CO2e48.2 t CO2e',
      'Lowercase48,200 t co2e48.2 t co2e',
      'Delete ASCII punctuation48200 t co2e482 t co2e',
    ]);
    expect(
      opened.getByText('2 in common, of 3 prediction tokens and 3 reference tokens.'),
    ).toBeVisible();
    expect(opened.getByText('precision 2/3, recall 2/3, F1 0.667')).toBeVisible();
  });

  test('marks the reference that was compared', async () => {
    const { opened } = await openQuestion('q07', { runIndex: 1 });
    expect(opened.getByText(/compared \(highest F1\)/).parentElement).toHaveTextContent(
      'EUR 2.4 billion compared (highest F1)',
    );
    expect(opened.getByText('Reference 2')).toBeVisible();
    expect(opened.getAllByText(/2,400,000,000 EUR, scale word × 10⁹/)).not.toHaveLength(0);
  });

  test('says that a year must match exactly', async () => {
    const { opened } = await openQuestion('q12', { runIndex: 2 });
    expect(opened.getByText('none: the year must match exactly')).toBeVisible();
  });

  test('says which tier accepts an answer, and why', async () => {
    const { opened } = await openQuestion('q07', { runIndex: 1 });
    expect(opened.getByText(/by any tier: the number is outside tolerance/)).toBeVisible();
  });

  test('shows where the figures of both sides occur in the context', async () => {
    const gold = 'id,question,answer\nq01,How many disclosed it?,101\nq02,Who?,Ann\n';
    const context = 'only 9% of reviewed companies (1,126) disclosed it';
    const predictions = [
      { id: 'q01', prediction: '1126 or 45%', context: `[Page 7, score: 0.7]\n${context}` },
      { id: 'q02', prediction: 'Ann', context: '[Page 2, score: 0.5]\nAnn chairs it' },
    ];
    const lines = predictions.map((one) => JSON.stringify(one)).join('\n');
    const { opened, ...app } = await openQuestion('q01', {}, [
      new File([gold], 'gold.csv'),
      new File([lines], 'run.jsonl'),
    ]);
    const list = await opened.findByRole('list', {
      name: 'Figures and where the system read them',
    });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1126 predictionfound on page 7',
      '45% predictionnot in the context',
      '101 referencederivable on page 79% × 1,126 = 101.3',
    ]);
    expect(opened.getByText('Context, page 7')).toBeVisible();
    const marks = [...document.querySelectorAll('blockquote mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['9%', '1,126']);

    act(() => {
      app.store.getState().go('results', 'overview');
    });
    const table = await screen.findByRole('table', {
      name: 'Figures in the answers and their context',
    });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      '1 50%0 0%1 50%n/a 0 of 00% 0 of 1',
    );
    act(() => within(table).getAllByRole('button', { name: '1' })[1]?.click());
    expect(app.store.getState().view.query).toBe('figures_nowhere > 0');
  });

  test('says what contradicts the reference although the number matches', async () => {
    const gold =
      'id,question,answer\nq01,How many metric tons were avoided?,"47,500"\nq02,Who?,Ann\n';
    const predictions = 'id,prediction\nq01,"47,500 homes"\nq02,Ann\n';
    const { opened } = await openQuestion('q01', {}, [
      new File([gold], 'gold.csv'),
      new File([predictions], 'run.csv'),
    ]);
    expect(opened.getByText(/by any tier: it counts homes\./)).toBeVisible();
  });

  test('pairs the items of lists', async () => {
    const { opened } = await openQuestion('q08');
    expect(opened.getByRole('heading', { name: /^The lists/ })).toBeVisible();
    expect(opened.getByText(/^Accepted as/)).toBeVisible();
    const rows = opened.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('ReferencePairPrediction');
    expect(rows.filter((row) => /^\d.+(?:same|similar|missed|extra)/.test(row))).not.toEqual([]);
  });

  test('lists the ignored numbers', async () => {
    const { opened } = await openQuestion('q07', { runIndex: 1 });
    expect(opened.getByText(', compared')).toBeVisible();
    expect(opened.getByText(', ignored: it is in the question')).toBeVisible();
  });

  test('shows both verdicts', async () => {
    const { opened } = await openQuestion('q05');
    expect(opened.getByRole('heading', { name: 'The verdicts match' })).toBeVisible();
  });

  test('says if one side has no verdict', async () => {
    const { opened } = await openQuestion('q01', {}, [
      new File(['id,question,answer\nq01,Did it rise?,No\nq02,Did it fall?,Yes\n'], 'gold.csv'),
      new File(['id,prediction\nq01,"All in all, no."\nq02,Yes\n'], 'run.csv'),
    ]);
    expect(
      opened.getByRole('heading', { name: 'The prediction does not begin with a verdict' }),
    ).toBeVisible();
  });

  test('shows which side abstains', async () => {
    const { opened } = await openQuestion('q25');
    expect(opened.getByRole('heading', { name: 'Both abstain' })).toBeVisible();
    expect(opened.getByText(/^Accepted as type-aware/)).toBeVisible();
  });

  test('lists every scorer on demand', async () => {
    const { opened, user } = await openQuestion('q02');
    await user.click(opened.getByText('All scorers'));
    const table = within((await opened.findByText('Scorer')).closest('table')!);
    expect(table.getAllByRole('row')).toHaveLength(PROFILES.length + 1);
    const squad = table.getByRole('row', { name: /^SQuAD 2\.0/ });
    expect(
      within(squad)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['0.00', '0.67']);
  });

  test('explains an empty answer to an unanswerable question', async () => {
    const { opened } = await openQuestion('q06');
    expect(opened.getByText('none: only an abstention is correct')).toBeVisible();
    expect(opened.getByText('(empty)', { selector: 'dd *' })).toBeVisible();
    expect(opened.getByText('Both texts are empty: all three are 1.')).toBeVisible();
  });

  test('explains a missing prediction', async () => {
    const { opened } = await openQuestion('q19', { runIndex: 2 });
    expect(opened.getByText(/it scores 0/)).toBeVisible();
    expect(opened.queryByRole('heading', { name: /^Why exact match/ })).toBeNull();
  });

  test('moves through the questions in table order, with buttons and keys', async () => {
    const view = { ...DEFAULT_VIEW, query: 'exact_match < 1' };
    const { opened, user } = await openQuestion('q02', { view });
    expect(await opened.findByText('1 of 11 in this view')).toBeVisible();
    expect(opened.getByRole('button', { name: 'Previous question' })).toBeDisabled();
    await user.click(opened.getByRole('button', { name: 'Next question' }));
    await waitFor(() => {
      expect(shownId()).toBe('q05');
    });
    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(shownId()).toBe('q08');
    });
    await user.keyboard('{ArrowUp}');
    await waitFor(() => {
      expect(shownId()).toBe('q05');
    });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: /^Question / })).toBeNull();
    });
  });

  test('stays open when run and view change', async () => {
    const { opened, user } = await openQuestion('q02');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Run' }), 'weak r1');
    expect(await opened.findByText('48200', { selector: 'mark' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('checkbox', { name: /^list/ }));
    expect(await opened.findByText('not in this view')).toBeVisible();
  });

  test('copies a link that opens this question for anyone who has the files', async () => {
    const { opened, user } = await openQuestion('q02');
    await user.click(opened.getByRole('button', { name: 'Copy link to this question' }));
    await opened.findByRole('button', { name: 'Link copied' });
    const { hash } = new URL(await navigator.clipboard.readText());
    expect(await readLink(hash)).toMatchObject({
      value: { view: expect.stringContaining('question=q02') as string, results: null },
    });
  });

  test('copies question, reference and prediction', async () => {
    const { opened, user } = await openQuestion('q02');
    for (const [name, text] of [
      ['question', 'What were the Scope 1 emissions of Halmerwick Power in FY2023?'],
      ['reference', '48,200 t CO2e'],
      ['prediction', '48.2 t CO2e'],
    ] as const) {
      await user.click(opened.getByRole('button', { name: `Copy ${name}` }));
      expect(await navigator.clipboard.readText()).toBe(text);
    }
  });

  test('stores a note on the question; a copied link contains only this note', async () => {
    const { opened, user, store } = await openQuestion('q02');
    const field = opened.getByRole('textbox', { name: 'Note' });
    act(() => store.getState().setNote('q04', 'Another question'));
    await user.type(field, 'Check page 12.');
    expect(store.getState().notes[1]).toEqual({ id: 'q02', text: 'Check page 12.' });
    expect(store.getState().run.phase).toBe('done');

    await user.click(opened.getByRole('button', { name: 'Copy link to this question' }));
    await opened.findByRole('button', { name: 'Link copied' });
    const { hash } = new URL(await navigator.clipboard.readText());
    expect(await readLink(hash)).toMatchObject({
      value: { notes: [{ id: 'q02', text: 'Check page 12.' }] },
    });
    await user.clear(field);
    expect(store.getState().notes).toHaveLength(1);
  });

  test('previews the effect of a rule on this score and all others without applying it', async () => {
    const { opened, user, store } = await openQuestion('q04');
    const before = store.getState().settings;
    await user.click(opened.getByText('Preview other rules'));
    await user.click(opened.getByRole('button', { name: /Delete ASCII punctuation/ }));
    const scores = await opened.findAllByText(/^1\.00 →/, { selector: 'dd' });
    expect(scores[0]).toHaveTextContent('1.00 → 0.00');
    expect(
      await opened.findByRole('region', { name: 'Scores by run, before and after' }),
    ).toBeVisible();
    expect(store.getState().settings).toBe(before);
    await user.click(opened.getByRole('button', { name: 'Discard' }));
    expect(opened.queryByText('Preview changes')).toBeNull();
  });

  test('reports an id that no question has', async () => {
    const { opened } = await openQuestion('q77');
    expect(opened.getByText('No question has this id.')).toBeVisible();
  });
});

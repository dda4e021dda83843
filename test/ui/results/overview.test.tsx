import { cleanup, act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleFiles, exampleOfFewDocuments } from '../../support/example-files';
import { renderApp } from '../render-app';
import { renderResults } from './results';

function runTable() {
  return within(screen.getByRole('region', { name: 'Scores by run' }));
}

function runRow(name: RegExp) {
  return within(runTable().getByRole('row', { name }));
}

function runOrder() {
  return runTable()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
}

describe('before anything is scored', () => {
  test('the empty results page links to Data and the example', async () => {
    const { store, user } = await renderApp([]);
    await user.click(screen.getByRole('button', { name: /^Results/ }));
    expect(await screen.findByText(/No results yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try the example' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to Data' }));
    expect(store.getState().page).toBe('data');
  });
});

describe('Overview', () => {
  test('lists what was scored', async () => {
    await renderResults('overview');
    expect(screen.getByRole('heading', { level: 1, name: 'gold' })).toBeVisible();
    expect(
      screen.getByText(/^32 questions · 3 runs · scored with Assay, SQuAD normalization/),
    ).toBeVisible();
    expect(document.title).toBe('gold · Assay');
  });

  test('has an editable title, also shown in the tab', async () => {
    const { store, user } = await renderResults('overview');
    await user.click(screen.getByRole('button', { name: 'Edit title' }));
    await user.keyboard('MMESGBench dev{Enter}');
    expect(screen.getByRole('heading', { level: 1, name: 'MMESGBench dev' })).toBeVisible();
    expect(document.title).toBe('MMESGBench dev');
    expect(screen.getByRole('button', { name: 'Edit title' })).toHaveFocus();

    await user.keyboard('{Enter}something else{Escape}');
    expect(store.getState().title).toBe('MMESGBench dev');
    await act(() => store.getState().undo());
    expect(screen.getByRole('heading', { level: 1, name: 'gold' })).toBeVisible();
    expect(store.getState().run.phase).toBe('done');
  });

  test('gives the conclusion in a sentence, with counts that open their answers', async () => {
    const { store, user } = await renderResults('overview');
    expect(
      screen.getByText(
        'verbose r1 has the highest answer correctness (93.8); significantly better than weak r1; no significant difference from strong r1.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^All pairs/ })).toBeVisible();
    const badges = within(screen.getByRole('list', { name: 'Answers that need attention' }));
    expect(badges.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['1 missing', '2 declined', '1 duplicate', '1 unmatched'],
    ]);
    await user.click(badges.getByRole('button', { name: '2 declined' }));
    expect(store.getState()).toMatchObject({ tab: 'questions', runIndex: 2 });
    expect(await screen.findByText('2 of 32')).toBeVisible();
  });

  test('opens the rows behind a badge for which there is no query', async () => {
    const { user } = await renderResults('overview');
    await user.click(screen.getByRole('button', { name: '1 unmatched' }));
    const rows = await screen.findByRole('dialog', { name: /^unmatched/ });
    expect(
      await within(rows).findByRole('row', { name: /^q99 .*weak\.tsv, row 32/ }),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '1 duplicate' }));
    const duplicates = await screen.findByRole('dialog', { name: /^duplicate/ });
    expect(await within(duplicates).findByRole('row', { name: /^q11 / })).toBeVisible();
  });

  test('opens the questions of an outcome', async () => {
    const { store, user } = await renderResults('overview');
    await user.click(runRow(/^weak r1/).getByRole('button', { name: '22 wrong' }));
    expect(store.getState().view.query).toBe('outcome = "wrong"');
    expect(await screen.findByText('22 of 32')).toBeVisible();
  });

  test('follows the headline metric in its sentence, order and charts', async () => {
    const { user } = await renderResults('overview');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Headline metric' }),
      'Exact match',
    );
    expect(screen.getByText(/^strong r1 has the highest exact match \(65\.6\)/)).toBeVisible();
    expect(runOrder()).toEqual(['strong r1', 'weak r1', 'verbose r1']);
    const [, , first] = runTable().getAllByRole('columnheader');
    expect(first).toHaveTextContent('Exact match');
    expect(screen.getByRole('heading', { name: 'Exact match by answer type' })).toBeVisible();
  });

  test('shows outcomes and means with intervals for each run, and n where some questions are excluded', async () => {
    await renderResults('overview');
    const cells = runRow(/^weak r1/)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '72221',
      '21.9 10–41',
      '−71.9 p < 0.001',
      '15.6 6–34',
      '37.1 23–54',
      'n 10 30.0 9–66',
    ]);
    expect(runRow(/^strong r1/).getByText('65.6').parentElement).toHaveTextContent('65.6 best');
    expect(runRow(/^verbose r1/).getByText('90.0').parentElement).toHaveTextContent('best');
    expect(runRow(/^weak r1/).queryByText('best')).toBeNull();
    expect(runRow(/^strong r1/).getByText('p = 0.69')).toHaveAttribute('title', 'not significant');
    expect(runRow(/^verbose r1/).getAllByText('best').length).toBeGreaterThan(0);
  });

  test('marks differences as not testable if there are too few documents', async () => {
    await renderResults('overview', {}, exampleOfFewDocuments());
    expect(
      screen.getByText(
        'verbose r1 has the highest answer correctness (93.8); differences are not testable: 6 documents (at least 7 needed).',
      ),
    ).toBeVisible();
    expect(runTable().getAllByText('not testable')).toHaveLength(2);
    expect(
      screen.getByText(/differences not testable: 6 documents \(at least 7 needed\)$/),
    ).toBeVisible();
  });

  test('shows all metrics on request', async () => {
    const { user } = await renderResults('overview');
    expect(runTable().queryByRole('columnheader', { name: 'Token recall' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'All metrics' }));
    expect(runTable().getByRole('columnheader', { name: 'Token recall' })).toBeVisible();
    expect(runTable().getByRole('columnheader', { name: 'Absolute error' })).toBeVisible();
  });

  test('sorts by a column, reverses, and resets', async () => {
    const { user } = await renderResults('overview');
    const header = () => runTable().getByRole('columnheader', { name: /Exact match$/ });
    const button = () => within(header()).getByRole('button');
    expect(header()).toHaveAttribute('aria-sort', 'none');
    await user.click(button());
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    expect(runOrder()).toEqual(['strong r1', 'weak r1', 'verbose r1']);
    await user.click(button());
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    expect(runOrder()).toEqual(['verbose r1', 'weak r1', 'strong r1']);
    await user.click(button());
    expect(runOrder()).toEqual(['verbose r1', 'strong r1', 'weak r1']);
  });

  test('shows the values of the chart as a table, only for answer types with a value', async () => {
    const { user } = await renderResults('overview');
    const figures = () => screen.getByRole('table', { name: /by answer type/, hidden: true });
    const rows = () =>
      within(figures())
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Headline metric' }), 'Token F1');
    expect(rows()).toContainEqual(['unanswerable', '4', '50.0 6–94', '25.0 2–87', '0.0 0–49']);
    expect(rows()).toHaveLength(5);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Headline metric' }),
      'Numeric match',
    );
    expect(rows()).toEqual([['number', '10', '90.0 52–99', '90.0 52–99', '30.0 9–66']]);
    expect(screen.getByRole('heading', { name: 'Numeric match by answer type' })).toBeVisible();
  });

  test('names no highest and lowest answer type if all have the same value', async () => {
    const gold = 'id,question,answer\nq1,Who?,Ann\nq2,How many?,3\n';
    const sentence = async (answers: readonly string[]) => {
      const rows = answers.map((answer, at) => `q${at + 1},${answer}\n`).join('');
      const files = [new File([gold], 'gold.csv'), new File([`id,prediction\n${rows}`], 'a.csv')];
      await renderResults('overview', {}, files);
      await screen.findByRole('heading', { name: /by answer type$/ });
      const found = screen.queryByText(/^Highest on/)?.textContent ?? null;
      cleanup();
      return found;
    };
    expect(await sentence(['Ann', '4'])).toBe('Highest on text (100.0), lowest on number (0.0).');
    expect(await sentence(['Ann', '3'])).toBeNull();
  });

  test('links from a count to its questions', async () => {
    const { store, user } = await renderResults('overview');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Run to inspect' }), 'weak r1');
    await user.click(await screen.findByRole('button', { name: 'no prediction 1' }));
    expect(store.getState()).toMatchObject({ tab: 'questions', runIndex: 2 });
    expect(await screen.findByText('1 of 32')).toBeVisible();
    expect(await screen.findByRole('row', { name: /^q19/ })).toBeVisible();
  });

  test('shows the values of a single run without a rank', async () => {
    await renderResults('overview', {}, exampleFiles(['gold.json', 'strong.csv']));
    expect(screen.getByText('strong r1: answer correctness 87.5 over 32 questions.')).toBeVisible();
    expect(screen.getByText('All 32 predictions matched')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^All pairs/ })).toBeNull();
    expect(screen.queryByText('best')).toBeNull();
  });

  test('says which file is matched by row order, with a link to the warning', async () => {
    const { store, user } = await renderResults('overview', {}, [
      new File(['question,reference\nWho?,Ann\nWhere?,Oslo\nHow many?,three\n'], 'gold.csv'),
      new File(['prediction\nAnn\nOslo\nthree\n'], 'sys.csv'),
    ]);
    expect(screen.getByText('All 3 predictions matched')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'sys.csv matched by row order' }));
    expect(store.getState().page).toBe('data');
  });

  test('stays visible, marked as out of date, while the next result is computed', async () => {
    const { store } = await renderResults('overview');
    const { settings, setSettings } = store.getState();
    setSettings({ ...settings, missing: 'exclude' });
    expect(await screen.findByText(/Showing previous results/)).toBeVisible();
    expect(runRow(/^weak r1/).getByText('37.1')).toBeVisible();
    expect(await runTable().findByText('38.3')).toBeVisible();
    expect(screen.queryByText(/Showing previous results/)).toBeNull();
  });
});

import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleFiles, exampleOfFewDocuments } from '../../support/example-files';
import { listUnexplained } from '../../support/unexplained';
import { BY_F1, renderResults } from './results';

const WEAK = { metric: null, baseline: 0, other: 2 };

function baselineTable() {
  return within(screen.getByRole('region', { name: 'Runs against the baseline' }));
}

function row(name: RegExp) {
  return baselineTable().getByRole('row', { name });
}

describe('Compare', () => {
  test('shows every other run against the baseline, with signs, words and tests', async () => {
    await renderResults('compare', BY_F1);
    expect(screen.getByRole('heading', { name: 'Token F1 vs. strong r1' })).toBeVisible();
    const note = 'baseline 85.1; 0–100, higher is better; 32 questions in 22 documents';
    expect(screen.getByText(note)).toBeVisible();
    expect(baselineTable().getAllByRole('rowheader')).toHaveLength(2);
    expect(row(/^verbose r1/)).toHaveTextContent(
      /50\.4−34\.7 −50\.4 to −19\.0 worse4262< 0\.001< 0\.00118\.6$/,
    );
  });

  test('reverses the signs when the baseline changes, and stores the baseline in the URL', async () => {
    const { store, user } = await renderResults('compare', BY_F1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Baseline' }), 'verbose r1');
    expect(row(/^strong r1/)).toHaveTextContent('+34.7');
    expect(row(/^strong r1/)).toHaveTextContent('+19.0 to +50.4');
    expect(store.getState().comparison).toEqual({ metric: null, baseline: 1, other: null });
  });

  test('previews clustering by document and applies it', async () => {
    const { store, user } = await renderResults('compare', BY_F1);
    await user.click(screen.getByRole('switch', { name: /^Cluster by document/ }));
    expect(store.getState().settings.clusterByDocument).toBe(true);
    await screen.findByText(
      /No score would change\. Confidence intervals and pairwise tests would change\./,
    );
    const ledger = within(screen.getByRole('region', { name: 'Scores by run, before and after' }));
    const strong = ledger.getByRole('row', { name: /strong r1/ });
    const [now, then] = within(strong)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(now).toMatch(/^\d+\.\d \d+–\d+$/);
    expect(then).not.toBe(now);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(store.getState().settings.clusterByDocument).toBe(false);
  });

  test('follows the headline metric, or compares any other metric on request', async () => {
    const { user } = await renderResults('compare', BY_F1);
    expect(baselineTable().queryByRole('columnheader', { name: 'McNemar p' })).toBeNull();
    const metric = screen.getByRole('combobox', { name: 'Headline metric' });
    await user.selectOptions(metric, 'Exact match');
    expect(screen.getByRole('heading', { name: /^Exact match vs/ })).toBeVisible();
    expect(baselineTable().queryByRole('columnheader', { name: 'McNemar p' })).toBeNull();
    await user.selectOptions(metric, 'Absolute error');
    expect(
      await screen.findByRole('heading', { name: 'Absolute error vs. strong r1' }),
    ).toBeVisible();
    expect(await screen.findByText(/^Absolute error has no highest score/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  });

  test('gives each conclusion as a sentence that can be copied with its method', async () => {
    const { user } = await renderResults('compare', BY_F1);
    const sentence =
      'strong r1 is better than weak r1 in token F1 by 48.0 points (95% CI 31.2 to 64.8, p < 0.001, 32 questions in 22 documents).';
    const line = (await screen.findByText(sentence)).closest('li')!;
    const button = within(line).getByRole('button', { name: 'Copy sentence' });
    expect(button).toHaveAccessibleDescription(sentence);
    await user.click(button);
    expect(await within(line).findByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(
      /^strong r1 is better than weak r1 in token F1.* Paired permutation test \(all sign patterns or 10,000 random sign patterns, one sign per document\)/,
    );
  });

  test('summarizes many pairs without a significant difference in one sentence, with a table', async () => {
    const again = ['left', 'right'].map((name) => {
      const text = readFileSync('public/examples/weak.tsv', 'utf8');
      return new File([text.replaceAll('\tweak\t', `\t${name}\t`)], `${name}.tsv`);
    });
    const { user } = await renderResults('compare', BY_F1, [...exampleOfFewDocuments(), ...again]);
    expect(
      await screen.findByText(
        /^7 of 10 pairs are not testable in token F1: 6 documents \(at least 9 needed\)\.$/,
      ),
    ).toBeVisible();
    await user.click(screen.getByText('10 pairs without a significant result'));
    expect(listUnexplained()).toEqual([]);
    const table = within(
      screen.getByRole('region', { name: 'Pairs without a significant result' }),
    );
    const line = within(table.getByRole('row', { name: /^strong r1 ?weak r1/ }));
    expect(line.getAllByRole('cell')[0]).toHaveTextContent('+48.0 +');
    const button = line.getByRole('button', { name: 'Copy sentence' });
    expect(button).toHaveAccessibleDescription(/^strong r1 ?weak r1$/);
    await user.click(button);
    expect(await navigator.clipboard.readText()).toMatch(
      /^The difference in token F1 between strong r1 and weak r1 is not testable.* Paired permutation test/,
    );
  });

  test('can treat questions as independent, which makes the difference significant', async () => {
    const { user } = await renderResults('compare', BY_F1, exampleOfFewDocuments());
    expect(row(/^weak r1/)).toHaveTextContent('not testable: 6 documents (at least 7 needed)');
    await user.click(screen.getByRole('switch', { name: /^Cluster by document/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(
      await screen.findByText(/^strong r1 is better than weak r1 in token F1 by 48\.0 points/),
    ).toBeVisible();
    expect(row(/^weak r1/)).toHaveTextContent('worse');
  });

  test('opens the questions behind a count, with the largest difference first', async () => {
    const { store, user } = await renderResults('compare', BY_F1);
    await user.click(
      within(row(/^weak r1/)).getByRole('button', { name: 'regressed: 22 questions' }),
    );
    const column = 'difference(f1@[weak r1], f1@[strong r1])';
    expect(store.getState()).toMatchObject({
      tab: 'questions',
      runIndex: 2,
      view: { query: `${column} < 0`, sort: [{ column, descending: false }] },
    });
    expect(await screen.findByText(/22 of 32/)).toBeVisible();
  });

  test('lists the answers of a pair, and opens one question or all questions of a kind', async () => {
    const { store, user } = await renderResults('compare', { ...BY_F1, comparison: WEAK });
    const list = await screen.findByRole('group', { name: 'Questions of weak r1 and strong r1' });
    await waitFor(() => {
      expect(within(list).getAllByRole('rowheader')).toHaveLength(2);
    });
    expect(within(list).getByRole('button', { name: 'Improved 2', pressed: true })).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Regressed 22' }));
    const row = await within(list).findByRole('row', { name: /^q12/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['2040', '0.002041', '1.002040']);
    expect(within(list).getAllByRole('rowheader')).toHaveLength(8);
    await user.click(within(list).getByRole('button', { name: 'Show all questions' }));
    expect(await screen.findByText(/22 of 32/)).toBeVisible();
    store.getState().show({ tab: 'compare' });
    await user.click(await screen.findByRole('button', { name: 'q21' }));
    expect(store.getState()).toMatchObject({ tab: 'questions', openQuestion: 'q21', runIndex: 2 });
  });

  test('says that an unanswerable question has no reference', async () => {
    await renderResults('compare');
    const list = await screen.findByRole('group', { name: /^Questions of verbose r1 and strong/ });
    const row = await within(list).findByRole('row', { name: /^q32/ });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/^none$/);
  });

  test('copies the answers of a pair with their scores in columns of their own', async () => {
    const { user } = await renderResults('compare', { ...BY_F1, comparison: WEAK });
    await screen.findByRole('table', { name: 'Answers of weak r1 and strong r1' });
    await user.click(
      screen.getByRole('button', { name: 'Copy table “Answers of weak r1 and strong r1”' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Copy as CSV' }));
    const [head, first] = (await navigator.clipboard.readText()).split('\n');
    expect(head).toBe(
      'Question,Text,Reference,weak r1,"weak r1, Token F1",strong r1,"strong r1, Token F1"',
    );
    expect(first).toBe(
      'q21,Which certification schemes cover the palm oil bought by Ostermere Foods?,"[""RSPO"", ""Rainforest Alliance""]","[\'Rainforest Alliance\', \'RSPO\']",1.00,"[""RSPO""]",0.50',
    );
  });

  test('draws no chart of scores that are all 0 or 1', async () => {
    const { user } = await renderResults('compare', BY_F1);
    const chart = /^Questions by score/;
    expect(await screen.findByRole('table', { name: chart, hidden: true })).toBeInTheDocument();
    const metric = screen.getByRole('combobox', { name: 'Headline metric' });
    await user.selectOptions(metric, 'Exact match');
    await waitFor(() => {
      expect(screen.queryByRole('table', { name: chart, hidden: true })).toBeNull();
    });
  });

  test('shows the points of the chart as a table', async () => {
    await renderResults('compare', BY_F1);
    const points = await screen.findByRole('table', { name: /^Questions by score/, hidden: true });
    const counts = within(points)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((one) => Number(one.lastElementChild?.textContent));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(32);
  });

  test('counts outcome patterns and opens their questions', async () => {
    const { store, user } = await renderResults('compare', BY_F1);
    const patterns = within(await screen.findByRole('region', { name: 'Agreement across runs' }));
    expect(patterns.getByRole('row', { name: /^all correct/ })).toBeVisible();
    await user.click(
      patterns.getByRole('button', { name: 'Open 11 questions: only weak r1 incorrect' }),
    );
    expect(store.getState()).toMatchObject({
      tab: 'questions',
      view: { query: 'f1@[strong r1] >= 0.5 and f1@[verbose r1] >= 0.5 and f1@[weak r1] < 0.5' },
    });
    expect(await screen.findByText(/11 of 32/)).toBeVisible();
  });

  test('says that a single run cannot be compared', async () => {
    await renderResults('compare', {}, exampleFiles(['gold.json', 'strong.csv']));
    expect(screen.getByText(/Add predictions of another run/)).toBeVisible();
  });
});

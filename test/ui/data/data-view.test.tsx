import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mappingOf } from '../../../src/state/selectors';
import { exampleFiles } from '../../support/example-files';
import { renderApp } from '../render-app';

describe('the start page', () => {
  test('explains what to drop and offers the example', async () => {
    await renderApp([]);
    expect(
      screen.getByRole('heading', { name: 'Score QA answers against a gold standard' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try the example' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nothing uploaded' })).toBeVisible();
  });
});

describe('the help sheet', () => {
  test('opens with “?” or its button, but not while typing', async () => {
    const { user } = await renderApp([]);
    await user.type(screen.getByRole('textbox', { name: 'File URL' }), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(document.body);
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keys and symbols' }));
    expect(sheet.getByRole('rowheader', { name: 'κ' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await user.click(screen.getByRole('button', { name: 'Keys and symbols' }));
    expect(await screen.findByRole('dialog', { name: 'Keys and symbols' })).toBeVisible();
  });
});

describe('Data', () => {
  test('lists every file with its format, rows and role', async () => {
    await renderApp();
    const files = within(screen.getByRole('list', { name: 'Files' }));
    expect(files.getAllByRole('listitem')).toHaveLength(4);
    expect(files.getByText(/^JSONL.*, UTF-8 · 33 rows$/)).toBeVisible();
    expect(files.getByRole('combobox', { name: 'gold.json: role' })).toHaveValue('Gold');
    expect(files.getByRole('combobox', { name: 'weak.tsv: role' })).toHaveValue('Predictions');
  });

  test('starts with the number of matched predictions, and links to the results', async () => {
    const { store, user } = await renderApp();
    expect(
      await screen.findByRole('heading', {
        name: '32 questions, 3 runs; 95 of 96 predictions matched',
      }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join report' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Mapping' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await user.click(screen.getByRole('button', { name: 'See results' }));
    expect(store.getState().page).toBe('results');
  });

  test('keeps the join report closed if every prediction is matched', async () => {
    await renderApp(exampleFiles(['gold.json', 'strong.csv']));
    expect(await screen.findByText('32 questions, 1 run; all predictions matched')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join report' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('does not say that all predictions are matched if one is not', async () => {
    await renderApp([
      new File(['id,question,answer\nq1,Who?,Ann\nq2,Where?,Oslo\n'], 'gold.csv'),
      new File(['id,prediction\nq1,Ann\nq2,Oslo\nq9,Bern\n'], 'run.csv'),
    ]);
    expect(
      await screen.findByText(
        '2 questions, 1 run; every question has a prediction, 1 prediction unmatched',
      ),
    ).toBeVisible();
  });

  test('shows the detected mapping and the evidence for it', async () => {
    const { user } = await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Mapping' }));
    expect(await screen.findByRole('combobox', { name: 'Question' })).toHaveValue('question');
    expect(await screen.findByRole('combobox', { name: 'Answer type' })).toHaveValue('answer_type');
    expect(screen.getByText('32 questions in 32 rows, first “q01”')).toBeVisible();
    expect(screen.getByText('Halmerwick', { exact: false, selector: 'div' })).toBeVisible();
  });

  test('scores again after an edit, and resets to the detected mapping', async () => {
    const { store, user } = await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Mapping' }));
    await user.click(await screen.findByRole('combobox', { name: 'Document' }));
    await user.click(await screen.findByRole('option', { name: 'sector' }));
    await waitFor(() => {
      expect(mappingOf(store.getState())?.gold?.document).toBe('sector');
      expect(store.getState().run.phase).toBe('done');
    });
    await user.click(screen.getByRole('button', { name: 'Reset mapping' }));
    expect(mappingOf(store.getState())?.gold?.document).toBe('document');
  });

  test('opens the rows behind every count in the join report', async () => {
    const { user } = await renderApp();
    await user.click(await screen.findByRole('button', { name: /^1missing/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('q19')).toBeVisible();
    expect(dialog.getByText('weak r1')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /^1unmatched/ }));
    expect(await screen.findByText('weak.tsv, row 32')).toBeVisible();
  });

  test('reports that rows are missing if the worker does not return them', async () => {
    const { store, user } = await renderApp();
    const gone = () => Promise.reject(new Error('gone'));
    act(() => {
      const { ask } = store.getState();
      store.setState({ ask: { ...ask, audit: gone, preview: gone, export: gone } });
    });
    const sentence = 'The scoring worker did not respond. Your files are unchanged.';
    await user.click(await screen.findByRole('button', { name: 'Parsed data' }));
    await user.click(await screen.findByRole('tab', { name: 'Source files' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(screen.getByRole('tab', { name: 'Questions and predictions' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Export audit.csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(screen.getByRole('button', { name: /missing: questions/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
  });

  test('scores an answer type as another kind on request', async () => {
    const { store, user } = await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Mapping' }));
    await user.click(await screen.findByRole('combobox', { name: 'extractive: scoring type' }));
    await user.click(await screen.findByRole('option', { name: 'always list' }));
    const ledger = within(
      await screen.findByRole('region', { name: 'Scores by run, before and after' }),
    );
    expect(ledger.getAllByRole('rowheader')).toHaveLength(3);
    expect(store.getState().settings.answerKinds).toEqual({});
    expect(screen.getByRole('combobox', { name: 'extractive: scoring type' })).toHaveValue(
      'always list',
    );
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(store.getState().settings.answerKinds).toEqual({ extractive: 'list' });
    await user.keyboard('{Control>}z{/Control}');
    expect(store.getState().settings.answerKinds).toEqual({});
  });

  test('lists answers that would be excluded', async () => {
    const { user } = await renderApp();
    await user.click(await screen.findByText(/^exclude/));
    const ledger = within(
      await screen.findByRole('region', { name: 'Scores by run, before and after' }),
    );
    const counts = ledger.getAllByRole('button', { name: '1 answer is excluded' });
    await user.click(counts[0]!);
    const table = await screen.findByRole('table', { name: 'weak r1, is excluded' });
    expect(within(table).getByText(/q19/)).toBeVisible();
    expect(within(table).getByText('0.00 → not counted')).toBeVisible();
  });

  test('expands a prediction file for editing', async () => {
    const { store, user } = await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Mapping' }));
    await user.click(await screen.findByRole('button', { name: /^strong\.csv/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Run of strong.csv' }));
    await user.click(await screen.findByRole('option', { name: 'model_name' }));
    expect(mappingOf(store.getState())?.predictions[0]?.run).toBe('model_name');
  });

  test('shows the problem of a file next to it', async () => {
    await renderApp([new File([''], 'empty.csv'), ...exampleFiles()]);
    const files = within(screen.getByRole('list', { name: 'Files' }));
    expect(files.getByText(/^empty\.csv is empty\./)).toBeVisible();
  });

  test('reports no error while there are no predictions yet', async () => {
    await renderApp(exampleFiles(['gold.json']));
    expect(await screen.findByText(/^No predictions yet\./)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

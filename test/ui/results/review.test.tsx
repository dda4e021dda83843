import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { writePatch } from '../../../src/core/analysis/gold/patch';
import { exampleFiles } from '../../support/example-files';
import { renderResults } from './results';

async function startReview(name = 'ada') {
  const app = await renderResults('review');
  const field = await screen.findByRole('textbox', { name: 'Your name' });
  await app.user.clear(field);
  await app.user.type(field, name);
  await app.user.click(screen.getByRole('button', { name: 'Start review' }));
  const panel = await screen.findByRole('group', { name: 'Review' });
  await screen.findByRole('article', { name: /^Cluster 1 of / });
  return { ...app, panel };
}

type App = Awaited<ReturnType<typeof startReview>>;

const decisions = ({ store }: Pick<App, 'store'>) => store.getState().goldPatch.decisions;

const shownCluster = (position: number) =>
  screen.findByRole('article', { name: new RegExp(`^Cluster ${position} of `) });

describe('the review', () => {
  test('works by keyboard alone, and hides runs and the estimate until the decision', async () => {
    const app = await startReview();
    const { panel, user } = app;
    await waitFor(() => expect(panel).toHaveFocus());
    for (const run of ['strong', 'verbose', 'weak']) {
      expect(panel).not.toHaveTextContent(new RegExp(`\\b${run} r1\\b`));
    }
    expect(panel).not.toHaveTextContent('estimates');
    await user.keyboard('c');
    await shownCluster(2);
    expect(within(panel).getByText(/: also correct\./)).toBeInTheDocument();
    expect(panel).toHaveTextContent(
      /Given by .*r1\. .* estimates that it is correct with a probability of \d+%\./,
    );
    await user.keyboard('w');
    await shownCluster(3);
    await user.keyboard('n');
    expect(screen.getByRole('textbox', { name: 'Reason for the decision' })).toHaveFocus();
    await user.keyboard('wrong year{Enter}');
    await waitFor(() => expect(panel).toHaveFocus());
    await user.keyboard('r');
    await shownCluster(4);
    await user.keyboard('a');
    await shownCluster(5);
    expect(decisions(app).map(({ decision, by, reason }) => [decision, by, reason])).toEqual([
      ['accepted', 'ada', ''],
      ['wrong', 'ada', ''],
      ['disputed', 'ada', 'wrong year'],
      ['ambiguous', 'ada', ''],
    ]);
    expect(within(panel).getByText(/^4 of \d+ decided by ada$/)).toBeVisible();
  });

  test('shows a skipped cluster again at the end', async () => {
    const app = await startReview();
    await app.user.keyboard('s');
    await shownCluster(2);
    expect(screen.getByText(/1 skipped cluster will be shown again at the end/)).toBeVisible();
    expect(decisions(app)).toEqual([]);
    const total = /of (\d+)$/.exec((await shownCluster(2)).getAttribute('aria-label') ?? '')?.[1];
    for (let at = 2; at <= Number(total); at++) {
      await shownCluster(at);
      await app.user.keyboard('w');
    }
    await shownCluster(1);
    await app.user.keyboard('w');
    expect(await screen.findByText(/All clusters are decided/)).toBeVisible();
  });

  test('undoes a decision with Backspace, U and Ctrl-Z, and lets a decision be changed', async () => {
    const app = await startReview();
    const { user } = app;
    for (const undo of ['{Backspace}', 'u', '{Control>}z{/Control}']) {
      await user.keyboard('c');
      await shownCluster(2);
      await user.keyboard(undo);
      await shownCluster(1);
      expect(decisions(app)).toEqual([]);
    }
    await user.keyboard('c');
    await shownCluster(2);
    await user.keyboard('{ArrowLeft}');
    await shownCluster(1);
    expect(screen.getByRole('button', { name: /^Also correct/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.keyboard('w');
    await shownCluster(2);
    expect(decisions(app).map(({ decision }) => decision)).toEqual(['wrong']);
  });

  test('estimates how many predictions the next decisions will change', async () => {
    await startReview();
    expect(
      screen.getByText(
        /^Next \d+ clusters: about \d+ of their predictions are expected to become correct\./,
      ),
    ).toBeVisible();
  });
});

test('scores with the published and with the completed gold are shown together', async () => {
  const app = await startReview();
  expect(screen.queryByRole('region', { name: 'Published and completed gold' })).toBeNull();
  await app.user.keyboard('c');
  const table = within(await screen.findByRole('region', { name: 'Published and completed gold' }));
  for (const name of ['As published', 'With the completed gold', 'Change']) {
    expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  expect(table.getAllByText(/^\+\d.*rank \d/)).not.toEqual([]);
  expect(screen.getByText(/not estimates of the true accuracy/)).toBeVisible();
});

describe('gold patches', () => {
  test('are recognized when dropped; a conflict between two reviewers is shown and can be resolved', async () => {
    const app = await startReview();
    const { store, user } = app;
    await user.keyboard('c');
    await shownCluster(2);
    const [own] = decisions(app);
    if (!own) throw new Error('A decision was made.');
    const other = { ...own, by: 'bob', decision: 'wrong' } as const;
    const file = () => new File([writePatch({ decisions: [other] })], 'gold-patch.json');
    await store.getState().addFiles([file()]);
    expect(store.getState().files).toHaveLength(exampleFiles().length);
    expect(
      screen.getByText(/1 decision was added, 1 answer has conflicting decisions/),
    ).toBeVisible();
    await store.getState().addFiles([file()]);
    expect(decisions(app)).toHaveLength(2);
    const conflicts = within(await screen.findByRole('region', { name: 'Conflicting decisions' }));
    expect(conflicts.getByText(/bob: wrong/)).toBeVisible();
    await user.click(conflicts.getByRole('button', { name: /^Keep also correct for / }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Conflicting decisions' })).toBeNull();
    });
    expect(decisions(app)).toEqual([own]);
  });

  test.each([
    ['an unknown decision', { decision: 'perhaps' }, /decisions\.0\.decision/],
    ['a short hash', { hash: 'abc' }, /a SHA-256 hash is expected/],
    ['an unknown key', { extra: 1 }, /this key is unknown/],
    ['a missing answer', { answers: [] }, /at least one answer/],
  ])('with %s are rejected with a one-sentence message', async (_, change, message) => {
    const app = await startReview();
    const decision = {
      id: 'q01',
      hash: 'a'.repeat(64),
      decision: 'wrong',
      answers: ['x'],
      by: 'ada',
      date: '2026-11-23',
      reason: '',
      ...change,
    };
    const json = JSON.stringify({ format: 'assay-gold-patch/1', decisions: [decision] });
    await app.store.getState().addFiles([new File([json], 'gold-patch.json')]);
    const refusal = await screen.findByText(/gold-patch\.json is not a gold patch/);
    expect(refusal).toHaveTextContent(message);
    expect(decisions(app)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeRun } from '../../../src/core/analysis/describe-comparison';
import { visibleRuns } from '../../../src/state/selectors';
import { mergePatterns } from '../../../src/ui/results/compare/OutcomePatternCard';
import { exampleFiles } from '../../support/example-files';
import { BY_F1, renderResults } from './results';

/** The example with copies of its weakest run, seven runs in all. */
function sevenRuns() {
  const weak = readFileSync('public/examples/weak.tsv', 'utf8');
  const copies = ['copy1', 'copy2', 'copy3', 'copy4'].map(
    (name) => new File([weak.replaceAll('\tweak\t', `\t${name}\t`)], `${name}.tsv`),
  );
  return [...exampleFiles(), ...copies];
}

function rowNames(label: string) {
  const table = screen.getByRole('region', { name: label });
  return within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
}

describe('the list of runs', () => {
  test('hides runs in tables, charts and the headline, and stores this in the URL', async () => {
    const { store, user } = await renderResults('overview', BY_F1);
    await user.click(screen.getByRole('button', { name: '3 runs' }));
    await user.click(await screen.findByRole('checkbox', { name: /^strong/ }));
    expect(screen.getByRole('button', { name: '2 of 3 runs' })).toBeVisible();
    expect(rowNames('Scores by run')).toEqual(['verbose r1', 'weak r1']);
    expect(document.querySelector('h2')?.textContent).not.toContain('strong');
    expect(store.getState().runList.hidden).toEqual(['strong r1']);
    await user.click(screen.getByRole('button', { name: 'Show all runs' }));
    expect(rowNames('Scores by run')).toHaveLength(3);
  });

  test('sorts every view like the score table', async () => {
    const { store, user } = await renderResults('overview', BY_F1);
    expect(rowNames('Scores by run')).toEqual(['strong r1', 'verbose r1', 'weak r1']);
    const table = within(screen.getByRole('region', { name: 'Scores by run' }));
    await user.click(table.getByRole('button', { name: 'Exact match' }));
    expect(rowNames('Scores by run')).toEqual(['strong r1', 'weak r1', 'verbose r1']);
    expect(visibleRuns(store.getState())).toEqual([0, 2, 1]);
    act(() => store.getState().go('results', 'gaps'));
    await screen.findByRole('region', { name: 'Acceptance tiers' });
    expect(rowNames('Acceptance tiers')).toEqual(['strong r1', 'weak r1', 'verbose r1']);
  });

  test('never hides the last run', async () => {
    const { store } = await renderResults('overview', BY_F1);
    act(() => store.getState().changeRunList({ hidden: ['strong r1', 'verbose r1', 'weak r1'] }));
    expect(visibleRuns(store.getState())).toHaveLength(3);
  });
});

describe('seven runs or more', () => {
  test('are compared in a matrix, with a sentence for each run', async () => {
    const { store, user } = await renderResults('compare', BY_F1, sevenRuns());
    const matrix = within(await screen.findByRole('region', { name: 'Differences between runs' }));
    expect(matrix.getAllByRole('button', { name: / minus / })).toHaveLength(42);
    const cell = matrix.getByRole('button', { name: /^verbose r1 minus strong r1: −34\.7/ });
    await user.click(cell);
    expect(store.getState().comparison).toMatchObject({ baseline: 0, other: 1 });
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/^verbose r1 minus weak r1: /);
    expect(
      screen.getByText(/^strong r1 \(token F1 85\.1\) is significantly better than 6 runs\.$/),
    ).toBeVisible();
    expect(screen.getAllByText(/^\w+ r1 \(token F1 /)).toHaveLength(7);
    expect(screen.getByText('All 21 pairs')).toBeVisible();
  });
});

test('each run is described by the runs that it beats, loses to or ties with', () => {
  const pair = (a: number, b: number, difference: number, pHolm: number) => ({
    ...{ a, b, n: 40, better: 20, worse: 10, same: 10, difference, pHolm, interval: null },
    ...{ clusters: null, canDecide: true, permutation: { p: pHolm } },
  });
  const runs = ['a', 'b', 'c'].map((model, index) => ({
    ...{ model, run: '' },
    metrics: { f1: { mean: 0.9 - 0.2 * index, interval: null } },
  }));
  const pairs = [pair(0, 1, 0.2, 0.01), pair(0, 2, 0.4, 0.001), pair(1, 2, 0.2, 0.6)];
  const metric = {
    id: 'f1',
    better: 'higher',
    display: 'share',
    range: [0, 1],
    label: 'F1',
  } as const;
  const describeAt = (run: number, others: readonly number[]) =>
    describeRun(run, others, { pairs } as never, metric, runs as never);
  expect(describeAt(0, [0, 1, 2])).toBe('a (F1 90.0) is significantly better than b and c.');
  expect(describeAt(1, [0, 1, 2])).toBe(
    'b (F1 70.0) is significantly worse than a; does not differ significantly from c.',
  );
});

test('outcome patterns that differ only in hidden runs are merged', () => {
  const patterns = [
    { correct: [true, true], count: 3 },
    { correct: [false, true], count: 2 },
    { correct: [true, false], count: 2 },
  ];
  expect(mergePatterns(patterns, [1])).toEqual([
    { correct: [true], count: 5 },
    { correct: [false], count: 2 },
  ]);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { evaluateAll } from '../../../src/core/evaluate';
import { explain } from '../../../src/core/explore/explain/explain';
import { METRICS } from '../../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { AcceptanceLine } from '../../../src/ui/results/answer-inspector/Meaning';
import { datasetOf } from '../../support/score-case';

/** Renders a rejected answer as if its number had matched with this absolute error. */
function renderRejected(absoluteError: number) {
  const dataset = datasetOf([
    { question: 'What is the target year?', references: ['2040'], prediction: '2045' },
  ]);
  const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  const { meaning } = explain(evaluation, dataset, DEFAULT_SETTINGS, 0, 0);
  if (meaning?.numbers?.kind !== 'compared') throw new Error('No numbers were compared.');
  const numbers = { ...meaning.numbers, matched: true, rule: 'tolerance', absoluteError } as const;
  render(<AcceptanceLine meaning={{ ...meaning, acceptance: null, numbers }} />);
}

test('a rejected answer whose number is within tolerance is not shown with a reason for acceptance', () => {
  renderRejected(5);
  expect(screen.getByText(/by any tier/)).toHaveTextContent(
    'Not accepted by any tier: the numbers are not the same (2045 for 2040), though within tolerance.',
  );
});

test('a rejected answer whose number is equal is explained by another reason', () => {
  renderRejected(0);
  expect(screen.getByText(/by any tier/)).toHaveTextContent(
    'Not accepted by any tier: neither its wording nor its meaning matches the reference.',
  );
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PROFILES } from '../../../src/core/profiles';
import { renderResults } from './results';

test('every published scorer stands with what it gives and what is odd about it', async () => {
  await renderResults('scorers');
  const region = within(await screen.findByRole('region', { name: 'Runs under every scorer' }));
  expect(region.getAllByRole('row')).toHaveLength(PROFILES.length + 1);
  const squad = within(region.getByRole('row', { name: /^SQuAD 2\.0/ }));
  expect(squad.getByText('65.6 · 85.1')).toBeVisible();
  expect(screen.getByText(/^strong r1 is ahead of weak r1 under \d+ of \d+ scorers/)).toBeVisible();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';

const CITIES = ['Rotterdam', 'Oslo', 'Lima', 'Nairobi', 'Osaka', 'Turin', 'Quito', 'Dakar'];

const gold = CITIES.map((city, at) => ({
  id: `q${at + 1}`,
  question: `How much did ${city} emit?`,
  answer: String(1200 + 371 * at),
}));

/** Predictions with the ids of the previous questions. */
const shifted = gold.slice(1).map(({ answer }, at) => ({ id: `q${at + 1}`, prediction: answer }));

test('a doubtful join is reported in Data and on the Overview, with a better join', async () => {
  const { user } = await renderApp([
    new File([JSON.stringify(gold)], 'gold.json'),
    new File([JSON.stringify(shifted)], 'run.json'),
  ]);
  expect(await screen.findByRole('heading', { name: 'Doubtful joins' })).toBeVisible();
  expect(screen.getAllByText(/run may be joined to the wrong questions/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Results/ }));
  const join = await screen.findByRole('button', { name: /^Join run by row number/ });
  expect(screen.getByRole('heading', { name: 'Doubtful joins' })).toBeVisible();
  await user.click(join);
  await expect.poll(() => screen.queryByRole('heading', { name: 'Doubtful joins' })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findProfile, PROFILES } from '../../../src/core/scoring/profiles';
import { renderResults } from './results';

test('every published scorer is listed with its scores and known quirks', async () => {
  await renderResults('scorers');
  const region = within(await screen.findByRole('region', { name: 'Runs under every scorer' }));
  expect(region.getAllByRole('row')).toHaveLength(PROFILES.length + 2);
  const squad = within(region.getByRole('row', { name: /^SQuAD 2\.0/ }));
  expect(squad.getByRole('cell', { name: '65.6' })).toBeVisible();
  expect(squad.getByRole('cell', { name: /^85\.1\s*1st$/ })).toBeVisible();
  expect(
    screen.getByText(`strong r1 ranks first with all ${PROFILES.length} scorers.`),
  ).toBeVisible();
  const places = within(screen.getByRole('region', { name: 'Rank distribution' }));
  expect(places.getAllByRole('row').map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Run',
    'strong r1',
    'verbose r1',
    'weak r1',
  ]);
  expect(screen.getByText(/^verbose r1 outranks weak r1 with \d+ of \d+ scorers/)).toBeVisible();
  expect(
    screen.getByText(
      `With all ${PROFILES.length} scorers strong r1 outranks verbose r1 and weak r1.`,
    ),
  ).toBeVisible();
});

test('clicking an exception to the conclusion opens the questions that the scorer scores differently', async () => {
  const { user, store } = await renderResults('scorers');
  const pair = (await screen.findByText(/^verbose r1 outranks weak r1 with /)).closest('li')!;
  await user.click(within(pair).getByRole('button', { name: 'anls-shunk031' }));
  const label = findProfile('anls-shunk031')!.label;
  const questions = within(
    await within(pair).findByRole('table', { name: new RegExp(`^${label}: verbose r1`) }),
  );
  expect(within(pair).getByText(/scores higher on \d+ questions?, weak r1 on \d+/)).toBeVisible();
  const [first] = questions.getAllByRole('button', { name: /^q\d\d$/ });
  await user.click(first!);
  expect(store.getState()).toMatchObject({
    tab: 'questions',
    runIndex: 1,
    openQuestion: first!.textContent,
  });
});

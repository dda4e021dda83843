import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderResults } from './results';

const gold = JSON.stringify([
  { id: 'q1', question: 'Which port?', answers: ['Rotterdam'] },
  { id: 'q2', question: 'Which bank?', answers: ['Brennholt Bank'] },
]);
const predictions = JSON.stringify([
  { id: 'q1', prediction: '```json\n{"answer": "Rotterdam"}\n```' },
  { id: 'q2', prediction: 'Brennholt Bank' },
]);
const files = () => [new File([gold], 'gold.json'), new File([predictions], 'fenced.json')];

test('a badge counts wrapped answers, and a click previews unwrapping', async () => {
  const { user, store } = await renderResults('overview', {}, files());
  const badge = screen.getByRole('button', { name: '1 wrapped' });
  expect(badge).toHaveAttribute(
    'title',
    'In a code fence, JSON or the like: scored as written. fenced: 1',
  );

  await user.click(screen.getByRole('button', { name: 'Preview unwrapping' }));
  expect(store.getState().page).toBe('scoring');
  expect(store.getState().settings.wrapping).toBe('keep');
  expect(await screen.findByText('Exact match: 1 answer would become correct.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(store.getState().settings.wrapping).toBe('remove');
});

test('the answer inspector shows the unwrapped text, or the text as written if unwrapping is on', async () => {
  const { user, store } = await renderResults('questions', { openQuestion: 'q1' }, files());
  const opened = within(await screen.findByRole('region', { name: 'Question q1' }));
  expect(opened.getByText('in a code fence and a JSON object, scored as written')).toBeVisible();

  await user.click(opened.getByText('Preview other rules'));
  await user.click(opened.getByRole('radio', { name: 'unwrap' }));
  expect(await opened.findByText('Exact match: 1 answer would become correct.')).toBeVisible();
  await user.click(opened.getByRole('button', { name: 'Apply' }));
  expect(store.getState().settings.wrapping).toBe('remove');
  expect(await screen.findByText('in a code fence and a JSON object, unwrapped')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';

const PARAGRAPH = {
  context: '范廷颂是越南罗马天主教枢机。',
  qas: [
    { id: 'DEV_0_QUERY_0', question: '范廷颂是哪国人？', answers: [{ text: '越南' }] },
    { id: 'DEV_0_QUERY_1', question: '他是什么？', answers: [{ text: '枢机' }] },
  ],
};

const FILES = [
  new File(
    [JSON.stringify({ data: [{ id: 'DEV_0', title: '范廷颂', paragraphs: [PARAGRAPH] }] })],
    'dev.json',
  ),
  new File([JSON.stringify({ DEV_0_QUERY_0: '越南人', DEV_0_QUERY_1: '枢机' })], 'run.json'),
];

test('the settings and the scorer of a detected data set are shown and applied', async () => {
  const { store, user } = await renderApp(FILES);
  const f1 = () => store.getState().result?.runs[0]?.metrics.f1?.mean;
  await screen.findByText(/Published scorer: “CMRC 2018/);
  expect(
    screen.getByText(/Its settings: every Chinese or Japanese character is a token\./),
  ).toBeVisible();
  expect(f1()).toBe(0.5);

  await user.click(screen.getByRole('button', { name: 'Use its settings' }));
  expect(await screen.findByText(/1 answer would become correct/)).toBeVisible();
  expect(f1()).toBe(0.5);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => {
    expect(f1()).toBeCloseTo(0.9, 9);
  });
  expect(screen.getByText(/Its settings are in use\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use its settings' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(f1()).toBe(0.5);
  });

  await user.click(await screen.findByRole('button', { name: 'Show its published scorer' }));
  const table = within(await screen.findByRole('region', { name: 'Runs under every scorer' }));
  const [, , first] = table.getAllByRole('row');
  expect(within(first!).getByText('CMRC 2018’s official scorer')).toBeVisible();
});

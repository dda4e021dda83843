import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boundedMetricsOf, headlineOf, mappingOf } from '../../../src/state/selectors';
import { renderApp } from '../render-app';

const ids = Array.from({ length: 8 }, (_, at) => `q${at}`);

const gold = new File(
  [`id,question,reference\n${ids.map((id) => `${id},Which one is ${id}?,r ${id}`).join('\n')}\n`],
  'gold.csv',
);

const system = (name: string, better: number) =>
  new File(
    [
      `id,prediction,bertscore,fluency\n${ids
        .map((id, at) => `${id},answer ${id} of ${name},0.${at + better},${1 + (at % 4)}`)
        .join('\n')}\n`,
    ],
    `${name}.csv`,
  );

test('a score column is detected, and others can be added with their range and direction', async () => {
  const { store, user } = await renderApp([gold, system('ada', 0), system('bob', 1)]);
  const scoresOf = (at: number) => mappingOf(store.getState())?.predictions[at]?.scores;
  await user.click(await screen.findByRole('button', { name: 'Mapping' }));
  await user.click(await screen.findByRole('button', { name: /ada\.csv.*scores in “bertscore”/ }));
  const highestBert = { name: 'Highest score of bertscore, ada.csv' };
  expect(await screen.findByRole('textbox', highestBert)).toHaveValue('1');

  await user.click(
    await screen.findByRole('combobox', { name: 'Add a column of scores of ada.csv' }),
  );
  await user.click(await screen.findByRole('option', { name: 'fluency' }));
  await user.click(screen.getByRole('button', { name: /^bob\.csv/ }));
  for (const [at, file] of ['ada.csv', 'bob.csv'].entries()) {
    await screen.findByRole('group', { name: `Scale of fluency, ${file}` });
    expect(scoresOf(at)?.[1]).toEqual({
      ...{ column: 'fluency', name: 'fluency', lowest: 1, highest: 5, better: 'higher' },
    });
  }

  const highest = screen.getByRole('textbox', { name: 'Highest score of fluency, ada.csv' });
  await user.clear(highest);
  await user.type(highest, '4{Tab}');
  await waitFor(() => {
    expect(scoresOf(1)?.[1]?.highest).toBe(4);
  });
  const lowest = screen.getByRole('textbox', { name: 'Lowest score of fluency, ada.csv' });
  await user.clear(lowest);
  await user.type(lowest, '9{Tab}');
  expect(lowest).toHaveValue('1');
  await waitFor(() => {
    expect(store.getState().run.phase).toBe('done');
  });
  expect(store.getState().result?.runs[0]?.metrics['external.fluency']).toMatchObject({
    mean: 2.5,
    n: 8,
  });

  expect(boundedMetricsOf(store.getState()).map(({ id }) => id)).not.toContain('absolute_error');
  store.getState().changeOverview({ metric: 'external.fluency' });
  expect(headlineOf(store.getState())).toMatchObject({ id: 'external.fluency', range: [1, 4] });
  expect(await store.getState().ask.patterns('external.fluency')).toMatchObject({
    correctIf: { threshold: 2.5 },
    patterns: [
      { correct: [false, false], count: 4 },
      { correct: [true, true], count: 4 },
    ],
  });

  await user.click(screen.getByRole('button', { name: 'Remove fluency of bob.csv' }));
  expect(scoresOf(1)).toHaveLength(1);
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listUnexplained } from '../../support/unexplained';
import { renderResults } from './results';

const GOLD = `id,question,answer,type,evidence_pages
q1,Who?,Ann,name,3
q2,Where?,Oslo,place,"[3, 4]"
q3,How many?,12,count,p. 7
q4,Which?,Bo,name,9
`;

const run = (name: string, pages: readonly string[]) =>
  new File(
    [
      'id,model,prediction,retrieved_pages,retrieval_scores,context\n',
      ...['Ann', 'Oslo', '13', 'Cy'].map(
        (answer, at) =>
          `q${at + 1},${name},${answer},"${pages[at]}","[0.9, 0.8]","[Page ${pages[at]!.slice(1, 2)}, score: 0.9]\nText of ${answer} from the report that the system read."\n`,
      ),
    ],
    `${name}.csv`,
  );

const files = () => [
  new File([GOLD], 'gold.csv'),
  run('strong', ['[3, 5]', '[1, 2]', '[8, 7]', '[1, 2]']),
  run('weak', ['[3, 5]', '[3, 2]', '[8, 7]', '[9, 2]']),
];

test('the tab counts answers by evidence; a cell opens its questions', async () => {
  const { store, user } = await renderResults('evidence', {}, files());
  expect(
    await screen.findByText(
      'In 1 of strong’s 2 wrong answers a gold page was retrieved: the reader failed. In 1 the retriever failed.',
    ),
  ).toBeVisible();
  const fields = screen.getByRole('table', { name: 'Correctness and evidence of strong' });
  expect(within(fields).getAllByRole('button', { name: /Open 1 question$/ })).toHaveLength(4);
  const means = within(screen.getByRole('table', { name: 'Page metrics' })).getAllByRole('row');
  expect(means.map(({ textContent }) => textContent)).toEqual([
    'MetricMean',
    'Page hit50.0',
    'Page precision25.0',
    'Page recall50.0',
    'Page F133.3',
    'Reciprocal rank of the first gold page37.5',
  ]);
  expect(screen.getByText(/^Page numbers match without offset: 2 hits \(/)).toBeVisible();
  expect(listUnexplained()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'weak' }));
  expect(
    await screen.findByText(
      'In all of weak’s 2 wrong answers a gold page was retrieved: the reader failed.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /the reader failed Open 2 questions$/ }));
  expect(store.getState().view.query).toBe('answer_correct < 0.5 and page_hit = 1');
  expect(store.getState().runIndex).toBe(1);
  expect(await screen.findByText('2 of 4')).toBeVisible();
});

test('the tolerance is a setting, applied to all runs', async () => {
  const { store, user } = await renderResults('evidence', {}, files());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tolerance' }), '1');
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Tolerance' })).toHaveValue('1');
  });
  expect(store.getState().settings.pages).toEqual({ tolerance: 1, offset: 'auto' });
});

test('the inspector shows gold and retrieved pages with the text of the page', async () => {
  await renderResults('questions', { openQuestion: 'q1' }, files());
  expect(await screen.findByText('First gold page at rank 1.')).toBeVisible();
  expect(screen.getByText('Context, page 3')).toBeVisible();
  expect(screen.getByText('Text of Ann from the report that the system read.')).toBeVisible();
});

test('there is no evidence tab without evidence', async () => {
  const plain = [
    new File(['id,answer\nq1,Ann\n'], 'gold.csv'),
    new File(['id,prediction\nq1,Ann\n'], 'run.csv'),
  ];
  await renderResults('overview', {}, plain);
  expect(screen.queryByRole('tab', { name: 'Evidence' })).toBeNull();
});

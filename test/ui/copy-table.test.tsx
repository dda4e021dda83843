import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Card } from '../../src/ui/parts/Card';
import { RunsTable } from '../../src/ui/parts/DataTable';
import { Muted } from '../../src/ui/parts/Texts';
import { createAssayStore } from '../support/create-store';
import { StoreContext } from '../../src/ui/store-context';
import { createDirectClient } from '../support/direct-client';
import { createDirectFetcher } from '../support/direct-fetcher';

interface Row {
  readonly model: string;
  readonly run: string;
  readonly mean: string;
}

const rows: readonly Row[] = [
  { model: 'strong', run: 'r1', mean: '87.5' },
  { model: 'weak', run: 'r1', mean: '21.9' },
];

function renderCard() {
  render(
    <MantineProvider env="test">
      <StoreContext value={createAssayStore(createDirectClient(), createDirectFetcher())}>
        <Card title="Scores by run" note="0–100 with 95% interval">
          <RunsTable<Row>
            label="Scores"
            runs={rows}
            visible={[...rows.keys()]}
            columns={[
              {
                label: 'Outcome',
                cell: ({ run }) => <span data-copy-column="correct">{run.length}</span>,
              },
              {
                label: 'Mean',
                cell: ({ mean }) => (
                  <>
                    <span aria-hidden="true">≈</span>
                    <b data-best={mean === '87.5'}>{mean}</b> <Muted>20–95</Muted>
                  </>
                ),
              },
              {
                id: 'sentence',
                label: <span className="visually-hidden">Sentence</span>,
                cell: () => 'Copy sentence',
              },
            ]}
          />
        </Card>
      </StoreContext>
    </MantineProvider>,
  );
  return userEvent.setup({ delay: null });
}

test('a table is copied as displayed, with the caption of its card', async () => {
  const user = renderCard();
  await user.click(screen.getByRole('button', { name: 'Copy table “Scores”' }));
  await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  expect(await screen.findByText('Copied as Markdown.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    [
      '| Run | correct | Mean |',
      '| --- | ---: | ---: |',
      '| strong r1 | 2 | **87.5** (20–95) |',
      '| weak r1 | 2 | 21.9 (20–95) |',
      '',
      'Scores by run. 0–100 with 95% interval.',
      '',
    ].join('\n'),
  );
});

test('the selected runs and columns are copied', async () => {
  const user = renderCard();
  await user.click(screen.getByRole('button', { name: 'Copy table “Scores”' }));
  await user.click(screen.getByRole('checkbox', { name: 'weak r1' }));
  await user.click(screen.getByRole('checkbox', { name: 'correct' }));
  await user.click(screen.getByRole('button', { name: 'Copy as CSV' }));
  expect(await screen.findByText('Copied as CSV.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    'Run,Mean,Mean low,Mean high\nstrong r1,87.5,20,95\n',
  );
});

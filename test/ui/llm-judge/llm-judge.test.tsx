import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CallOutcome } from '../../../src/frame/protocol';
import { createAssayStore } from '../../support/create-store';
import { LlmJudgeCard } from '../../../src/ui/llm-judge/LlmJudgeCard';
import { LlmJudgeDialog } from '../../../src/ui/llm-judge/LlmJudgeDialog';
import { PrivacyChip } from '../../../src/ui/Header';
import { StoreContext } from '../../../src/ui/store-context';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher, type Respond } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';

const says = (words: string): CallOutcome => ({
  kind: 'answered',
  status: 200,
  retryAfter: null,
  body: JSON.stringify({ choices: [{ message: { content: words }, finish_reason: 'stop' }] }),
});

/** The card, the dialog and the count of sent requests, without the rest of the page. */
async function openDialog(respond: Respond) {
  const fetcher = createDirectFetcher({}, undefined, respond);
  const store = createAssayStore(createDirectClient(), fetcher);
  await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
  render(
    <MantineProvider env="test">
      <StoreContext value={store}>
        <PrivacyChip />
        <LlmJudgeCard />
        <LlmJudgeDialog />
      </StoreContext>
    </MantineProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Set up LLM judge…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'LLM judge' }));
  return { store, user, fetcher, dialog };
}

test('an incomplete form states what is missing', async () => {
  const { dialog, user, fetcher } = await openDialog(() => says('correct'));
  await user.click(dialog.getByRole('button', { name: 'Preview calls' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText(/^Enter the address of the server/)).toBeVisible();
  expect(alert.getByText(/^Enter the model name/)).toBeVisible();
  expect(fetcher.opened).toEqual([]);
});

/** The form, filled in to judge three answers and to withhold their questions. */
async function openFilled(respond: Respond) {
  const opened = await openDialog(respond);
  const { store } = opened;
  act(() => {
    const { options } = store.getState().llmJudge.form;
    store.getState().changeLlmJudge({
      address: 'http://localhost:1/v1',
      options: { ...options, model: 'small', sends: ['references'] },
      sample: 3,
    });
  });
  return opened;
}

test('the plan shows host, calls, withheld fields and the first call, and sends nothing', async () => {
  const { dialog, user, fetcher } = await openFilled(() => says('correct'));
  expect(dialog.getByText('calls go to http://localhost:1/v1/chat/completions')).toBeVisible();
  expect(dialog.getByLabelText('Question')).not.toBeChecked();
  await user.click(dialog.getByText('Preview calls'));
  expect(await dialog.findByText('Send 3 calls to localhost:1?')).toBeVisible();
  expect(dialog.getByText('question, document and answer type')).toBeVisible();
  const example = dialog.getByRole('region', { name: 'Text of the first call' });
  expect(example).toHaveTextContent(/The question is withheld/);
  expect(fetcher.bodies).toEqual([]);
});

test('a run lists failures by reason and retries them, and its requests are counted', async () => {
  let nth = 0;
  const { dialog, user, store } = await openFilled(() =>
    says(nth++ === 0 ? 'Surely.' : '{"verdict": "correct", "reason": "Same."}'),
  );
  await act(() => store.getState().planLlmJudge());
  await user.click(dialog.getByText('Send 3 calls to localhost:1'));
  expect(await dialog.findByText(/^Done · 2 of 3 calls/)).toBeVisible();
  const failures = within(dialog.getByLabelText('Calls without a verdict'));
  expect(failures.getByText('1 call')).toBeVisible();
  await user.click(dialog.getByText('Retry 1 failed call'));
  expect(await dialog.findByText(/^Done · 1 of 1 call/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByText(/^small on localhost:1 judged 3 different answers\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /, 4 requests sent from this page$/ }));
  const told = await screen.findByText(/You agreed to have localhost:1 judge answers: 4 calls/);
  // jsdom does not open popovers; the end-to-end test covers them.
  expect(told).toBeInTheDocument();
  await vi.waitFor(() => {
    expect(store.getState().run.phase).toBe('done');
  }, 10_000);
});

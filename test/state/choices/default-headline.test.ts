import { expect, test } from 'vitest';
import type { AnnotatorLabel } from '../../../src/core/analysis/agreement/labels';
import { linkOfResults } from '../../../src/state/project/link';
import { chosenHeadline, headlineOf } from '../../../src/state/selectors';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';

/** The example, with an annotator who agrees with exact match. */
async function openExample() {
  const client = createDirectClient();
  const store = createAssayStore(client, createDirectFetcher());
  await store.getState().addFiles(exampleFiles());
  const { runs } = store.getState().result ?? { runs: [] };
  const rows = await Promise.all(
    runs.map((_, run) =>
      client.rows(
        run,
        Array.from({ length: 32 }, (__, at) => at),
      ),
    ),
  );
  const given = rows.flatMap((ofRun, run) =>
    ofRun.map(({ id, scores }): AnnotatorLabel => ({
      id,
      model: runs[run]?.model ?? '',
      run: runs[run]?.run ?? '',
      annotator: 'ann',
      label: scores.exact_match === 1 ? 'correct' : 'incorrect',
      comment: '',
    })),
  );
  const label = (labels: readonly AnnotatorLabel[]) =>
    store
      .getState()
      .choose('labels', { labels: { annotator: 'ann', given: labels, sample: null } });
  return { store, given, label };
}

test('the headline metric follows the labels until a metric is chosen', async () => {
  const { store, given, label } = await openExample();
  expect(headlineOf(store.getState())?.id).toBe('answer_correct');
  expect(store.getState().defaultHeadline.reason).toBeNull();

  await label(given);
  expect(headlineOf(store.getState())?.id).toBe('exact_match');
  expect(store.getState().defaultHeadline.reason).toMatch(
    /^agrees best with \d+ human labels \(κ 1\.00\)$/,
  );
  const view = () => linkOfResults(store.getState(), { files: null, hasResults: true })?.view;
  expect(view()).toContain('metric=exact_match');

  store.getState().changeOverview({ metric: 'f1' });
  expect(headlineOf(store.getState())?.id).toBe('f1');
  expect(chosenHeadline(store.getState())?.id).toBe('f1');
  expect(view()).toContain('metric=f1');

  store.getState().changeOverview({ metric: null });
  await store.getState().undo();
  expect(headlineOf(store.getState())?.id).toBe('answer_correct');
  expect(view()).not.toContain('metric=');
});

test('scoring uses the labels that are loaded', async () => {
  const { store, given, label } = await openExample();
  await label(given);
  store.getState().setSettings({ ...store.getState().settings, missing: 'exclude' });
  await store.getState().refresh();
  expect(headlineOf(store.getState())?.id).toBe('exact_match');
});

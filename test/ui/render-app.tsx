import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fetcher } from '../../src/frame/client';
import { createAssayStore } from '../../src/state/store';
import { App } from '../../src/ui/App';
import type { Client } from '../../src/worker/client';
import { createDirectClient } from '../support/direct-client';
import { createDirectFetcher } from '../support/direct-fetcher';
import { exampleFiles } from '../support/example-files';

// The page loads these when it is idle; a test may end before.
import '../../src/ui/data/LoadedData';
import '../../src/ui/files/FileList';
import '../../src/ui/results/ResultsPage';
import '../../src/ui/scoring/ScoringView';

/** The whole page around a store that scores without a worker, with some of the example's files open. */
export async function renderApp(
  files: readonly File[] = exampleFiles(),
  fetcher: Fetcher = createDirectFetcher(),
  client: Client = createDirectClient(),
) {
  const store = createAssayStore(client, fetcher);
  await store.getState().addFiles(files);
  // Awaited, so that the views that are loaded on demand are there.
  await act(async () => {
    render(<App store={store} env="test" />);
    await Promise.resolve();
  });
  return { store, user: userEvent.setup({ delay: null }) };
}

import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fetcher } from '../../src/frame/client';
import { createAssayStore } from '../support/create-store';
import { App } from '../../src/ui/App';
import type { Client } from '../../src/worker/client';
import { createDirectClient } from '../support/direct-client';
import { createDirectFetcher } from '../support/direct-fetcher';
import { exampleFiles } from '../support/example-files';

// The page loads these modules when idle; a test could end before that.
import '../../src/ui/data/LoadedData';
import '../../src/ui/files/FileList';
import '../../src/ui/results/ResultsPage';
import '../../src/ui/scoring/ScoringView';

/**
 * Renders the whole page with a store that scores without a worker and with some of the example's
 * files open.
 */
export async function renderApp(
  files: readonly File[] = exampleFiles(),
  fetcher: Fetcher = createDirectFetcher(),
  client: Client = createDirectClient(),
) {
  const store = createAssayStore(client, fetcher);
  await store.getState().addFiles(files);
  // Waits for the views that are loaded on demand.
  await act(async () => {
    render(<App store={store} env="test" />);
    await Promise.resolve();
  });
  return { store, user: userEvent.setup({ delay: null }) };
}

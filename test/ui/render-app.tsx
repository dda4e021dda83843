import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fetcher } from '../../src/frame/client';
import { createAssayStore } from '../../src/state/store';
import { App } from '../../src/ui/App';
import type { Client } from '../../src/worker/client';
import { createDirectClient } from '../support/direct-client';
import { createDirectFetcher } from '../support/direct-fetcher';
import { exampleFiles } from '../support/example-files';

// Loaded beforehand: the page loads it when it has time, and a test may be over before.
import '../../src/ui/results/ResultsPlace';

/** The whole page around a store that scores without a worker, with some of the example's files open. */
export async function renderApp(
  files: readonly File[] = exampleFiles(),
  fetcher: Fetcher = createDirectFetcher(),
  client: Client = createDirectClient(),
) {
  const store = createAssayStore(client, fetcher);
  await store.getState().addFiles(files);
  render(<App store={store} env="test" />);
  return { store, user: userEvent.setup({ delay: null }) };
}

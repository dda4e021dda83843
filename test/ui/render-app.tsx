import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAssayStore } from '../../src/state/store';
import { App } from '../../src/ui/App';
import { createDirectClient } from '../direct-client';
import { exampleFiles } from '../example';

/** The whole page around a store that scores without a worker, with some of the example's files open. */
export async function renderApp(files: readonly File[] = exampleFiles()) {
  const store = createAssayStore(createDirectClient());
  await store.getState().addFiles(files);
  render(<App store={store} env="test" />);
  return { store, user: userEvent.setup() };
}

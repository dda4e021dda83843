import { act, screen } from '@testing-library/react';
import type { ResultsTab, ViewState } from '../../../src/state/view';
import { exampleFiles } from '../../support/example-files';
import { renderApp } from '../render-app';

const LABELS: Readonly<Record<ResultsTab, string>> = {
  overview: 'Overview',
  questions: 'Questions',
  compare: 'Compare',
  gaps: 'Scoring check',
  scorers: 'Scoring check',
  judge: 'Human labels & judges',
  agreement: 'Human labels & judges',
  review: 'Human labels & judges',
  evidence: 'Evidence',
  'take-away': 'Overview',
};

/** The URL parameter for token F1 as the headline metric. */
export const BY_F1 = { overview: { metric: 'f1', slice: null } } as const;

/** Renders the page with one view of the example's results. */
export async function renderResults(
  tab: ResultsTab,
  view: Partial<ViewState> = {},
  files = exampleFiles(),
) {
  const app = await renderApp(files);
  act(() => {
    app.store.getState().show({ page: 'results', tab, ...view });
  });
  await screen.findByRole('tab', { name: LABELS[tab], selected: true, hidden: true });
  if (tab === 'take-away') await screen.findByRole('dialog', { name: 'Export & share' });
  return app;
}

import { MantineProvider } from '@mantine/core';
import type { AssayStore } from '../state/store';
import { DropEverywhere } from './drop/DropEverywhere';
import { DataPlace } from './map/DataPlace';
import { Header } from './parts/Header';
import { ErrorBoundary } from './parts/ErrorBoundary';
import { Notices } from './parts/Notices';
import { RunStatus } from './parts/RunStatus';
import { ResultsPlace } from './results/ResultsPlace';
import { ScoringPlace } from './settings/ScoringPlace';
import { StoreContext, useAssay } from './store-context';
import { theme } from './theme';
import styles from './App.module.css';

/** The whole page around one store. */
export function App({ store, env = 'default' }: { store: AssayStore; env?: 'default' | 'test' }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" env={env}>
      <ErrorBoundary>
        <StoreContext value={store}>
          <Header />
          <main className={styles.main}>
            <Notices />
            <RunStatus />
            <Place />
          </main>
          <DropEverywhere />
        </StoreContext>
      </ErrorBoundary>
    </MantineProvider>
  );
}

function Place() {
  const place = useAssay((state) => state.place);
  if (place === 'scoring') return <ScoringPlace />;
  return place === 'results' ? <ResultsPlace /> : <DataPlace />;
}

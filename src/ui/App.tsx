import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import type { AssayStore } from '../state/store';
import styles from './App.module.css';
import { DataView, loadDataForms } from './data/DataView';
import { DropOverlay } from './files/DropOverlay';
import { FetchDialog } from './files/FetchDialog';
import { LlmJudgeStatus } from './llm-judge/LlmJudgeStatus';
import { ErrorBoundary } from './parts/ErrorBoundary';
import { Header } from './parts/Header';
import { Notices } from './parts/ProblemList';
import { ScoredAnnouncement, ScoringStatus } from './parts/ScoringStatus';
import { UndoToast } from './parts/Undo';
import { OpenedLinkCard } from './project/OpenedLinkCard';
import { NewVersionNotice, ProjectNotice } from './project/ProjectNotice';
import { ReportCard } from './project/ReportCard';
import { MissingFilesNotice, StorageFullNotice } from './project/StorageNotices';
import { StoreContext, useAssay, useDeferredAssay } from './store-context';
import { theme } from './theme';

/** What the first page does not need is loaded when the browser is idle. */
const loadScoring = async () => ({ default: (await import('./scoring/ScoringView')).ScoringView });
const loadResults = async () => ({
  default: (await import('./results/ResultsPage')).ResultsPage,
});
const ScoringView = lazy(loadScoring);
const ResultsPlace = lazy(loadResults);

async function loadViews(): Promise<void> {
  await loadDataForms();
  await Promise.all([loadScoring(), loadResults()]);
}

/** The whole page around one store. */
export function App({ store, env = 'default' }: { store: AssayStore; env?: 'default' | 'test' }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" env={env}>
      <ErrorBoundary>
        <StoreContext value={store}>
          <Header />
          <main className={styles.main}>
            <NewVersionNotice />
            <ProjectNotice />
            <MissingFilesNotice />
            <StorageFullNotice />
            <Notices />
            <OpenedLinkCard />
            <ScoringStatus />
            <ScoredAnnouncement />
            <LlmJudgeStatus />
            <ReportCard />
            <Place />
          </main>
          <DropOverlay />
          <FetchDialog />
          <LlmJudge />
          <UndoToast />
        </StoreContext>
      </ErrorBoundary>
    </MantineProvider>
  );
}

/** Its dialog is loaded when it is first opened. */
const LlmJudgeDialog = lazy(async () => ({
  default: (await import('./llm-judge/LlmJudgeDialog')).LlmJudgeDialog,
}));

function LlmJudge() {
  const isOpen = useAssay(({ llmJudge }) => llmJudge.isOpen);
  return <Suspense fallback={null}>{isOpen && <LlmJudgeDialog />}</Suspense>;
}

function Place() {
  useIdleCallback(loadViews);
  const place = useDeferredAssay((state) => state.page);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [place]);
  return (
    <Suspense fallback={null}>
      {place === 'data' && <DataView />}
      {place === 'scoring' && <ScoringView />}
      {place === 'results' && <ResultsPlace />}
    </Suspense>
  );
}

/** Calls once after the first drawing, as soon as the browser has nothing better to do. */
function useIdleCallback(call: () => unknown): void {
  useEffect(() => {
    // Safari has no idle callbacks; a second after the start is as good there.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(call, 1000);
      return () => {
        clearTimeout(timer);
      };
    }
    const handle = requestIdleCallback(() => call());
    return () => {
      cancelIdleCallback(handle);
    };
  }, [call]);
}

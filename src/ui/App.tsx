import { MantineProvider } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Assay } from '../state/model';
import { titleOf } from '../state/selectors';
import type { AssayStore } from '../state/store';
import styles from './App.module.css';
import { DataView, loadDataForms } from './data/DataView';
import { DropOverlay } from './files/DropOverlay';
import { FetchDialog, ReplaceDialog } from './files/FileDialogs';
import { LlmJudgeStatus } from './llm-judge/LlmJudgeStatus';
import { ErrorBoundary } from './ErrorBoundary';
import { Header } from './Header';
import { Notices, RefusedFiles } from './parts/ProblemList';
import { ScoredAnnouncement, ScoringStatus } from './parts/ScoringStatus';
import { UndoToast } from './Undo';
import {
  NewVersionNotice,
  ProjectNotice,
  MissingFilesNotice,
  StorageFullNotice,
} from './project/ProjectNotices';
import { StoreContext, useAssay, useDeferredAssay } from './store-context';
import { theme } from './theme';

/** A component whose code is not needed for the first render of the page. */
function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

const loadScoring = async () => (await import('./scoring/ScoringView')).ScoringView;
const loadResults = async () => (await import('./results/ResultsPage')).ResultsPage;
const ScoringView = lazyComponent(loadScoring);
const ResultsPage = lazyComponent(loadResults);
const LlmJudgeDialog = lazyComponent(
  async () => (await import('./llm-judge/LlmJudgeDialog')).LlmJudgeDialog,
);
const OpenedLinkCard = lazyComponent(
  async () => (await import('./project/OpenedLinkCard')).OpenedLinkCard,
);
const ReportCard = lazyComponent(async () => (await import('./project/ReportCard')).ReportCard);

async function loadPages(): Promise<void> {
  await loadDataForms();
  await Promise.all([loadScoring(), loadResults()]);
}

/** The page, with its store. */
export function App({ store, env = 'default' }: { store: AssayStore; env?: 'default' | 'test' }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" env={env}>
      <ErrorBoundary>
        <StoreContext value={store}>
          <TabTitle />
          <Header />
          <main className={styles.main}>
            <NewVersionNotice />
            <ProjectNotice />
            <MissingFilesNotice />
            <StorageFullNotice />
            <Notices />
            <RefusedFiles />
            <Loaded when={({ openedLink }) => openedLink !== null}>
              <OpenedLinkCard />
            </Loaded>
            <ScoringStatus />
            <ScoredAnnouncement />
            <LlmJudgeStatus />
            <Loaded when={({ openedReport }) => openedReport !== null}>
              <ReportCard />
            </Loaded>
            <CurrentPage />
          </main>
          <DropOverlay />
          <FetchDialog />
          <ReplaceDialog />
          <Loaded when={({ llmJudge }) => llmJudge.isOpen}>
            <LlmJudgeDialog />
          </Loaded>
          <UndoToast />
        </StoreContext>
      </ErrorBoundary>
    </MantineProvider>
  );
}

/** The title of the browser tab: the user's, or the name of the gold file. */
function TabTitle() {
  const title = useAssay((state) => {
    const shown = titleOf(state);
    return state.title || shown === '' ? shown : `${shown} · Assay`;
  });
  useDocumentTitle(title || 'Assay');
  return null;
}

interface LoadedProps {
  readonly when: (state: Assay) => boolean;
  readonly children: ReactNode;
}

/** Renders its children, and so loads their code, when a condition is true. */
function Loaded({ when, children }: LoadedProps) {
  return <Suspense fallback={null}>{useAssay(when) && children}</Suspense>;
}

function CurrentPage() {
  useIdleCallback(loadPages);
  const page = useDeferredAssay((state) => state.page);
  useEffect(() => {
    // In Chrome this returns a promise, which the effect must not return.
    window.scrollTo(0, 0);
  }, [page]);
  return (
    <Suspense fallback={null}>
      {page === 'data' && <DataView />}
      {page === 'scoring' && <ScoringView />}
      {page === 'results' && <ResultsPage />}
    </Suspense>
  );
}

function useIdleCallback(call: () => unknown): void {
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(call, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => call());
    return () => cancelIdleCallback(handle);
  }, [call]);
}

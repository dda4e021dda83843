import type { Assay, Get, PageState, Set } from './model';
import { createStore } from 'zustand/vanilla';
import type { Fetcher } from '../frame/client';
import type { Client } from '../worker/client';
import {
  createChoiceActions,
  createJudgeActions,
  createPreviewActions,
  initialChoices,
  noPreview,
} from './choices/choices';
import { createFetchActions, nothingFetched } from './files/fetch';
import { createFileActions, noFiles } from './files/files';
import { createHistoryActions, noHistory } from './choices/history';
import { createLinkActions, noLink } from './project/link';
import { createLabelActions } from './choices/labels';
import { createLlmJudgeActions } from './llm-judge/llm-judge';
import { noLlmJudge } from './llm-judge/model';
import { createPasteActions } from './files/pasted';
import { createReportActions, noReport } from './project/report';
import { createRunActions, idleRun } from './run';
import { createProjectFileActions } from './project/project';
import { type Device, noDevice } from './autosave/device';
import { createAutosaveActions, noAutosave } from './autosave/autosave';
import { initialView, type ViewActions } from './view';

const initialPage: PageState = {
  catalog: { metrics: [], profiles: [], exports: [] },
  savedMappings: [],
  newVersion: null,
};

export type AssayStore = ReturnType<typeof createAssayStore>;

/**
 * The store of the page. Slow work happens behind `client`, files are fetched through `fetcher`,
 * and `device` stores the project.
 */
export function createAssayStore(client: Client, fetcher: Fetcher, device: Device = noDevice) {
  return createStore<Assay>()((set, get) => {
    loadCatalog(client, set);
    return {
      ...initialPage,
      ...noFiles,
      ...initialChoices,
      ...noHistory,
      ...nothingFetched,
      ...noLlmJudge,
      ...idleRun,
      ...noLink,
      ...noPreview,
      ...noAutosave,
      ...noReport,
      ...initialView,
      ...createFileActions(client, set, get),
      ...createChoiceActions(get),
      ...createJudgeActions(get),
      ...createLabelActions(client, get),
      ...createHistoryActions(set, get),
      ...createFetchActions(fetcher, set, get),
      ...createPasteActions(get),
      ...createLlmJudgeActions(fetcher, set, get),
      ...createRunActions(client, set, get),
      ...createLinkActions(set, get),
      ...createPreviewActions(set, get),
      ...createAutosaveActions(device, set, get),
      ...createReportActions(set, get),
      ...createProjectFileActions(client, get),
      publish: async (onProgress) =>
        (await import('./project/publish')).publish(client, fetcher, get(), onProgress),
      openPublishedFolder: async (link) =>
        (await import('./project/publish')).openPublishedFolder(get, link),
      ...createViewActions(set, get),
      ask: client,
    };
  });
}

/** Loads the catalog. If the worker is replaced meanwhile, the new one is asked once. */
function loadCatalog(client: Client, set: Set): void {
  void client
    .catalog()
    .catch(() => client.catalog())
    .then(
      (catalog) => set({ catalog }),
      () => undefined,
    );
}

function createViewActions(set: Set, get: Get): ViewActions {
  return {
    go: (page, tab = get().tab) => set({ page, tab }),
    show: set,
    changeLayout: (change) => set(({ layout }) => ({ layout: { ...layout, ...change } })),
    changeComparison: (change) =>
      set(({ comparison }) => ({ comparison: { ...comparison, ...change } })),
    changeOverview: (change) => set(({ overview }) => ({ overview: { ...overview, ...change } })),
  };
}

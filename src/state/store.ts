import type { Assay, GetState, PageState, SetState } from './model';
import { createStore } from 'zustand/vanilla';
import type { Fetcher } from '../frame/client';
import type { Client } from '../worker/client';
import {
  createChoiceActions,
  createJudgeActions,
  createPreviewSlice,
  initialChoices,
} from './choices/choices';
import { createFetchSlice } from './files/fetch';
import { createFileSlice } from './files/files';
import { createHistorySlice } from './choices/history';
import { createLinkSlice } from './project/link';
import { createPatchActions } from './choices/gold-patch';
import { createLabelActions } from './choices/labels';
import { createLlmJudgeSlice } from './llm-judge/llm-judge';
import { createPasteActions } from './files/pasted';
import { createReportSlice } from './project/report';
import { createRunSlice } from './run';
import { createProjectFileActions } from './project/project';
import type { Device } from './autosave/device';
import { createAutosaveSlice } from './autosave/autosave';
import { initialView, type ViewActions } from './view';

const initialPage: PageState = {
  catalog: { metrics: [], profiles: [], exports: [] },
  savedMappings: [],
  author: '',
  newVersion: null,
};

export type AssayStore = ReturnType<typeof createAssayStore>;

/** The store of the page; `client` does slow work, `fetcher` fetches, `device` stores projects. */
export function createAssayStore(client: Client, fetcher: Fetcher, device: Device) {
  return createStore<Assay>()((set, get) => {
    loadCatalog(client, set);
    return {
      ...initialPage,
      ...initialChoices,
      ...initialView,
      ...createFileSlice(client, set, get),
      ...createChoiceActions(get),
      ...createJudgeActions(get),
      ...createLabelActions(client, get),
      ...createPatchActions(get),
      ...createHistorySlice(set, get),
      ...createFetchSlice(fetcher, set, get),
      ...createPasteActions(get),
      ...createLlmJudgeSlice(fetcher, set, get),
      ...createRunSlice(client, set, get),
      ...createLinkSlice(set, get),
      ...createPreviewSlice(set, get),
      ...createAutosaveSlice(device, set, get),
      ...createReportSlice(set, get),
      ...createProjectFileActions(client, get),
      publish: async (...given) =>
        (await import('./project/publish')).publish(client, fetcher, get(), ...given),
      openPublishedFolder: async (link) =>
        (await import('./project/publish')).openPublishedFolder(get, link),
      ...createViewActions(set, get),
      ask: client,
    };
  });
}

/** Loads the catalog. If the worker is replaced in the meantime, asks the new worker once. */
function loadCatalog(client: Client, set: SetState): void {
  void client
    .catalog()
    .catch(() => client.catalog())
    .then(
      (catalog) => set({ catalog }),
      () => undefined,
    );
}

function createViewActions(set: SetState, get: GetState): ViewActions {
  return {
    go: (page, tab = get().tab) => set({ page, tab }),
    show: set,
    changeLayout: (change) => set(({ layout }) => ({ layout: { ...layout, ...change } })),
    changeComparison: (change) =>
      set(({ comparison }) => ({ comparison: { ...comparison, ...change } })),
    changeOverview: (change) => set(({ overview }) => ({ overview: { ...overview, ...change } })),
    changeRunList: (change) => set(({ runList }) => ({ runList: { ...runList, ...change } })),
  };
}

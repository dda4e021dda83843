import { createStore } from 'zustand/vanilla';
import type { Fetcher } from '../frame/client';
import type { Client } from '../worker/client';
import { createDataActions, emptyData } from './data';
import { createFetchActions, nothingFetched } from './fetch';
import type { Assay } from './model';
import { createRunActions, idleRun } from './run';
import { createViewActions, firstView } from './view';

export type AssayStore = ReturnType<typeof createAssayStore>;

/** One store for one page; everything slow happens behind `client`, and files from elsewhere come through `fetcher`. */
export function createAssayStore(client: Client, fetcher: Fetcher) {
  return createStore<Assay>()((set, get) => ({
    ...emptyData,
    ...nothingFetched,
    ...idleRun,
    ...firstView,
    ...createDataActions(client, set, get),
    ...createFetchActions(fetcher, set, get),
    ...createRunActions(client, set, get),
    ...createViewActions(set, get),
    ask: client,
  }));
}

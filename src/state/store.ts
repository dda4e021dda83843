import { createStore } from 'zustand/vanilla';
import type { Client } from '../worker/client';
import { createDataActions, emptyData } from './data';
import type { Assay } from './model';
import { createRunActions, idleRun } from './run';
import { createViewActions, firstView } from './view';

export type AssayStore = ReturnType<typeof createAssayStore>;

/** One store for one page; everything slow happens behind `client`. */
export function createAssayStore(client: Client) {
  return createStore<Assay>()((set, get) => ({
    ...emptyData,
    ...idleRun,
    ...firstView,
    ...createDataActions(client, set, get),
    ...createRunActions(client, set, get),
    ...createViewActions(set, get),
    ask: client,
  }));
}

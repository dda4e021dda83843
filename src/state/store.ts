import { createStore } from 'zustand/vanilla';
import type { Fetcher } from '../frame/client';
import type { Client } from '../worker/client';
import { emptyCatalog, loadCatalog } from './catalog';
import { createChoiceActions, firstChoices } from './choices';
import { createDecisionActions } from './decisions';
import { createFetchActions, nothingFetched } from './fetch';
import { createFileActions, noFiles } from './files';
import { createHistoryActions, noHistory } from './history';
import { createLinkActions, noLink } from './links/opened-link';
import { createJudgeActions } from './judges';
import { createLabelActions } from './labels';
import { createMemoryActions } from './memory';
import { createLlmJudgeActions, noLlmJudge } from './llm-judge';
import type { Assay } from './model';
import { createPasteActions } from './pasted';
import { createPublishActions } from './publish/publish';
import { createReportActions, noReport } from './report/opened-report';
import { createRunActions, idleRun } from './run';
import { createTrialActions, nothingTried } from './trial';
import { createOfflineActions, noNewVersion } from './offline';
import { createSavedWorkActions } from './session/saved-work';
import { type Device, noDevice } from './session/device';
import { createSessionActions, noSession } from './session/session';
import { createViewActions, firstView } from './view';

export type AssayStore = ReturnType<typeof createAssayStore>;

/**
 * One store for one page; everything slow happens behind `client`, files from elsewhere come through
 * `fetcher`, and `device` keeps what is open.
 */
export function createAssayStore(client: Client, fetcher: Fetcher, device: Device = noDevice) {
  return createStore<Assay>()((set, get) => {
    loadCatalog(client, set);
    return {
      ...emptyCatalog,
      ...noFiles,
      ...firstChoices,
      ...noHistory,
      savedMappings: [],
      ...nothingFetched,
      ...noLlmJudge,
      ...idleRun,
      ...noLink,
      ...nothingTried,
      ...noSession,
      ...noReport,
      ...noNewVersion,
      ...firstView,
      ...createFileActions(client, set, get),
      ...createChoiceActions(get),
      ...createDecisionActions(get),
      ...createJudgeActions(get),
      ...createLabelActions(client, get),
      ...createMemoryActions(set),
      ...createHistoryActions(set, get),
      ...createFetchActions(fetcher, set, get),
      ...createPasteActions(get),
      ...createLlmJudgeActions(client, fetcher, set, get),
      ...createRunActions(client, set, get),
      ...createLinkActions(set, get),
      ...createTrialActions(set, get),
      ...createSessionActions(device, set, get),
      ...createReportActions(set, get),
      ...createSavedWorkActions(client, get),
      ...createPublishActions(client, fetcher, get),
      ...createOfflineActions(set),
      ...createViewActions(set, get),
      ask: client,
    };
  });
}

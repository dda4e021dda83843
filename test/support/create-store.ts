import type { Fetcher } from '../../src/frame/client';
import type { Device } from '../../src/state/autosave/device';
import * as page from '../../src/state/store';
import type { Client } from '../../src/worker/client';

/** The page's store; unless a device is given, it stores nothing. */
export function createAssayStore(client: Client, fetcher: Fetcher, device: Device = noDevice) {
  return page.createAssayStore(client, fetcher, device);
}

const noDevice: Device = {
  storage: {
    fault: () => Promise.resolve(null),
    list: () => Promise.resolve([]),
    readFiles: (keys) => Promise.resolve(keys.map(() => null)),
    write: () => Promise.resolve('unable'),
    writeOnUnload: () => undefined,
    writeFile: () => Promise.resolve('unable'),
    cleanUp: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    erase: () => Promise.resolve(),
  },
  previousProjects: [],
  claim: () => undefined,
  restoreOnReload: () => undefined,
  isClosed: () => Promise.resolve(true),
  openProjects: () => Promise.resolve(null),
  mayStore: () => true,
  setMayStore: () => undefined,
  eraseRest: () => Promise.resolve(),
  broadcast: () => undefined,
  onBroadcast: () => undefined,
  beforeUnload: () => undefined,
};

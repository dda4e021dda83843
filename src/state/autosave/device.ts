import type { ProjectStorage } from './storage';

/** What other tabs are told. */
export type TabMessage = 'erased' | 'keeping' | 'not keeping';

/** The browser as far as keeping work is concerned, and the tab in it. */
export interface Device {
  readonly storage: ProjectStorage;
  /**
   * The sessions of this tab before the page was loaded again, the latest first: several where a page
   * went before it had taken over the work of the one before. Empty in a new tab.
   */
  readonly previousSessions: readonly string[];
  /** Makes a session this tab's own for as long as the page is there. */
  readonly claim: (session: string) => void;
  /** Makes these the sessions that a reload comes back to: the first of them that has work. */
  readonly restoreOnReload: (sessions: readonly string[]) => void;
  /** Whether no other page has the session; waits a little for one that is on its way out. */
  readonly isFree: (session: string) => Promise<boolean>;
  /** The sessions that some page has; `null` where the browser cannot tell. */
  readonly openSessions: () => Promise<ReadonlySet<string> | null>;
  readonly mayStore: () => boolean;
  readonly setMayStore: (mayKeep: boolean) => void;
  /** Erases what is kept beside the work: this tab's session, the copy of the page for use offline. */
  readonly eraseRest: () => Promise<void>;
  readonly broadcast: (told: TabMessage) => void;
  readonly onBroadcast: (hear: (told: TabMessage) => void) => void;
  /** Calls when the page may be about to go. */
  readonly beforeUnload: (call: () => void) => void;
}

/** A browser that keeps nothing, as in a test or a terminal. */
export const noDevice: Device = {
  storage: {
    list: () => Promise.resolve([]),
    readFiles: (keys) => Promise.resolve(keys.map(() => null)),
    write: () => Promise.resolve('unable'),
    writeOnUnload: () => undefined,
    writeFile: () => Promise.resolve('unable'),
    tidy: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    erase: () => Promise.resolve(),
  },
  previousSessions: [],
  claim: () => undefined,
  restoreOnReload: () => undefined,
  isFree: () => Promise.resolve(true),
  openSessions: () => Promise.resolve(null),
  mayStore: () => true,
  setMayStore: () => undefined,
  eraseRest: () => Promise.resolve(),
  broadcast: () => undefined,
  onBroadcast: () => undefined,
  beforeUnload: () => undefined,
};

import type { WorkStorage } from './storage';

/** What other tabs are told. */
export type Told = 'erased' | 'keeping' | 'not keeping';

/** The browser as far as keeping work is concerned, and the tab in it. */
export interface Device {
  readonly storage: WorkStorage;
  /**
   * The sessions of this tab before the page was loaded again, the latest first: several where a page
   * went before it had taken over the work of the one before. Empty in a new tab.
   */
  readonly former: readonly string[];
  /** Makes a session this tab's own for as long as the page is there. */
  readonly claim: (session: string) => void;
  /** Makes these the sessions that a reload comes back to: the first of them that has work. */
  readonly comeBackTo: (sessions: readonly string[]) => void;
  /** Whether no other page has the session; waits a little for one that is on its way out. */
  readonly isFree: (session: string) => Promise<boolean>;
  /** The sessions that some page has; `null` where the browser cannot tell. */
  readonly openSessions: () => Promise<ReadonlySet<string> | null>;
  readonly mayKeep: () => boolean;
  readonly rememberMayKeep: (mayKeep: boolean) => void;
  /** Erases what is kept beside the work: this tab's session, the copy of the page for use offline. */
  readonly eraseRest: () => Promise<void>;
  readonly tell: (told: Told) => void;
  readonly listen: (hear: (told: Told) => void) => void;
  /** Calls when the page may be about to go. */
  readonly beforeLeaving: (call: () => void) => void;
}

/** A browser that keeps nothing, as in a test or a terminal. */
export const noDevice: Device = {
  storage: {
    list: () => Promise.resolve([]),
    readFiles: (keys) => Promise.resolve(keys.map(() => null)),
    write: () => Promise.resolve('unable'),
    leave: () => undefined,
    keepFile: () => Promise.resolve('unable'),
    tidy: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    erase: () => Promise.resolve(),
  },
  former: [],
  claim: () => undefined,
  comeBackTo: () => undefined,
  isFree: () => Promise.resolve(true),
  openSessions: () => Promise.resolve(null),
  mayKeep: () => true,
  rememberMayKeep: () => undefined,
  eraseRest: () => Promise.resolve(),
  tell: () => undefined,
  listen: () => undefined,
  beforeLeaving: () => undefined,
};

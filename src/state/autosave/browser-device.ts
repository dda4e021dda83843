import type { Device, TabMessage } from './device';
import { createIndexedDbStorage } from './indexed-db';
import { attempt, createUnloadJournal } from './unload-journal';

/** Milliseconds that a page which is being left may take to let go of its session. */
const PATIENCE = 700;

const KEEP = 'assay.keep';
const SESSIONS = 'assay.sessions';
/** Where the component kit keeps the choice of light or dark. */
const COLOURS = 'mantine-color-scheme-value';

/**
 * The browser of a window. Its storage is named by the folder of the page: on a host of project
 * pages, many share one origin. A lock tells which sessions are open; without TLS there are no locks,
 * and then only a reload finds its session by itself.
 */
export function createBrowserDevice(window: Window & typeof globalThis): Device {
  const folder = new URL('.', window.document.baseURI).pathname;
  const name = `assay ${folder}`;
  const lastWords = createUnloadJournal(() => window.localStorage, name);
  const locks = 'locks' in window.navigator ? window.navigator.locks : null;
  const channel = new window.BroadcastChannel(name);
  const previousSessions = attempt(() => window.sessionStorage.getItem(SESSIONS))?.split(' ') ?? [];
  const lockName = (session: string) => `assay ${session}`;
  return {
    storage: createIndexedDbStorage(window.indexedDB, name, lastWords),
    previousProjects: previousSessions,
    claim: (session) => void locks?.request(lockName(session), () => new Promise(() => undefined)),
    restoreOnReload: (sessions) =>
      attempt(() => window.sessionStorage.setItem(SESSIONS, sessions.join(' '))),
    isClosed: async (session) => {
      if (!locks) return previousSessions.includes(session);
      try {
        const signal = AbortSignal.timeout(PATIENCE);
        return await locks.request(lockName(session), { signal }, () => true);
      } catch {
        return false;
      }
    },
    openProjects: async () => {
      if (!locks) return null;
      const { held = [] } = await locks.query();
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith('assay '));
      return new Set(names.map((name) => name.slice('assay '.length)));
    },
    mayStore: () => attempt(() => window.localStorage.getItem(KEEP)) !== 'nothing',
    setMayStore: (mayKeep) =>
      attempt(() => {
        if (mayKeep) window.localStorage.removeItem(KEEP);
        else window.localStorage.setItem(KEEP, 'nothing');
      }),
    eraseRest: async () => {
      attempt(() => {
        window.sessionStorage.removeItem(SESSIONS);
        window.localStorage.removeItem(COLOURS);
      });
      await forgetOffline(window, folder);
    },
    broadcast: (told) => channel.postMessage(told),
    onBroadcast: (hear) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
    },
    beforeUnload: (call) => {
      window.addEventListener('pagehide', call);
      window.document.addEventListener('visibilitychange', () => {
        if (window.document.visibilityState === 'hidden') call();
      });
    },
  };
}

/** The copy of the page that works without a network goes too; the next visit makes it anew. */
async function forgetOffline(window: Window & typeof globalThis, folder: string): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return;
  const registrations = await window.navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ scope }) => new URL(scope).pathname === folder);
  await Promise.all(ours.map((one) => one.unregister()));
  const names = await window.caches.keys();
  const copies = names.filter((name) => name.startsWith(`assay ${folder} `));
  await Promise.all(copies.map((name) => window.caches.delete(name)));
}

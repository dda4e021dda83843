import { attempt } from '../../core/attempt';
import type { Device, TabMessage } from './device';
import { createIndexedDbStorage, createUnloadJournal, resolveOrNull } from './indexed-db';

/** Milliseconds that a closing page may take to release its project. */
const RELEASE_MS = 700;
const KEEP = 'assay.keep';
const SESSIONS = 'assay.sessions';
/** Where Mantine stores the color scheme. */
const COLOR_SCHEME = 'mantine-color-scheme-value';

/**
 * The browser of a window. Storage is named after the page's folder, since many project pages may
 * share an origin. Locks show which projects are open; without TLS, there are no locks, and a
 * project is restored only on reload. If a browser blocks site data, these interfaces are missing,
 * throw when accessed, or never respond; the page then works without storing anything.
 */
export function createBrowserDevice(window: Window & typeof globalThis): Device {
  const folder = new URL('.', window.document.baseURI).pathname;
  const name = `assay ${folder}`;
  const journal = createUnloadJournal(() => window.localStorage, name);
  const locks = attempt(() => window.navigator.locks as LockManager | undefined) ?? null;
  const channel = attempt(() => new window.BroadcastChannel(name));
  const previousSessions = attempt(() => window.sessionStorage.getItem(SESSIONS))?.split(' ') ?? [];
  const lockName = (id: string) => `assay ${id}`;
  return {
    storage: createIndexedDbStorage(() => window.indexedDB, name, journal),
    previousProjects: previousSessions,
    claim: (id) => {
      locks?.request(lockName(id), () => new Promise(() => undefined)).catch(() => undefined);
    },
    restoreOnReload: (ids) => attempt(() => window.sessionStorage.setItem(SESSIONS, ids.join(' '))),
    isClosed: async (id) => {
      if (!locks) return previousSessions.includes(id);
      try {
        const signal = AbortSignal.timeout(RELEASE_MS);
        return await locks.request(lockName(id), { signal }, () => true);
      } catch {
        return false;
      }
    },
    openProjects: async () => {
      const answer = locks && (await resolveOrNull(locks.query(), RELEASE_MS));
      if (!answer) return null;
      const names = (answer.held ?? [])
        .map(({ name = '' }) => name)
        .filter((name) => name.startsWith('assay '));
      return new Set(names.map((name) => name.slice('assay '.length)));
    },
    mayStore: () => attempt(() => window.localStorage.getItem(KEEP)) !== 'nothing',
    setMayStore: (mayStore) =>
      attempt(() => {
        if (mayStore) window.localStorage.removeItem(KEEP);
        else window.localStorage.setItem(KEEP, 'nothing');
      }),
    eraseRest: async () => {
      attempt(() => {
        window.sessionStorage.removeItem(SESSIONS);
        window.localStorage.removeItem(COLOR_SCHEME);
      });
      await deleteOfflineCopy(window, folder);
    },
    broadcast: (message) => channel?.postMessage(message),
    onBroadcast: (listener) => {
      if (!channel) return;
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
    beforeUnload: (call) => {
      window.addEventListener('pagehide', call);
      window.document.addEventListener('visibilitychange', () => {
        if (window.document.visibilityState === 'hidden') call();
      });
    },
  };
}

async function deleteOfflineCopy(
  window: Window & typeof globalThis,
  folder: string,
): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return;
  const registrations = await window.navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ scope }) => new URL(scope).pathname === folder);
  await Promise.all(ours.map((one) => one.unregister()));
  const names = await window.caches.keys();
  const copies = names.filter((name) => name.startsWith(`assay ${folder} `));
  await Promise.all(copies.map((name) => window.caches.delete(name)));
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserDevice } from '../../../src/state/autosave/browser-device';
import type { StoredProject } from '../../../src/state/autosave/device';

const PROJECT: StoredProject = {
  session: 'a',
  generation: 1,
  savedAt: 0,
  manifest: '{}',
  keys: ['k'],
};

const never = () => new Promise<never>(() => undefined);
const refuse = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
const fail = (): never => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

/** A property that throws when it is read. */
function throwing(...names: readonly string[]): PropertyDescriptorMap {
  return Object.fromEntries(names.map((name) => [name, { get: fail }]));
}

/** A database open request that fails, as in Chromium when the user blocks site data. */
function refuseToOpen(): object {
  const request = { error: new DOMException('The user denied permission.', 'UnknownError') };
  setTimeout(() => (request as { onerror?: () => void }).onerror?.());
  return request;
}

/** A window that has only the given properties. */
function windowWith(
  own: PropertyDescriptorMap,
  navigator: PropertyDescriptorMap = {},
): Window & typeof globalThis {
  const window = {
    document: { baseURI: 'https://example.org/assay/', addEventListener: () => undefined },
    navigator: Object.defineProperties({}, navigator),
    addEventListener: () => undefined,
  };
  return Object.defineProperties(window, own) as unknown as Window & typeof globalThis;
}

/** Browsers that store nothing: interfaces are missing, throw, or never answer. */
const BROWSERS: Readonly<Record<string, Window & typeof globalThis>> = {
  'lacks every interface': windowWith({}),
  'throws when an interface is read': windowWith(
    throwing('indexedDB', 'localStorage', 'sessionStorage', 'BroadcastChannel', 'caches'),
    throwing('locks'),
  ),
  'rejects every request': windowWith(
    {
      ...throwing('localStorage', 'sessionStorage'),
      indexedDB: { value: { open: fail, deleteDatabase: fail } },
      BroadcastChannel: { value: fail },
    },
    { locks: { value: { request: refuse, query: refuse } } },
  ),
  'blocks site data, as Chromium does': windowWith(
    {
      ...throwing('localStorage', 'sessionStorage'),
      indexedDB: { value: { open: refuseToOpen, deleteDatabase: refuseToOpen } },
    },
    { locks: { value: { request: refuse, query: refuse } } },
  ),
  'never answers': windowWith(
    { indexedDB: { value: { open: () => ({}), deleteDatabase: () => ({}) } } },
    { locks: { value: { request: never, query: never } } },
  ),
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries(BROWSERS))('a browser that %s', (_, window) => {
  /** The result after all timers have run. */
  const settle = async <T>(promise: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(10_000);
    return promise;
  };

  test('stores nothing, reports it, and never rejects', async () => {
    const device = createBrowserDevice(window);
    const { storage } = device;
    expect(await settle(storage.list())).toEqual([]);
    expect(await settle(storage.fault())).toBeNull();
    expect(await settle(device.openProjects())).toBeNull();
    expect(await settle(storage.write(PROJECT))).toBe('unable');
    expect(await settle(storage.writeFile('k', new Blob(['x'])))).toBe('unable');
    expect(await settle(storage.readFiles(['k']))).toEqual([null]);
    await settle(storage.cleanUp(() => true));
    await settle(storage.remove('a'));
    await settle(storage.erase());
    await settle(device.eraseRest());
  });

  test('has no earlier projects, and accepts every message without an error', () => {
    const device = createBrowserDevice(window);
    expect(device.previousProjects).toEqual([]);
    expect(device.mayStore()).toBe(true);
    device.claim('a');
    device.restoreOnReload(['a']);
    device.setMayStore(false);
    device.onBroadcast(fail);
    device.broadcast('keeping');
    device.beforeUnload(fail);
    device.storage.writeOnUnload(PROJECT);
  });
});

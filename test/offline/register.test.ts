import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerOffline, type NewVersion } from '../../src/offline/register';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A window whose waiting service worker takes over after this many requests. */
function windowWithWaitingVersion(activatesAfter: number) {
  const serviceWorker = new EventTarget();
  const messages: unknown[] = [];
  const waiting = {
    postMessage: (message: unknown) => {
      messages.push(message);
      if (messages.length < activatesAfter) return;
      registration.waiting = null;
      serviceWorker.dispatchEvent(new Event('controllerchange'));
    },
  };
  const registration: EventTarget & { waiting: typeof waiting | null } = Object.assign(
    new EventTarget(),
    { waiting },
  );
  const reload = vi.fn();
  const window = {
    document: { baseURI: 'https://example.org/assay/' },
    navigator: {
      serviceWorker: Object.assign(serviceWorker, {
        register: () => Promise.resolve(registration),
      }),
    },
    location: { reload },
    setInterval: setInterval as unknown,
  } as unknown as Window;
  return { window, messages, reload };
}

async function offeredVersion(window: Window): Promise<NewVersion> {
  const versions: NewVersion[] = [];
  await registerOffline(window, (version) => versions.push(version));
  expect(versions).toHaveLength(1);
  return versions[0]!;
}

test('a new version is activated only on request, and then the page reloads', async () => {
  const { window, messages, reload } = windowWithWaitingVersion(1);
  const version = await offeredVersion(window);
  vi.advanceTimersByTime(10_000);
  expect(messages).toEqual([]);
  version.use();
  expect(messages).toEqual(['take over']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a request that the browser does not act on is repeated until it does', async () => {
  const { window, messages, reload } = windowWithWaitingVersion(4);
  (await offeredVersion(window)).use();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(messages).toHaveLength(4);
  expect(reload).toHaveBeenCalledTimes(1);
});

import { expect, test, vi } from 'vitest';
import { syncAddress } from '../../src/state/sync-address';
import { createAssayStore } from '../support/create-store';
import { createDirectClient } from '../support/direct-client';
import { createDirectFetcher } from '../support/direct-fetcher';

/** The parts of a window that the URL needs: the history entries and the current position. */
function openWindow() {
  const entries = [''];
  let at = 0;
  let arrive: (() => void) | null = null;
  const location = { pathname: '/', hash: '' };
  const go = (by: number) => {
    at += by;
    location.hash = entries[at] ?? '';
    arrive?.();
  };
  const write = (_: unknown, __: string, address: string) => {
    location.hash = entries[at] = address.startsWith('#') ? address : '';
  };
  const history = {
    replaceState: write,
    pushState: vi.fn((...given: Parameters<typeof write>) => {
      entries.splice(++at, Infinity, '');
      write(...given);
    }),
  };
  const addEventListener = (_: string, listener: () => void) => {
    arrive = listener;
  };
  return { window: { location, history, addEventListener } as unknown as Window, history, go };
}

test('going back keeps the forward entries', () => {
  const store = createAssayStore(createDirectClient(), createDirectFetcher());
  const { window, history, go } = openWindow();
  syncAddress(store, window);
  store.getState().go('scoring');
  store.getState().go('results');
  expect(history.pushState).toHaveBeenCalledTimes(2);
  go(-1);
  expect(store.getState().page).toBe('scoring');
  go(1);
  expect(store.getState().page).toBe('results');
  expect(history.pushState).toHaveBeenCalledTimes(2);
});

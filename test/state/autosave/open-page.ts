import { vi } from 'vitest';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import type { createBrowser } from '../../support/memory-device';

export type Browser = ReturnType<typeof createBrowser>;
export type Page = Awaited<ReturnType<typeof openPage>>;

/** Waits for a condition, long enough for a busy machine. */
export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

/** A page in a browser tab, created as in `main.tsx`. */
export async function openPage(browser: Browser, former: readonly string[] = []) {
  const { device, leave } = browser.openTab(former);
  const store = createAssayStore(createDirectClient(), createDirectFetcher(), device);
  await store.getState().restoreProject(null);
  store.subscribe((now) => {
    now.autosave();
  });
  return { store, leave, state: () => store.getState() };
}

export const namesOf = ({ state }: Page) => state().files.map(({ id }) => id);

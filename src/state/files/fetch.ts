import type { StoreApi } from 'zustand/vanilla';
import { fetchingProblems } from '../../core/words/fetching-problems';
import type { Problem } from '../../core/model';
import type { Fetcher } from '../../frame/client';
import type { FetchFailure, FetchOutcome } from '../../frame/protocol';
import { type FetchPlan, nameOf, planFetch, type PlannedFile, sourcesOf } from './fetch-plan';
import type { Assay, FetchSlice, GetState, SetState } from '../model';
import { isPublishedFolder, type Link } from '../view';
import { valueOrNotify } from '../schemas/checked-json';
import { readSettings } from '../schemas/settings-schema';

/**
 * Maximum size of a fetched file in bytes; users should download larger files and drop them on the
 * page.
 */
const MAX_BYTES = 500_000_000;

export function createFetchSlice(fetcher: Fetcher, set: SetState, get: GetState): FetchSlice {
  let answer: (isAllowed: boolean) => void = () => undefined;
  let abort = new AbortController();

  /**
   * Asks the user for consent; a previous request that is still unanswered is treated as declined.
   */
  const ask = (plan: FetchPlan): Promise<boolean> => {
    if (plan.hosts.length === 0) return Promise.resolve(true);
    answer(false);
    set({ pendingFetch: plan });
    return new Promise((resolve) => {
      answer = (isAllowed) => {
        set({ pendingFetch: null });
        resolve(isAllowed);
      };
    });
  };

  /** Fetches files from the page's own host or from other hosts; each group needs its own frame. */
  const fetchGroup = async (
    files: readonly PlannedFile[],
    allowed: readonly string[],
  ): Promise<readonly FetchOutcome[] | null> => {
    const fetched = await fetcher.fetchAll(
      { addresses: files.map(({ address }) => address), allowed, maxBytes: MAX_BYTES },
      (index, done, total) => {
        const file = files[index];
        if (!file) return;
        const { address, host } = file;
        set({ fetching: { name: nameOf(address), host, done, total } });
        if (done === 0 && !file.isSameOrigin)
          set(({ sent }) => ({ sent: [...sent, { host, address }] }));
      },
      abort.signal,
    );
    for (const [index, one] of fetched?.entries() ?? []) {
      const last = one.kind === 'file' ? one.address : undefined;
      if (last && new URL(last).host !== files[index]?.host) {
        set(({ sent }) => ({ sent: [...sent, { host: new URL(last).host, address: last }] }));
      }
    }
    return fetched;
  };

  /** The files by index; `null` if the user declined or canceled. */
  const fetchPlanned = async (plan: FetchPlan): Promise<ReadonlyMap<number, File> | null> => {
    if (!(await ask(plan))) {
      get().addNotice(fetchingProblems.fetchRefused(plan.hosts.map(({ host }) => host)));
      return null;
    }
    abort = new AbortController();
    const ownFiles = plan.files.filter(({ isSameOrigin }) => isSameOrigin);
    const otherFiles = plan.files.filter(({ isSameOrigin }) => !isSameOrigin);
    const groups = [
      [ownFiles, ownFiles.slice(0, 1).map(({ origin }) => origin)],
      [otherFiles, plan.hosts.flatMap(sourcesOf)],
    ] as const;
    const found = new Map<number, File>();
    for (const [files, allowed] of groups) {
      const fetched = files.length === 0 ? [] : await fetchGroup(files, allowed);
      set({ fetching: null });
      if (!fetched) return null;
      for (const [index, one] of fetched.entries()) {
        const planned = files[index];
        if (!planned) continue;
        if (one.kind !== 'file') {
          get().addNotice(describeFailure(planned, one.why));
          continue;
        }
        found.set(planned.at, new File([one.bytes], nameOf(planned.address)));
        if (planned.isFirstOfPage) get().addNotice(fetchingProblems.firstOfPage(planned.given));
      }
    }
    return found;
  };

  const fetchAddresses = (addresses: readonly string[], namedBy: 'person' | 'link') => {
    const { plan, problems } = planFetch(addresses, fetcher.base, namedBy);
    for (const problem of problems) get().addNotice(problem);
    return fetchPlanned(plan);
  };

  return {
    pendingFetch: null,
    fetching: null,
    sent: [],
    openAddresses: async (addresses) => {
      const found = await fetchAddresses(addresses, 'person');
      if (found && found.size > 0) await get().addFiles(inOrder(found));
    },
    fetchFiles: async (addresses) => {
      const found = await fetchAddresses(addresses, 'link');
      return found && inOrder(found);
    },
    openLink: async (link) => {
      if (isPublishedFolder(link)) {
        await get().openPublishedFolder(link);
        return;
      }
      const named = [link.gold, ...link.predictions];
      const found = await fetchAddresses(
        [...named, ...(link.settings === null ? [] : [link.settings])],
        'link',
      );
      if (!found) return;
      if (get().files.length > 0) await get().newProject();
      const settings = found.get(named.length);
      if (settings) {
        const value = valueOrNotify(
          readSettings(await settings.text(), settings.name),
          get().addNotice,
        );
        if (value) get().setSettings(value);
      }
      await get().addFiles(inOrder(found).filter((file) => file !== settings));
      get().show({ link });
    },
    answerFetch: (isAllowed) => answer(isAllowed),
    cancelFetch: () => abort.abort(),
  };
}

/**
 * Opens a link and calls `show` only once, when the first scores arrive, since the user may have
 * moved on by the time more arrive. Returns whether there were any scores.
 */
export async function openLinkAndShow(
  store: StoreApi<Assay>,
  link: Link,
  show: () => void,
): Promise<boolean> {
  const { result: former, openLink } = store.getState();
  let isShown = false;
  const stop = store.subscribe(({ result }) => {
    if (isShown || !result || result === former) return;
    isShown = true;
    show();
  });
  await openLink(link);
  stop();
  return isShown;
}

function inOrder(found: ReadonlyMap<number, File>): File[] {
  return [...found].sort(([a], [b]) => a - b).map(([, file]) => file);
}

function describeFailure({ given, host }: PlannedFile, why: FetchFailure): Problem {
  switch (why.kind) {
    case 'status':
      return fetchingProblems.unfetched(given, why.status);
    case 'handed-on':
      return fetchingProblems.handedOn(given, host);
    case 'too-large':
      return fetchingProblems.tooLargeToFetch(given, MAX_BYTES);
    case 'web-page':
      return fetchingProblems.webPage(given);
    case 'no-answer':
      return fetchingProblems.noAnswer(given);
  }
}

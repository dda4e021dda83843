import { problems } from '../core/words/problems';
import { VERSION } from '../core/version';
import { readAddress, writeAddress } from './address';
import type { Assay } from './model';
import { isLink } from './project/link';
import { isSame } from './selectors';
import type { AssayStore } from './store';

/**
 * Keeps the fragment of the address and the view the same, both ways: reload, back and a shared
 * link lead to the same place. A change of place can be gone back from; finer ones replace.
 */
export function syncAddress(store: AssayStore, window: Window): void {
  const write = (state: Assay, method: 'pushState' | 'replaceState') => {
    const fragment = writeAddress(state);
    const address = fragment === '' ? window.location.pathname : `#${fragment}`;
    window.history[method](null, '', address);
  };
  let isArriving = false;
  const restore = (view: Parameters<Assay['show']>[0]) => {
    // A step back that were written as a new one would cut off the way forward.
    isArriving = true;
    store.getState().show(view);
    isArriving = false;
  };
  const arrive = () => {
    if (isLink(window.location.hash)) {
      const fragment = window.location.hash;
      write(store.getState(), 'replaceState');
      void store.getState().receiveLink(fragment);
      return;
    }
    const { state, leftOut, scorer } = readAddress(window.location.hash);
    const { link, ...view } = state;
    if (leftOut.length > 0) store.getState().addNotice(problems.addressParts(leftOut));
    if (scorer !== null && scorer !== VERSION) {
      store.getState().addNotice(problems.otherScorer(scorer, VERSION));
    }
    const known = isSame(store.getState().link, link);
    restore(view);
    if (link && !known) {
      void store
        .getState()
        .openLink(link)
        .then(() => restore(view));
    }
  };
  // An address that says nothing leaves what was brought back as it is.
  if (window.location.hash === '') write(store.getState(), 'replaceState');
  else arrive();
  window.addEventListener('hashchange', arrive);
  store.subscribe((now, before) => {
    const fragment = writeAddress(now);
    if (fragment === writeAddress(before)) return;
    if (readAddress(window.location.hash).state.link && !now.link && now.files.length === 0) return;
    write(now, isStep(now, before) && !isArriving ? 'pushState' : 'replaceState');
  });
}

function isStep(now: Assay, before: Assay): boolean {
  return now.page !== before.page || now.tab !== before.tab;
}

/**
 * Has a published page begin where its publisher said, in its head, unless the address says more.
 * What stands there is read as any fragment is.
 */
export function beginAtStart(window: Window): void {
  const head = window.document.querySelector<HTMLMetaElement>('meta[name="assay-start"]');
  const start = head?.content ?? '';
  if (start !== '' && window.location.hash === '') {
    window.history.replaceState(null, '', `#${start}`);
  }
}

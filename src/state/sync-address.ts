import { problems } from '../core/words/problems';
import { VERSION } from '../core/version';
import { readAddress, writeAddress } from './address';
import { openLinkAndShow } from './files/fetch';
import type { Assay } from './model';
import { isLink } from './project/link';
import { isSame } from './selectors';
import type { AssayStore } from './store';

/**
 * Keeps the URL fragment and the view in sync, both ways. A change of page or tab adds a history
 * entry; smaller changes replace the current one.
 */
export function syncAddress(store: AssayStore, window: Window): void {
  const write = (state: Assay, method: 'pushState' | 'replaceState') => {
    const fragment = writeAddress(state);
    const address = fragment === '' ? window.location.pathname : `#${fragment}`;
    window.history[method](null, '', address);
  };
  let isApplying = false;
  const restore = (view: Parameters<Assay['show']>[0]) => {
    // A new history entry here would remove the forward entries, so the store's change is not
    // written.
    isApplying = true;
    store.getState().show(view);
    isApplying = false;
  };
  const applyAddress = () => {
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
      const show = () => restore(view);
      void openLinkAndShow(store, link, show).then((isShown) => {
        if (!isShown) show();
      });
    }
  };
  // Without a fragment, the restored view is kept.
  if (window.location.hash === '') write(store.getState(), 'replaceState');
  else applyAddress();
  window.addEventListener('hashchange', applyAddress);
  store.subscribe((now, before) => {
    const fragment = writeAddress(now);
    if (fragment === writeAddress(before)) return;
    if (readAddress(window.location.hash).state.link && !now.link && now.files.length === 0) return;
    const isStep = now.page !== before.page || now.tab !== before.tab;
    write(now, isStep && !isApplying ? 'pushState' : 'replaceState');
  });
}

/** Opens a published page in the view stored in its `<head>`, unless the URL has a fragment. */
export function applyInitialView(window: Window): void {
  const head = window.document.querySelector<HTMLMetaElement>('meta[name="assay-start"]');
  const start = head?.content ?? '';
  if (start !== '' && window.location.hash === '') {
    window.history.replaceState(null, '', `#${start}`);
  }
}

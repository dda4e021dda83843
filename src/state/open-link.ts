import { problems } from '../core/problems';
import { readSettings } from './schema';
import type { AssayStore } from './store';
import type { Link } from './model';

/**
 * Opens the files that a link names and scores them. Only addresses of the page's own origin are
 * fetched; the content policy refuses others as well.
 */
export async function openLink(store: AssayStore, link: Link, base: string): Promise<void> {
  const { addFiles, addNotice, removeAll, restoreView, setSettings } = store.getState();
  const fetched = await Promise.all(
    [link.gold, ...link.predictions].map((address) => fetchFile(address, base)),
  );
  const refused = fetched.flatMap((one) => (one.kind === 'refused' ? [one.problem] : []));
  const files = fetched.flatMap((one) => (one.kind === 'file' ? [one.file] : []));
  for (const problem of refused) addNotice(problem);
  if (store.getState().files.length > 0) await removeAll();
  if (link.settings !== null) {
    const settings = await fetchFile(link.settings, base);
    if (settings.kind === 'refused') addNotice(settings.problem);
    else {
      const checked = readSettings(await settings.file.text(), settings.file.name);
      if (checked.kind === 'valid') setSettings(checked.value);
      else addNotice(checked.problem);
    }
  }
  await addFiles(files);
  restoreView({ link });
}

type Fetched =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'refused'; readonly problem: ReturnType<typeof problems.unfetched> };

async function fetchFile(address: string, base: string): Promise<Fetched> {
  const url = URL.parse(address, base);
  if (!url) return { kind: 'refused', problem: problems.badAddress(address) };
  if (url.origin !== new URL(base).origin) {
    return { kind: 'refused', problem: problems.foreignAddress(address, url.host) };
  }
  try {
    const response = await fetch(url, { credentials: 'omit', redirect: 'error' });
    if (!response.ok) {
      return { kind: 'refused', problem: problems.unfetched(address, String(response.status)) };
    }
    const name = decodeURIComponent(url.pathname.split('/').pop() ?? '') || 'file';
    return { kind: 'file', file: new File([await response.blob()], name) };
  } catch {
    return { kind: 'refused', problem: problems.unfetched(address, 'no answer') };
  }
}

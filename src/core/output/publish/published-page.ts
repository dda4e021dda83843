import { strFromU8, strToU8 } from 'fflate';
import type { Problem } from '../../model';
import { publishingProblems } from '../../words/session-problems';
import {
  OFFLINE_SCRIPT,
  PRECACHE_MANIFEST,
  readPrecacheManifest,
  type Sha256,
  versionOf,
  writePrecacheManifest,
} from './precache-manifest';

/** The files by path, or the reason why they cannot be published. */
export type PublishedPage =
  | { readonly kind: 'page'; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** The element of `index.html` with the fragment to open at startup; empty if unpublished. */
const START = /<meta name="assay-start" content="[^"]*"/;

const TITLE = /<title>[^<]*<\/title>/;

/** The start fragment and title of a published page. */
export interface PageHead {
  /** The URL fragment that it opens. */
  readonly start: string;
  /** Its title, which search engines and chats show before any script runs. */
  readonly title: string;
}

/**
 * The files of a built page for a published folder: the same bytes, except that the start fragment,
 * the title, and the version in the list and the service worker are replaced. A published page can
 * be published again. Every file must match its SHA-256 in the list; otherwise the whole page is
 * rejected.
 */
export function publishPage(
  given: ReadonlyMap<string, Uint8Array>,
  { start, title }: PageHead,
  sha256: Sha256,
): PublishedPage {
  const list = readPrecacheManifest(textOf(given, PRECACHE_MANIFEST));
  if (!list) return { kind: 'refused', problem: publishingProblems.noPageList() };
  const refuse = (path: string): PublishedPage => ({
    kind: 'refused',
    problem: publishingProblems.changedPageFile(path),
  });
  const files = new Map<string, Uint8Array>();
  for (const [path, sum] of list.files) {
    const bytes = given.get(path);
    if (!bytes || sha256(bytes) !== sum) return refuse(path);
    files.set(path, bytes);
  }
  const index = textOf(given, 'index.html');
  if (!START.test(index)) return refuse('index.html');
  const renamed = index
    .replace(START, (found) => withValue(found, start))
    .replace(TITLE, () => `<title>${escape(title)}</title>`);
  files.set('index.html', strToU8(renamed));
  const sums = new Map([...files].map(([path, bytes]) => [path, sha256(bytes)]));
  const version = versionOf(sums, sha256);
  const script = textOf(given, OFFLINE_SCRIPT);
  if (!script.includes(list.version)) return refuse(OFFLINE_SCRIPT);
  files.set(OFFLINE_SCRIPT, strToU8(script.replaceAll(list.version, version)));
  files.set(PRECACHE_MANIFEST, strToU8(writePrecacheManifest({ version, files: sums })));
  return { kind: 'page', files };
}

function textOf(files: ReadonlyMap<string, Uint8Array>, path: string): string {
  const bytes = files.get(path);
  return bytes ? strFromU8(bytes) : '';
}

/** Sets the `content` attribute of a tag. */
function withValue(tag: string, text: string): string {
  return tag.replace(/content=".*$/, () => `content="${escape(text)}"`);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

import * as v from 'valibot';

/** The SHA-256 of some bytes in lowercase hexadecimal. */
export type Sha256 = (bytes: Uint8Array) => string;

/** The files of a built page, by path within its folder. */
export interface PrecacheManifest {
  /** Hash of the content: 16 hexadecimal digits. */
  readonly version: string;
  /** The SHA-256 of each file. */
  readonly files: ReadonlyMap<string, string>;
}

/** The file name of the list, which contains neither itself nor the service worker. */
export const PRECACHE_MANIFEST = 'precache.json';

/** The service worker; it contains the version and the paths of the list. */
export const OFFLINE_SCRIPT = 'offline.js';

/** Maximum number of files; the page consists of about forty. */
const MAX_FILES = 1000;

/** The version of a page with these files; depends on their order (sorted by path). */
export function versionOf(files: ReadonlyMap<string, string>, sha256: Sha256): string {
  const text = JSON.stringify(Object.fromEntries(files));
  return sha256(Uint8Array.from(text, (letter) => letter.charCodeAt(0))).slice(0, 16);
}

/** The text of a list, for `readPrecacheManifest`. */
export function writePrecacheManifest({ version, files }: PrecacheManifest): string {
  return `${JSON.stringify({ version, files: Object.fromEntries(files) }, null, 2)}\n`;
}

const List = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    files: v.record(
      v.pipe(v.string(), v.check(isPath)),
      v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    ),
  }),
);

/** Parses a list; `null` if the host returns something else at its URL. */
export function readPrecacheManifest(text: string): PrecacheManifest | null {
  const { success, output } = v.safeParse(List, text);
  if (!success) return null;
  const files = new Map(Object.entries(output.files));
  return files.has('index.html') && files.size <= MAX_FILES ? { ...output, files } : null;
}

/** Whether a path stays within its folder. */
function isPath(path: string): boolean {
  return path.split('/').every((part) => /^[\w@-][\w@.-]*$/.test(part));
}

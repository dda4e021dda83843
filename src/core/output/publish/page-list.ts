/** The SHA-256 of some bytes in lower-case hexadecimal. */
export type Sha256 = (bytes: Uint8Array) => string;

/** The files of a built page, by their paths from its folder. */
export interface PageList {
  /** A name for just these contents: 16 hexadecimal digits. */
  readonly version: string;
  /** The SHA-256 of each file. */
  readonly files: ReadonlyMap<string, string>;
}

/** Where the list lies, in the folder of the page. It lists neither itself nor the service worker. */
export const PAGE_LIST = 'precache.json';

/** The service worker, which holds the version and the paths of the list. */
export const OFFLINE_SCRIPT = 'offline.js';

/** Most files of a page; the page has some forty. */
const MAX_FILES = 1000;

/** The version of a page with these files, in the order of their paths. */
export function versionOf(files: ReadonlyMap<string, string>, sha256: Sha256): string {
  const text = JSON.stringify(Object.fromEntries(files));
  return sha256(Uint8Array.from(text, (letter) => letter.charCodeAt(0))).slice(0, 16);
}

/** The text of a list; `readPageList` takes it back. */
export function writePageList({ version, files }: PageList): string {
  return `${JSON.stringify({ version, files: Object.fromEntries(files) }, null, 2)}\n`;
}

/** A list from its text; `null` where a host gives something else in its place. */
export function readPageList(text: string): PageList | null {
  const parsed = parse(text);
  if (!isRecord(parsed) || !isRecord(parsed.files) || typeof parsed.version !== 'string') {
    return null;
  }
  const files = new Map<string, string>();
  for (const [path, sum] of Object.entries(parsed.files)) {
    if (!isPath(path) || typeof sum !== 'string' || !/^[0-9a-f]{64}$/.test(sum)) return null;
    files.set(path, sum);
  }
  const isPage = files.has('index.html') && files.size <= MAX_FILES;
  return isPage && /^[0-9a-f]{16}$/.test(parsed.version)
    ? { version: parsed.version, files }
    : null;
}

/** Whether a path stays in the folder that it is meant from. */
function isPath(path: string): boolean {
  return path.split('/').every((part) => /^[\w@-][\w@.-]*$/.test(part));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

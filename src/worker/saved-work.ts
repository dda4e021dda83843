import type { Problem } from '../core/model';
import { publishPage } from '../core/output/publish/published-page';
import { hashBytes } from '../read/hash';

import { startZip } from '../core/output/export/zip';

/** A folder to be published. */
export interface Publication {
  /** The files of the page as its host gives them, with their list and the service worker. */
  readonly page: readonly PackedFile[];
  /** The fragment at which the published page begins. */
  readonly start: string;
  /** What lies beside the page, the data above all. */
  readonly beside: readonly PackedFile[];
}

export type PackedPublication =
  | { readonly kind: 'packed'; readonly file: Blob }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** A file of a zip: its path there, and its bytes, which a blob hands over without a copy. */
export interface PackedFile {
  readonly path: string;
  readonly file: Blob;
}

/** Hears how many of all bytes are packed. */
type TellPacked = (done: number, total: number) => void;

/** Bytes that are held at once; fixed, so that the same files give the same zip. */
const PIECE = 1 << 20;

export type OpenedWork =
  | { readonly kind: 'unpacked'; readonly manifest: string; readonly files: readonly PackedFile[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** What unpacks is loaded when it is first needed. */
const loadReader = () => import('../read/saved-work');

/** Work as one file: a zip of the list that says what was decided, and of the files. */
async function packWork(manifest: string, files: readonly PackedFile[]): Promise<Blob> {
  const { MANIFEST } = await loadReader();
  return packZip([{ path: MANIFEST, file: new Blob([manifest]) }, ...files]);
}

/** The parts of saved work, or why it is none. */
async function unpackSaved(file: Blob, name: string): Promise<OpenedWork> {
  const { unpackWork } = await loadReader();
  const unpacked = unpackWork(new Uint8Array(await file.arrayBuffer()), name);
  if (unpacked.kind === 'refused') return unpacked;
  const files = [...unpacked.files].map(([path, bytes]) => ({ path, file: new Blob([bytes]) }));
  return { kind: 'unpacked', manifest: unpacked.manifest, files };
}

/** The worker's calls for saved work; they need nothing that is open. */
export const savedWorkCalls = { packWork, unpackWork: unpackSaved };

/** Files as a zip, in the order given. */
async function packZip(
  files: readonly PackedFile[],
  tell: TellPacked = () => undefined,
): Promise<Blob> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = startZip((bytes) => packed.push(bytes));
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  let done = 0;
  for (const { path, file } of files) {
    const push = zip.begin(path);
    let at = 0;
    do {
      const piece = file.slice(at, at + PIECE);
      at += PIECE;
      push(new Uint8Array(await piece.arrayBuffer()), at >= file.size);
      done += piece.size;
      tell(done, total);
    } while (at < file.size);
  }
  zip.end();
  return new Blob(packed, { type: 'application/zip' });
}

/** The folder as a zip, its files in the order of their paths: the same folder gives the same bytes. */
export async function packPublication(
  { page, start, beside }: Publication,
  onProgress: TellPacked,
): Promise<PackedPublication> {
  const given = await Promise.all(
    page.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const published = publishPage(new Map(given), start, hashBytes);
  if (published.kind === 'refused') return published;
  const files = [...published.files].map(([path, bytes]) => ({
    path,
    file: new Blob([new Uint8Array(bytes)]),
  }));
  const all = [...files, ...beside].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { kind: 'packed', file: await packZip(all, onProgress) };
}

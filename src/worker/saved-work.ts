import type { Problem } from '../core/model';
import { type PackedFile, packZip } from './pack-zip';

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

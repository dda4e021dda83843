import { startZip } from '../core/output/export/zip';
import { publishPage } from '../core/output/publish/published-page';
import { hashBytes } from '../read/hash';
import type { OnProgress, PackedFile, ProjectApi } from './protocol';

/** Number of bytes read at a time; constant, so that the same files give the same zip. */
const PIECE_BYTES = 1 << 20;

/** On first use, loads the code that decompresses projects. */
const loadReader = () => import('../read/project-file');

/** The calls that pack and unpack projects. They use no state of the worker. */
export const projectCalls: ProjectApi = {
  packProject: async (manifest, files) => {
    const { MANIFEST } = await loadReader();
    return packZip([{ path: MANIFEST, file: new Blob([manifest]) }, ...files]);
  },

  unpackProject: async (file, name) => {
    const { unpackProject } = await loadReader();
    const unpacked = unpackProject(new Uint8Array(await file.arrayBuffer()), name);
    if (unpacked.kind === 'refused') return unpacked;
    const files = [...unpacked.files].map(([path, bytes]) => ({ path, file: new Blob([bytes]) }));
    return { kind: 'unpacked', manifest: unpacked.manifest, files };
  },

  packPublication: async ({ page, data, ...begin }, onProgress) => {
    const given = await Promise.all(
      page.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const),
    );
    const published = publishPage(new Map(given), begin, hashBytes);
    if (published.kind === 'refused') return published;
    const files = [...published.files].map(([path, bytes]) => ({
      path,
      file: new Blob([new Uint8Array(bytes)]),
    }));
    // Sorted, so that the same folder gives the same bytes.
    const all = [...files, ...data].sort((a, b) => (a.path < b.path ? -1 : 1));
    return { kind: 'packed', file: await packZip(all, onProgress) };
  },
};

async function packZip(files: readonly PackedFile[], onProgress?: OnProgress): Promise<Blob> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = startZip((bytes) => packed.push(bytes));
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  let done = 0;
  for (const { path, file } of files) {
    const push = zip.begin(path);
    let at = 0;
    do {
      const piece = file.slice(at, at + PIECE_BYTES);
      at += PIECE_BYTES;
      push(new Uint8Array(await piece.arrayBuffer()), at >= file.size);
      done += piece.size;
      onProgress?.(done, total);
    } while (at < file.size);
  }
  zip.end();
  return new Blob(packed, { type: 'application/zip' });
}

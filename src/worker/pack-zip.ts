import { startZip } from '../core/output/export/zip';

/** A file of a zip: its path there, and its bytes, which a blob hands over without a copy. */
export interface PackedFile {
  readonly path: string;
  readonly file: Blob;
}

/** Hears how many of all bytes are packed. */
export type TellPacked = (done: number, total: number) => void;

/** Bytes that are held at once; fixed, so that the same files give the same zip. */
const PIECE = 1 << 20;

/** Files as a zip, in the order given. */
export async function packZip(
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

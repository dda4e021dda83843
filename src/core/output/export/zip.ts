import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

/** The earliest time in a zip, so that the same files give the same bytes. */
const NO_TIME = '1980-01-01T00:00:00';

/** Files by their paths as the bytes of a zip, in the order given and without a clock. */
export function writeZip(
  files: Readonly<Record<string, string | Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, content]) => [path, toBytes(content)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: NO_TIME, level: 6 });
}

/** A zip that is written file by file, and each file piece by piece, so that none is held whole. */
export interface ZipWriter {
  /** Begins a file; what it gives takes the pieces of its content, the last of them marked. */
  readonly begin: (path: string) => (piece: string | Uint8Array, isLast: boolean) => void;
  /** Ends the zip once every file has had its last piece. */
  readonly end: () => void;
}

/** Starts a zip; `onBytes` receives its bytes as they are made. The same pieces give the same bytes. */
export function startZip(onBytes: (bytes: Uint8Array<ArrayBuffer>) => void): ZipWriter {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    onBytes(bytes);
  });
  return {
    begin: (path) => {
      const file = new ZipDeflate(path, { level: 6 });
      file.mtime = NO_TIME;
      zip.add(file);
      return (piece, isLast) => {
        file.push(toBytes(piece), isLast);
      };
    },
    end: () => {
      zip.end();
    },
  };
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? strToU8(content) : content;
}

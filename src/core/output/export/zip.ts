import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

/** The earliest time that a zip can store; constant, so that equal files give equal bytes. */
const NO_TIME = '1980-01-01T00:00:00';

/** A zip of these files by path, in this order, with fixed timestamps. */
export function writeZip(
  files: Readonly<Record<string, string | Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, content]) => [path, toBytes(content)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: NO_TIME, level: 6 });
}

/** A zip written in chunks, so that no complete file is kept in memory. */
export interface ZipWriter {
  /** Starts a file; the returned function takes each chunk, and a flag for the last one. */
  readonly begin: (path: string) => (chunk: string | Uint8Array, isLast: boolean) => void;
  /** Ends the zip after the last chunk of every file. */
  readonly end: () => void;
}

/** Starts a zip; `onBytes` receives its bytes. The same chunks give the same bytes. */
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
      return (chunk, isLast) => {
        file.push(toBytes(chunk), isLast);
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

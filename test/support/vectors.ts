import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe } from 'vitest';
import { describeShared, sharedUrl } from './shared-data';

/** A folder of files with expected values. */
export interface VectorFolder {
  /** Whether it is part of this repository; if not, it is the full set in `../shared`. */
  readonly isOwn: boolean;
  url(path: string): URL;
  bytes(path: string): Uint8Array;
  /** The text of a file; a `.gz` file is decompressed. */
  text(path: string): string;
  json(path: string): unknown;
  /** The values of a JSONL file. */
  lines(path: string): unknown[];
}

/**
 * Defines the same suite twice: for a folder of `test/vectors` (in every clone), and for the full
 * set in `../shared` (if it exists).
 */
export function describeVectors(
  own: string,
  shared: string | null,
  run: (folder: VectorFolder) => void,
): void {
  describe(`test/vectors/${own}`, () => {
    run(ownVectors(own));
  });
  if (shared === null) return;
  describeShared(shared, () => {
    run(sharedVectors(shared));
  });
}

/** A folder in `test/vectors`. */
export function ownVectors(folder: string): VectorFolder {
  return folderAt(true, new URL(`../vectors/${folder}/`, import.meta.url));
}

/** A folder of `../shared/data`, which must exist. */
export function sharedVectors(folder: string): VectorFolder {
  return folderAt(false, sharedUrl(`${folder}/`));
}

function folderAt(isOwn: boolean, base: URL): VectorFolder {
  const url = (path: string) => new URL(path, base);
  const bytes = (path: string) => new Uint8Array(readFileSync(url(path)));
  const text = (path: string) => {
    const content = bytes(path);
    return new TextDecoder().decode(path.endsWith('.gz') ? gunzipSync(content) : content);
  };
  return {
    isOwn,
    url,
    bytes,
    text,
    json: (path): unknown => JSON.parse(text(path)),
    lines: (path) =>
      text(path)
        .split('\n')
        .filter((line) => line !== '')
        .map((line): unknown => JSON.parse(line)),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe } from 'vitest';

/** Real data and outside suites that belong to others and so lie beside the project, not in it. */
const SHARED = new URL('../../../shared/data/', import.meta.url);

/**
 * Defines a suite over the shared files. Without them it prints one line and defines nothing, so a
 * file with no other tests must be named `*.shared.test.ts`, which vitest.config.ts then excludes.
 */
export function describeShared(name: string, run: () => void): void {
  if (existsSync(SHARED)) {
    describe(name, run);
  } else {
    process.stderr.write(`Not run, ../shared is missing: ${name}\n`);
  }
}

/** The address of a shared file or folder. */
export function sharedUrl(path: string): URL {
  return new URL(path.split('/').map(encodeURIComponent).join('/'), SHARED);
}

export function readSharedBytes(path: string): Uint8Array {
  return new Uint8Array(readFileSync(sharedUrl(path)));
}

export function readSharedJson(path: string): unknown {
  return JSON.parse(readFileSync(sharedUrl(path), 'utf8'));
}

/** The values of a gzipped JSONL file. */
export function readSharedLines(path: string): unknown[] {
  return gunzipSync(readFileSync(sharedUrl(path)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

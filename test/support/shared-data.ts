import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe } from 'vitest';
import { hasShared, printNotRun, SHARED } from '../../scripts/shared-data';
import type { Source } from '../../src/core/model';
import { openBytes } from './sources';

/**
 * Defines a suite over the shared files. Without them it prints one line and defines nothing, so a
 * file with no other tests must be named `*.shared.test.ts`, which vitest.config.ts then excludes.
 */
export function describeShared(name: string, run: () => void): void {
  if (hasShared) {
    describe(name, run);
  } else {
    printNotRun('../shared', name);
  }
}

/** The URL of a shared file or folder. */
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

/** A shared file under its own name. */
export function openShared(path: string): Source {
  return openBytes(basename(path), readSharedBytes(path));
}

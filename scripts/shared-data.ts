import { existsSync } from 'node:fs';

/**
 * Real data and third-party suites, in a folder next to the project that other clones do not have.
 */
export const SHARED = new URL('../../shared/data/', import.meta.url);

export const hasShared = existsSync(SHARED);

/** Prints that work was skipped because a file or program is missing. */
export function printNotRun(missing: string, name: string): void {
  process.stderr.write(`Not run, ${missing} is missing: ${name}\n`);
}

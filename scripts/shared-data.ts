import { existsSync } from 'node:fs';

/** Real data and suites of others. They are files beside the project, which a clone elsewhere lacks. */
export const SHARED = new URL('../../shared/data/', import.meta.url);

export const hasShared = existsSync(SHARED);

/** The line that is printed in place of work that needs a file or a program that is not there. */
export function printNotRun(missing: string, name: string): void {
  process.stderr.write(`Not run, ${missing} is missing: ${name}\n`);
}

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Sorted paths of the matching files below a folder, relative to that folder, with `/` as the
 * separator.
 */
export function listFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

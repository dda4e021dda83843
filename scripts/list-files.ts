import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of the matching files below a folder, relative to it, sorted, with `/`. */
export function listFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the command into a folder and returns the path of a copy that plain Node.js runs. Without
 * a package.json next to it, an ES module needs the extension `.mjs`.
 */
export function buildCommand(folder: string): string {
  execFileSync('npx', ['--no-install', 'tsx', 'scripts/build-command.ts', folder]);
  const command = join(folder, 'assay.mjs');
  copyFileSync(join(folder, 'assay.js'), command);
  return command;
}

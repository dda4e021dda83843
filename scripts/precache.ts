import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import {
  OFFLINE_SCRIPT,
  PRECACHE_MANIFEST,
  versionOf,
  writePrecacheManifest,
} from '../src/core/output/publish/precache-manifest.ts';
import { bundleScript } from './bundle-script.ts';

/**
 * Files that are not part of the page: `_headers`, which hosts read, and the files generated from
 * the list of built files.
 */
const NOT_LISTED = ['_headers', OFFLINE_SCRIPT, PRECACHE_MANIFEST];

/**
 * Lists the built files once all are written, and builds the service worker that caches exactly
 * these: docs/decisions/projects-and-offline.md.
 */
export function precache(): Plugin {
  let outDir = 'dist';
  return {
    name: 'assay:precache',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = listFiles(outDir);
        const version = versionOf(files, sha256);
        writeFileSync(join(outDir, PRECACHE_MANIFEST), writePrecacheManifest({ version, files }));
        const script = await bundleScript('src/offline/service-worker.ts', {
          VERSION: version,
          // Published folders also use these cached files, which all have the same version.
          FILES: [...files.keys(), OFFLINE_SCRIPT, PRECACHE_MANIFEST],
        });
        writeFileSync(join(outDir, OFFLINE_SCRIPT), `${script}\n`);
      },
    },
  };
}

/** SHA-256 by path relative to the folder, in the order of the paths. */
function listFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const named = paths
    .map((path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), path] as const)
    .filter(([name]) => !NOT_LISTED.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(named.map(([name, path]) => [name, sha256(readFileSync(path))]));
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

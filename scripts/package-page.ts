import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { writeZip } from '../src/core/output/export/zip.ts';
import { VERSION } from '../src/core/version.ts';

/*
 * Packs the built page as a zip for isolated networks; the page works from any folder of any web
 * server. The same build gives the same bytes. Run `npm run build` first.
 */

const folder = 'dist';
const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .sort();
const name = `assay-${VERSION}`;
const zip = writeZip(
  Object.fromEntries(
    paths.map((path) => [
      `${name}/${path.replaceAll(sep, '/')}`,
      new Uint8Array(readFileSync(join(folder, path))),
    ]),
  ),
);
writeFileSync(`${name}.zip`, zip);
console.log(`${name}.zip: ${paths.length} files, ${zip.length} bytes`);

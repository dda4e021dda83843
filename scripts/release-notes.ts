import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { VERSION } from '../src/core/version.ts';

/*
 * Prints the notes of a release: what changed, and how to use the zip of the page and tell that it is
 * whole. Wants `npm run package` first.
 */

/** Where the links of the change log lead once they stand in notes. */
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF_NAME } = process.env;
const folder = GITHUB_REPOSITORY
  ? `${GITHUB_SERVER_URL ?? ''}/${GITHUB_REPOSITORY}/blob/${GITHUB_REF_NAME ?? ''}/`
  : '';
const zip = `assay-${VERSION}.zip`;
const sum = createHash('sha256').update(readFileSync(zip)).digest('hex');

console.log(`${changes(readFileSync('CHANGELOG.md', 'utf8')).replaceAll('](docs/', `](${folder}docs/`)}

## Networks without a way out

\`${zip}\` is the built page. Unpack it into any folder of any web server: it asks nobody for anything.
The same source gives the same bytes:

\`\`\`
${sum}  ${zip}
\`\`\``);

/** What the change log says of this version; before that is dated, of what comes next. */
function changes(log: string): string {
  const parts = log.split(/^## /m);
  const own = parts.find((part) => part.startsWith(`[${VERSION}]`));
  const next = parts.find((part) => part.startsWith('[Unreleased]'));
  return (own ?? next ?? '').split('\n').slice(1).join('\n').trim();
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { VERSION } from '../src/core/version.ts';

/*
 * Prints release notes: the section of the change log, and how to use and verify the zip of the
 * page. Run `npm run package` first.
 */

// Links of the change log are relative; in release notes they need the repository's URL.
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF_NAME } = process.env;
const folder = GITHUB_REPOSITORY
  ? `${GITHUB_SERVER_URL ?? ''}/${GITHUB_REPOSITORY}/blob/${GITHUB_REF_NAME ?? ''}/`
  : '';
const zip = `assay-${VERSION}.zip`;
const sum = createHash('sha256').update(readFileSync(zip)).digest('hex');

console.log(`${changes(readFileSync('CHANGELOG.md', 'utf8')).replaceAll('](docs/', `](${folder}docs/`)}

## Closed networks

\`${zip}\` is the built page. Unpack it into a folder of any web server; it makes no requests to other
hosts. The same source gives the same bytes:

\`\`\`
${sum}  ${zip}
\`\`\``);

/** The section of this version, or “Unreleased” while the version has none. */
function changes(log: string): string {
  const parts = log.split(/^## /m);
  const own = parts.find((part) => part.startsWith(`[${VERSION}]`));
  const next = parts.find((part) => part.startsWith('[Unreleased]'));
  return (own ?? next ?? '').split('\n').slice(1).join('\n').trim();
}

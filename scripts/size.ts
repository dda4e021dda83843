/**
 * Prints the size of `src` and of the files that the built page loads; `--write` updates
 * docs/size.md.
 */
import { writeFileSync } from 'node:fs';
import { measureBuild, measureSource, sizePage } from './size-page';

const page = await sizePage(measureSource(), measureBuild());
console.log(page);
if (process.argv.includes('--write')) writeFileSync('docs/size.md', page);

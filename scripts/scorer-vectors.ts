import {
  findDifferences,
  idOfColumn,
  readScorerPairs,
  SCORER_VECTORS,
} from '../test/conformance/scorer-vectors';
import { ownVectors, sharedVectors } from '../test/support/vectors';
import { hasShared, printNotRun } from './shared-data';

/*
 * On how many pairs each profile gives another score than the official script whose column it
 * reproduces (`npm run -s scorer-vectors`): on the 3,000 of ../shared, or on those of test/vectors.
 */

const [own, shared] = SCORER_VECTORS;
if (!hasShared) printNotRun('../shared', shared);
const pairs = readScorerPairs(hasShared ? sharedVectors(shared) : ownVectors(own));
const columns = Object.keys(pairs[0]?.scores ?? {});
let total = 0;
for (const column of columns) {
  const differences = findDifferences(pairs, column).length;
  total += differences;
  const errors = pairs.filter(({ scores }) => typeof scores[column] === 'string').length;
  const failing = errors === 0 ? '' : `  (the script fails on ${errors}, and so does the profile)`;
  console.log(`${idOfColumn(column).padEnd(28)}${String(differences).padStart(4)}${failing}`);
}
console.log(`${columns.length} columns × ${pairs.length} pairs: ${total} differences`);

import { findDifferences, idOfColumn, readScorerPairs } from '../test/conformance/scorer-vectors';

/*
 * Counts, for each official script, the pairs in test/vectors on which the profile that reproduces
 * it gives a different score (`npm run -s scorer-vectors`).
 */

const pairs = readScorerPairs();
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

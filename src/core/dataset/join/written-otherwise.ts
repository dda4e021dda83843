import type { IdSource } from '../../model';
import { readIds } from './cells';
import { nameEvidence } from './column-names';
import type { Profiled } from './profile';
import { overlookWriting, REPAIRS } from './repairs';
import { ENOUGH, sampleRows } from './sample-rows';

/**
 * Not what ids begin and end with: what stands about a number may as well be a count of rows, which
 * starts anywhere.
 */
const keyOf = overlookWriting(REPAIRS.map(({ id }) => id));

/**
 * The gold's own ids where they meet those of every file once differences of writing are overlooked
 * (`Q-AB7` and `q-ab7`), so that a repair can be offered and rows need not be counted; `null` where
 * there are none. `sources` tells where each prediction file holds its ids.
 */
export function idsWrittenOtherwise(
  gold: Profiled,
  predictions: readonly Profiled[],
  sources: readonly IdSource[],
): IdSource | null {
  const meets = (source: IdSource) => {
    const known = new Set(readIds(gold.source.table, source).map(keyOf));
    return predictions.every((file, index) => {
      const own = sources[index];
      if (own?.kind !== 'columns') return false;
      const ids = readIds(sampleRows(file.source.table), own);
      return ids.filter((id) => known.has(keyOf(id))).length >= ENOUGH * ids.length;
    });
  };
  const named = gold.columns
    .filter(({ unique, name }) => unique && nameEvidence(name, 'id') >= 0.5)
    .map(({ name }): IdSource => ({ kind: 'columns', columns: [name] }));
  return named.find(meets) ?? null;
}

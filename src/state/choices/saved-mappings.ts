import {
  headerKey,
  restoreMapping,
  saveMapping,
  type SavedMapping,
} from '../../core/dataset/mapping/saved-mapping';
import type { Mapping, SourceInfo } from '../../core/model';
import type { State } from '../model';
import { isSame, mappingOf, memoizeLast, openSources } from '../selectors';

/* Mappings that a person made are kept in this browser, so that the next files with the same columns
   need no second correction. No row and no file is kept. */

/** Mappings kept; older ones are forgotten. */
const MAX_MAPPINGS = 20;

/**
 * The mapping made last for files with the columns of those that are open; `null` where it is the
 * present one, or there is none.
 */
export function offeredMapping(state: State): Mapping | null {
  const { ownMapping, savedMappings, files } = state;
  return ownMapping ? null : offerOnce(savedMappings, mappingOf(state), files);
}

const offerOnce = memoizeLast(
  (saved: State['savedMappings'], present: Mapping | null, files: State['files']) => {
    const sources = openSources({ files });
    const keys = new Set(sources.map(({ columns }) => headerKey(columns)));
    const fitting = saved.find(({ headers }) =>
      headers.every(({ columns }) => keys.has(headerKey(columns))),
    );
    const offered = fitting ? restoreMapping(fitting, sources) : null;
    return isSame(offered, present) ? null : offered;
  },
);

/** The kept mappings with this one first, in place of the one for the same columns. */
export function addMapping(
  kept: readonly SavedMapping[],
  mapping: Mapping,
  sources: readonly Pick<SourceInfo, 'id' | 'columns'>[],
): readonly SavedMapping[] {
  const added = saveMapping(mapping, sources);
  const others = kept.filter((one) => keyOf(one) !== keyOf(added));
  return [added, ...others].slice(0, MAX_MAPPINGS);
}

function keyOf({ headers }: SavedMapping): string {
  return headers
    .map(({ columns }) => headerKey(columns))
    .sort()
    .join('\n');
}

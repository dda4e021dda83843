import { memoizeLast } from '../../core/memoize-last';
import {
  headerKey,
  restoreMapping,
  saveMapping,
  type SavedMapping,
} from '../../core/dataset/mapping/saved-mapping';
import type { Mapping, SourceInfo } from '../../core/model';
import type { Assay } from '../model';
import { isSame, mappingOf, openSources } from '../selectors';

/* The user's mappings are saved in this browser for later files with the same columns. Rows and
   files are not saved. */

const MAX_MAPPINGS = 20;

/** The latest saved mapping for the columns of the open files, unless it is in use already. */
export function suggestedMapping(state: Assay): Mapping | null {
  const { ownMapping, savedMappings, files } = state;
  return ownMapping ? null : offerOnce(savedMappings, mappingOf(state), files);
}

const offerOnce = memoizeLast(
  (saved: Assay['savedMappings'], present: Mapping | null, files: Assay['files']) => {
    const sources = openSources({ files });
    const keys = new Set(sources.map(({ columns }) => headerKey(columns)));
    const fitting = saved.find(({ headers }) =>
      headers.every(({ columns }) => keys.has(headerKey(columns))),
    );
    const offered = fitting ? restoreMapping(fitting, sources) : null;
    return isSame(offered, present) ? null : offered;
  },
);

/** Puts this mapping first and removes the saved one for the same columns. */
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

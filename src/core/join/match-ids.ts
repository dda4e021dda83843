import type { RepairId } from '../model';
import { composeRepairs } from './repairs';

/** Finds the question of an id; `undefined` where there is none, or where several would fit. */
export type FindQuestion = (id: string) => number | undefined;

/** How the ids of one file meet the questions. */
export interface IdMatcher {
  readonly find: FindQuestion;
  /** Whether the repairs make one key of several questions, so that this id is left unmatched. */
  readonly isAmbiguous: (id: string) => boolean;
}

/**
 * Equal ids meet first; the repairs are asked only about the rest, so that none takes a match away.
 * Linear in the number of ids.
 * @param known position of each question by its id
 */
export function createMatcher(
  known: ReadonlyMap<string, number>,
  fileIds: readonly string[],
  repairs: readonly RepairId[] = [],
): IdMatcher {
  if (repairs.length === 0) {
    return { find: (id) => known.get(id), isAmbiguous: () => false };
  }
  const keys = composeRepairs(repairs, [...known.keys()], withoutEmpty(fileIds));
  const byKey = new Map<string, number | 'several'>();
  for (const [id, question] of known) {
    const key = keys.gold(id);
    byKey.set(key, byKey.has(key) ? 'several' : question);
  }
  const look = (id: string) => (id === '' ? undefined : byKey.get(keys.file(id)));
  return {
    find: (id) => {
      const found = known.get(id) ?? look(id);
      return found === 'several' ? undefined : found;
    },
    isAmbiguous: (id) => !known.has(id) && look(id) === 'several',
  };
}

function withoutEmpty(ids: readonly string[]): string[] {
  return ids.filter((id) => id !== '');
}

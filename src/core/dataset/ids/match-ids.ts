import type { RepairId } from '../../model';
import { combineRepairs } from './repairs';
import { visitInBatches } from '../batches';

/**
 * Finds the question of an id: `undefined` where there is none, `several` where the repairs make one key
 * of several questions.
 */
export type FindQuestion = (id: string) => number | 'several' | undefined;

/**
 * Equal ids meet first; the repairs are asked only about the rest, so that none takes a match away.
 * Linear in the number of ids.
 * @param known position of each question by its id
 * @param fileIds those of every row; empty ones meet nothing
 */
export function* createMatcher(
  known: ReadonlyMap<string, number>,
  fileIds: readonly string[],
  repairs: readonly RepairId[] = [],
): Generator<undefined, FindQuestion> {
  if (repairs.length === 0) return (id) => known.get(id);
  const findRepaired = yield* createRepairedMatcher(known, fileIds, repairs);
  return (id) => known.get(id) ?? findRepaired(id);
}

/** Finds the question of ids that equal none by their keys under the repairs. */
export function* createRepairedMatcher(
  known: ReadonlyMap<string, number>,
  fileIds: readonly string[],
  repairs: readonly RepairId[],
): Generator<undefined, FindQuestion> {
  const filled = fileIds.filter((id) => id !== '');
  const keys = yield* combineRepairs(repairs, [...known.keys()], filled);
  const byKey = new Map<string, number | 'several'>();
  let isGoldChanged = false;
  yield* visitInBatches(known, ([id, question]) => {
    const key = keys.gold(id);
    isGoldChanged ||= key !== id;
    byKey.set(key, byKey.has(key) ? 'several' : question);
  });
  return (id) => {
    if (id === '') return undefined;
    const key = keys.file(id);
    // An id that no repair changes meets none of the gold's that none changes either: nothing to look up.
    return key === id && !isGoldChanged ? undefined : byKey.get(key);
  };
}

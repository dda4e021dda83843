import type { Mapping } from '../../core/model';

/**
 * The person's own mapping where it speaks of open files, and the proposal for the rest: dropping
 * or removing a file loses no choice about the others.
 */
export function mergeMapping(
  own: Mapping | null,
  proposed: Mapping,
  isOpen: (file: string) => boolean,
): Mapping {
  if (!own) return proposed;
  const gold = own.gold && isOpen(own.gold.file) ? own.gold : null;
  const kept = own.predictions.filter(({ file }) => isOpen(file));
  const decided = new Set(kept.map(({ file }) => file));
  if (gold) decided.add(gold.file);
  const added = proposed.predictions.filter(({ file }) => !decided.has(file));
  return { gold: gold ?? proposed.gold, predictions: [...kept, ...added] };
}

/** The own mapping without what it says of one file, whose use has changed; `null` where nothing is left. */
export function withoutFile(own: Mapping | null, file: string, dropGold: boolean): Mapping | null {
  if (!own) return null;
  const gold = own.gold && (dropGold || own.gold.file === file) ? null : own.gold;
  const predictions = own.predictions.filter((one) => one.file !== file);
  return gold || predictions.length > 0 ? { gold, predictions } : null;
}

/**
 * Holm's adjustment of p-values for being several, in the order given: each can then be compared with
 * the level, and the chance of any false finding stays below it, however the tests depend on each
 * other. It is a step-down procedure: from the smallest p on, (m − rank) · p, never falling.
 * Source: S. Holm, Scand. J. Statist. 6 (1979).
 */
export function adjustHolm(pValues: readonly number[]): number[] {
  const ascending = pValues
    .map((p, index) => ({ p, index }))
    .sort((a, b) => a.p - b.p || a.index - b.index);
  const adjusted = new Array<number>(pValues.length).fill(0);
  let highest = 0;
  ascending.forEach(({ p, index }, rank) => {
    highest = Math.max(highest, Math.min(1, (pValues.length - rank) * p));
    adjusted[index] = highest;
  });
  return adjusted;
}

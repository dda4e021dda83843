/** How far two values are apart: what kind of scale they stand on. */
export type Scale = 'nominal' | 'ordinal' | 'interval' | 'ratio';

/**
 * Krippendorff's α: agreement of any number of raters, items left out included, 1 − observed /
 * expected disagreement. `null` where fewer than two values can be paired or all are equal.
 * Source: K. Krippendorff, Computing Krippendorff's Alpha-Reliability (2011).
 * @param raters one list a rater, all of one length; `null` where the rater left the item out
 */
export function krippendorffAlpha(
  raters: readonly (readonly (number | null)[])[],
  scale: Scale,
): number | null {
  const items = Math.max(0, ...raters.map(({ length }) => length));
  const units = Array.from({ length: items }, (_, item) =>
    raters.flatMap((rater) => rater[item] ?? []),
  ).filter((values) => values.length > 1);
  const totals = new Map<number, number>();
  for (const value of units.flat()) totals.set(value, (totals.get(value) ?? 0) + 1);
  const n = units.reduce((all, values) => all + values.length, 0);
  const distance = distanceOn(scale, totals);

  let observed = 0;
  for (const values of units) {
    for (const [i, a] of values.entries()) {
      for (const b of values.slice(i + 1)) observed += (2 * distance(a, b)) / (values.length - 1);
    }
  }
  let expected = 0;
  const pairs = [...totals];
  for (const [i, [a, countA]] of pairs.entries()) {
    for (const [b, countB] of pairs.slice(i + 1)) expected += 2 * countA * countB * distance(a, b);
  }
  return expected === 0 ? null : 1 - ((n - 1) * observed) / expected;
}

/** The squared difference δ² of the scale. */
function distanceOn(
  scale: Scale,
  totals: ReadonlyMap<number, number>,
): (a: number, b: number) => number {
  const counts = [...totals].sort(([a], [b]) => a - b);
  const between = (a: number, b: number) =>
    counts.reduce((all, [value, count]) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      if (value < low || value > high) return all;
      return all + (value === a || value === b ? count / 2 : count);
    }, 0);
  return {
    nominal: (a: number, b: number) => Number(a !== b),
    ordinal: (a: number, b: number) => (a === b ? 0 : between(a, b) ** 2),
    interval: (a: number, b: number) => (a - b) ** 2,
    ratio: (a: number, b: number) => (a === b ? 0 : ((a - b) / (a + b)) ** 2),
  }[scale];
}

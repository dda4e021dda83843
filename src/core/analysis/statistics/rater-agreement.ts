/** κ with the share of items on which both raters agree. */
export interface Kappa {
  /** 1: full agreement, 0: as by chance; `null` where both always give one and the same category. */
  readonly kappa: number | null;
  readonly agreement: number;
}

/**
 * Cohen's κ of two raters over items in categories: 1 − observed / expected disagreement.
 * Source: J. Cohen, Educ. Psychol. Meas. 20 (1960).
 */
export function cohenKappa(a: readonly number[], b: readonly number[]): Kappa {
  const categories = [...new Set([...a, ...b])].sort((x, y) => x - y);
  const table = crossTable(a, b, categories);
  const rows = table.map((row) => row.reduce((x, y) => x + y, 0));
  const columns = categories.map((_, j) => table.reduce((all, row) => all + (row[j] ?? 0), 0));
  let observed = 0;
  let expected = 0;
  let agreement = 0;
  table.forEach((row, i) => {
    row.forEach((share, j) => {
      if (i === j) {
        agreement += share;
      } else {
        observed += share;
        expected += (rows[i] ?? 0) * (columns[j] ?? 0);
      }
    });
  });
  return { kappa: expected === 0 ? null : 1 - observed / expected, agreement };
}

/** Shares of the items by the category that each rater gave. */
function crossTable(
  a: readonly number[],
  b: readonly number[],
  categories: readonly number[],
): number[][] {
  const indexOf = new Map(categories.map((category, index) => [category, index]));
  const table = categories.map(() => new Array<number>(categories.length).fill(0));
  a.forEach((category, item) => {
    const row = table[indexOf.get(category) ?? 0];
    const column = indexOf.get(b[item] ?? NaN) ?? 0;
    if (row) row[column] = (row[column] ?? 0) + 1 / a.length;
  });
  return table;
}

/**
 * Krippendorff's α of categories: agreement of any number of raters who may leave items out, 1 −
 * observed / expected disagreement. `null` where fewer than two values can be paired or all are equal.
 * Source: K. Krippendorff, Computing Krippendorff's Alpha-Reliability (2011), nominal data.
 * @param raters one list a rater, all of one length; `null` where the rater left the item out
 */
export function krippendorffAlpha(raters: readonly (readonly (number | null)[])[]): number | null {
  const items = Math.max(0, ...raters.map(({ length }) => length));
  const units = Array.from({ length: items }, (_, item) =>
    raters.flatMap((rater) => rater[item] ?? []),
  ).filter((values) => values.length > 1);
  const totals = new Map<number, number>();
  for (const value of units.flat()) totals.set(value, (totals.get(value) ?? 0) + 1);
  const n = units.reduce((all, values) => all + values.length, 0);

  let observed = 0;
  for (const values of units) {
    for (const [i, a] of values.entries()) {
      for (const b of values.slice(i + 1)) if (a !== b) observed += 2 / (values.length - 1);
    }
  }
  let expected = 0;
  const counts = [...totals.values()];
  for (const [i, count] of counts.entries()) {
    for (const other of counts.slice(i + 1)) expected += 2 * count * other;
  }
  return expected === 0 ? null : 1 - ((n - 1) * observed) / expected;
}

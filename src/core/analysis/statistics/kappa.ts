/** How much a disagreement between two categories weighs. */
export type Weighting = 'none' | 'linear' | 'quadratic';

/** κ with its standard error. */
export interface Kappa {
  /** 1: full agreement, 0: as by chance; `null` where everybody always gives one and the same category. */
  readonly kappa: number | null;
  readonly standardError: number | null;
  /** Share of items on which both agree. */
  readonly agreement: number;
}

/**
 * Cohen's κ of two raters over items in categories, 1 − Σ w·observed / Σ w·expected; categories have
 * the order of their values, which matters to weighted κ only. The standard error is that of
 * unweighted κ for large samples.
 * Source: J. Cohen, Educ. Psychol. Meas. 20 (1960) and Psychol. Bull. 70 (1968); J. L. Fleiss,
 * J. Cohen & B. S. Everitt, Psychol. Bull. 72 (1969) for the error.
 */
export function cohenKappa(
  a: readonly number[],
  b: readonly number[],
  weighting: Weighting = 'none',
): Kappa {
  const categories = [...new Set([...a, ...b])].sort((x, y) => x - y);
  const table = crossTable(a, b, categories);
  const rows = table.map((row) => row.reduce((x, y) => x + y, 0));
  const columns = categories.map((_, j) => table.reduce((all, row) => all + (row[j] ?? 0), 0));
  const weigh = (i: number, j: number) =>
    weighting === 'none' ? Number(i !== j) : Math.abs(i - j) ** (weighting === 'linear' ? 1 : 2);
  let observed = 0;
  let expected = 0;
  let agreement = 0;
  table.forEach((row, i) => {
    agreement += row[i] ?? 0;
    row.forEach((share, j) => {
      observed += weigh(i, j) * share;
      expected += weigh(i, j) * (rows[i] ?? 0) * (columns[j] ?? 0);
    });
  });
  const kappa = expected === 0 ? null : 1 - observed / expected;
  const standardError =
    kappa === null || weighting !== 'none' ? null : errorOf(kappa, table, rows, columns, a.length);
  return { kappa, standardError, agreement };
}

/** Shares of the items by the category that each rater gave. */
function crossTable(
  a: readonly number[],
  b: readonly number[],
  categories: readonly number[],
): number[][] {
  const place = new Map(categories.map((category, index) => [category, index]));
  const table = categories.map(() => new Array<number>(categories.length).fill(0));
  a.forEach((category, item) => {
    const row = table[place.get(category) ?? 0];
    const column = place.get(b[item] ?? NaN) ?? 0;
    if (row) row[column] = (row[column] ?? 0) + 1 / a.length;
  });
  return table;
}

function errorOf(
  kappa: number,
  table: readonly (readonly number[])[],
  rows: readonly number[],
  columns: readonly number[],
  n: number,
): number {
  const chance = rows.reduce((all, row, i) => all + row * (columns[i] ?? 0), 0);
  let agreeing = 0;
  let differing = 0;
  table.forEach((shares, i) => {
    shares.forEach((share, j) => {
      if (i === j) {
        agreeing += share * (1 - ((rows[i] ?? 0) + (columns[i] ?? 0)) * (1 - kappa)) ** 2;
      } else {
        differing += share * ((columns[i] ?? 0) + (rows[j] ?? 0)) ** 2;
      }
    });
  });
  const spread = agreeing + (1 - kappa) ** 2 * differing - (kappa - chance * (1 - kappa)) ** 2;
  return Math.sqrt(Math.max(0, spread) / n) / (1 - chance);
}

/**
 * Fleiss' κ of several raters who each gave every item a category; `null` where only one category
 * was ever given. Source: J. L. Fleiss, Psychol. Bull. 76 (1971).
 * @param raters the categories of each rater, all of one length
 */
export function fleissKappa(raters: readonly (readonly number[])[]): number | null {
  const items = raters[0]?.length ?? 0;
  const totals = new Map<number, number>();
  let agreement = 0;
  for (let item = 0; item < items; item++) {
    const counts = new Map<number, number>();
    for (const rater of raters) add(counts, rater[item] ?? NaN);
    for (const [category, count] of counts) {
      totals.set(category, (totals.get(category) ?? 0) + count);
      agreement += (count * (count - 1)) / (raters.length * (raters.length - 1) * items);
    }
  }
  const given = raters.length * items;
  const chance = [...totals.values()].reduce((all, count) => all + (count / given) ** 2, 0);
  return chance === 1 ? null : (agreement - chance) / (1 - chance);
}

function add(counts: Map<number, number>, category: number): void {
  counts.set(category, (counts.get(category) ?? 0) + 1);
}

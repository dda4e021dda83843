/** A number for every row, the same where rows say the same; the numbers begin at 0 and leave none out. */
export interface RowGroups {
  readonly ofRow: Int32Array;
  readonly count: number;
}

/** Rows grouped by one column. */
export function groupRows(cells: readonly string[]): RowGroups {
  const numbers = new Map<string, number>();
  const ofRow = new Int32Array(cells.length);
  for (const [row, cell] of cells.entries()) {
    const number = numbers.get(cell) ?? numbers.size;
    if (number === numbers.size) numbers.set(cell, number);
    ofRow[row] = number;
  }
  return { ofRow, count: numbers.size };
}

/**
 * Rows grouped by both of two groupings. Linear in the number of rows without a table of all pairs: the
 * rows are gone through group by group, so that a number for each of the other groups is enough.
 */
export function groupByBoth(first: RowGroups, second: RowGroups): RowGroups {
  const seenIn = new Int32Array(second.count).fill(-1);
  const numbers = new Int32Array(second.count);
  const ofRow = new Int32Array(first.ofRow.length);
  let count = 0;
  for (const row of sortByGroup(first)) {
    const group = first.ofRow[row] ?? 0;
    const other = second.ofRow[row] ?? 0;
    if (seenIn[other] !== group) {
      seenIn[other] = group;
      numbers[other] = count++;
    }
    ofRow[row] = numbers[other] ?? 0;
  }
  return { ofRow, count };
}

/** The rows in the order of their groups, counted off. */
function sortByGroup({ ofRow, count }: RowGroups): Int32Array {
  const next = new Int32Array(count + 1);
  for (const group of ofRow) next[group + 1] = (next[group + 1] ?? 0) + 1;
  for (let group = 0; group < count; group++) {
    next[group + 1] = (next[group + 1] ?? 0) + (next[group] ?? 0);
  }
  const rows = new Int32Array(ofRow.length);
  ofRow.forEach((group, row) => {
    const place = next[group] ?? 0;
    next[group] = place + 1;
    rows[place] = row;
  });
  return rows;
}

/**
 * The largest sum of `scores` when every row and every column is used at most once, with the cells
 * that make it. The Hungarian method with potentials, O(rows² · columns).
 * @param scores a full rectangle, at least one row and one column
 */
export function assignBest(scores: readonly (readonly number[])[]): { total: number } {
  const columns = scores[0]?.length ?? 0;
  if (scores.length > columns) {
    return assignBest(
      Array.from({ length: columns }, (_, column) => scores.map((row) => row[column] ?? 0)),
    );
  }
  const rowOf = new Array<number>(columns + 1).fill(0);
  const rowPotential = new Array<number>(scores.length + 1).fill(0);
  const columnPotential = new Array<number>(columns + 1).fill(0);
  const cost = (row: number, column: number) => -(scores[row - 1]?.[column - 1] ?? 0);
  for (let row = 1; row <= scores.length; row++) {
    rowOf[0] = row;
    const before = augment(rowOf, rowPotential, columnPotential, cost);
    for (let column = before.end; column !== 0;) {
      const previous = before.path[column] ?? 0;
      rowOf[column] = rowOf[previous] ?? 0;
      column = previous;
    }
  }
  let total = 0;
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0;
    if (row !== 0) total += scores[row - 1]?.[column - 1] ?? 0;
  }
  return { total };
}

/** One shortest augmenting path from the row in `rowOf[0]` to a free column. */
function augment(
  rowOf: readonly number[],
  rowPotential: number[],
  columnPotential: number[],
  cost: (row: number, column: number) => number,
): { end: number; path: number[] } {
  const count = rowOf.length;
  const least = new Array<number>(count).fill(Infinity);
  const path = new Array<number>(count).fill(0);
  const isUsed = new Array<boolean>(count).fill(false);
  let column = 0;
  do {
    isUsed[column] = true;
    const row = rowOf[column] ?? 0;
    let delta = Infinity;
    let next = 0;
    for (let to = 1; to < count; to++) {
      if (isUsed[to] === true) continue;
      const reduced = cost(row, to) - (rowPotential[row] ?? 0) - (columnPotential[to] ?? 0);
      if (reduced < (least[to] ?? Infinity)) {
        least[to] = reduced;
        path[to] = column;
      }
      if ((least[to] ?? Infinity) < delta) {
        delta = least[to] ?? Infinity;
        next = to;
      }
    }
    for (let to = 0; to < count; to++) {
      if (isUsed[to] === true) {
        const used = rowOf[to] ?? 0;
        rowPotential[used] = (rowPotential[used] ?? 0) + delta;
        columnPotential[to] = (columnPotential[to] ?? 0) - delta;
      } else {
        least[to] = (least[to] ?? 0) - delta;
      }
    }
    column = next;
  } while ((rowOf[column] ?? 0) !== 0);
  return { end: column, path };
}

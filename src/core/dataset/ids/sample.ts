import type { Table } from '../../model';

/** Ids of a prediction file that are compared with the gold's; enough to tell, cheap on long files. */
const SAMPLE_SIZE = 2000;

/** Below this share of common ids two columns do not hold the same ids. */
export const MIN_OVERLAP = 0.5;

/** At most 2,000 rows from all over a table: files are often sorted, and differ in the middle. */
export function sampleRows(table: Table): Table {
  if (table.rowCount <= SAMPLE_SIZE) return table;
  const rowCount = Math.ceil(table.rowCount / stepOf(table.rowCount));
  return { ...table, cells: table.cells.map(sampleValues), rowCount };
}

/** At most 2,000 of the values, evenly from first to last. */
export function sampleValues<T>(values: readonly T[]): readonly T[] {
  const step = stepOf(values.length);
  const starts = Array.from({ length: Math.ceil(values.length / step) }, (_, at) => at * step);
  return starts.flatMap((at) => values.slice(at, at + 1));
}

function stepOf(length: number): number {
  return Math.max(1, Math.ceil(length / SAMPLE_SIZE));
}

/** A cell of a table that is taken away: a text, a number as it was computed, or nothing. */
export type ExportCell = string | number | null;

/** Rows of which it is known how many there are, as it is of those in a list. */
export interface ExportRows extends Iterable<readonly ExportCell[]> {
  readonly length: number;
}

/** A table before it is written in any format. */
export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: ExportRows;
}

/** So many rows, made one by one as they are written. */
export function makeRows(length: number, make: () => Iterator<readonly ExportCell[]>): ExportRows {
  return { length, [Symbol.iterator]: make };
}

/** The number itself; nothing for NaN. */
export function numberCell(value: number | null | undefined): ExportCell {
  return value === null || value === undefined || Number.isNaN(value) ? null : value;
}

import { SAFE_MARK, undoEscape } from '../core/output/csv/spreadsheet-safe';
import type { Table } from '../core/model';

/** A table as it was before Assay wrote it so that no cell is a formula; any other as it stands. */
export function undoSafety(table: Table): Table {
  const mark = table.columns.lastIndexOf(SAFE_MARK);
  if (mark === -1) return table;
  const isKept = (_: unknown, column: number) => column !== mark;
  return {
    columns: table.columns.filter(isKept).map(undoEscape),
    cells: table.cells.filter(isKept).map((cells) => cells.map(undoEscape)),
    rowCount: table.rowCount,
  };
}

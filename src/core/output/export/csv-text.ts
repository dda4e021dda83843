import type { ExportOptions } from './export-options';
import type { ExportCell, ExportTable } from './export-table';
import { escapeFormulas, SAFE_MARK } from './spreadsheet-safe';
import type { Writing } from './writing';

/** Rows that are written between two steps. */
const ROWS_A_STEP = 500;

/**
 * A table as RFC 4180 has it, with LF at the end of each line. A number stands as JavaScript prints
 * it, which reads back to the same double.
 */
export function* writeCsv({ columns, rows }: ExportTable, kind: ExportOptions['csv']): Writing {
  const lineOf =
    kind === 'exact'
      ? (cells: readonly ExportCell[]) => csvLine(cells.map(showCell), QUOTED)
      : (cells: readonly ExportCell[], mark: string) =>
          csvLine([...cells.map(showSafely), mark], QUOTED_SAFELY);
  let lines = [lineOf(columns, SAFE_MARK)];
  let done = 0;
  for (const cells of rows) {
    lines.push(lineOf(cells, ''));
    done++;
    if (lines.length < ROWS_A_STEP) continue;
    yield { piece: lines.join(''), done, total: rows.length };
    lines = [];
  }
  yield { piece: lines.join(''), done, total: rows.length };
}

/** Cells that have to be quoted, and those that are quoted for readers that split at more than commas. */
const QUOTED = /[",\r\n]|^\s|\s$/;
const QUOTED_SAFELY = /[",\r\n\t;|]|^\s|\s$/;

/** One line with LF at its end. */
function csvLine(cells: readonly string[], quoted: RegExp): string {
  const written = cells.map((cell) =>
    quoted.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(',')}\n`;
}

function showCell(cell: ExportCell): string {
  return cell === null ? '' : String(cell);
}

/** A number is none of the texts that may be a formula, even where it begins with a minus. */
function showSafely(cell: ExportCell): string {
  return typeof cell === 'string' ? escapeFormulas(cell) : showCell(cell);
}

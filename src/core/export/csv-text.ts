/** One line of RFC 4180, with LF at its end; a cell is quoted where it must be. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\n`;
}

/** A number as JavaScript prints it (it reads back to the same double); nothing for NaN and `null`. */
export function csvNumber(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}

function quoteCell(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

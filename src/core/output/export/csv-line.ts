/** Cells to quote, as RFC 4180 has it, and cells whose spaces a reader could trim. */
const QUOTED = /[",\r\n]|^\s|\s$/;

/** A line of a CSV file, quoting the cells that match. */
export function csvLine(cells: readonly string[], quoted: RegExp = QUOTED): string {
  const written = cells.map((cell) =>
    quoted.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(',')}\n`;
}

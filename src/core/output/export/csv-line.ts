/**
 * Cells to quote: those that RFC 4180 requires to be quoted, and those whose spaces a program might
 * trim.
 */
const QUOTED = /[",\r\n]|^\s|\s$/;

/** A line of a CSV file; cells that match `quoted` or contain the delimiter are quoted. */
export function csvLine(
  cells: readonly string[],
  quoted: RegExp = QUOTED,
  delimiter = ',',
): string {
  const written = cells.map((cell) =>
    quoted.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(delimiter)}\n`;
}

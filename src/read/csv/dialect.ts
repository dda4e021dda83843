import { type Dialect, firstRecords, unifyLineEnds } from './records';
import { findHeader } from './header';

/** Where two fit alike the earlier one counts: a tab hardly stands in a text. */
const DELIMITERS = ['\t', ',', ';', '|', '\x1f', '^', '~'];

/** The line before the header in which Excel names the delimiter. */
const namedDelimiter = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i;

/** Characters and records looked at to find the dialect. */
const HEAD = 100_000;
const RECORDS = 60;

/** A delimited text with its dialect, its line ends made LF and the line that names its delimiter left out. */
export interface DelimitedText {
  readonly text: string;
  readonly dialect: Dialect;
}

/** What the cells of a text are told apart by: what was chosen, what its first line names, or what fits. */
export function recognizeDialect(text: string, chosen?: string): DelimitedText {
  const named = namedDelimiter.exec(text);
  const rest = named ? text.slice(named[0].length) : text;
  const head = rest.slice(0, HEAD);
  const delimiter = chosen ?? named?.[1] ?? findDelimiter(head);
  const dialect = { delimiter, quote: isQuotedByApostrophes(head, delimiter) ? "'" : '"' };
  return { text: unifyLineEnds(rest, dialect), dialect };
}

/** What no text holds, for a table of one column: commas in it are text. */
const NONE = '\0';

/**
 * The delimiter that cuts most of the first records into the same number of cells as the header, more
 * than one. Where none does each line is a cell, unless its quotation marks show that it is several.
 */
function findDelimiter(head: string): string {
  let best = { delimiter: NONE, agreeing: 0, cells: 1 };
  for (const delimiter of DELIMITERS) {
    const quote = isQuotedByApostrophes(head, delimiter) ? "'" : '"';
    const dialect = { delimiter, quote };
    const all = firstRecords(unifyLineEnds(head, dialect), dialect, RECORDS);
    const { leftOut, width } = findHeader(all);
    if (width < 2) continue;
    const records = all.filter(({ isBlank }) => !isBlank).slice(leftOut);
    const agreeing = records.filter(({ cells }) => cells.length === width).length / records.length;
    const isBetter = agreeing > best.agreeing || (agreeing === best.agreeing && width > best.cells);
    if (isBetter) best = { delimiter, agreeing, cells: width };
  }
  if (best.delimiter !== NONE) return best.delimiter;
  const lines = { delimiter: NONE, quote: '"' };
  const all = firstRecords(unifyLineEnds(head, lines), lines, RECORDS);
  return all.some(({ brokenQuote }) => brokenQuote !== null) ? ',' : NONE;
}

/** Whether every cell of the first record, and most others, stand between apostrophes. */
function isQuotedByApostrophes(head: string, delimiter: string): boolean {
  if (!head.trimStart().startsWith("'")) return false;
  const dialect = { delimiter, quote: "'" };
  const records = firstRecords(unifyLineEnds(head, dialect), dialect, RECORDS);
  const filled = records.filter(({ isBlank }) => !isBlank);
  const [first] = filled;
  if (!first || filled.length < 2) return false;
  // A record that is cut off by the end of the head may break off inside a cell.
  if (filled.slice(0, -1).some(({ brokenQuote }) => brokenQuote !== null)) return false;
  const end = filled[1]?.start ?? head.length;
  const unified = unifyLineEnds(head, dialect).slice(first.start, end).trimEnd();
  return (
    unified.length > 1 &&
    unified === first.cells.map((cell) => `'${cell.replaceAll("'", "''")}'`).join(delimiter)
  );
}

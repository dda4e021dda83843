import { type Dialect, firstRecords, unifyLineEnds } from './records';
import { findHeader } from './header';

/** If two fit equally well the earlier one is used; tabs are rare in texts. */
const DELIMITERS = ['\t', ',', ';', '|', '\x1f', '^', '~'];

/** Excel’s first line that names the delimiter. */
const namedDelimiter = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i;

/** Characters and records used to find the dialect. */
const HEAD = 100_000;
const RECORDS = 60;

/** A delimited text with LF line ends, without the line that names its delimiter. */
interface DelimitedText {
  readonly text: string;
  readonly dialect: Dialect;
}

/** Finds the delimiter (chosen, named in the first line, or guessed) and the quote character. */
export function recognizeDialect(text: string, chosen?: string): DelimitedText {
  const named = namedDelimiter.exec(text);
  const rest = named ? text.slice(named[0].length) : text;
  const head = rest.slice(0, HEAD);
  const delimiter = chosen ?? named?.[1] ?? findDelimiter(head);
  const dialect = { delimiter, quote: isQuotedByApostrophes(head, delimiter) ? "'" : '"' };
  return { text: unifyLineEnds(rest, dialect), dialect };
}

/** Delimiter of a table with one column: occurs in no text, so commas are text. */
const NONE = '\0';

/**
 * The delimiter that splits most of the first records into as many cells as the header, at least two.
 * If there is none, each line is a cell unless broken quotes show otherwise.
 */
function findDelimiter(head: string): string {
  let best = { delimiter: NONE, agreeing: 0, cells: 1 };
  for (const delimiter of DELIMITERS) {
    const quote = isQuotedByApostrophes(head, delimiter) ? "'" : '"';
    const dialect = { delimiter, quote };
    const all = firstRecords(unifyLineEnds(head, dialect), dialect, RECORDS);
    const { skipped, width } = findHeader(all);
    if (width < 2) continue;
    const records = all.filter(({ isBlank }) => !isBlank).slice(skipped);
    const agreeing = records.filter(({ cells }) => cells.length === width).length / records.length;
    const isBetter = agreeing > best.agreeing || (agreeing === best.agreeing && width > best.cells);
    if (isBetter) best = { delimiter, agreeing, cells: width };
  }
  if (best.delimiter !== NONE) return best.delimiter;
  const lines = { delimiter: NONE, quote: '"' };
  const all = firstRecords(unifyLineEnds(head, lines), lines, RECORDS);
  return all.some(({ brokenQuote }) => brokenQuote !== null) ? ',' : NONE;
}

/** Whether every cell of the first record, and most others, are quoted with apostrophes. */
function isQuotedByApostrophes(head: string, delimiter: string): boolean {
  if (!head.trimStart().startsWith("'")) return false;
  const dialect = { delimiter, quote: "'" };
  const records = firstRecords(unifyLineEnds(head, dialect), dialect, RECORDS);
  const filled = records.filter(({ isBlank }) => !isBlank);
  const [first] = filled;
  if (!first || filled.length < 2) return false;
  // The last record may be cut off inside a cell by the end of the head.
  if (filled.slice(0, -1).some(({ brokenQuote }) => brokenQuote !== null)) return false;
  const end = filled[1]?.start ?? head.length;
  const unified = unifyLineEnds(head, dialect).slice(first.start, end).trimEnd();
  return (
    unified.length > 1 &&
    unified === first.cells.map((cell) => `'${cell.replaceAll("'", "''")}'`).join(delimiter)
  );
}

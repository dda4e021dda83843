import Papa from 'papaparse';

/** How a delimited text separates and quotes its cells. */
export interface Dialect {
  readonly delimiter: string;
  readonly quote: string;
}

export interface DelimitedRecord {
  readonly cells: readonly string[];
  /** Offset of its first character. */
  readonly start: number;
  /** A line of white space; a quoted empty cell is not blank. */
  readonly isBlank: boolean;
  /** Offset of a quotation mark that is not closed properly, or `null`. */
  readonly brokenQuote: number | null;
  /**
   * Whether an unquoted cell has a quotation mark inside and a later one ends with one, as where the
   * delimiter before a quoted cell is missing: `1 kg"flour, white"`.
   */
  readonly hasStrayQuotes: boolean;
}

/**
 * Visits the records of a text with LF line ends, blank lines included, until the visitor returns a
 * value other than `null`; returns that value.
 */
export function visitRecords<Answer>(
  text: string,
  { delimiter, quote }: Dialect,
  visit: (record: DelimitedRecord) => Answer | null,
): Answer | null {
  let start = 0;
  let answer: Answer | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar: quote,
    newline: '\n',
    step: ({ data: cells, errors, meta }, parser) => {
      // The parser reports an extra line after the last line end.
      if (start === text.length) return;
      const isBlank =
        cells.length === 1 && isWhite(cells[0] ?? '') && isWhite(text.slice(start, meta.cursor));
      const broken = errors.find(({ type }) => type === 'Quotes');
      const brokenQuote = broken ? (broken.index ?? start + 1) - 1 : null;
      const hasStrayQuotes =
        cells.some((cell) => cell.includes(quote)) &&
        findStrayQuotes(text.slice(start, meta.cursor).trimEnd().split(delimiter), quote);
      answer = visit({ cells, start, isBlank, brokenQuote, hasStrayQuotes });
      if (answer !== null) parser.abort();
      start = meta.cursor;
    },
  });
  return answer;
}

/** The first records, blank lines included. */
export function firstRecords(text: string, dialect: Dialect, count: number): DelimitedRecord[] {
  const records: DelimitedRecord[] = [];
  visitRecords(text, dialect, (record) => {
    records.push(record);
    return records.length < count ? null : 'enough';
  });
  return records;
}

/**
 * Changes CRLF and CR outside quoted cells to LF: a file may mix them, but the parser accepts one
 * kind.
 */
export function unifyLineEnds(text: string, { delimiter, quote }: Dialect): string {
  if (!text.includes('\r')) return text;
  const before = `[${delimiter.replace(/[\\\]^-]/, '\\$&')}\r\n]`;
  const quotedOrEnd = new RegExp(
    `(?<=^|${before})${quote}[^${quote}]*(?:${quote}${quote}[^${quote}]*)*${quote}|\r\n?`,
    'g',
  );
  return text.replace(quotedOrEnd, (found) => (found.startsWith(quote) ? found : '\n'));
}

/** Whether a quotation mark opens inside an unquoted part and closes at the end of a later one. */
function findStrayQuotes(parts: readonly string[], quote: string): boolean {
  let isOpen = false;
  for (const part of parts) {
    if (part.startsWith(quote)) isOpen = false;
    else if (isOpen && part.endsWith(quote) && !part.endsWith(quote + quote)) return true;
    else if (
      part
        .slice(1, -1)
        .replaceAll(quote + quote, '')
        .includes(quote)
    )
      isOpen = true;
  }
  return false;
}

function isWhite(text: string): boolean {
  return text.trim() === '';
}

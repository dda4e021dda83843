import Papa from 'papaparse';

/** How a delimited file separates and quotes its cells. */
export interface Dialect {
  readonly delimiter: string;
  readonly quote: string;
}

export interface DelimitedRecord {
  readonly cells: readonly string[];
  /** Offset of its first character. */
  readonly start: number;
  /** Whether the line consists of whitespace; a quoted empty cell is not blank. */
  readonly isBlank: boolean;
  /** Offset after a quotation mark that is not closed properly, or `null`. */
  readonly brokenQuote: number | null;
  /**
   * Whether an unquoted cell has a quotation mark inside and a later cell ends with one, which
   * suggests a missing delimiter before a quoted cell: `1 kg"flour, white"`.
   */
  readonly hasStrayQuotes: boolean;
  /**
   * Whether a quotation mark that could be an enclosing quote was read as part of its cell: one
   * that is never closed, as in `"6 pipe` or `6 pipe"`, or that follows a space, as in ` "6 pipe"`.
   */
  readonly hasLiteralQuote: boolean;
}

type RepairedLine = Pick<DelimitedRecord, 'cells' | 'hasStrayQuotes' | 'hasLiteralQuote'>;

/** Parses lines with malformed quoting or stray quotation marks. */
export interface LineRepair {
  /** The number of cells in most lines; `undefined` if no line is quoted correctly. */
  readonly usualWidth: number | undefined;
  /**
   * The only interpretation with `usualWidth` cells. `null` if there is none or several, or if
   * `next`, which is empty for the last line, does not begin a record: the line may then begin a
   * cell that spans several lines.
   */
  readonly read: (line: string, next: string) => RepairedLine | null;
}

/** Maximum number of records to repair: each repair restarts the parser. */
const MAX_REPAIRS = 100;

/**
 * Visits the records of an input with LF line endings, blank lines included, until the visitor
 * returns a value other than `null`; returns that value.
 */
export function visitRecords<Answer>(
  text: string,
  { delimiter, quote }: Dialect,
  visit: (record: DelimitedRecord) => Answer | null,
  repair?: LineRepair,
): Answer | null {
  const findFault = createQuoteTest(text, { delimiter, quote });
  let start = 0;
  let repairs = 0;
  /**
   * Visits records from `start` until the end of the text, a returned result, or a repaired line.
   */
  const visitSome = (): { readonly answer: Answer | null; readonly isDone: boolean } => {
    const offset = start;
    let answer: Answer | null = null;
    let isDone = true;
    Papa.parse<string[]>(text.slice(offset), {
      delimiter,
      quoteChar: quote,
      newline: '\n',
      step: ({ data: cells, errors, meta }, parser) => {
        // The parser reports an extra line after the last line ending.
        if (start === text.length) return;
        const end = offset + meta.cursor;
        const broken = errors.find(({ type }) => type === 'Quotes');
        const source = text.slice(start, end).trimEnd();
        const fault =
          !broken && cells.some((cell) => cell.includes(quote)) ? findFault(source) : null;
        const hasStrayQuotes = fault === 'stray';
        const isShifted = hasStrayQuotes && cells.length !== repair?.usualWidth;
        if (repair && (broken || isShifted) && repairs < MAX_REPAIRS) {
          repairs++;
          const lineEnd = endOfLine(text, broken ? start : start + source.length);
          const next = text.slice(lineEnd + 1, endOfLine(text, lineEnd + 1));
          const repaired = repair.read(text.slice(start, lineEnd), next);
          if (repaired) {
            answer = visit({ ...repaired, start, isBlank: false, brokenQuote: null });
            start = lineEnd + 1;
            isDone = lineEnd === text.length;
            parser.abort();
            return;
          }
        }
        const isBlank = cells.length === 1 && source === '';
        const brokenQuote = broken?.index === undefined ? null : offset + broken.index;
        const hasLiteralQuote = fault === 'literal';
        answer = visit({ cells, start, isBlank, brokenQuote, hasStrayQuotes, hasLiteralQuote });
        if (answer !== null) parser.abort();
        start = end;
      },
    });
    return { answer, isDone };
  };
  for (;;) {
    const { answer, isDone } = visitSome();
    if (answer !== null || isDone) return answer;
  }
}

/** The offset of the next line ending, or of the end of the text. */
function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** The first records, blank lines included. */
export function firstRecords(
  text: string,
  dialect: Dialect,
  count: number,
  repair?: LineRepair,
): DelimitedRecord[] {
  const records: DelimitedRecord[] = [];
  const visit = (record: DelimitedRecord) => {
    records.push(record);
    return records.length < count ? null : 'enough';
  };
  visitRecords(text, dialect, visit, repair);
  return records;
}

/** Number of lines from which the usual number of cells is determined. */
const SAMPLE_LINES = 100;

/** Lines that are longer, or have more quotation marks than `MAX_QUOTES`, are not repaired. */
const MAX_LINE = 20_000;
const MAX_QUOTES = 60;

/** A private-use character that stands for a quotation mark inside a cell. */
const LITERAL = '\uE000';

/**
 * Repairs lines in which one quotation mark is part of a cell, as `"6 pipe` in `2,"6 pipe,"iron,
 * black"`, or in which one delimiter next to a quotation mark is missing, as in `2,6 kg"flour,
 * white"`, if the number of cells of the other lines allows a single interpretation.
 */
export function createRepair(text: string, { delimiter, quote }: Dialect): LineRepair {
  const plain = `[^${quote}${escapeInClass(delimiter)}]*`;
  const quoted = `${quote}(?:[^${quote}]|${quote}${quote})*${quote}`;
  const cell = new RegExp(`(${quoted}|${plain})([${escapeInClass(delimiter)}]|$)`, 'gy');
  /** The cells of a line; empty if its quoting is malformed. */
  const split = (line: string): string[] => {
    const cells: string[] = [];
    for (const [, found = '', end] of line.matchAll(cell)) {
      cells.push(
        found.startsWith(quote) ? found.slice(1, -1).replaceAll(quote + quote, quote) : found,
      );
      if (end === '') return cells;
    }
    return [];
  };
  const sample = text.slice(0, SAMPLE_LINES * 1000).split('\n', SAMPLE_LINES);
  const widths = sample.filter((line) => line.trim() !== '').map((line) => split(line).length);
  const usualWidth = mostFrequent(widths.filter((width) => width > 0));
  const read = (line: string): RepairedLine | null => {
    const marks = [...line.matchAll(new RegExp(quote, 'g'))];
    if (marks.length > MAX_QUOTES || line.length > MAX_LINE || line.includes(LITERAL)) return null;
    // In a valid line the number of quotation marks is even.
    const hasLiteralQuote = marks.length % 2 === 1;
    const inserted = hasLiteralQuote ? [LITERAL] : [`${delimiter}${quote}`, `${quote}${delimiter}`];
    const readings = new Map<string, readonly string[]>();
    for (const { index } of marks) {
      for (const part of inserted) {
        const cells = split(`${line.slice(0, index)}${part}${line.slice(index + 1)}`);
        if (cells.length !== usualWidth) continue;
        const restored = cells.map((one) => one.replace(LITERAL, quote));
        readings.set(JSON.stringify(restored), restored);
      }
    }
    const [cells, ...others] = readings.values();
    if (!cells || others.length > 0) return null;
    return { cells, hasLiteralQuote, hasStrayQuotes: !hasLiteralQuote };
  };
  const isRecord = (line: string) =>
    line === '' || split(line).length === usualWidth || read(line) !== null;
  return {
    usualWidth,
    read: (line, next) =>
      usualWidth !== 1 && isRecord(next.slice(0, MAX_LINE)) ? read(line) : null,
  };
}

/** The most frequent value; in a tie, the one that occurs first. */
export function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/**
 * Changes CRLF and CR outside quoted cells to LF: a file may mix them, but the parser accepts one
 * kind.
 */
export function normalizeLineEndings(text: string, { delimiter, quote }: Dialect): string {
  if (!text.includes('\r')) return text;
  const before = `[${escapeInClass(delimiter)}\r\n]`;
  const quotedOrEnd = new RegExp(
    `(?<=^|${before})${quote}[^${quote}]*(?:${quote}${quote}[^${quote}]*)*${quote}|\r\n?`,
    'g',
  );
  return text.replace(quotedOrEnd, (found) => (found.startsWith(quote) ? found : '\n'));
}

/**
 * Finds quotation marks in the unquoted cells of a record that suggest an error: `stray` if one is
 * inside a cell and a later cell ends with one; `literal` if one has no partner in its cell, or if
 * two enclose a cell except for the space before it. A quotation mark after a number means inches,
 * and in a file without quoted cells, an unpaired quotation mark is ordinary text, not an error.
 */
function createQuoteTest(text: string, { delimiter, quote }: Dialect) {
  const ends = escapeInClass(delimiter);
  const quoted = `${quote}(?:[^${quote}]|${quote}${quote})*${quote}(?=[${ends}]|$)`;
  const cell = new RegExp(`(?:${quoted}|([^${ends}]*))(?:[${ends}]|$)`, 'y');
  const isIndented = new RegExp(`^\\s+${quote}(?:[^${quote}]|${quote}${quote})*${quote}\\s*$`);
  const isInside = new RegExp(`.${quote}.`, 's');
  const marks = new RegExp(`(?<!(?:^|[\\s(x×'’])\\d+(?:[.,/]\\d+)*)${quote}`, 'g');
  let encloses: boolean | undefined;
  const isUnpaired = (unquoted: string) =>
    quote === '"' &&
    (unquoted.match(marks) ?? []).length % 2 === 1 &&
    (encloses ??= new RegExp(`(?:^|[${ends}])${quote}`, 'm').test(text));
  return (source: string): 'stray' | 'literal' | null => {
    let isOpen = false;
    let hasLiteral = false;
    for (cell.lastIndex = 0; cell.lastIndex < source.length;) {
      const [, unquoted] = cell.exec(source) ?? [];
      hasLiteral ||= unquoted !== undefined && (isIndented.test(unquoted) || isUnpaired(unquoted));
      if (unquoted === undefined) isOpen = false;
      else if (isOpen && unquoted.endsWith(quote)) return 'stray';
      else if (isInside.test(unquoted)) isOpen = true;
    }
    return hasLiteral ? 'literal' : null;
  };
}

/** Escapes a character for use in a character class. */
export function escapeInClass(character: string): string {
  return character.replace(/[\\\]^-]/, '\\$&');
}

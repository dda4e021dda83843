import {
  type DelimitedRecord,
  type Dialect,
  escapeInClass,
  firstRecords,
  mostFrequent,
  normalizeLineEndings,
  visitRecords,
} from './records';

/** In a tie, the delimiter listed first is used; the tab comes first because it is rare in text. */
const DELIMITERS = ['\t', ',', ';', '|', '\x1f', '^', '~'];

/** The first line, in which Excel can name the delimiter. */
const namedDelimiter = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i;

/** Number of characters and records inspected to detect the dialect. */
const HEAD = 100_000;
const RECORDS = 60;

/** The content of a file with LF line endings, without the line that names its delimiter. */
interface DelimitedText {
  readonly text: string;
  readonly dialect: Dialect;
}

/** Delimiter of a table with one column: it occurs in no text, so that commas stay in cells. */
export const NO_DELIMITER = '\0';

/** The position of the header among the records that are not blank. */
export interface HeaderPosition {
  /** Number of records before the table, comments included. */
  readonly skipped: number;
  readonly comments: number;
  /** Whether the first record of the table contains the column names. */
  readonly hasNames: boolean;
  /** The most frequent number of cells in a record. */
  readonly width: number;
}

const MAX_TITLES = 20;

/**
 * Finds the header: the first record that is not a comment or a title. A comment begins with `#`
 * and differs from the table in its number of cells. A title is a single cell above a wider table,
 * followed by a blank line, a table of at least three columns, or common column names.
 */
export function findHeader(all: readonly DelimitedRecord[]): HeaderPosition {
  const records = all.filter(({ isBlank }) => !isBlank);
  const width = mostFrequent(records.map(({ cells }) => cells.length)) ?? 0;
  const comments = Math.max(
    0,
    records.findIndex((record) => !isComment(record, width)),
  );
  const skipped = comments + countTitles(all, records.slice(comments), width);
  const [first, ...rest] = records.slice(skipped).map(({ cells }) => cells);
  const hasNames = !first || !(looksLikeData(first, rest) || looksLikeLine(first, rest));
  return { skipped, comments, hasNames, width: skipped === 0 && first ? first.length : width };
}

export function isComment({ cells }: DelimitedRecord, width: number): boolean {
  return cells.length !== width && (cells[0] ?? '').startsWith('#');
}

function countTitles(
  all: readonly DelimitedRecord[],
  records: readonly DelimitedRecord[],
  width: number,
): number {
  const isBelowBlank = (record: DelimitedRecord) => {
    const above = all[all.indexOf(record) - 1];
    return above !== undefined && countFilled(above.cells) === 0;
  };
  const isWide = ({ cells }: DelimitedRecord) =>
    cells.length === width && countFilled(cells) > Math.max(1, width / 3);
  // A title with as many cells as the header is recognized by the names below the blank line.
  const named = records
    .slice(0, MAX_TITLES + 1)
    .findIndex(
      (one, at) =>
        isWide(one) &&
        isBelowBlank(one) &&
        countNames(one.cells) >
          Math.max(1, ...records.slice(0, at).map(({ cells }) => countNames(cells))),
    );
  if (named !== -1) return named;
  const found = records.findIndex(isWide);
  const header = records[found];
  const titles = records.slice(0, found);
  const rest = records.slice(found + 1).map(({ cells }) => cells);
  const areTitles =
    header !== undefined &&
    found <= MAX_TITLES &&
    titles.every(({ cells }) => countFilled(cells) < 2 || 2 * cells.length < width) &&
    rest.length > 0 &&
    !looksLikeData(header.cells, rest) &&
    (isBelowBlank(header) ||
      (!titles.some((title) => isBrokenHeader(title, header)) &&
        ((width > 2 && titles.every(({ cells }) => cells.length < width)) ||
          header.cells.some(isUsualName))));
  return areTitles ? found : 0;
}

/**
 * Whether the line above a table is its header rather than a title: it contains a known column name
 * (or names separated by a different delimiter), and the row below it contains none.
 */
function isBrokenHeader({ cells }: DelimitedRecord, below: DelimitedRecord): boolean {
  const [line = ''] = cells;
  const isSplitElsewhere = DELIMITERS.some((delimiter) => {
    const parts = line.split(delimiter);
    return parts.length === below.cells.length && parts.every((part) => part.trim() === part);
  });
  return countNames(below.cells) === 0 && (isSplitElsewhere || cells.some(isName));
}

function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/**
 * Minimum share of a column’s cells that must have the same pattern, or the same number of parts.
 */
const MIN_SHARE = 0.8;

/**
 * Whether the first record is data: in every column of ids or numbers its cell resembles those
 * below it, and none of its cells is a common column name.
 */
export function looksLikeData(
  first: readonly string[],
  rest: readonly (readonly string[])[],
): boolean {
  if (rest.length < 2 || first.some(isUsualName)) return false;
  const areAlike = first.flatMap((cell, column) => {
    const below = rest.map((cells) => cells[column] ?? '').filter((text) => text !== '');
    const patterns = below.map(patternOf);
    const common = mostFrequent(patterns);
    const alike = patterns.filter((one) => one === common).length;
    if (!common?.includes('9') || alike < MIN_SHARE * patterns.length) return [];
    const isYear = /^(?:19|20)\d\d$/.test(cell.trim()) && !below.every((text) => text.length === 4);
    return [patternOf(cell) === common && !isYear];
  });
  return areAlike.length > 0 && areAlike.every((isAlike) => isAlike);
}

/**
 * Whether the first record is one of the lines of a file with one column, such as answers: it
 * occurs again below, or other lines also begin with a number, or most of them are sentences.
 * pandas names a column without a name `0`.
 */
function looksLikeLine(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const [line = '', ...more] = first.map((cell) => cell.trim());
  if (more.length > 0 || rest.length < 2 || line === '' || line === '0') return false;
  if (isUsualName(line) || rest.some(({ length }) => length > 1)) return false;
  const below = rest.map(([cell = '']) => cell.trim()).filter((cell) => cell !== '');
  if (below.includes(line)) return true;
  if (isSentence(line)) return 2 * below.filter(isSentence).length >= below.length;
  const areNumbers = below.every((cell) => patternOf(cell) === '9');
  return !areNumbers && beginsWithNumber(line) && below.some(beginsWithNumber);
}

function isSentence(line: string): boolean {
  return /\s\S+\s.*[.!?]$/.test(line);
}

function beginsWithNumber(line: string): boolean {
  return /^[^\p{L}\d]{0,3}\d/u.test(line);
}

/**
 * The pattern of digits, letters and symbols: `q12` and `q7` have the same, as do `12,5` and
 * `0.75`.
 */
function patternOf(text: string): string {
  return text
    .slice(0, 40)
    .trim()
    .replace(/^[+-]/, '')
    .replace(/\d+(?:[.,]\d+)*/g, '9')
    .replace(/\p{L}+/gu, 'a');
}

const usualNames = new Set(
  'id qid uid key index question query answer answers gold reference references prediction predictions predicted response output label text model name type score context document title'.split(
    ' ',
  ),
);

/** Whether a cell contains a common column name and is not a sentence. */
export function isUsualName(cell: string): boolean {
  const words = cell.toLowerCase().split(/[^\p{L}]+/u);
  return cell.length <= 40 && words.length <= 5 && words.some((word) => usualNames.has(word));
}

/** Whether a cell is a common column name in one word, such as `gold_answer`. */
function isName(cell: string): boolean {
  return /^\s*[\p{L}_]+\s*$/u.test(cell) && isUsualName(cell);
}

/** The number of cells that are common one-word column names. */
export function countNames(cells: readonly string[]): number {
  return cells.filter(isName).length;
}

/** A noncharacter, which occurs in no text; used if quotation marks do not enclose cells. */
const NO_QUOTE = '\uFFFF';

/** Detects the delimiter (chosen, named in the first line, or guessed) and the quote character. */
export function recognizeDialect(
  text: string,
  chosen?: string,
  hasLiteralQuotes = false,
): DelimitedText {
  const named = namedDelimiter.exec(text);
  const rest = named ? text.slice(named[0].length) : text;
  const head = rest.slice(0, HEAD);
  const delimiter = chosen ?? named?.[1] ?? findDelimiter(head, hasLiteralQuotes);
  const dialect = { delimiter, quote: findQuote(head, delimiter, hasLiteralQuotes) };
  const unified = normalizeLineEndings(rest, dialect);
  return {
    text: hasSpacedDelimiters(unified, dialect) ? closeUp(unified, dialect) : unified,
    dialect,
  };
}

/**
 * Whether each delimiter is followed by one space, as in `id, answer`: in the first line, which
 * must contain a delimiter, and outside quoted cells in all other lines of the sample. The space is
 * not part of a cell.
 */
function hasSpacedDelimiters(text: string, dialect: Dialect): boolean {
  const { delimiter } = dialect;
  const [first = '', ...lines] = text.slice(0, HEAD).split('\n', RECORDS);
  if (!first.includes(`${delimiter} `)) return false;
  return [first, ...lines.slice(0, -1)].every((line) =>
    [...line.matchAll(cellsAfter(dialect))].every(([, , after]) => after?.startsWith(' ')),
  );
}

/** Removes the space after each delimiter outside quoted cells. */
function closeUp(text: string, dialect: Dialect): string {
  return text.replace(
    cellsAfter(dialect),
    (_, before: string, after = '') => before + String(after).replace(/^ /, ''),
  );
}

/**
 * Matches a delimiter with the space and the quoted cell that follow it, and a quoted first cell
 * before it; a delimiter at the end of a line needs no space.
 */
function cellsAfter({ delimiter, quote }: Dialect): RegExp {
  const quoted = `${quote}(?:[^${quote}]|${quote}${quote})*${quote}`;
  const mark = `[${escapeInClass(delimiter)}]`;
  return new RegExp(`((?:^${quoted})?${mark})(?!\n|$)( ?${quoted}| )?`, 'gm');
}

/**
 * The delimiter that splits most of the first records into as many cells as the header, at least
 * two. If there is none, each line is one cell unless malformed quoting suggests otherwise.
 */
function findDelimiter(head: string, hasLiteralQuotes: boolean): string {
  const fits = DELIMITERS.map((delimiter) => {
    const dialect = { delimiter, quote: findQuote(head, delimiter, hasLiteralQuotes) };
    const all = firstRecords(normalizeLineEndings(head, dialect), dialect, RECORDS);
    const { skipped, width } = findHeader(all);
    const records = all.filter(({ isBlank }) => !isBlank).slice(skipped);
    const agreeing = records.filter(({ cells }) => cells.length === width).length;
    return { delimiter, width, share: agreeing / records.length };
  });
  const [best] = fits
    .filter(({ width }) => width > 1)
    .sort((one, other) => other.share - one.share || other.width - one.width);
  if (best) return best.delimiter;
  if (hasLiteralQuotes) return NO_DELIMITER;
  const lines = { delimiter: NO_DELIMITER, quote: '"' };
  const all = firstRecords(normalizeLineEndings(head, lines), lines, RECORDS);
  return all.some(({ brokenQuote }) => brokenQuote !== null) ? ',' : NO_DELIMITER;
}

/**
 * Whether the cells of a single column may be rows: most of them are split into the same number of
 * parts by runs of spaces, or by a delimiter that does not occur only in numbers or before spaces.
 */
export function mayBeRows(name: string, cells: readonly string[]): boolean {
  if (/\s"[^"]+"(?:\s|$)/.test(name)) return true;
  const lines = cells.filter((cell) => cell !== '').slice(0, RECORDS);
  const areEven = (rows: readonly (readonly string[])[]) => {
    const width = mostFrequent(rows.map(({ length }) => length));
    const agreeing = rows.filter(({ length }) => length > 1 && length === width).length;
    return agreeing > 1 && agreeing >= MIN_SHARE * rows.length;
  };
  const isText = (parts: readonly string[]) =>
    parts.slice(1).every((part) => part.startsWith(' ')) ||
    parts.every((part) => /^[\d.\s+-]*$/.test(part));
  const hasDelimiter = DELIMITERS.some((delimiter) => {
    const dialect = { delimiter, quote: '"' };
    const rows = lines.map((line) => visitRecords(line, dialect, ({ cells }) => cells) ?? []);
    return areEven(rows) && !rows.every(isText);
  });
  return hasDelimiter || areEven([name, ...lines].map((line) => line.trim().split(/ {2,}/)));
}

/** Whether a record is a line of dashes, as below the header of a printed table: `|----|:---|`. */
export function isRule({ cells }: DelimitedRecord, { delimiter }: Dialect): boolean {
  const line = cells.join('');
  return delimiter === '|' && line.includes('---') && /^[-+: ]+$/.test(line);
}

function findQuote(head: string, delimiter: string, hasLiteralQuotes: boolean): string {
  if (hasLiteralQuotes) return NO_QUOTE;
  return isQuotedByApostrophes(head, delimiter) ? "'" : '"';
}

/** Whether the first record, and most others, are quoted with apostrophes. */
function isQuotedByApostrophes(head: string, delimiter: string): boolean {
  if (!head.trimStart().startsWith("'")) return false;
  const dialect = { delimiter, quote: "'" };
  const records = firstRecords(normalizeLineEndings(head, dialect), dialect, RECORDS);
  const filled = records.filter(({ isBlank }) => !isBlank);
  const [first, second] = filled;
  if (!first || !second) return false;
  // The last record is ignored, since the sample may end inside it.
  if (filled.slice(0, -1).some(({ brokenQuote }) => brokenQuote !== null)) return false;
  const unified = normalizeLineEndings(head, dialect).slice(first.start, second.start).trimEnd();
  return unified === first.cells.map((cell) => `'${cell.replaceAll("'", "''")}'`).join(delimiter);
}

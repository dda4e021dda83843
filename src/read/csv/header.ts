import type { DelimitedRecord } from './records';

/** Where a table begins among the records of a file that are not blank. */
export interface HeaderPosition {
  /** Records before the table, comments included. */
  readonly skipped: number;
  readonly comments: number;
  /** Whether the first record of the table holds the column names. */
  readonly hasNames: boolean;
  /** Cells of most records. */
  readonly width: number;
}

/** Most titles above a header. */
const MAX_TITLES = 20;

/**
 * Finds the header: the first record that is not a comment or a title. A comment begins with `#` and
 * has another number of cells than the table. A title is a single cell above a wider table, followed
 * by a blank line, a table of at least three columns, or usual column names.
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
  const hasNames = !first || !looksLikeData(first, rest);
  return { skipped, comments, hasNames, width: skipped > 0 ? width : (first?.length ?? 0) };
}

/** Whether a record is a comment in a table with `width` columns. */
export function isComment({ cells }: DelimitedRecord, width: number): boolean {
  return cells.length !== width && (cells[0] ?? '').startsWith('#');
}

function countTitles(
  all: readonly DelimitedRecord[],
  records: readonly DelimitedRecord[],
  width: number,
): number {
  if (width < 2) return 0;
  const found = records.findIndex(
    ({ cells }) => cells.length === width && countFilled(cells) > Math.max(1, width / 3),
  );
  const header = records[found];
  if (!header || found === 0 || found > MAX_TITLES) return 0;
  const titles = records.slice(0, found);
  if (titles.some(({ cells }) => countFilled(cells) > 1 && 2 * cells.length >= width)) return 0;
  const rest = records.slice(found + 1).map(({ cells }) => cells);
  if (rest.length === 0 || looksLikeData(header.cells, rest)) return 0;
  const above = all[all.indexOf(header) - 1];
  const isSetApart =
    (width > 2 && titles.every(({ cells }) => cells.length < width)) ||
    (above !== undefined && countFilled(above.cells) === 0) ||
    header.cells.some(isUsualName);
  return isSetApart ? found : 0;
}

function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** Least share of a column’s cells with one pattern for the pattern to count. */
const MIN_SHARE = 0.8;

/**
 * Whether the first record is data: in every column of ids or numbers its cell looks like those below,
 * and none of its cells is a usual column name.
 */
function looksLikeData(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (rest.length < 2 || first.some(isUsualName)) return false;
  const areAlike = first.flatMap((cell, column) => {
    const below = rest.map((cells) => cells[column] ?? '').filter((text) => text !== '');
    const patterns = below.map(patternOf);
    const common = mostFrequent(patterns);
    const share = patterns.filter((one) => one === common).length / Math.max(1, patterns.length);
    if (common === undefined || !common.includes('9') || share < MIN_SHARE) return [];
    const isYear = /^(?:19|20)\d\d$/.test(cell.trim()) && !below.every((text) => text.length === 4);
    return [patternOf(cell) === common && !isYear];
  });
  return areAlike.length > 0 && areAlike.every((isAlike) => isAlike);
}

/** The pattern of digits, letters and signs: `q12` and `q7` share one, as do `12,5` and `0.75`. */
function patternOf(text: string): string {
  return text
    .slice(0, 40)
    .trim()
    .replace(/^[+-]/, '')
    .replace(/\d+(?:[.,]\d+)*/g, '9')
    .replace(/\p{L}+/gu, 'a');
}

function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

const usualNames = new Set(
  'id qid uid key index question query answer answers gold reference references prediction predictions predicted response output label text model name type score context document title'.split(
    ' ',
  ),
);

function isUsualName(cell: string): boolean {
  if (cell.length > 40) return false;
  return cell
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => usualNames.has(word));
}

import type { DelimitedRecord } from './records';

/** Where a table begins among the records of a file that are not blank. */
export interface HeaderPlace {
  /** Records before the table. */
  readonly leftOut: number;
  /** Those of them that are comments. */
  readonly comments: number;
  /** Whether the first record of the table holds the names of the columns. */
  readonly hasNames: boolean;
  /** Cells of most records. */
  readonly width: number;
}

/** Lines above a header that are looked through. */
const MAX_ABOVE = 20;

/**
 * Finds the header: the first record, save where comments or titles stand above it. A comment begins
 * with `#` and is cut into other cells than the table. A title is one cell above a wider table, and
 * set apart: by a blank line, by a table of three columns or more, or by usual names below it.
 */
export function findHeader(all: readonly DelimitedRecord[]): HeaderPlace {
  const records = all.filter(({ isBlank }) => !isBlank);
  const width = commonWidth(records);
  const comments = records.findIndex((record) => !isComment(record, width));
  const start = Math.max(0, comments);
  const leftOut = start + countTitles(all, records.slice(start), width);
  const [first, ...rest] = records.slice(leftOut).map(({ cells }) => cells);
  const hasNames = !first || !looksLikeData(first, rest);
  return { leftOut, comments: start, hasNames, width: leftOut > 0 ? width : (first?.length ?? 0) };
}

/** Whether a record is a comment in a table of so many columns. */
export function isComment({ cells }: DelimitedRecord, width: number): boolean {
  return cells.length !== width && (cells[0] ?? '').startsWith('#');
}

function commonWidth(records: readonly DelimitedRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
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
  if (!header || found === 0 || found > MAX_ABOVE) return 0;
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

/** Share of a column that has to be of one shape for the shape to say something. */
const ALIKE = 0.8;

/**
 * Whether a first record is one of the rows: its ids or numbers look like those below it, in most of
 * the columns that hold such, and none of its cells is a usual name of a column.
 */
function looksLikeData(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (rest.length < 2 || first.some(isUsualName)) return false;
  let alike = 0;
  let unlike = 0;
  first.forEach((cell, column) => {
    const below = rest.map((cells) => cells[column] ?? '').filter((text) => text !== '');
    const shapes = below.map(shapeOf);
    const common = mostFrequent(shapes);
    const share = shapes.filter((shape) => shape === common).length / Math.max(1, shapes.length);
    if (common === undefined || !common.includes('9') || share < ALIKE) return;
    const isYear = /^(?:19|20)\d\d$/.test(cell.trim()) && !below.every((text) => text.length === 4);
    if (shapeOf(cell) === common && !isYear) alike++;
    else unlike++;
  });
  return alike > 0 && unlike === 0;
}

/** `q12` and `q7` are of one shape, `12,5` and `0.75` too: runs of digits, letters, and what joins them. */
function shapeOf(text: string): string {
  return text
    .slice(0, 40)
    .trim()
    .replace(/^[+-]/, '')
    .replace(/\d+(?:[.,]\d+)*/g, '9')
    .replace(/\p{L}+/gu, 'a');
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
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

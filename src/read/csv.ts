import type { Problem, Table } from '../core/model';
import { limitsOf, type ReadLimits, type ReadOptions } from '../core/read-options';
import { readingProblems, textProblems } from '../core/words/reading-problems';
import { findHeader, type HeaderPosition, isComment, recognizeDialect } from './csv/header';
import { type DelimitedRecord, firstRecords, visitRecords } from './csv/records';
import type { Parsed, TextFormat } from './format';
import { uniqueNames } from './tables';

/** Comma-separated values with any common delimiter. Accepts any text. */
export const csv: TextFormat = {
  id: 'csv',
  label: 'CSV',
  recognize: () => true,
  parse: parseDelimited,
};

/** Tab-separated values. */
export const tsv: TextFormat = {
  id: 'tsv',
  label: 'TSV',
  recognize: (text, _, { delimiter }) =>
    recognizeDialect(text.slice(0, HEAD), delimiter).dialect.delimiter === '\t',
  parse: parseDelimited,
};

/** Characters inspected to recognize the format, and records inspected to find the header. */
const HEAD = 100_000;
const RECORDS = 100;

function parseDelimited(content: string, file: string, options: ReadOptions): Parsed {
  const { text, dialect } = recognizeDialect(content, options.delimiter);
  const header = locateHeader(firstRecords(text, dialect, RECORDS), options.headerRow);
  const table = createTable(file, header, limitsOf(options));
  const titles: string[] = [];
  const comments: string[] = [];
  let count = 0;
  const refusal = visitRecords(text, dialect, (record) => {
    if (record.isBlank) return null;
    count++;
    const { cells, start, brokenQuote } = record;
    if (brokenQuote !== null) {
      const before = firstRecords(`${text.slice(start, brokenQuote)}.`, dialect, 1);
      return table.refuseQuote((before[0]?.cells.length ?? 1) - 1);
    }
    const isAbove = count <= header.skipped;
    const isRemark = isAbove
      ? count <= header.comments
      : header.comments > 0 && isComment(record, header.width);
    if (isAbove || isRemark) {
      (isRemark ? comments : titles).push(lineStart(text, start));
      return null;
    }
    const isHeader = header.hasNames && count === header.skipped + 1;
    return isHeader ? table.name(cells) : table.add(cells);
  });
  const { headerRow } = options;
  const choices = { headerRow: header.hasNames ? header.skipped + 1 : 0 };
  const refuse = (problem: Problem): Parsed => ({ kind: 'refused', problem, choices });
  if (refusal) return refuse(refusal);
  if (count === 0) return refuse(readingProblems.emptyFile(file));
  if (headerRow !== undefined && headerRow > count) {
    return refuse(textProblems.noSuchHeaderRow(file, headerRow, count));
  }
  const finished = table.finish();
  if (finished.table.rowCount === 0) return refuse(readingProblems.noRows(file));
  const problems: Problem[] = [];
  const [comment] = comments;
  if (comment !== undefined) {
    problems.push(textProblems.commentLines(file, comments.length, comment));
  }
  const [title] = titles;
  if (title !== undefined) {
    problems.push(textProblems.linesBeforeHeader(file, titles.length, title));
  }
  if (!header.hasNames && headerRow === undefined) {
    problems.push(textProblems.noHeader(file, finished.table.columns.length));
  }
  if (finished.ragged) problems.push(finished.ragged);
  return { kind: 'table', table: finished.table, choices, problems };
}

/** The user's header row, or the one that the first records suggest. */
function locateHeader(records: readonly DelimitedRecord[], chosen?: number): HeaderPosition {
  const found = findHeader(records);
  if (chosen === undefined) return found;
  const filled = records.filter(({ isBlank }) => !isBlank);
  const skipped = chosen === 0 ? found.comments : chosen - 1;
  const comments = Math.min(found.comments, skipped);
  const width = filled[skipped]?.cells.length ?? (chosen === 0 ? 0 : found.width);
  return { skipped, comments, hasNames: chosen > 0, width };
}

function lineStart(text: string, start: number): string {
  const line = text.slice(start, start + 60).split('\n', 1)[0] ?? '';
  return line.length === 60 ? `${line}…` : line;
}

/**
 * A table that grows record by record. Missing cells are empty. Extra cells get their own columns
 * unless they are empty, as after a trailing delimiter. `name` and `add` return the problem that
 * ends the reading, or `null`.
 */
function createTable(file: string, header: HeaderPosition, limits: ReadLimits) {
  const columns: string[][] = [];
  let names: readonly string[] = [];
  let { width } = header;
  let isNamed = !header.hasNames;
  let rowCount = 0;
  let raggedRows = 0;
  let firstRagged = { row: 0, found: 0 };

  const findTooLong = (cells: readonly string[], row: number): Problem | null => {
    const column = cells.findIndex((cell) => cell.length > limits.cellLength);
    const { length } = cells[column] ?? '';
    if (column === -1) return null;
    return textProblems.cellTooLong(file, row, names[column], length, limits.cellLength);
  };
  const findTooMany = (): Problem | null => {
    const cells = Math.max(width, columns.length) * Math.max(1, rowCount);
    return cells > limits.cells ? textProblems.tooManyCells(file, cells, limits.cells) : null;
  };

  return {
    name: (cells: readonly string[]): Problem | null => {
      names = uniqueNames(cells);
      width = countFilled(cells);
      isNamed = true;
      return findTooLong(cells, 0) ?? findTooMany();
    },
    add: (cells: readonly string[]): Problem | null => {
      const row = ++rowCount;
      const filled = cells.length > width ? Math.max(width, countFilled(cells)) : cells.length;
      if (filled < width || filled > Math.max(width, names.length)) {
        if (raggedRows++ === 0) firstRagged = { row, found: cells.length };
      }
      const tooMany = findTooMany();
      if (tooMany) return tooMany;
      for (let column = columns.length; column < filled; column++) {
        columns.push(new Array<string>(row - 1).fill(''));
      }
      columns.forEach((column, at) => column.push(cells[at] ?? ''));
      return findTooLong(cells, row) ?? findTooMany();
    },
    /** The problem of a broken quotation mark in the next record. */
    refuseQuote: (column: number): Problem =>
      textProblems.brokenQuote(file, isNamed ? rowCount + 1 : 0, names[column]),
    finish: (): { readonly table: Table; readonly ragged: Problem | null } => {
      const count = Math.max(width, columns.length);
      const all = Array.from({ length: count }, (_, column) => names[column] ?? '');
      const cells = all.map((_, at) => columns[at] ?? new Array<string>(rowCount).fill(''));
      const { row, found } = firstRagged;
      const expected = names.length || width;
      return {
        table: { columns: uniqueNames(all), cells, rowCount },
        ragged:
          raggedRows > 0 ? textProblems.raggedRows(file, raggedRows, row, found, expected) : null,
      };
    },
  };
}

/** The cells up to the last that is not empty; at least one. */
function countFilled(cells: readonly string[]): number {
  return Math.max(1, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

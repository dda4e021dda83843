import { nameEvidence } from '../core/dataset/mapping/column-names';
import type { Problem, Table } from '../core/model';
import { limitsOf, type ReadLimits, type ReadOptions } from '../core/read-options';
import { readingProblems, textProblems } from '../core/words/reading-problems';
import {
  findHeader,
  type HeaderPosition,
  isComment,
  isRule,
  isUsualName,
  mayBeRows,
  recognizeDialect,
} from './csv/header';
import { createRepair, type DelimitedRecord, firstRecords, visitRecords } from './csv/records';
import type { ParseResult, TextFormat } from './format';
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

/** Number of characters and records inspected to recognize the format and the header. */
const HEAD = 100_000;
const RECORDS = 100;

function parseDelimited(content: string, file: string, options: ReadOptions): ParseResult {
  const { text, dialect } = recognizeDialect(content, options.delimiter, options.literalQuotes);
  const repair = createRepair(text, dialect);
  const head = firstRecords(text, dialect, RECORDS, repair);
  const records = head.filter((record) => !isRule(record, dialect));
  const header = locateHeader(records, options.headerRow);
  const table = createTable(file, header, limitsOf(options));
  const titles: string[] = [];
  const comments: string[] = [];
  const rules: string[] = [];
  let count = 0;
  const visit = (record: DelimitedRecord): Problem | null => {
    if (record.isBlank) return null;
    if (isRule(record, dialect)) {
      rules.push(lineStart(text, record.start));
      return null;
    }
    count++;
    const { cells, start, brokenQuote } = record;
    if (brokenQuote !== null) {
      const before = firstRecords(text.slice(start, brokenQuote), dialect, 1);
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
    if (isHeader) return table.name(cells, record);
    // A printed table pads its cells with spaces.
    return table.add(rules.length > 0 ? cells.map((cell) => cell.trim()) : cells, record);
  };
  const refusal = visitRecords(text, dialect, visit, repair);
  const { headerRow } = options;
  const choices = { headerRow: header.hasNames ? header.skipped + 1 : 0 };
  const refuse = (problem: Problem): ParseResult => ({ kind: 'refused', problem, choices });
  if (refusal) return refuse(refusal);
  if (count === 0) return refuse(readingProblems.emptyFile(file));
  if (headerRow !== undefined && headerRow > count) {
    return refuse(textProblems.noSuchHeaderRow(file, headerRow, count));
  }
  const finished = table.finish();
  if (finished.table.rowCount === 0) return refuse(readingProblems.noRows(file));
  const problems: Problem[] = [];
  const { columns, cells: texts } = finished.table;
  const [name = ''] = columns;
  if (columns.length === 1) {
    const isDoubtful = header.hasNames && headerRow === undefined && !isColumnName(name);
    if (mayBeRows(name, texts[0] ?? [])) problems.push(textProblems.oneColumn(file));
    else if (isDoubtful) problems.push(readingProblems.firstLine(file, lineStart(name, 0)));
  }
  const [rule] = rules;
  if (rule !== undefined) problems.push(textProblems.ruleLines(file, rules.length, rule));
  const [comment] = comments;
  if (comment !== undefined) {
    problems.push(textProblems.commentLines(file, comments.length, comment));
  }
  const [title] = titles;
  if (title !== undefined) {
    problems.push(textProblems.linesBeforeHeader(file, titles.length, title));
  }
  if (!header.hasNames && headerRow === undefined) {
    problems.push(readingProblems.noHeader(file, finished.table.columns.length));
  }
  problems.push(...finished.problems);
  return { kind: 'table', table: finished.table, choices, problems };
}

/** The header row that the user chose, or the one suggested by the first records. */
function locateHeader(records: readonly DelimitedRecord[], chosen?: number): HeaderPosition {
  const found = findHeader(records);
  if (chosen === undefined) return found;
  const filled = records.filter(({ isBlank }) => !isBlank);
  const skipped = chosen === 0 ? found.comments : chosen - 1;
  const comments = Math.min(found.comments, skipped);
  const width = filled[skipped]?.cells.length ?? (chosen === 0 ? 0 : found.width);
  return { skipped, comments, hasNames: chosen > 0, width };
}

/** Whether the name of the only column is a known column name, in any language. */
function isColumnName(name: string): boolean {
  return isUsualName(name) || nameEvidence(name, 'reference') > 0;
}

function lineStart(text: string, start: number): string {
  const line = text.slice(start, start + 60).split('\n', 1)[0] ?? '';
  return line.length === 60 ? `${line}…` : line;
}

/** The number of rows of one kind, and the first such row. */
interface Tally {
  count: number;
  row: number;
  found: number;
}

const createTally = (): Tally => ({ count: 0, row: 0, found: 0 });

function addTo(tally: Tally, row: number, found = 0): void {
  if (tally.count++ === 0) Object.assign(tally, { row, found });
}

/**
 * A table that grows record by record. Missing cells are empty; extra cells that are not empty get
 * their own columns. A row with more cells than the header is suspect even if the extra ones are
 * empty: a delimiter in a cell may have shifted the others. `name` and `add` return the problem
 * that stops reading, or `null`.
 */
function createTable(file: string, header: HeaderPosition, limits: ReadLimits) {
  const columns: string[][] = [];
  let names: readonly string[] = [];
  let { width } = header;
  let isNamed = !header.hasNames;
  /** Cells of the header, with empty ones after a trailing delimiter. */
  let headerCells: readonly string[] = [];
  let rowCount = 0;
  const ragged = createTally();
  /** Rows with values in columns without a name. */
  const unnamed = createTally();
  /** Rows with a quotation mark in the middle of a cell; 0 for the header. */
  const stray = createTally();
  const repeated = createTally();
  /** Rows with a quotation mark that was read as part of its cell; 0 for the header. */
  const literal = createTally();

  const countQuotes = ({ hasStrayQuotes, hasLiteralQuote }: DelimitedRecord, row: number) => {
    if (hasStrayQuotes) addTo(stray, row);
    if (hasLiteralQuote) addTo(literal, row);
  };
  const findTooLong = (cells: readonly string[], row: number): Problem | null => {
    const column = cells.findIndex((cell) => cell.length > limits.cellLength);
    const { length } = cells[column] ?? '';
    if (column === -1) return null;
    // The name of the column would be its cell in the header, which is too long to show.
    const name = row === 0 ? undefined : names[column];
    return textProblems.cellTooLong(file, row, name, length, limits.cellLength);
  };
  const findTooMany = (): Problem | null => {
    const cells = Math.max(width, columns.length) * Math.max(1, rowCount);
    return cells > limits.cells ? textProblems.tooManyCells(file, cells, limits.cells) : null;
  };

  return {
    name: (cells: readonly string[], record: DelimitedRecord): Problem | null => {
      countQuotes(record, 0);
      names = uniqueNames(cells);
      headerCells = cells;
      width = countFilled(cells);
      isNamed = true;
      return findTooLong(cells, 0) ?? findTooMany();
    },
    add: (cells: readonly string[], record: DelimitedRecord): Problem | null => {
      if (width > 1 && isSame(cells, headerCells)) {
        addTo(repeated, rowCount + 1);
        return null;
      }
      const row = ++rowCount;
      const filled = cells.length > width ? Math.max(width, countFilled(cells)) : cells.length;
      if (filled < width || cells.length > Math.max(width, headerCells.length)) {
        addTo(ragged, row, cells.length);
      } else if (filled > width) addTo(unnamed, row, filled);
      countQuotes(record, row);
      const tooMany = findTooMany();
      if (tooMany) return tooMany;
      for (let column = columns.length; column < filled; column++) {
        columns.push(new Array<string>(row - 1).fill(''));
      }
      columns.forEach((column, at) => column.push(cells[at] ?? ''));
      return findTooLong(cells, row) ?? findTooMany();
    },
    /** The problem to report if quoting in the next record is malformed. */
    refuseQuote: (column: number): Problem =>
      textProblems.brokenQuote(file, isNamed ? rowCount + 1 : 0, names[column]),
    finish: (): { readonly table: Table; readonly problems: readonly Problem[] } => {
      const count = Math.max(width, columns.length);
      const all = Array.from({ length: count }, (_, column) => names[column] ?? '');
      const cells = all.map((_, at) => columns[at] ?? new Array<string>(rowCount).fill(''));
      // An empty header cell with a value below it in most rows is a column; otherwise, the
      // rows with a value there are shifted.
      const shifted = 2 * unnamed.count <= rowCount ? unnamed : createTally();
      const first =
        ragged.count > 0 && !(shifted.count > 0 && shifted.row < ragged.row) ? ragged : shifted;
      const expected = first === ragged ? names.length || width : width;
      const uneven = ragged.count + shifted.count;
      return {
        table: { columns: uniqueNames(all), cells, rowCount },
        problems: [
          ...(repeated.count > 0
            ? [readingProblems.repeatedHeader(file, repeated.count, repeated.row)]
            : []),
          ...(uneven > 0
            ? [textProblems.raggedRows(file, uneven, first.row, first.found, expected)]
            : []),
          ...(literal.count > 0
            ? [textProblems.literalQuotes(file, literal.count, literal.row)]
            : []),
          ...(stray.count > 0 ? [textProblems.strayQuotes(file, stray.count, stray.row)] : []),
        ],
      };
    },
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((cell, at) => cell === other[at]);
}

/** The cells up to the last that is not empty; at least one. */
function countFilled(cells: readonly string[]): number {
  return Math.max(1, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

import type { AnswerSource, IdSource, Table } from '../model';

import { readListLiteral } from '../answers/list-literal';

/** Sample size for comparing the ids of a prediction file with those of the gold file. */
const SAMPLE_SIZE = 2000;

/** Two columns with a smaller share of common ids do not count as containing the same ids. */
export const MIN_OVERLAP = 0.5;

/** Separates the parts of a composite id unless the mapping sets another separator. */
const ID_SEPARATOR = ' · ';

/** Ids that count the rows from 1. */
export const ROW_NUMBERS: IdSource = { kind: 'row', prefix: '', from: 1 };

/** Ids from one column, or from several as a composite id. */
export function idFrom(...columns: string[]): IdSource {
  return { kind: 'columns', columns };
}

/** The cells of a column; `null` without a name, or if the table has no such column. */
export function columnOf(table: Table, name?: string | null): readonly string[] | null {
  return name ? (table.cells[table.columns.indexOf(name)] ?? null) : null;
}

/**
 * The cells of a column, with numbers at full stored precision; `null` if the table has no such
 * column.
 */
export function exactColumnOf(table: Table, name: string): readonly string[] | null {
  return table.exact?.[table.columns.indexOf(name)] ?? columnOf(table, name);
}

/** The columns that the ids come from; empty if the ids are row numbers. */
export function idColumns(id: IdSource): readonly string[] {
  return id.kind === 'columns' ? id.columns : [];
}

/** The id of every row; `''` if all its parts are empty. */
export function readIds(table: Table, source: IdSource): readonly string[] {
  if (source.kind === 'row') {
    return Array.from(
      { length: table.rowCount },
      (_, row) => `${source.prefix}${row + source.from}`,
    );
  }
  const columns = source.columns
    .map((name) => columnOf(table, name))
    .filter((cells) => cells !== null);
  const [only] = columns;
  if (only && columns.length === 1) return only;
  const separator = source.separator ?? ID_SEPARATOR;
  return Array.from({ length: table.rowCount }, (_, row) => {
    const parts = columns.map((cells) => cells[row] ?? '');
    return parts.every((part) => part === '') ? '' : parts.join(separator);
  });
}

const indexes = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/**
 * The first row in which each value of a column occurs; cached, since both proposing and joining
 * index the ids.
 */
export function firstRows(cells: readonly string[]): ReadonlyMap<string, number> {
  const known = indexes.get(cells);
  if (known) return known;
  const first = new Map<string, number>();
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row] ?? '';
    if (!first.has(cell)) first.set(cell, row);
  }
  indexes.set(cells, first);
  return first;
}

export function firstText(cell: string | undefined, fallback: string): string {
  return cell === undefined || cell === '' ? fallback : cell;
}

/**
 * Returns a function that reads a row's answers, with numbers at full stored precision. Rows are
 * split only when needed.
 */
export function answerReader(table: Table, source: AnswerSource): (row: number) => string[] {
  const columns = source.columns
    .map((name) => exactColumnOf(table, name))
    .filter((cells) => cells !== null);
  return readAll(columns, (cells, row) => splitCell(cells[row] ?? '', source));
}

/**
 * Returns a function that reads a row's references; a number displayed with fewer digits than
 * stored yields both its displayed and its stored form.
 */
export function referenceReader(table: Table, source: AnswerSource): (row: number) => string[] {
  const columns = source.columns.flatMap((name) => {
    const cells = columnOf(table, name);
    return cells ? [{ cells, exact: exactColumnOf(table, name) ?? cells }] : [];
  });
  return readAll(columns, ({ cells, exact }, row) => {
    const shown = cells[row] ?? '';
    const stored = exact[row] ?? '';
    return shown === stored ? splitCell(shown, source) : [stored, shown];
  });
}

/** The answers of all columns; the list of a single column is returned without a copy. */
function readAll<Column>(
  columns: readonly Column[],
  read: (column: Column, row: number) => string[],
): (row: number) => string[] {
  const [only] = columns;
  return only !== undefined && columns.length === 1
    ? (row) => read(only, row)
    : (row) => columns.flatMap((column) => read(column, row));
}

/**
 * The answers in a cell. An empty cell has none; under `list`, a cell that is not a list is one
 * answer.
 */
function splitCell(cell: string, { split, separator }: AnswerSource): string[] {
  if (cell === '') return [];
  if (split === 'none' || (split === 'separator' && separator === '')) return [cell];
  if (split === 'separator') {
    return cell
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
  return readListLiteral(cell) ?? [cell];
}

/** At most 2,000 rows, evenly spread over a table because files are often sorted. */
export function sampleRows(table: Table): Table {
  if (table.rowCount <= SAMPLE_SIZE) return table;
  const rowCount = Math.ceil(table.rowCount / stepOf(table.rowCount));
  return { columns: table.columns, cells: table.cells.map(sampleValues), rowCount };
}

/** At most 2,000 of the values, evenly spread. */
export function sampleValues<T>(values: readonly T[]): readonly T[] {
  const step = stepOf(values.length);
  const starts = Array.from({ length: Math.ceil(values.length / step) }, (_, at) => at * step);
  return starts.flatMap((at) => values.slice(at, at + 1));
}

function stepOf(length: number): number {
  return Math.max(1, Math.ceil(length / SAMPLE_SIZE));
}

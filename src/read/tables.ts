import type { Problem, Table } from '../core/model';
import { limitsOf, type ReadLimits, type ReadOptions } from '../core/read-options';
import { binaryProblems } from '../core/words/binary-problems';
import { readingProblems } from '../core/words/reading-problems';
import { type ParseResult, refuse } from './format';
import { cellOf, type JsonObject, type JsonValue } from './json/value';

/* Shared by the formats that produce tables. */

/** Names unnamed columns by their position, and appends numbers to duplicate names. */
export function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name, column) => {
    const plain = name.trim() === '' ? `column ${column + 1}` : name.trim();
    let count = seen.get(plain) ?? 0;
    let unique = plain;
    while (seen.has(unique)) unique = `${plain} (${++count})`;
    seen.set(plain, Math.max(1, count)).set(unique, 1);
    return unique;
  });
}

export function findLongCell(
  { columns, cells }: Table,
  { cellLength }: ReadLimits,
  file: string,
): Problem | null {
  for (const [column, texts] of cells.entries()) {
    const row = texts.findIndex((text) => text.length > cellLength);
    if (row !== -1) {
      return binaryProblems.cellTooLong(file, row + 1, columns[column] ?? '', cellLength);
    }
  }
  return null;
}

/** Column for records that are not objects, and for the values of `{id: value}`. */
export const VALUE_COLUMN = 'value';

/** A field of the records; `path` starts at the outermost object. */
interface Field {
  readonly path: readonly string[];
  readonly inner: Map<string, Field>;
  /** One cell per record; `null` until a record has a value. */
  cells: string[] | null;
}

/**
 * Turns records into columns, in the order in which fields first appear. Nested objects become
 * columns `outer.inner`; lists are written as JSON; `null` is an empty cell. If two fields would
 * get the same name, such as `a.b` and `b` inside `a`, one is renamed, with a note.
 */
export function recordsToTable(
  records: readonly JsonValue[],
  fileName: string,
  options: ReadOptions,
): ParseResult {
  const { cells: maxCells, cellLength } = limitsOf(options);
  const maxColumns = Math.max(1, Math.floor(maxCells / Math.max(1, records.length)));
  const root: Field = { path: [], inner: new Map(), cells: null };
  const filled: Field[] = [];
  const refusals: Problem[] = [];
  const put = (field: Field, row: number, value: JsonValue) => {
    if (field.cells === null) {
      if (filled.length === maxColumns) {
        refusals.push(readingProblems.manyFields(fileName, row + 1, records.length, maxCells));
        return;
      }
      filled.push(field);
      field.cells = new Array<string>(records.length).fill('');
    }
    const text = cellOf(value);
    if (text.length > cellLength) {
      const name = field.path.join('.');
      refusals.push(readingProblems.longField(fileName, row + 1, name, text.length, cellLength));
    }
    field.cells[row] = text;
  };
  const putFields = ({ fields }: JsonObject, outer: Field, row: number) => {
    for (const [name, value] of fields) {
      const field = fieldIn(outer, name);
      if (value.kind === 'object') putFields(value, field, row);
      else put(field, row, value);
    }
  };
  for (const [row, record] of records.entries()) {
    if (record.kind === 'object') putFields(record, root, row);
    else put(fieldIn(root, VALUE_COLUMN), row, record);
    const [refusal] = refusals;
    if (refusal) return refuse(refusal);
  }
  const { columns, renamed } = nameColumns(filled);
  const problems: Problem[] = [];
  const scalar = records.findIndex(({ kind }) => kind !== 'object');
  if (scalar !== -1 && records.some(({ kind }) => kind === 'object')) {
    problems.push(readingProblems.mixedRecords(fileName, scalar + 1));
  }
  const [first, ...others] = renamed;
  if (first) {
    problems.push(readingProblems.fieldsRenamed(fileName, first.name, first.unique, others.length));
  }
  return {
    kind: 'table',
    table: { columns, cells: filled.map(({ cells }) => cells ?? []), rowCount: records.length },
    problems,
  };
}

function fieldIn(outer: Field, name: string): Field {
  let field = outer.inner.get(name);
  if (!field) {
    field = { path: [...outer.path, name], inner: new Map(), cells: null };
    outer.inner.set(name, field);
  }
  return field;
}

/** A unique name for each field, and the fields whose names changed. */
function nameColumns(fields: readonly Field[]) {
  const paths = fields.map(({ path }) => path.join('.'));
  const taken = new Set(paths);
  const used = new Set<string>();
  const renamed: { readonly name: string; readonly unique: string }[] = [];
  const columns = paths.map((path, index) => {
    const name = path.trim() === '' ? `column ${index + 1}` : path;
    let unique = name;
    for (let count = 2; used.has(unique) || (unique !== path && taken.has(unique)); count++) {
      unique = `${name} (${count})`;
    }
    used.add(unique);
    if (unique !== path) renamed.push({ name: path, unique });
    return unique;
  });
  return { columns, renamed };
}

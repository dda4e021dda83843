import type { Problem, Table } from '../core/model';
import { type ReadOptions, limitsOf } from '../core/read-options';
import { readingProblems } from '../core/words/reading-problems';
import { cellOf, type JsonObject, type JsonValue } from './json/value';

/** Column for records that are no objects, and for the texts of `{id: text}`. */
export const VALUE = 'value';

/** A field of the records, found by its way from the outermost object inwards. */
interface Field {
  readonly path: readonly string[];
  readonly inner: Map<string, Field>;
  /** A text a record, once some record has a value here. */
  cells: string[] | null;
}

export type RecordsTable =
  | { readonly kind: 'table'; readonly table: Table; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

/**
 * Turns records into columns, in the order in which fields first appear. Fields of objects inside a
 * record become `outer.inner`; lists stay as JSON in their cell; `null` is an empty cell. Two fields
 * of one name, such as `a.b` and `b` inside `a`, become two columns, and a note says so.
 */
export function recordsToTable(
  records: readonly JsonValue[],
  fileName: string,
  options: ReadOptions,
): RecordsTable {
  const { cells: mostCells, cellLength } = limitsOf(options);
  const mostColumns = Math.max(1, Math.floor(mostCells / Math.max(1, records.length)));
  const root: Field = { path: [], inner: new Map(), cells: null };
  const filled: Field[] = [];
  const refusals: Problem[] = [];
  const put = (field: Field, row: number, value: JsonValue) => {
    if (field.cells === null) {
      if (filled.length === mostColumns) {
        refusals.push(readingProblems.manyFields(fileName, row + 1, records.length, mostCells));
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
  for (const [row, record] of records.entries()) {
    if (record.kind === 'object') putFields(record, root, row, put);
    else put(fieldIn(root, VALUE), row, record);
    const [refusal] = refusals;
    if (refusal) return { kind: 'refused', problem: refusal };
  }
  const { columns, apart } = nameColumns(filled);
  return {
    kind: 'table',
    table: { columns, cells: filled.map(({ cells }) => cells ?? []), rowCount: records.length },
    problems: [...describeMixed(records, fileName), ...describeApart(apart, fileName)],
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

function putFields(
  { fields }: JsonObject,
  outer: Field,
  row: number,
  put: (field: Field, row: number, value: JsonValue) => void,
): void {
  for (const [name, value] of fields) {
    const field = fieldIn(outer, name);
    if (value.kind === 'object') putFields(value, field, row, put);
    else put(field, row, value);
  }
}

interface Apart {
  readonly name: string;
  readonly given: string;
}

/** A name for each field, apart from those before it. */
function nameColumns(fields: readonly Field[]): { columns: string[]; apart: Apart[] } {
  const taken = new Set(fields.map(({ path }) => path.join('.')));
  const used = new Set<string>();
  const apart: Apart[] = [];
  const columns = fields.map(({ path }, index) => {
    const joined = path.join('.');
    const name = joined.trim() === '' ? `column ${index + 1}` : joined;
    let given = name;
    for (let count = 2; used.has(given) || (given !== joined && taken.has(given)); count++) {
      given = `${name} (${count})`;
    }
    used.add(given);
    if (given !== joined) apart.push({ name: joined, given });
    return given;
  });
  return { columns, apart };
}

function describeMixed(records: readonly JsonValue[], fileName: string): Problem[] {
  const odd = records.findIndex(({ kind }) => kind !== 'object');
  const isMixed = odd !== -1 && records.some(({ kind }) => kind === 'object');
  return isMixed ? [readingProblems.mixedRecords(fileName, odd + 1)] : [];
}

function describeApart([first, ...others]: readonly Apart[], fileName: string): Problem[] {
  return first
    ? [readingProblems.fieldsApart(fileName, first.name, first.given, others.length)]
    : [];
}

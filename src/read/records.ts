import type { Problem, Table } from '../core/model';
import { readingProblems } from '../core/reading-problems';
import { type JsonValue, writeJson } from './json-value';

type JsonObject = Extract<JsonValue, { kind: 'object' }>;

/** Column for records that are no objects, and for the texts of `{id: text}`. */
const VALUE = 'value';

/** Column for the keys of an object that is keyed by id. */
const KEY = 'id';

/**
 * Turns records into columns, in the order in which fields first appear. Fields of objects inside a
 * record become `outer.inner`; lists stay as JSON in their cell; `null` is an empty cell.
 */
export function recordsToTable(
  records: readonly JsonValue[],
  fileName: string,
): { readonly table: Table; readonly problems: readonly Problem[] } {
  const columns = new Map<string, string[]>();
  const put = (name: string, row: number, text: string) => {
    let cells = columns.get(name);
    if (!cells) columns.set(name, (cells = new Array<string>(records.length).fill('')));
    cells[row] = text;
  };
  const odd = records.findIndex((record) => record.kind !== 'object');
  records.forEach((record, row) => {
    if (record.kind === 'object') putFields(record, '', row, put);
    else put(VALUE, row, cellOf(record));
  });
  const mixed = odd !== -1 && records.some((record) => record.kind === 'object');
  return {
    table: {
      columns: [...columns.keys()],
      cells: [...columns.values()],
      rowCount: records.length,
    },
    problems: mixed ? [readingProblems.mixedRecords(fileName, odd + 1)] : [],
  };
}

function putFields(
  { fields }: JsonObject,
  prefix: string,
  row: number,
  put: (name: string, row: number, text: string) => void,
): void {
  for (const [name, value] of fields) {
    if (value.kind === 'object') putFields(value, `${prefix}${name}.`, row, put);
    else put(`${prefix}${name}`, row, cellOf(value));
  }
}

function cellOf(value: JsonValue): string {
  if (value.kind === 'text' || value.kind === 'number') return value.text;
  if (value.kind === 'constant') return value.text === 'null' ? '' : value.text;
  return writeJson(value);
}

/**
 * Finds the records in a JSON value: a list; an object keyed by id; or the largest of either inside
 * an object. `null` when there is none.
 */
export function findRecords(value: JsonValue): readonly JsonValue[] | null {
  if (value.kind === 'list') return value.items;
  if (value.kind !== 'object') return null;
  const inner = [...value.fields.values()].flatMap((field) => {
    const isKeyed = field.kind === 'object' && isKeyedById(field);
    return field.kind === 'list' || isKeyed ? [findRecords(field) ?? []] : [];
  });
  const largest = inner.sort((a, b) => b.length - a.length)[0];
  if (largest && largest.some((item) => item.kind === 'object') && !isKeyedById(value)) {
    return largest;
  }
  return keyedRecords(value);
}

/** Fields that are all objects of few shapes, all lists, or all single values: the keys are ids. */
function isKeyedById({ fields }: JsonObject): boolean {
  const values = [...fields.values()];
  if (values.length < 2) return false;
  if (values.every((value) => value.kind === 'object')) {
    const shape = (value: JsonValue) =>
      value.kind === 'object' ? [...value.fields.keys()].sort().join('\n') : '';
    const shapes = new Set(values.map(shape));
    return shapes.size <= Math.max(1, values.length / 2);
  }
  const lists = values.filter((value) => value.kind === 'list').length;
  const objects = values.filter((value) => value.kind === 'object').length;
  return objects === 0 && (lists === 0 || lists === values.length);
}

function keyedRecords({ fields }: JsonObject): JsonValue[] {
  return [...fields].map(([key, value]): JsonValue => {
    const id: JsonValue = { kind: 'text', text: key };
    if (value.kind !== 'object') {
      return {
        kind: 'object',
        fields: new Map([
          [KEY, id],
          [VALUE, value],
        ]),
      };
    }
    const named = value.fields.has(KEY) ? 'key' : KEY;
    return { kind: 'object', fields: new Map([[named, id], ...value.fields]) };
  });
}

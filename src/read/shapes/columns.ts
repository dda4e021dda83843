import {
  fieldOf,
  isList,
  isObject,
  isScalar,
  itemsOf,
  type JsonObject,
  type JsonValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';
import { VALUE } from '../tables';
import { fieldsOf, isFieldName } from './keyed';
import type { JsonShape } from './shape';

/* Tables stored column by column, and pandas’ forms of a table. */

/** From this length on, columns of equal length need no known name. */
const MIN_ROWS_WITHOUT_NAME = 10;

/** One list per column: `Dataset.to_dict()` of Hugging Face, `DataFrame.to_dict('list')` of pandas. */
export const columns: JsonShape = {
  id: 'columns',
  label: 'columns',
  holds: 'one list a column, all of one length',
  recognize: (value) => {
    const all = fieldsOf(value);
    const rows = itemsOf(all[0]?.[1]).length;
    return (
      all.length > 1 &&
      rows > 0 &&
      all.every(([, list]) => isList(list) && list.items.length === rows) &&
      (all.some(([name]) => isFieldName(name)) ||
        (rows >= MIN_ROWS_WITHOUT_NAME && rows >= 2 * all.length))
    );
  },
  toRecords: (value) => {
    const all = fieldsOf(value);
    return {
      records: itemsOf(all[0]?.[1]).map((_, row) =>
        recordOf(all.map(([name, list]) => [name, itemsOf(list)[row]])),
      ),
    };
  },
};

/** Cells by row inside columns: `DataFrame.to_json()` with its defaults. */
export const pandasColumns: JsonShape = {
  id: 'pandas-columns',
  label: 'pandas, columns',
  holds: 'the columns; `id` where the index is more than the row numbers',
  recognize: (value) => {
    const all = fieldsOf(value);
    const keys = fieldsOf(all[0]?.[1]).map(([key]) => key);
    const areAlike = all.every(
      ([, column]) =>
        isObject(column) &&
        column.fields.size === keys.length &&
        keys.every((key) => column.fields.has(key) && !isObject(column.fields.get(key))),
    );
    if (!areAlike || keys.length === 0) return false;
    return (
      areRowNumbers(keys) ||
      (keys.length > 1 && !keys.some(isFieldName) && all.some(([name]) => isFieldName(name)))
    );
  },
  toRecords: (value) => ({ records: rowsByKey(value) }),
};

/** Source: HotpotQA’s script (Yang et al., 2018): `answer` and `sp`, each by question id. */
export const hotpotPredictions: JsonShape = {
  id: 'hotpot-qa-predictions',
  label: 'HotpotQA predictions',
  holds: 'predictions: `id`, `answer`, `sp`',
  recognize: (value) => isObject(fieldOf(value, 'answer')) && isObject(fieldOf(value, 'sp')),
  toRecords: (value) => ({ records: rowsByKey(value) }),
};

/** One record per key of any column, and a last one for fields that are not columns. */
function rowsByKey(value: JsonValue): JsonObject[] {
  const all = fieldsOf(value);
  const keys = [...new Set(all.flatMap(([, column]) => fieldsOf(column).map(([key]) => key)))];
  const keyName = all.some(([name]) => name === 'id') ? 'index' : 'id';
  const isCounted = areRowNumbers(keys);
  const rows = keys.map((key) =>
    recordOf([
      [keyName, isCounted ? undefined : textValue(key)],
      ...all.map(([name, column]) => [name, fieldOf(column, key)] as const),
    ]),
  );
  const others = all.filter(([, column]) => !isObject(column));
  return others.length === 0
    ? rows
    : [...rows, recordOf(others.map(([name, own]) => [`${name}.${VALUE}`, own]))];
}

/** Column names and rows in separate lists: `DataFrame.to_json(orient='split')`. */
export const pandasSplit: JsonShape = {
  id: 'pandas-split',
  label: 'pandas, split',
  holds: 'the columns; the index where it is more than the row numbers',
  recognize: (value) => {
    const rows = itemsOf(fieldOf(value, 'data'));
    return (
      itemsOf(fieldOf(value, 'columns')).length > 0 &&
      isList(fieldOf(value, 'index')) &&
      rows.length > 0 &&
      rows.slice(0, 20).every(isList)
    );
  },
  toRecords: (value) => {
    const index = itemsOf(fieldOf(value, 'index'));
    const isCounted = index.every(isScalar) && areRowNumbers(index.map(textOf));
    const rows = itemsOf(fieldOf(value, 'data'));
    const width = rows.reduce((most, row) => Math.max(most, itemsOf(row).length), 0);
    const names = uniqueColumns(itemsOf(fieldOf(value, 'columns')).map(textOf), width);
    return {
      records: rows.map((row, at) =>
        recordOf([
          ['index', isCounted ? undefined : index[at]],
          ...itemsOf(row).map((cell, column) => [names[column] ?? '', cell] as const),
        ]),
      ),
    };
  },
};

function uniqueColumns(names: readonly string[], count: number): string[] {
  const used = new Set<string>();
  return Array.from({ length: count }, (_, column) => {
    const name = names[column] ?? `column ${column + 1}`;
    let unique = name;
    for (let next = 2; used.has(unique); next++) unique = `${name} (${next})`;
    used.add(unique);
    return unique;
  });
}

function areRowNumbers(keys: readonly string[]): boolean {
  return keys.every((key, row) => key === String(row));
}

/** A record of the fields that have a value. */
function recordOf(fields: readonly (readonly [string, JsonValue | undefined])[]): JsonObject {
  return objectValue(fields.flatMap(([name, cell]) => (cell ? [[name, cell] as const] : [])));
}

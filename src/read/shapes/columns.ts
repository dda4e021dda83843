import {
  fieldOf,
  isList,
  isObject,
  isScalar,
  itemsOf,
  type JsonList,
  type JsonObject,
  type JsonValue,
  objectValue,
  textValue,
} from '../json-value';
import { VALUE } from '../records';
import { isFieldName } from './field-names';
import type { JsonShape } from './shape';

type Column = readonly [name: string, cells: readonly JsonValue[]];

function toRecords(columns: readonly Column[], rowCount: number): JsonObject[] {
  return Array.from({ length: rowCount }, (_, row) =>
    objectValue(
      columns.flatMap(([name, cells]): (readonly [string, JsonValue])[] => {
        const cell = cells[row];
        return cell ? [[name, cell]] : [];
      }),
    ),
  );
}

/** From here on, long columns of equal length need no known name to be taken for columns. */
const SURE_ROWS = 10;

/** A list a column: `Dataset.to_dict()` of Hugging Face, `DataFrame.to_dict('list')` of pandas. */
export const columns: JsonShape = {
  id: 'columns',
  label: 'columns',
  holds: 'one list a column, all of one length',
  recognise: (value) => {
    const lists = listsOf(value);
    const [first] = lists;
    if (!first || !isObject(value) || lists.length < 2 || lists.length < value.fields.size) {
      return false;
    }
    const rows = first.items.length;
    return (
      rows > 0 &&
      lists.every(({ items }) => items.length === rows) &&
      ([...value.fields.keys()].some(isFieldName) ||
        (rows >= SURE_ROWS && rows >= 2 * lists.length))
    );
  },
  toRecords: (value) => ({
    records: toRecords(
      [...(isObject(value) ? value.fields : [])].map(([name, list]) => [name, itemsOf(list)]),
      listsOf(value)[0]?.items.length ?? 0,
    ),
  }),
};

function listsOf(value: JsonValue): JsonList[] {
  return isObject(value) ? [...value.fields.values()].filter(isList) : [];
}

/** Column names and rows apart: `DataFrame.to_json(orient='split')`. */
export const pandasSplit: JsonShape = {
  id: 'pandas-split',
  label: 'pandas, split',
  holds: 'the columns; the index where it is more than the row numbers',
  recognise: (value) => {
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
    const isCounted = index.every((item, row) => isScalar(item) && nameOf(item) === String(row));
    const rows = itemsOf(fieldOf(value, 'data'));
    const width = rows.reduce((most, row) => Math.max(most, itemsOf(row).length), 0);
    const names = namesApart(itemsOf(fieldOf(value, 'columns')).map(nameOf), width);
    return {
      records: rows.map((row, at) => {
        const own = index[at];
        return objectValue([
          ...(isCounted || !own ? [] : [['index', own] as const]),
          ...itemsOf(row).map((cell, column) => [names[column] ?? '', cell] as const),
        ]);
      }),
    };
  },
};

/** Two columns of one name stay two. */
function namesApart(names: readonly string[], count: number): string[] {
  const used = new Set<string>();
  return Array.from({ length: count }, (_, column) => {
    const name = names[column] ?? `column ${column + 1}`;
    let given = name;
    for (let next = 2; used.has(given); next++) given = `${name} (${next})`;
    used.add(given);
    return given;
  });
}

function nameOf(value: JsonValue): string {
  return 'text' in value ? value.text : '';
}

/** Cells by row inside columns: `DataFrame.to_json()` as it is. */
export const pandasColumns: JsonShape = {
  id: 'pandas-columns',
  label: 'pandas, columns',
  holds: 'the columns; `id` where the index is more than the row numbers',
  recognise: (value) => {
    if (!isObject(value) || value.fields.size === 0) return false;
    const keys = rowKeysOf(value);
    if (keys === null || keys.length === 0) return false;
    const areCounted = keys.every((key, row) => key === String(row));
    return (
      areCounted ||
      (keys.length > 1 && !keys.some(isFieldName) && [...value.fields.keys()].some(isFieldName))
    );
  },
  toRecords: (value) => ({ records: rowsByKey(value) }),
};

/** Source: HotpotQA's script (Yang et al., 2018): `answer` and `sp`, each by the id of the question. */
export const hotpotPredictions: JsonShape = {
  id: 'hotpot-qa-predictions',
  label: 'HotpotQA predictions',
  holds: 'predictions: `id`, `answer`, `sp`',
  recognise: (value) =>
    isObject(fieldOf(value, 'answer')) && isObject(fieldOf(value, 'sp')) && isObject(value),
  toRecords: (value) => ({ records: rowsByKey(value) }),
};

/** The keys that all columns have; `null` where they differ or hold more than cells. */
function rowKeysOf({ fields }: JsonObject): string[] | null {
  const inner = [...fields.values()];
  const [first] = inner;
  if (!isObject(first)) return null;
  const keys = [...first.fields.keys()];
  const areAlike = inner.every(
    (column) =>
      isObject(column) &&
      column.fields.size === keys.length &&
      keys.every((key) => {
        const cell = column.fields.get(key);
        return cell !== undefined && !isObject(cell);
      }),
  );
  return areAlike ? keys : null;
}

function rowsByKey(value: JsonValue): JsonObject[] {
  const all = isObject(value) ? [...value.fields] : [];
  const keys = [
    ...new Set(all.flatMap(([, column]) => (isObject(column) ? [...column.fields.keys()] : []))),
  ];
  const areCounted = keys.every((key, row) => key === String(row));
  const known = new Set(all.map(([name]) => name));
  const keyName = known.has('id') ? 'index' : 'id';
  const rows = keys.map((key) =>
    objectValue([
      ...(areCounted ? [] : [[keyName, textValue(key)] as const]),
      ...all.flatMap(([name, column]) => {
        const cell = fieldOf(column, key);
        return cell ? [[name, cell] as const] : [];
      }),
    ]),
  );
  const others = all.filter(([, column]) => !isObject(column));
  return others.length === 0
    ? rows
    : [...rows, objectValue(others.map(([name, own]) => [`${name}.${VALUE}`, own]))];
}

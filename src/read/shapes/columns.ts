import {
  isList,
  isObject,
  itemsOf,
  objectValue,
  type JsonList,
  type JsonObject,
  type JsonValue,
} from '../json/value';
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
  recognize: (value) => {
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

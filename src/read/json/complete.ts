import type { CompletedCell } from '../../core/analysis/gold/gold-cells';
import { findRecords } from './table';
import {
  type JsonList,
  type JsonValue,
  isObject,
  listValue,
  objectValue,
  textValue,
  writeJson,
} from './value';

/**
 * A JSON file with changed fields in some of its records; everything else keeps its value, and
 * every record gets its own line. `null` if its rows are not objects of the file, as in SQuAD's
 * nested layout.
 * @param values the values of the file, one per line in JSONL
 */
export function writeCompletedJson(
  values: readonly JsonValue[],
  isLines: boolean,
  cells: readonly CompletedCell[],
): string | null {
  const [first] = values;
  const root = isLines || values.length > 1 ? listValue(values) : first;
  if (!root) return null;
  const { records } = findRecords(root);
  const changed = new Map<JsonValue, Map<string, JsonValue>>();
  for (const { row, column, value } of cells) {
    const record = records[row];
    if (!isObject(record)) return null;
    const fields = changed.get(record) ?? new Map(record.fields);
    changed.set(record, fields);
    fields.set(column, typeof value === 'string' ? textValue(value) : textsValue(value));
  }
  const found = new Set<JsonValue>();
  const replace = (value: JsonValue): JsonValue => {
    const fields = changed.get(value);
    if (fields) {
      found.add(value);
      return objectValue(fields);
    }
    if (value.kind === 'list') return listValue(value.items.map(replace));
    if (value.kind !== 'object') return value;
    return objectValue([...value.fields].map(([name, field]) => [name, replace(field)] as const));
  };
  const completed = values.map(replace);
  if (found.size < changed.size) return null;
  if (isLines || completed.length > 1)
    return completed.map((one) => `${writeJson(one)}\n`).join('');
  const [only] = completed;
  if (only?.kind !== 'list') return only ? `${writeJson(only)}\n` : null;
  return `[\n${only.items.map(writeJson).join(',\n')}\n]\n`;
}

function textsValue(texts: readonly string[]): JsonList {
  return listValue(texts.map(textValue));
}

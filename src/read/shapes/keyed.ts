import { isObject, objectValue, textValue, type JsonObject, type JsonValue } from '../json/value';
import { VALUE } from '../records';
import { isFieldName, isQuestionName } from './field-names';
import type { JsonShape } from './shape';

/** Column for the keys of an object that is keyed by id. */
const KEY = 'id';

/** The values of all keys. */
export function valuesOf(value: JsonValue): JsonValue[] {
  return isObject(value) ? [...value.fields.values()] : [];
}

/** A record for each key, which comes first. */
export function keyedRecords(
  value: JsonValue,
  fieldsOf: (own: JsonValue) => Iterable<readonly [string, JsonValue]>,
): readonly JsonObject[] {
  return [...(isObject(value) ? value.fields : [])].map(([key, own]) => {
    const fields = new Map(fieldsOf(own));
    let name = fields.has(KEY) ? 'key' : KEY;
    while (fields.has(name)) name = `file.${name}`;
    return objectValue([[name, textValue(key)], ...fields]);
  });
}

/** A shape whose values are no records; they stand in one column. */
export function keyedValues(
  { id, label, holds }: Pick<JsonShape, 'id' | 'label' | 'holds'>,
  test: (values: readonly JsonValue[]) => boolean,
): JsonShape {
  return {
    id,
    label,
    holds,
    recognize: (value) => {
      const values = valuesOf(value);
      return values.length > 0 && test(values) && !isSingleRecord(value);
    },
    toRecords: (value) => ({ records: keyedRecords(value, (own) => [[VALUE, own]]) }),
  };
}

/** Whether an object is one record by itself, by the names of its fields. */
export function isSingleRecord(value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const names = [...value.fields.keys()];
  return names.some(isQuestionName) && names.length < 100 && names.filter(isFieldName).length > 1;
}

/**
 * Whether the keys of an object are ids: its values are all objects of few shapes, all lists, or all
 * single values.
 */
export function isKeyedById(value: JsonObject): boolean {
  const values = [...value.fields.values()];
  if (values.length < 2) return false;
  const objects = values.filter(isObject);
  if (objects.length === values.length) {
    const shapes = new Set(objects.map(({ fields }) => [...fields.keys()].sort().join('\n')));
    return shapes.size <= Math.max(1, values.length / 2);
  }
  const lists = values.filter(({ kind }) => kind === 'list').length;
  return objects.length === 0 && (lists === 0 || lists === values.length);
}

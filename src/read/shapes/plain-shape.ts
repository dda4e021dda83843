import { itemsOf, type JsonObject } from '../json/value';
import { areRecords } from './nesting';
import type { JsonShape } from './shape';

/** Shapes that are a list of records as it stands and differ in their fields alone. */
export function plainShape(
  { id, label, holds }: Pick<JsonShape, 'id' | 'label' | 'holds'>,
  test: (record: JsonObject) => boolean,
): JsonShape {
  return {
    id,
    label,
    holds,
    recognize: (value) => areRecords(value, test),
    toRecords: (value) => ({ records: itemsOf(value) }),
  };
}

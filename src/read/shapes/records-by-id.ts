import { isObject } from '../json/value';
import { VALUE } from '../records';
import { keyedRecords, valuesOf } from './keyed';
import type { JsonShape } from './shape';

/** Records by id. Values that are no records are kept beside them. */
export const recordsById: JsonShape = {
  id: 'records-by-id',
  label: 'records by id',
  holds: '`id` (`key` where the records have an `id`), and one column a field',
  recognize: (value) => valuesOf(value).length > 0,
  toRecords: (value) => ({
    records: keyedRecords(value, (own) => (isObject(own) ? own.fields : [[VALUE, own]])),
  }),
};

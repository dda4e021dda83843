import { itemsOf } from '../json/value';
import type { JsonShape } from './shape';

/** A list of anything else: texts one below the other, or records among other values. */
export const values: JsonShape = {
  id: 'values',
  label: 'a list of values',
  holds: '`value`, and one column a field of what is a record',
  recognize: (value) => itemsOf(value).length > 0,
  toRecords: (value) => ({ records: itemsOf(value) }),
};

import { isSingleRecord } from './keyed';
import type { JsonShape } from './shape';

/** One record by itself, told from values by id by the names of its fields. */
export const singleRecord: JsonShape = {
  id: 'single-record',
  label: 'one record',
  holds: 'one row, one column a field',
  recognize: isSingleRecord,
  toRecords: (value) => ({ records: [value] }),
};

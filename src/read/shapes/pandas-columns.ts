import { isObject } from '../json/value';
import { isFieldName } from './field-names';
import { rowKeysOf, rowsByKey } from './row-keys';
import type { JsonShape } from './shape';

/** Cells by row inside columns: `DataFrame.to_json()` as it is. */
export const pandasColumns: JsonShape = {
  id: 'pandas-columns',
  label: 'pandas, columns',
  holds: 'the columns; `id` where the index is more than the row numbers',
  recognize: (value) => {
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

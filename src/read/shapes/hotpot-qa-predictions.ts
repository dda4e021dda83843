import { fieldOf, isObject } from '../json/value';
import { rowsByKey } from './row-keys';
import type { JsonShape } from './shape';

/** Source: HotpotQA's script (Yang et al., 2018): `answer` and `sp`, each by the id of the question. */
export const hotpotPredictions: JsonShape = {
  id: 'hotpot-qa-predictions',
  label: 'HotpotQA predictions',
  holds: 'predictions: `id`, `answer`, `sp`',
  recognize: (value) =>
    isObject(fieldOf(value, 'answer')) && isObject(fieldOf(value, 'sp')) && isObject(value),
  toRecords: (value) => ({ records: rowsByKey(value) }),
};

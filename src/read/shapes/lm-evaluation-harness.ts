import {
  fieldOf,
  hasFields,
  isList,
  isObject,
  itemsOf,
  type JsonValue,
  objectValue,
} from '../json/value';
import { areRecords } from './nesting';
import type { JsonShape } from './shape';

/**
 * `samples_….jsonl` of the lm-evaluation-harness (EleutherAI), one document a line. With several
 * filters a document has a line for each; `filter` tells them apart.
 */
export const lmEvaluationHarness: JsonShape = {
  id: 'lm-evaluation-harness',
  label: 'lm-evaluation-harness samples',
  holds:
    'gold and predictions: `id` (`doc_id`), `target`, `filtered_resps` (its text where there is one), `filter`, `doc.…`, the metrics',
  recognize: (value) =>
    areRecords(value, (record) => hasFields(record, 'doc_id', 'doc', 'target', 'filtered_resps')),
  toRecords: (value) => ({ records: itemsOf(value).map(arrange) }),
};

/**
 * Multiple choice keeps a pair of log-likelihood and greediness a choice; generation one text. What
 * the harness calls a document is a question.
 */
function arrange(record: JsonValue): JsonValue {
  if (!isObject(record)) return record;
  const responses = itemsOf(fieldOf(record, 'filtered_resps'));
  const [only] = responses;
  const fields = [...record.fields].map(([name, value]): readonly [string, JsonValue] => {
    if (name === 'doc_id') return ['id', value];
    const isText = name === 'filtered_resps' && responses.length === 1 && only && !isList(only);
    return [name, isText ? only : value];
  });
  return objectValue(fields);
}

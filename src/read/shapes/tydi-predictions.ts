import { hasFields, itemsOf } from '../json/value';
import { areRecords } from './nesting';
import type { JsonShape } from './shape';

/** Answers of a system as places in the documents; there are no texts to score. */
export const tydiPredictions: JsonShape = {
  id: 'tydi-predictions',
  label: 'TyDi QA predictions',
  holds: 'places of answers in documents, which only TyDi’s own script can score',
  recognize: (value) =>
    areRecords(value, (record) =>
      hasFields(record, 'example_id', 'minimal_answer', 'yes_no_answer'),
    ),
  toRecords: (value) => ({ records: itemsOf(value) }),
};

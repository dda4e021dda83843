import { fieldOf, hasFields, itemsOf } from '../json/value';
import { messageText } from './message-text';
import { areRecords } from './nesting';
import { fieldsBeside, recordOf } from './pick';
import type { JsonShape } from './shape';

/** The results file of Anthropic’s batches. */
export const anthropicBatch: JsonShape = {
  id: 'anthropic-batch',
  label: 'Anthropic batch results',
  holds: 'predictions: `custom_id`, `answer`, `model`, `finish_reason`, `error`',
  recognize: (value) =>
    areRecords(
      value,
      (record) => hasFields(record, 'custom_id') && hasFields(fieldOf(record, 'result'), 'type'),
    ),
  toRecords: (value) => {
    const records = itemsOf(value);
    return {
      records: records.map((record) => {
        const message = fieldOf(record, 'result', 'message');
        return recordOf([
          ['custom_id', fieldOf(record, 'custom_id')],
          ['answer', messageText(fieldOf(message, 'content'))],
          ['model', fieldOf(message, 'model')],
          ['finish_reason', fieldOf(message, 'stop_reason')],
          ['result', fieldOf(record, 'result', 'type')],
          ['error', fieldOf(record, 'result', 'error')],
        ]);
      }),
      leftOut: ['token counts and message ids', ...fieldsBeside(records, ['custom_id', 'result'])],
    };
  },
};

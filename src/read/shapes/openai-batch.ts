import { fieldOf, hasFields, itemsOf, type JsonValue } from '../json/value';
import { messageText } from './message-text';
import { areRecords } from './nesting';
import { recordOf } from './pick';
import type { JsonShape } from './shape';

/** The output file of OpenAI’s batches, for chat completions, completions and responses. */
export const openAiBatch: JsonShape = {
  id: 'openai-batch',
  label: 'OpenAI batch output',
  holds: 'predictions: `custom_id`, `answer`, `model`, `finish_reason`, `status_code`, `error`',
  recognize: (value) => areRecords(value, (record) => hasFields(record, 'custom_id', 'response')),
  toRecords: (value) => ({
    records: itemsOf(value).map((record) => {
      const body = fieldOf(record, 'response', 'body');
      const [choice] = itemsOf(fieldOf(body, 'choices'));
      return recordOf([
        ['custom_id', fieldOf(record, 'custom_id')],
        [
          'answer',
          messageText(fieldOf(choice, 'message', 'content')) ??
            fieldOf(choice, 'text') ??
            outputText(body),
        ],
        ['model', fieldOf(body, 'model')],
        ['finish_reason', fieldOf(choice, 'finish_reason') ?? fieldOf(body, 'status')],
        ['status_code', fieldOf(record, 'response', 'status_code')],
        ['error', fieldOf(record, 'error')],
        ['error_message', fieldOf(body, 'error', 'message')],
      ]);
    }),
    leftOut: ['further choices, token counts and request ids'],
  }),
};

/** The responses API has a list of messages, each a list of parts. */
function outputText(body: JsonValue | undefined): JsonValue | undefined {
  const messages = itemsOf(fieldOf(body, 'output')).flatMap(
    (item) => messageText(fieldOf(item, 'content')) ?? [],
  );
  return messages.at(-1);
}

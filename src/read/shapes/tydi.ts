import {
  fieldOf,
  isList,
  isObject,
  itemsOf,
  type JsonValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';
import { insertAnswers, lead } from './nesting';
import { recordsShape, valueAt } from './shape';

/**
 * One document a line with the answers that several people marked. Source: TyDi QA (Clark et al.,
 * 2020). Answers are positions in the UTF-8 bytes of `document_plaintext`; −1 means none.
 */
export const tydi = recordsShape({
  id: 'tydi',
  label: 'TyDi QA',
  holds:
    'gold: `example_id`, `question_text`, `answers` (the marked texts, `yes` and `no`), `language`, the document',
  fields: ['example_id', 'question_text', 'document_plaintext'],
  test: (record) => isList(fieldOf(record, 'annotations')),
  toRecord: (record) => {
    if (!isObject(record)) return record;
    const document = fieldOf(record, 'document_plaintext');
    const bytes = new TextEncoder().encode(document?.kind === 'text' ? document.text : '');
    const answers = itemsOf(fieldOf(record, 'annotations')).map((one) => readAnswer(one, bytes));
    return objectValue(
      insertAnswers(lead(record.fields, ['example_id', 'question_text']), answers),
    );
  },
});

function readAnswer(annotation: JsonValue, bytes: Uint8Array): JsonValue[] {
  const verdict = textOf(fieldOf(annotation, 'yes_no_answer'));
  if (verdict === 'YES' || verdict === 'NO') return [textValue(verdict.toLowerCase())];
  const start = Number(textOf(valueAt(annotation, 'minimal_answer.plaintext_start_byte')));
  const end = Number(textOf(valueAt(annotation, 'minimal_answer.plaintext_end_byte')));
  const isInside = start >= 0 && end > start && end <= bytes.length;
  return isInside ? [textValue(new TextDecoder().decode(bytes.subarray(start, end)))] : [];
}

/** Answers as positions in the documents; there is no text to score. */
export const tydiPredictions = recordsShape({
  id: 'tydi-predictions',
  label: 'TyDi QA predictions',
  holds: 'places of answers in documents, which only TyDi’s own script can score',
  fields: ['example_id', 'minimal_answer', 'yes_no_answer'],
});

import {
  fieldOf,
  hasFields,
  isList,
  isObject,
  itemsOf,
  type JsonObject,
  type JsonValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';
import { areRecords, lead } from './nesting';
import type { JsonShape } from './shape';
import { answersOf } from './span-sets';

/**
 * A document a line with what several people marked as the answer. Source: TyDi QA (Clark et al.,
 * 2020). Answers are places in the UTF-8 bytes of `document_plaintext`; −1 stands for none.
 */
export const tydi: JsonShape = {
  id: 'tydi',
  label: 'TyDi QA',
  holds:
    'gold: `example_id`, `question_text`, `answers` (the marked texts, `yes` and `no`), `language`, the document',
  recognize: (value) =>
    areRecords(
      value,
      (record) =>
        hasFields(record, 'example_id', 'question_text', 'document_plaintext') &&
        isList(fieldOf(record, 'annotations')),
    ),
  toRecords: (value) => ({
    records: itemsOf(value).map((record) => (isObject(record) ? arrange(record) : record)),
  }),
};

function arrange(record: JsonObject): JsonObject {
  const document = fieldOf(record, 'document_plaintext');
  const bytes = new TextEncoder().encode(document?.kind === 'text' ? document.text : '');
  const answers = itemsOf(fieldOf(record, 'annotations')).map((annotation) =>
    readAnswer(annotation, bytes),
  );
  const fields = lead(record.fields, {
    example_id: ['example_id'],
    question_text: ['question_text'],
  });
  return objectValue([
    ...[...fields].slice(0, 2),
    ['answers', answersOf(answers)],
    ...[...fields].slice(2),
  ]);
}

function readAnswer(annotation: JsonValue, bytes: Uint8Array): JsonValue[] {
  const verdict = textOf(fieldOf(annotation, 'yes_no_answer'));
  if (verdict === 'YES' || verdict === 'NO') return [textValue(verdict.toLowerCase())];
  const start = Number(textOf(fieldOf(annotation, 'minimal_answer', 'plaintext_start_byte')));
  const end = Number(textOf(fieldOf(annotation, 'minimal_answer', 'plaintext_end_byte')));
  const isInside = start >= 0 && end > start && end <= bytes.length;
  return isInside ? [textValue(new TextDecoder().decode(bytes.subarray(start, end)))] : [];
}

import {
  fieldOf,
  hasFields,
  isList,
  isObject,
  itemsOf,
  type JsonValue,
  objectValue,
  textValue,
} from '../json/value';
import { NO_FIELDS, type Fields, lead, unroll, withoutQuestions } from './nesting';
import type { JsonShape } from './shape';
import { answersOf } from './span-sets';

/**
 * Passages by id, each with question and answer pairs. Source: DROP (Dua et al., 2019), whose own
 * script counts the answer and every validated one as a reference, and writes a date as day, month
 * and year.
 */
export const drop: JsonShape = {
  id: 'drop',
  label: 'DROP',
  holds:
    'gold: `id`, `question`, `answers` (the answer and all validated ones), `answer_type`, `document`, `passage`',
  recognize: (value) => {
    const first = isObject(value) ? [...value.fields.values()].slice(0, 20) : [];
    return (
      first.length > 0 &&
      first.every(
        (passage) => hasFields(passage, 'passage') && isList(fieldOf(passage, 'qa_pairs')),
      )
    );
  },
  toRecords: (value) => {
    const passages = [...(isObject(value) ? value.fields : [])].map(([id, passage]) =>
      isObject(passage) ? objectValue([['document', textValue(id)], ...passage.fields]) : passage,
    );
    const unrolled = unroll(
      passages,
      [{ list: 'qa_pairs', prefix: 'passage' }],
      NO_FIELDS,
      arrange,
    );
    return { records: unrolled.records, leftOut: withoutQuestions(unrolled, 'passage') };
  },
};

function arrange(own: Fields): Fields {
  const answer = own.get('answer');
  const all = [answer, ...itemsOf(own.get('validated_answers'))];
  const fields = lead(own, { id: ['query_id'], question: ['question'] });
  if (answer === undefined) return fields;
  return new Map([
    ...[...fields].slice(0, 2),
    ['answers', answersOf(all.map(spansOf))],
    ['answer_type', textValue(typeOf(answer))],
    ...[...fields].slice(2),
  ]);
}

function typeOf(answer: JsonValue): string {
  if (filled(fieldOf(answer, 'number'))) return 'number';
  const spans = itemsOf(fieldOf(answer, 'spans')).length;
  if (spans > 0) return spans === 1 ? 'span' : 'spans';
  return dateOf(answer) === '' ? '' : 'date';
}

function spansOf(answer: JsonValue | undefined): readonly JsonValue[] {
  const number = fieldOf(answer, 'number');
  if (number && filled(number)) return [number];
  const spans = itemsOf(fieldOf(answer, 'spans'));
  if (spans.length > 0) return spans;
  const date = dateOf(answer);
  return date === '' ? [] : [textValue(date)];
}

function dateOf(answer: JsonValue | undefined): string {
  return ['day', 'month', 'year']
    .map((part) => fieldOf(answer, 'date', part))
    .flatMap((part) => (part && filled(part) && 'text' in part ? [part.text] : []))
    .join(' ');
}

function filled(value: JsonValue | undefined): boolean {
  return value !== undefined && 'text' in value && value.text !== '' && value.text !== 'null';
}

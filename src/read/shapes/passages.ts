import { fieldOf, hasFields, isList, itemsOf, type JsonValue } from '../json/value';
import {
  areRecords,
  NO_FIELDS,
  type Fields,
  lead,
  spreadAnswers,
  unroll,
  withoutQuestions,
} from './nesting';
import type { JsonShape } from './shape';
import { answersOf } from './span-sets';

/**
 * A passage a line with its questions: `qa_pairs` in ORB (Dua et al., 2019), where each answer is a
 * list of spans, and `qas` in MRQA (Fisch et al., 2019), whose first line is a header.
 */
export const passages: JsonShape = {
  id: 'passages',
  label: 'MRQA or ORB passages',
  holds: 'gold: `id`, `question`, `answers`, `context`',
  recognize: (value) =>
    areRecords({ kind: 'list', items: itemsOf(value).slice(0, 20).filter(isPassage) }, (passage) =>
      hasFields(itemsOf(questionsOf(passage))[0], 'question'),
    ) &&
    itemsOf(value)
      .slice(0, 20)
      .every((record) => isPassage(record) || isHeader(record)),
  toRecords: (value) => {
    const list = itemsOf(value).some((record) => hasFields(record, 'qa_pairs'))
      ? 'qa_pairs'
      : 'qas';
    const unrolled = unroll(
      itemsOf(value).filter((record) => !isHeader(record)),
      [{ list, prefix: 'passage' }],
      NO_FIELDS,
      arrange,
    );
    return {
      records: unrolled.records,
      leftOut: [
        ...withoutQuestions(unrolled, 'passage'),
        ...(itemsOf(value).some(isHeader) ? ['header'] : []),
      ],
    };
  },
};

function questionsOf(passage: JsonValue): JsonValue | undefined {
  return fieldOf(passage, 'qa_pairs') ?? fieldOf(passage, 'qas');
}

function isPassage(record: JsonValue): boolean {
  return hasFields(record, 'context') && isList(questionsOf(record));
}

function isHeader(record: JsonValue): boolean {
  return hasFields(record, 'header') && record.fields.size === 1;
}

function arrange(own: Fields): Fields {
  const answers = itemsOf(own.get('answers'));
  const fields = new Map(spreadAnswers(own));
  if (answers.length > 0 && answers.every(isList)) {
    fields.set('answers', answersOf(answers.map(itemsOf)));
  }
  return lead(fields, {
    id: ['qid', 'id', 'query_id'],
    question: ['question'],
    answers: ['answers'],
  });
}

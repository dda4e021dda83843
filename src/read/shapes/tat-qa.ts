import { fieldOf, hasFields, isList, itemsOf } from '../json/value';
import { areRecords, NO_FIELDS, lead, unroll, withoutQuestions } from './nesting';
import type { JsonShape } from './shape';

/**
 * Documents of a table and paragraphs, each with questions. Source: TAT-QA (Zhu et al., 2021). The
 * answer is a list, a number or a text; `scale` belongs to it.
 */
export const tatQa: JsonShape = {
  id: 'tat-qa',
  label: 'TAT-QA',
  holds: 'gold: `uid`, `question`, `answer`, `answer_type`, `scale`, `derivation`, `table.uid`',
  recognize: (value) =>
    areRecords(
      value,
      (document) =>
        hasFields(document, 'table') &&
        isList(fieldOf(document, 'questions')) &&
        itemsOf(fieldOf(document, 'questions')).every((question) =>
          hasFields(question, 'question'),
        ),
    ),
  toRecords: (value) => {
    const unrolled = unroll(
      itemsOf(value),
      [{ list: 'questions', prefix: 'document' }],
      NO_FIELDS,
      (own) =>
        lead(own, {
          uid: ['uid'],
          question: ['question'],
          answer: ['answer'],
          answer_type: ['answer_type'],
          scale: ['scale'],
          derivation: ['derivation'],
        }),
    );
    return { records: unrolled.records, leftOut: withoutQuestions(unrolled, 'document') };
  },
};

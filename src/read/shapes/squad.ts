import { fieldOf, hasFields, isList, isObject, itemsOf, type JsonValue } from '../json/value';
import {
  areRecords,
  NO_FIELDS,
  lead,
  outerFields,
  spreadAnswers,
  unroll,
  withoutQuestions,
} from './nesting';
import type { JsonShape } from './shape';

/**
 * Articles → paragraphs → questions. Source: SQuAD 1.1 and 2.0 (Rajpurkar et al., 2016, 2018), whose
 * nesting XQuAD, KLUE-MRC (`guid` for `id`), CMRC 2018, DRCD, QuAC and Quoref share.
 */
export const squad: JsonShape = {
  id: 'squad',
  label: 'SQuAD nesting',
  holds: 'gold: `id`, `question`, `answers`, `is_impossible`, `document`, `context`',
  recognize: (value) =>
    areRecords(articlesOf(value), (article) =>
      areRecords(fieldOf(article, 'paragraphs'), (paragraph) => isList(fieldOf(paragraph, 'qas'))),
    ),
  toRecords: (value) => {
    const around = isObject(value) ? outerFields(value.fields, ['data']) : NO_FIELDS;
    const unrolled = unroll(
      itemsOf(articlesOf(value)),
      [
        { list: 'paragraphs', prefix: 'document', renamed: { title: 'document' } },
        { list: 'qas', prefix: 'paragraph' },
      ],
      around,
      (own) =>
        lead(spreadAnswers(own), {
          id: ['id', 'guid', 'qid', 'query_id'],
          question: ['question'],
          answers: ['answers'],
          is_impossible: ['is_impossible'],
        }),
    );
    return { records: unrolled.records, leftOut: withoutQuestions(unrolled, 'paragraph') };
  },
};

function articlesOf(value: JsonValue): JsonValue | undefined {
  return hasFields(value, 'data') ? fieldOf(value, 'data') : value;
}

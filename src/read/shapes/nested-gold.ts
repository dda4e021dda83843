import {
  fieldOf,
  hasFields,
  isList,
  isObject,
  itemsOf,
  type JsonValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';
import { fieldsOf } from './keyed';
import {
  answersOf,
  type Fields,
  insertAnswers,
  lead,
  NO_FIELDS,
  outerFields,
  spreadAnswers,
  unroll,
} from './nesting';
import { areRecords, type JsonShape } from './shape';

/* Gold files with lists of questions inside documents or passages. */

/**
 * Articles → paragraphs → questions. Source: SQuAD 1.1 and 2.0 (Rajpurkar et al., 2016, 2018), whose
 * nesting XQuAD, KLUE-MRC (`guid` for `id`), CMRC 2018, DRCD, QuAC and Quoref share.
 */
export const squad: JsonShape = {
  id: 'squad',
  label: 'SQuAD nesting',
  holds: 'gold: `id`, `question`, `answers`, `is_impossible`, `document`, `context`',
  recognize: (value) =>
    areRecords(squadArticles(value), (article) =>
      areRecords(fieldOf(article, 'paragraphs'), (paragraph) => isList(fieldOf(paragraph, 'qas'))),
    ),
  toRecords: (value) =>
    unroll(
      itemsOf(squadArticles(value)),
      [
        { list: 'paragraphs', prefix: 'document', renamed: { title: 'document' } },
        { list: 'qas', prefix: 'paragraph' },
      ],
      (own) =>
        lead(spreadAnswers(own), [
          ['id', 'id', 'guid', 'qid', 'query_id'],
          ...['question', 'answers', 'is_impossible'],
        ]),
      isObject(value) ? outerFields(value.fields, ['data']) : NO_FIELDS,
    ),
};

function squadArticles(value: JsonValue): JsonValue | undefined {
  return hasFields(value, 'data') ? fieldOf(value, 'data') : value;
}

/**
 * Passages by id, each with pairs of question and answer. Source: DROP (Dua et al., 2019), whose own
 * script counts the answer and every validated one as a reference, and writes a date as day, month
 * and year.
 */
export const drop: JsonShape = {
  id: 'drop',
  label: 'DROP',
  holds:
    'gold: `id`, `question`, `answers` (the answer and all validated ones), `answer_type`, `document`, `passage`',
  recognize: (value) => {
    const first = fieldsOf(value).slice(0, 20);
    return (
      first.length > 0 &&
      first.every(
        ([, passage]) => hasFields(passage, 'passage') && isList(fieldOf(passage, 'qa_pairs')),
      )
    );
  },
  toRecords: (value) =>
    unroll(
      fieldsOf(value).map(([id, passage]) =>
        isObject(passage) ? objectValue([['document', textValue(id)], ...passage.fields]) : passage,
      ),
      [{ list: 'qa_pairs', prefix: 'passage' }],
      (own) => {
        const answer = own.get('answer');
        const fields = lead(own, [['id', 'query_id'], 'question']);
        if (answer === undefined) return fields;
        const all = [answer, ...itemsOf(own.get('validated_answers'))];
        return insertAnswers(fields, all.map(dropSpans), [
          ['answer_type', textValue(dropType(answer))],
        ]);
      },
    ),
};

function dropType(answer: JsonValue): string {
  if (dropNumber(answer)) return 'number';
  const spans = itemsOf(fieldOf(answer, 'spans')).length;
  if (spans > 0) return spans === 1 ? 'span' : 'spans';
  return dropDate(answer) === '' ? '' : 'date';
}

function dropSpans(answer: JsonValue): readonly JsonValue[] {
  const number = dropNumber(answer);
  if (number) return [number];
  const spans = itemsOf(fieldOf(answer, 'spans'));
  if (spans.length > 0) return spans;
  const date = dropDate(answer);
  return date === '' ? [] : [textValue(date)];
}

function dropNumber(answer: JsonValue): JsonValue | null {
  const number = fieldOf(answer, 'number');
  return number && filledText(number) !== '' ? number : null;
}

function dropDate(answer: JsonValue): string {
  return ['day', 'month', 'year']
    .map((part) => filledText(fieldOf(answer, 'date', part)))
    .filter((part) => part !== '')
    .join(' ');
}

function filledText(value: JsonValue | undefined): string {
  const text = textOf(value);
  return text === 'null' ? '' : text;
}

/**
 * One passage a line with its questions: `qa_pairs` in ORB (Dua et al., 2019), where each answer is a
 * list of spans, and `qas` in MRQA (Fisch et al., 2019), whose first line is a header.
 */
export const passages: JsonShape = {
  id: 'passages',
  label: 'MRQA or ORB passages',
  holds: 'gold: `id`, `question`, `answers`, `context`',
  recognize: (value) => {
    const first = itemsOf(value).slice(0, 20);
    const found = first.filter(isPassage);
    return (
      found.length > 0 &&
      found.every((passage) => hasFields(itemsOf(passageQuestions(passage))[0], 'question')) &&
      first.every((record) => isPassage(record) || isMrqaHeader(record))
    );
  },
  toRecords: (value) => {
    const all = itemsOf(value);
    const list = all.some((record) => hasFields(record, 'qa_pairs')) ? 'qa_pairs' : 'qas';
    const passagesOnly = all.filter((record) => !isMrqaHeader(record));
    const { records, leftOut } = unroll(passagesOnly, [{ list, prefix: 'passage' }], (own) => {
      const answers = itemsOf(own.get('answers'));
      const fields = new Map(spreadAnswers(own));
      if (answers.length > 0 && answers.every(isList)) {
        fields.set('answers', answersOf(answers.map(itemsOf)));
      }
      return lead(fields, [['id', 'qid', 'id', 'query_id'], 'question', 'answers']);
    });
    const hasHeader = passagesOnly.length < all.length;
    return { records, leftOut: hasHeader ? [...leftOut, 'header'] : leftOut };
  },
};

function passageQuestions(passage: JsonValue): JsonValue | undefined {
  return fieldOf(passage, 'qa_pairs') ?? fieldOf(passage, 'qas');
}

function isPassage(record: JsonValue): boolean {
  return hasFields(record, 'context') && isList(passageQuestions(record));
}

function isMrqaHeader(record: JsonValue): boolean {
  return hasFields(record, 'header') && record.fields.size === 1;
}

/**
 * Documents of a table and paragraphs, each with questions. Source: TAT-QA (Zhu et al., 2021). The
 * answer is a list, a number or a text; `scale` belongs to it.
 */
export const tatQa: JsonShape = {
  id: 'tat-qa',
  label: 'TAT-QA',
  holds: 'gold: `uid`, `question`, `answer`, `answer_type`, `scale`, `derivation`, `table.uid`',
  recognize: (value) =>
    areRecords(value, (document) => {
      const questions = fieldOf(document, 'questions');
      return (
        hasFields(document, 'table') &&
        isList(questions) &&
        questions.items.every((question) => hasFields(question, 'question'))
      );
    }),
  toRecords: (value) =>
    unroll(itemsOf(value), [{ list: 'questions', prefix: 'document' }], (own: Fields) =>
      lead(own, ['uid', 'question', 'answer', 'answer_type', 'scale', 'derivation']),
    ),
};

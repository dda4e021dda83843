import {
  fieldOf,
  hasFields,
  isList,
  isObject,
  itemsOf,
  type JsonObject,
  type JsonValue,
  listValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';
import {
  answersOf,
  type Fields,
  insertAnswers,
  putFirst,
  NO_FIELDS,
  outerFields,
  splitAnswers,
  addOuterFields,
  flatten,
} from './nesting';
import { areRecords, type JsonShape, recordsShape, valueAt } from './shape';
import { appendScale, fieldsOf } from './columns';

/**
 * One document per line with the answers of several annotators. Source: TyDi QA (Clark et al.,
 * 2020). Answers are byte offsets in the UTF-8 of `document_plaintext`; −1 means no answer.
 */
export const tydi = recordsShape({
  id: 'tydi',
  label: 'TyDi QA',
  contents:
    'gold: `example_id`, `question_text`, `answers` (the annotated spans, `yes` and `no`), `language`, the document',
  fields: ['example_id', 'question_text', 'document_plaintext'],
  test: (record) => isList(fieldOf(record, 'annotations')),
  toRecord: (record) => {
    if (!isObject(record)) return record;
    const document = fieldOf(record, 'document_plaintext');
    const bytes = new TextEncoder().encode(document?.kind === 'text' ? document.text : '');
    const answers = itemsOf(fieldOf(record, 'annotations')).map((one) => readAnswer(one, bytes));
    return objectValue(
      insertAnswers(putFirst(record.fields, ['example_id', 'question_text']), answers),
    );
  },
});

/** Answers as offsets in the documents, without text to score. */
export const tydiPredictions = recordsShape({
  id: 'tydi-predictions',
  label: 'TyDi QA predictions',
  contents: 'answer positions within documents, which only TyDi’s own script can score',
  fields: ['example_id', 'minimal_answer', 'yes_no_answer'],
});

/**
 * Questions with aliases of their answers. Source: TriviaQA (Joshi et al., 2017), whose script
 * accepts the normalized aliases and human answers. Outside the Wikipedia domain each page of
 * evidence is a separate question, with the id `question--file`.
 */
export const triviaQa: JsonShape = {
  id: 'trivia-qa',
  label: 'TriviaQA',
  contents:
    'gold: `id` (`QuestionId--Filename` in the web domain, with one row per evidence page), `question`, `answers` (value and aliases), `Answer.Type`, evidence',
  recognize: (value) =>
    areRecords(
      questionsOf(value),
      (question) =>
        hasFields(question, 'Question', 'QuestionId') && isObject(fieldOf(question, 'Answer')),
    ),
  toRecords: (value) => {
    const around = isObject(value) ? outerFields(value.fields, ['Data']) : NO_FIELDS;
    const domain = fieldOf(value, 'Domain');
    const isByPage = domain !== undefined && textOf(domain) !== 'Wikipedia';
    const records = itemsOf(questionsOf(value)).flatMap((question): JsonValue[] => {
      if (!isObject(question)) return [question];
      const rows = isByPage ? arrangeByPage(question) : [];
      return (rows.length === 0 ? [arrange(question)] : rows).map((fields) =>
        objectValue(addOuterFields(fields, around, 'file')),
      );
    });
    return { records };
  },
};

const EVIDENCE = ['EntityPages', 'SearchResults'];

/**
 * Articles → paragraphs → questions. Source: SQuAD 1.1 and 2.0 (Rajpurkar et al., 2016, 2018),
 * whose nesting XQuAD, KLUE-MRC (`guid` for `id`), CMRC 2018, DRCD, QuAC and Quoref share.
 */
export const squad: JsonShape = {
  id: 'squad',
  label: 'SQuAD-style nesting',
  contents: 'gold: `id`, `question`, `answers`, `is_impossible`, `document`, `context`',
  recognize: (value) =>
    areRecords(squadArticles(value), (article) =>
      areRecords(fieldOf(article, 'paragraphs'), (paragraph) => isList(fieldOf(paragraph, 'qas'))),
    ),
  toRecords: (value) =>
    flatten(
      itemsOf(squadArticles(value)),
      [
        { list: 'paragraphs', prefix: 'document', renamed: { title: 'document' } },
        { list: 'qas', prefix: 'paragraph' },
      ],
      (own) =>
        putFirst(splitAnswers(own), [
          ['id', 'id', 'guid', 'qid', 'query_id'],
          ...['question', 'answers', 'is_impossible'],
        ]),
      isObject(value) ? outerFields(value.fields, ['data']) : NO_FIELDS,
    ),
};

function squadArticles(value: JsonValue): JsonValue {
  return fieldOf(value, 'data') ?? value;
}

/**
 * Passages by id, each with pairs of question and answer. Source: DROP (Dua et al., 2019), whose
 * script uses the answer and every validated answer as references, and writes a date as day, month
 * and year.
 */
export const drop: JsonShape = {
  id: 'drop',
  label: 'DROP',
  contents:
    'gold: `id`, `question`, `answers` (the answer and all validated answers), `answer_type`, `document`, `passage`',
  recognize: (value) =>
    areRecords(
      listValue(fieldsOf(value).map(([, passage]) => passage)),
      (passage) => hasFields(passage, 'passage') && isList(fieldOf(passage, 'qa_pairs')),
    ),
  toRecords: (value) =>
    flatten(
      fieldsOf(value).map(([id, passage]) =>
        isObject(passage) ? objectValue([['document', textValue(id)], ...passage.fields]) : passage,
      ),
      [{ list: 'qa_pairs', prefix: 'passage' }],
      (own) => {
        const answer = own.get('answer');
        const fields = putFirst(own, [['id', 'query_id'], 'question']);
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
 * One passage per line with its questions: `qa_pairs` in ORB (Dua et al., 2019), where each answer
 * is a list of spans, and `qas` in MRQA (Fisch et al., 2019), whose first line is a header.
 */
export const passages: JsonShape = {
  id: 'passages',
  label: 'MRQA or ORB passages',
  contents: 'gold: `id`, `question`, `answers`, `context`',
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
    const { records, leftOut } = flatten(passagesOnly, [{ list, prefix: 'passage' }], (own) => {
      const answers = itemsOf(own.get('answers'));
      const fields = new Map(splitAnswers(own));
      if (answers.length > 0 && answers.every(isList)) {
        fields.set('answers', answersOf(answers.map(itemsOf)));
      }
      return putFirst(fields, [['id', 'qid', 'id', 'query_id'], 'question', 'answers']);
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
 * Passages with questions whose answers are texts. Source: CMRC 2018 (Cui et al., 2019) as first
 * published; its later format is SQuAD's.
 */
export const cmrc: JsonShape = {
  id: 'cmrc2018',
  label: 'CMRC 2018',
  contents: 'gold: `id`, `question`, `answers`, `document`, `context`',
  recognize: (value) =>
    areRecords(
      value,
      (passage) => hasFields(passage, 'context_text') && allHave(passage, 'qas', 'query_text'),
    ),
  toRecords: (value) =>
    flatten(
      itemsOf(value),
      [{ list: 'qas', prefix: 'passage', renamed: { title: 'document', context_text: 'context' } }],
      (own) => putFirst(own, [['id', 'query_id'], ['question', 'query_text'], 'answers']),
    ),
};

/**
 * Documents that consist of a table and paragraphs, each with questions. Source: TAT-QA (Zhu et
 * al., 2021). The answer is a list, number or text; its `scale`, which the script multiplies by, is
 * appended to it.
 */
export const tatQa: JsonShape = {
  id: 'tat-qa',
  label: 'TAT-QA',
  contents:
    'gold: `uid`, `question`, `answer` (with its scale), `answer_type`, `scale`, `derivation`, `table.uid`',
  recognize: (value) =>
    areRecords(
      value,
      (document) => hasFields(document, 'table') && allHave(document, 'questions', 'question'),
    ),
  toRecords: (value) =>
    flatten(itemsOf(value), [{ list: 'questions', prefix: 'document' }], (own: Fields) =>
      putFirst(scaleAnswer(own), [
        'uid',
        'question',
        'answer',
        'answer_type',
        'scale',
        'derivation',
      ]),
    ),
};

/** Whether the field `list` is a list of objects that all have the field `name`. */
function allHave(record: JsonObject, list: string, name: string): boolean {
  const inner = fieldOf(record, list);
  return isList(inner) && inner.items.every((item) => hasFields(item, name));
}

function scaleAnswer(own: Fields): Fields {
  const [answer, scale] = [own.get('answer'), own.get('scale')];
  return answer && scale ? new Map(own).set('answer', appendScale(answer, scale)) : own;
}

function questionsOf(value: JsonValue): JsonValue | undefined {
  return fieldOf(value, 'Data') ?? value;
}

function arrange({ fields }: JsonObject): Fields {
  const answer = fields.get('Answer');
  const accepted = [
    fieldOf(answer, 'Value') ?? [],
    itemsOf(fieldOf(answer, 'Aliases')),
    itemsOf(fieldOf(answer, 'HumanAnswers')),
  ].flat();
  return insertAnswers(
    putFirst(fields, [
      ['id', 'QuestionId'],
      ['question', 'Question'],
    ]),
    accepted.map((text) => [text]),
  );
}

/**
 * One row per page of evidence, without the lists of all pages; of fields with equal names, the
 * last is used.
 */
function arrangeByPage(question: JsonObject): Fields[] {
  const questionId = textOf(fieldOf(question, 'QuestionId'));
  const shared = [...arrange(question)].filter(
    ([name]) => name !== 'id' && !EVIDENCE.includes(name),
  );
  const pages = new Map(
    EVIDENCE.flatMap((list) => itemsOf(fieldOf(question, list)))
      .filter(isObject)
      .map((page) => [textOf(fieldOf(page, 'Filename')), page]),
  );
  pages.delete('');
  return [...pages].map(
    ([file, page]) =>
      new Map<string, JsonValue>([
        ['id', textValue(`${questionId}--${file}`)],
        ...shared,
        ['QuestionId', textValue(questionId)],
        ['document', textValue(file)],
        ['page', objectValue([...page.fields].filter(([name]) => name !== 'Filename'))],
      ]),
  );
}

function readAnswer(annotation: JsonValue, bytes: Uint8Array): JsonValue[] {
  const verdict = textOf(fieldOf(annotation, 'yes_no_answer'));
  if (verdict === 'YES' || verdict === 'NO') return [textValue(verdict.toLowerCase())];
  const start = Number(textOf(valueAt(annotation, 'minimal_answer.plaintext_start_byte')));
  const end = Number(textOf(valueAt(annotation, 'minimal_answer.plaintext_end_byte')));
  const isInside = start >= 0 && end > start && end <= bytes.length;
  return isInside ? [textValue(new TextDecoder().decode(bytes.subarray(start, end)))] : [];
}

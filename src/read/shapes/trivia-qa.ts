import {
  fieldOf,
  hasFields,
  isObject,
  itemsOf,
  type JsonObject,
  type JsonValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';
import { areRecords, type Fields, NO_FIELDS, outerFields, surround } from './nesting';
import type { JsonShape } from './shape';
import { answersOf } from './span-sets';

/**
 * Questions with the aliases of their answer. Source: TriviaQA (Joshi et al., 2017), whose script
 * takes the normalized aliases and what people answered as references. Outside of the Wikipedia
 * domain it asks each question once for every page of evidence, under the id `question--file`.
 */
export const triviaQa: JsonShape = {
  id: 'trivia-qa',
  label: 'TriviaQA',
  holds:
    'gold: `id` (`QuestionId--Filename` in the web domain, where every page of evidence is a row), `question`, `answers` (value and aliases), `Answer.Type`, evidence',
  recognize: (value) =>
    areRecords(
      questionsOf(value),
      (question) =>
        hasFields(question, 'Question', 'QuestionId') && hasFields(fieldOf(question, 'Answer')),
    ),
  toRecords: (value) => {
    const around = isObject(value) ? outerFields(value.fields, ['Data']) : NO_FIELDS;
    const domain = fieldOf(value, 'Domain');
    const isByPage = domain !== undefined && textOf(domain) !== 'Wikipedia';
    const records = itemsOf(questionsOf(value)).flatMap((question): readonly JsonValue[] => {
      if (!isObject(question)) return [question];
      const pages = isByPage ? pagesOf(question) : new Map<string, JsonObject>();
      const arranged = pages.size === 0 ? [arrange(question)] : arrangeByPage(question, pages);
      return arranged.map((fields) => objectValue([...surround(fields, around, 'file')]));
    });
    return { records };
  },
};

const EVIDENCE = ['EntityPages', 'SearchResults'];

/** The pages of evidence by the names of their files. */
function pagesOf(question: JsonObject): ReadonlyMap<string, JsonObject> {
  const pages = EVIDENCE.flatMap((list) => itemsOf(fieldOf(question, list))).filter(isObject);
  return new Map(
    pages.flatMap((page) => {
      const name = textOf(fieldOf(page, 'Filename'));
      return name === '' ? [] : [[name, page] as const];
    }),
  );
}

/** The question once for each page, which stands beside it in place of the lists of all. */
function arrangeByPage(question: JsonObject, pages: ReadonlyMap<string, JsonObject>): Fields[] {
  const arranged = arrange(question);
  const questionId = textOf(fieldOf(question, 'QuestionId'));
  const rest = [...arranged].filter(([name]) => name !== 'id' && !EVIDENCE.includes(name));
  return [...pages].map(
    ([file, page]) =>
      new Map<string, JsonValue>([
        ['id', textValue(`${questionId}--${file}`)],
        ...rest,
        ['QuestionId', textValue(questionId)],
        ['document', textValue(file)],
        ['page', objectValue([...page.fields].filter(([name]) => name !== 'Filename'))],
      ]),
  );
}

function questionsOf(value: JsonValue): JsonValue | undefined {
  return fieldOf(value, 'Data') ?? value;
}

function arrange(question: JsonObject): Fields {
  const { fields } = question;
  const answer = fieldOf(question, 'Answer');
  const value = fieldOf(answer, 'Value');
  const accepted = [
    ...(value ? [value] : []),
    ...itemsOf(fieldOf(answer, 'Aliases')),
    ...itemsOf(fieldOf(answer, 'HumanAnswers')),
  ];
  const rest = [...fields].filter(([name]) => name !== 'QuestionId' && name !== 'Question');
  return new Map<string, JsonValue>([
    ...pick(fields, 'QuestionId', 'id'),
    ...pick(fields, 'Question', 'question'),
    ['answers', answersOf(accepted.map((text) => [text]))],
    ...rest,
  ]);
}

function pick(fields: JsonObject['fields'], name: string, given: string): [string, JsonValue][] {
  const value = fields.get(name);
  return value ? [[given, value]] : [];
}

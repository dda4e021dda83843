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
import { type Fields, insertAnswers, lead, NO_FIELDS, outerFields, surround } from './nesting';
import { areRecords, type JsonShape } from './shape';

/**
 * Questions with the aliases of their answer. Source: TriviaQA (Joshi et al., 2017), whose script
 * accepts the normalized aliases and human answers. Outside of the Wikipedia domain it asks each
 * question once for every page of evidence, with the id `question--file`.
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
        objectValue(surround(fields, around, 'file')),
      );
    });
    return { records };
  },
};

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
    lead(fields, [
      ['id', 'QuestionId'],
      ['question', 'Question'],
    ]),
    accepted.map((text) => [text]),
  );
}

const EVIDENCE = ['EntityPages', 'SearchResults'];

/** One row per page of evidence, without the lists of all pages; the last page of a name counts. */
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

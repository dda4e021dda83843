import {
  fieldOf,
  hasFields,
  isObject,
  itemsOf,
  type JsonObject,
  type JsonValue,
  objectValue,
} from '../json-value';
import { areRecords, NO_FIELDS, outerFields, surround } from './nesting';
import type { JsonShape } from './shape';
import { answersOf } from './span-sets';

/**
 * Questions with the aliases of their answer. Source: TriviaQA (Joshi et al., 2017), whose script
 * takes the normalised aliases and what people answered as references.
 */
export const triviaQa: JsonShape = {
  id: 'trivia-qa',
  label: 'TriviaQA',
  holds: 'gold: `id`, `question`, `answers` (value and aliases), `Answer.Type`, evidence',
  recognise: (value) =>
    areRecords(
      questionsOf(value),
      (question) =>
        hasFields(question, 'Question', 'QuestionId') && hasFields(fieldOf(question, 'Answer')),
    ),
  toRecords: (value) => {
    const around = isObject(value) ? outerFields(value.fields, ['Data']) : NO_FIELDS;
    const records = itemsOf(questionsOf(value)).map((question) =>
      isObject(question)
        ? { ...question, fields: surround(arrange(question).fields, around, 'file') }
        : question,
    );
    return { records };
  },
};

function questionsOf(value: JsonValue): JsonValue | undefined {
  return fieldOf(value, 'Data') ?? value;
}

function arrange(question: JsonObject): JsonObject {
  const { fields } = question;
  const answer = fieldOf(question, 'Answer');
  const value = fieldOf(answer, 'Value');
  const accepted = [
    ...(value ? [value] : []),
    ...itemsOf(fieldOf(answer, 'Aliases')),
    ...itemsOf(fieldOf(answer, 'HumanAnswers')),
  ];
  const rest = [...fields].filter(([name]) => name !== 'QuestionId' && name !== 'Question');
  return objectValue([
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

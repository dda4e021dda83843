import {
  isObject,
  isScalar,
  itemsOf,
  type JsonObject,
  type JsonValue,
  objectValue,
  textValue,
} from '../json-value';
import { VALUE } from '../records';
import { isFieldName, isQuestionName } from './field-names';
import type { JsonShape } from './shape';

/** Column for the keys of an object that is keyed by id. */
const KEY = 'id';

function valuesOf(value: JsonValue): JsonValue[] {
  return isObject(value) ? [...value.fields.values()] : [];
}

/** A record for each key, which comes first. */
function keyedRecords(
  value: JsonValue,
  fieldsOf: (own: JsonValue) => Iterable<readonly [string, JsonValue]>,
): readonly JsonObject[] {
  return [...(isObject(value) ? value.fields : [])].map(([key, own]) => {
    const fields = new Map(fieldsOf(own));
    let name = KEY;
    for (const other of ['key', 'file key']) if (fields.has(name)) name = other;
    return objectValue([[name, textValue(key)], ...fields]);
  });
}

/** What may stand beside an answer of TAT-QA's predictions. */
const SCALES = new Set(['', 'thousand', 'million', 'billion', 'percent', 'hundred', 'none']);

/** Source: the predictions that TAT-QA's script reads (Zhu et al., 2021). */
export const tatQaPredictions: JsonShape = {
  id: 'tat-qa-predictions',
  label: 'TAT-QA predictions',
  holds: 'predictions: `id`, `answer`, `scale`',
  recognise: (value) => {
    const values = valuesOf(value);
    return values.length > 0 && values.every(isAnswerWithScale);
  },
  toRecords: (value) => ({
    records: keyedRecords(value, (own) => {
      const [answer, scale] = itemsOf(own);
      return answer && scale
        ? [
            ['answer', answer],
            ['scale', scale],
          ]
        : [];
    }),
  }),
};

function isAnswerWithScale(value: JsonValue): boolean {
  const [answer, scale, ...more] = itemsOf(value);
  return (
    answer !== undefined &&
    scale?.kind === 'text' &&
    SCALES.has(scale.text.toLowerCase()) &&
    more.length === 0
  );
}

/** Numbers by id, as the no-answer probabilities of SQuAD 2.0 are written. */
export const numbersById = keyedValues(
  {
    id: 'numbers-by-id',
    label: 'numbers by id',
    holds: '`id`, `value`: no-answer probabilities or scores, as SQuAD 2.0 writes them',
  },
  (values) => values.every(({ kind }) => kind === 'number'),
);

/** Texts by id: the predictions of SQuAD, TriviaQA and many others. */
export const textsById = keyedValues(
  { id: 'texts-by-id', label: 'texts by id', holds: 'predictions: `id`, `value`' },
  (values) => values.every(isScalar),
);

/** Lists by id: several answers each, as Quoref and ORB write their predictions. */
export const listsById = keyedValues(
  { id: 'lists-by-id', label: 'lists by id', holds: 'predictions or gold: `id`, `value` (a list)' },
  (values) => values.every((value) => value.kind === 'list' || isScalar(value)),
);

function keyedValues(
  { id, label, holds }: Pick<JsonShape, 'id' | 'label' | 'holds'>,
  test: (values: readonly JsonValue[]) => boolean,
): JsonShape {
  return {
    id,
    label,
    holds,
    recognise: (value) => {
      const values = valuesOf(value);
      return values.length > 0 && test(values) && !isRecord(value);
    },
    toRecords: (value) => ({ records: keyedRecords(value, (own) => [[VALUE, own]]) }),
  };
}

/** One record by itself, told from values by id by the names of its fields. */
export const singleRecord: JsonShape = {
  id: 'single-record',
  label: 'one record',
  holds: 'one row, one column a field',
  recognise: isRecord,
  toRecords: (value) => ({ records: [value] }),
};

function isRecord(value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const names = [...value.fields.keys()];
  return names.some(isQuestionName) && names.length < 100 && names.filter(isFieldName).length > 1;
}

/** Records by id. Values that are no records are kept beside them. */
export const recordsById: JsonShape = {
  id: 'records-by-id',
  label: 'records by id',
  holds: '`id` (`key` where the records have an `id`), and one column a field',
  recognise: (value) => valuesOf(value).length > 0,
  toRecords: (value) => ({
    records: keyedRecords(value, (own) => (isObject(own) ? own.fields : [[VALUE, own]])),
  }),
};

/**
 * Whether the keys of an object are ids: its values are all objects of few shapes, all lists, or all
 * single values.
 */
export function isKeyedById(value: JsonObject): boolean {
  const values = [...value.fields.values()];
  if (values.length < 2) return false;
  const objects = values.filter(isObject);
  if (objects.length === values.length) {
    const shapes = new Set(objects.map(({ fields }) => [...fields.keys()].sort().join('\n')));
    return shapes.size <= Math.max(1, values.length / 2);
  }
  const lists = values.filter(({ kind }) => kind === 'list').length;
  return objects.length === 0 && (lists === 0 || lists === values.length);
}

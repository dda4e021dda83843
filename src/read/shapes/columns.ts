import {
  fieldOf,
  isList,
  isObject,
  isScalar,
  itemsOf,
  type JsonObject,
  type JsonValue,
  listValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';
import { VALUE_COLUMN } from '../tables';
import { splitReferences } from './nesting';
import { type JsonShape, recordOf } from './shape';

/* Objects keyed by question id, and how they are distinguished from a single record. */

/** Column for the ids. */
const KEY = 'id';

type Field = readonly [name: string, value: JsonValue];

type KeyedShape = Pick<JsonShape, 'id' | 'label' | 'contents'> & {
  readonly test: (values: readonly JsonValue[]) => boolean;
  /** The columns after the id; by default the value in one column. */
  readonly columns?: (value: JsonValue) => Iterable<Field>;
};

/** Scales in answers of TAT-QA. */
const SCALES = new Set(['', 'thousand', 'million', 'billion', 'percent', 'hundred', 'none']);

/** Source: the prediction files of TAT-QA (Zhu et al., 2021). */
const tatQaPredictions = keyedShape({
  id: 'tat-qa-predictions',
  label: 'TAT-QA predictions',
  contents: 'predictions: `id`, `answer` (with its scale), `scale`',
  test: (values) =>
    values.every((value) => {
      const [, scale, ...more] = itemsOf(value);
      return scale?.kind === 'text' && SCALES.has(scale.text.toLowerCase()) && more.length === 0;
    }),
  columns: (value) => {
    const [answer, scale] = itemsOf(value);
    return answer && scale ? Object.entries({ answer: appendScale(answer, scale), scale }) : [];
  },
});

/** An answer of TAT-QA, or each of several, with its scale: `1,496.5 million`. */
export function appendScale(answer: JsonValue, scale: JsonValue): JsonValue {
  const word = textOf(scale).trim();
  if (word === '' || !SCALES.has(word.toLowerCase()) || word.toLowerCase() === 'none')
    return answer;
  if (isList(answer)) return listValue(answer.items.map((item) => appendScale(item, scale)));
  const text = textOf(answer);
  const isPercent = word.toLowerCase() === 'percent' && text.includes('%');
  return text === '' || isPercent ? answer : textValue(`${text} ${word}`);
}

const numbersById = keyedShape({
  id: 'numbers-by-id',
  label: 'numbers keyed by id',
  contents: '`id`, `value`: no-answer probabilities or scores, as SQuAD 2.0 writes them',
  test: (values) => values.every(({ kind }) => kind === 'number'),
});

const textsById = keyedShape({
  id: 'texts-by-id',
  label: 'strings keyed by id',
  contents: 'predictions: `id`, `value`',
  test: (values) => values.every(isScalar),
});

/** Several answers per question, as in predictions of Quoref and ORB. */
const listsById = keyedShape({
  id: 'lists-by-id',
  label: 'arrays keyed by id',
  contents: 'predictions or gold: `id`, `value` (an array)',
  test: (values) => values.every((value) => isList(value) || isScalar(value)),
});

/** Records by id. Values that are not records go to a separate column. */
const recordsById = keyedShape({
  id: 'records-by-id',
  label: 'records keyed by id',
  contents: '`id` (or `key` if the records have their own `id`), and one column per field',
  test: () => true,
  columns: (value) => (isObject(value) ? splitReferences(value.fields) : valueColumn(value)),
});

const singleRecord: JsonShape = {
  id: 'single-record',
  label: 'one record',
  contents: 'one row, one column per field',
  recognize: isSingleRecord,
  toRecords: (value) => ({ records: [value] }),
};

/** Tried in order. */
export const KEYED_SHAPES: readonly JsonShape[] = [
  tatQaPredictions,
  singleRecord,
  numbersById,
  textsById,
  listsById,
  recordsById,
];

/** Field names of a single question or answer, as returned by `plain`. */
const QUESTION_NAMES = new Set(
  'id qid questionid exampleid queryid uid docid instanceid question query prompt input'.split(' '),
);

/** More field names that no data set uses as ids. */
const FIELD_NAMES = new Set(
  [
    'context document passage title answer answers reference references gold goldanswer',
    'goldenanswer target prediction predictions predictedanswer predictiontext modelanswer output',
    'response text value label model modelname score type answertype',
  ].flatMap((names) => names.split(' ')),
);

/* Tables by column, and the formats in which pandas writes a table. */

/**
 * With at least this many rows, columns of equal length are recognized even if none has a known
 * field name.
 */
const MIN_ROWS_WITHOUT_NAME = 10;

/**
 * One list per column: `Dataset.to_dict()` of Hugging Face, `DataFrame.to_dict('list')` of pandas.
 */
export const columns: JsonShape = {
  id: 'columns',
  label: 'columns',
  contents: 'one array per column, all of the same length',
  recognize: (value) => {
    const all = fieldsOf(value);
    const rows = itemsOf(all[0]?.[1]).length;
    return (
      all.length > 1 &&
      rows > 0 &&
      all.every(([, list]) => isList(list) && list.items.length === rows) &&
      (all.some(([name]) => isFieldName(name)) ||
        (rows >= MIN_ROWS_WITHOUT_NAME && rows >= 2 * all.length))
    );
  },
  toRecords: (value) => {
    const all = fieldsOf(value);
    return {
      records: itemsOf(all[0]?.[1]).map((_, row) =>
        recordOf(all.map(([name, list]) => [name, itemsOf(list)[row]])),
      ),
    };
  },
};

/** Cells by row inside columns: `DataFrame.to_json()` by default. */
export const pandasColumns: JsonShape = {
  id: 'pandas-columns',
  label: 'pandas, columns',
  contents: 'the columns; `id` if the index is not just row numbers',
  recognize: (value) => {
    const all = fieldsOf(value);
    const keys = fieldsOf(all[0]?.[1]).map(([key]) => key);
    const areAlike = all.every(
      ([, column]) =>
        isObject(column) &&
        column.fields.size === keys.length &&
        keys.every((key) => column.fields.has(key) && !isObject(column.fields.get(key))),
    );
    if (!areAlike || keys.length === 0) return false;
    return (
      areRowNumbers(keys) ||
      (keys.length > 1 && !keys.some(isFieldName) && all.some(([name]) => isFieldName(name)))
    );
  },
  toRecords: (value) => ({ records: rowsByKey(value) }),
};

/** Source: HotpotQA’s script (Yang et al., 2018): `answer` and `sp`, each by question id. */
export const hotpotPredictions: JsonShape = {
  id: 'hotpot-qa-predictions',
  label: 'HotpotQA predictions',
  contents: 'predictions: `id`, `answer`, `sp`',
  recognize: (value) => isObject(fieldOf(value, 'answer')) && isObject(fieldOf(value, 'sp')),
  toRecords: (value) => ({ records: rowsByKey(value) }),
};

/** One record per key that occurs in any column, and one more for fields that are not columns. */
function rowsByKey(value: JsonValue): JsonObject[] {
  const all = fieldsOf(value);
  const keys = [...new Set(all.flatMap(([, column]) => fieldsOf(column).map(([key]) => key)))];
  const keyName = all.some(([name]) => name === 'id') ? 'index' : 'id';
  const isCounted = areRowNumbers(keys);
  const rows = keys.map((key) =>
    recordOf([
      [keyName, isCounted ? undefined : textValue(key)],
      ...all.map(([name, column]) => [name, fieldOf(column, key)] as const),
    ]),
  );
  const others = all.filter(([, column]) => !isObject(column));
  return others.length === 0
    ? rows
    : [...rows, recordOf(others.map(([name, own]) => [`${name}.${VALUE_COLUMN}`, own]))];
}

/** Column names and rows in separate lists: `DataFrame.to_json(orient='split')`. */
export const pandasSplit: JsonShape = {
  id: 'pandas-split',
  label: 'pandas, split',
  contents: 'the columns; the index if it is not just row numbers',
  recognize: (value) => {
    const rows = itemsOf(fieldOf(value, 'data'));
    return (
      itemsOf(fieldOf(value, 'columns')).length > 0 &&
      isList(fieldOf(value, 'index')) &&
      rows.length > 0 &&
      rows.slice(0, 20).every(isList)
    );
  },
  toRecords: (value) => {
    const index = itemsOf(fieldOf(value, 'index'));
    const isCounted = index.every(isScalar) && areRowNumbers(index.map(textOf));
    const rows = itemsOf(fieldOf(value, 'data'));
    const width = rows.reduce((max, row) => Math.max(max, itemsOf(row).length), 0);
    const names = uniqueColumns(itemsOf(fieldOf(value, 'columns')).map(textOf), width);
    return {
      records: rows.map((row, at) =>
        recordOf([
          ['index', isCounted ? undefined : index[at]],
          ...itemsOf(row).map((cell, column) => [names[column] ?? '', cell] as const),
        ]),
      ),
    };
  },
};

function uniqueColumns(names: readonly string[], count: number): string[] {
  const used = new Set<string>();
  return Array.from({ length: count }, (_, column) => {
    const name = names[column] ?? `column ${column + 1}`;
    let unique = name;
    for (let next = 2; used.has(unique); next++) unique = `${name} (${next})`;
    used.add(unique);
    return unique;
  });
}

function areRowNumbers(keys: readonly string[]): boolean {
  return keys.every((key, row) => key === String(row));
}

/** The fields of an object; empty for other values. */
export function fieldsOf(value: JsonValue | undefined): Field[] {
  return isObject(value) ? [...value.fields] : [];
}

function keyedShape({ test, columns = valueColumn, ...description }: KeyedShape): JsonShape {
  return {
    ...description,
    recognize: (value) => {
      const values = fieldsOf(value).map(([, own]) => own);
      return values.length > 0 && test(values);
    },
    toRecords: (value) => ({
      records: fieldsOf(value).map(([key, own]) => {
        const fields = new Map(columns(own));
        let name = fields.has(KEY) ? 'key' : KEY;
        while (fields.has(name)) name = `file.${name}`;
        return objectValue([[name, textValue(key)], ...fields]);
      }),
    }),
  };
}

function valueColumn(value: JsonValue): Field[] {
  return [[VALUE_COLUMN, value]];
}

/** Whether an object is a single record, by the names of its fields. */
export function isSingleRecord(value: JsonValue): boolean {
  const names = fieldsOf(value).map(([name]) => name);
  return (
    names.length < 100 &&
    names.some((name) => QUESTION_NAMES.has(plain(name))) &&
    names.filter(isFieldName).length > 1
  );
}

/** Whether the keys of an object are ids: its values are all small objects, lists or scalars. */
export function isKeyedById({ fields }: JsonObject): boolean {
  const values = [...fields.values()];
  if (values.length < 2) return false;
  if (values.every(isObject)) {
    const structures = values.map((value) => [...value.fields.keys()].sort().join('\n'));
    return new Set(structures).size <= Math.max(1, values.length / 2);
  }
  return values.every(isList) || values.every(isScalar);
}

/** Whether this is the name of a field rather than the id of a question. */
function isFieldName(name: string): boolean {
  return QUESTION_NAMES.has(plain(name)) || FIELD_NAMES.has(plain(name));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

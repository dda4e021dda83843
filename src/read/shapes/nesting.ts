import { nameEvidence } from '../../core/dataset/mapping/column-names';
import {
  fieldOf,
  isList,
  isObject,
  isScalar,
  itemsOf,
  type JsonValue,
  listValue,
  objectValue,
  textValue,
  writeJson,
} from '../json/value';
import { VALUE_COLUMN } from '../tables';
import type { ShapedRecords } from './shape';

export type Fields = ReadonlyMap<string, JsonValue>;

export const NO_FIELDS: Fields = new Map();

/** A level of nested lists. */
interface Level {
  /** Field of the outer record that contains the inner ones. */
  readonly list: string;
  /** Prefix for outer fields whose names also occur in inner records. */
  readonly prefix: string;
  readonly renamed?: Readonly<Record<string, string>>;
}

/**
 * Flattens nested lists to one record per innermost record, with the fields of its outer records.
 * `arrange` orders the innermost record’s own fields. A record without the expected list is
 * unchanged.
 */
export function flatten(
  values: readonly JsonValue[],
  levels: readonly Level[],
  arrange: (own: Fields) => Fields,
  around = NO_FIELDS,
): Required<ShapedRecords> {
  let empty = 0;
  const flattenLevel = (
    items: readonly JsonValue[],
    [level, ...inner]: readonly Level[],
    outer: Fields,
  ): Fields[] =>
    items.flatMap((item) => {
      const own = recordFields(item);
      const list = level && own.get(level.list);
      if (!level || !isList(list)) return [addOuterFields(arrange(own), outer, 'file')];
      if (list.items.length === 0) empty++;
      const fields = addOuterFields(outerFields(own, [level.list], level.renamed), outer, 'file');
      return flattenLevel(list.items, inner, NO_FIELDS).map((record) =>
        addOuterFields(record, fields, level.prefix),
      );
    });
  const records = flattenLevel(values, levels, around).map((fields) => objectValue(fields));
  const what = levels.at(-1)?.prefix ?? '';
  const count = empty === 1 ? `one ${what}` : `${empty} ${what}s`;
  return { records, leftOut: empty === 0 ? [] : [`${count} without questions`] };
}

/** The fields of a record; any other value becomes a field. */
export function recordFields(value: JsonValue): Fields {
  return isObject(value) ? value.fields : new Map([[VALUE_COLUMN, value]]);
}

/** The fields of an outer record for its inner ones, with lists written as JSON. */
export function outerFields(
  fields: Fields,
  without: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): Fields {
  const names = new Map(Object.entries(renamed));
  const kept = [...fields].filter(([name]) => !without.includes(name));
  return new Map(kept.map(([name, value]) => [names.get(name) ?? name, writeLists(value)]));
}

function writeLists(value: JsonValue): JsonValue {
  if (isList(value)) return textValue(writeJson(value));
  return isObject(value)
    ? objectValue([...value.fields].map(([name, field]) => [name, writeLists(field)]))
    : value;
}

/** Appends outer fields to a record's own; a duplicate name gets the prefix. */
export function addOuterFields(own: Fields, around: Fields, prefix: string): Fields {
  if (around.size === 0) return own;
  const fields = new Map(own);
  for (const [name, value] of around) {
    let unique = name;
    while (fields.has(unique)) unique = `${prefix}.${unique}`;
    fields.set(unique, value);
  }
  return fields;
}

/** Moves fields to the front. An entry is a field, or a column with the fields to try for it. */
export function putFirst(own: Fields, first: readonly (string | readonly string[])[]): Fields {
  const fields = new Map<string, JsonValue>();
  const rest = new Map(own);
  for (const entry of first) {
    const [column = '', ...names] = typeof entry === 'string' ? [entry, entry] : entry;
    const found = names.find((name) => own.has(name)) ?? '';
    const value = own.get(found);
    if (!value) continue;
    fields.set(column, value);
    rest.delete(found);
  }
  return addOuterFields(fields, rest, 'own');
}

/** Inserts `answers` and other fields after id and question. */
export function insertAnswers(
  fields: Fields,
  alternatives: readonly (readonly JsonValue[])[],
  further: readonly (readonly [string, JsonValue])[] = [],
): Fields {
  const all = [...fields];
  const answers = ['answers', answersOf(alternatives)] as const;
  return new Map([...all.slice(0, 2), answers, ...further, ...all.slice(2)]);
}

/**
 * Alternative answers, each a list of spans. A single span is the answer; several form one answer,
 * a JSON array. Duplicates are dropped.
 */
export function answersOf(alternatives: readonly (readonly JsonValue[])[]): JsonValue {
  const answers = new Map<string, JsonValue>();
  for (const spans of alternatives) {
    const [only] = spans;
    if (!only) continue;
    const answer = spans.length === 1 ? only : textValue(writeJson(listValue(spans)));
    const key = writeJson(answer);
    if (!answers.has(key)) answers.set(key, answer);
  }
  return listValue([...answers.values()]);
}

/** Fields that can contain the text of an answer, most certain first. */
const TEXT_FIELDS = ['text', 'value', 'answer'];

/**
 * Splits answers in SQuAD's format, `[{text, answer_start}]`, into a list of texts and one list per
 * other field. Other fields are unchanged.
 * @param isSplit whether the field of this name may be split
 */
export function splitAnswers(
  fields: Fields,
  isSplit: (name: string) => boolean = () => true,
): Fields {
  return new Map(
    [...fields].flatMap(([name, value]): (readonly [string, JsonValue])[] => {
      const text = isSplit(name) ? textField(value) : undefined;
      if (text === undefined) return [[name, value]];
      const items = itemsOf(value);
      const inside = new Set(items.flatMap((item) => [...recordFields(item).keys()]));
      return [...inside].map((key) => [
        key === text ? name : `${name}.${key}`,
        listValue(items.map((item) => fieldOf(item, key) ?? { kind: 'constant', text: 'null' })),
      ]);
    }),
  );
}

/**
 * Splits the answers of fields that are named like references, but no other fields: evidence can
 * contain objects with a text, too.
 */
export function splitReferences(fields: Fields): Fields {
  return splitAnswers(fields, isReferenceName);
}

/** Whether `splitReferences` splits a field. */
export function hasAnswerObjects(fields: Fields): boolean {
  return [...fields].some(
    ([name, value]) => isReferenceName(name) && textField(value) !== undefined,
  );
}

function isReferenceName(name: string): boolean {
  return nameEvidence(name, 'reference') > 0;
}

/** The field that contains the text in all objects of a list; `undefined` for any other value. */
function textField(value: JsonValue): string | undefined {
  const items = itemsOf(value);
  if (items.length === 0) return undefined;
  return TEXT_FIELDS.find((key) => items.every((item) => isScalar(fieldOf(item, key))));
}

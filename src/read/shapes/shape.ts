import {
  fieldOf,
  hasFields,
  isObject,
  isScalar,
  itemsOf,
  type JsonObject,
  type JsonValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';

/**
 * A known structure of JSON, recognized by its content. JSON and JSONL share the shapes: the lines of
 * a file are a list.
 */
export interface JsonShape {
  /** Stored in `SourceInfo.shape`, where presets look for it. */
  readonly id: string;
  /** Name shown to the user: a data set, or the program that wrote the file. */
  readonly label: string;
  /** The content of the table, in a few words for docs/files.md. */
  readonly holds: string;
  /** Looks at a few records only. The first shape of the registry that returns true is used. */
  readonly recognize: (value: JsonValue) => boolean;
  readonly toRecords: (value: JsonValue) => ShapedRecords;
}

/** One record per question or answer, which `recordsToTable` turns into columns. */
export interface ShapedRecords {
  readonly records: readonly JsonValue[];
  /** Names of fields that no column holds, as the user finds them in the file. */
  readonly leftOut?: readonly string[];
}

/** A shape that is a list of records. */
export interface RecordsShape extends Pick<JsonShape, 'id' | 'label' | 'holds'> {
  /** Fields that every record has. */
  readonly fields: readonly string[];
  /** A further condition on every record. */
  readonly test?: (record: JsonObject) => boolean;
  /** The columns of a record; by default its own fields. */
  readonly toRecord?: (record: JsonValue) => JsonValue;
  readonly leftOut?: (records: readonly JsonValue[]) => readonly string[];
}

export function recordsShape({
  fields,
  test = () => true,
  toRecord = (record) => record,
  leftOut = () => [],
  ...description
}: RecordsShape): JsonShape {
  return {
    ...description,
    recognize: (value) =>
      areRecords(value, (record) => hasFields(record, ...fields) && test(record)),
    toRecords: (value) => {
      const records = itemsOf(value);
      return { records: records.map(toRecord), leftOut: leftOut(records) };
    },
  };
}

/** Whether there are records, and the first of them all pass. */
export function areRecords(
  value: JsonValue | undefined,
  test: (record: JsonObject) => boolean,
): boolean {
  const first = itemsOf(value).slice(0, 20);
  return first.length > 0 && first.every((record) => isObject(record) && test(record));
}

type Reader = (record: JsonValue) => JsonValue | undefined;

/** Where the value of each column comes from: paths such as `choices.0.text` or functions; the first hit counts. */
export type Columns = Readonly<Record<string, string | Reader | readonly (string | Reader)[]>>;

/** A function that makes a record of these columns, without those that have no value. */
export function pick(columns: Columns): (record: JsonValue) => JsonObject {
  return (record) => {
    const read = (source: string | Reader) =>
      typeof source === 'string' ? valueAt(record, source) : source(record);
    return recordOf(
      Object.entries(columns).map(([name, sources]) => {
        let value: JsonValue | undefined;
        for (const source of [sources].flat()) value ??= read(source);
        return [name, value];
      }),
    );
  };
}

/** A record of the fields that have a value. */
export function recordOf(
  fields: readonly (readonly [string, JsonValue | undefined])[],
): JsonObject {
  return objectValue(fields.flatMap(([name, cell]) => (cell ? [[name, cell] as const] : [])));
}

/** The value at a path of field names and list positions, such as `choices.0.text`. */
export function valueAt(value: JsonValue | undefined, path: string): JsonValue | undefined {
  let found = value;
  for (const name of path.split('.')) {
    found = found?.kind === 'list' ? found.items[Number(name)] : fieldOf(found, name);
  }
  return found;
}

/** Sorted names of fields that some record fills and none of the columns uses. */
export function unusedFields(
  records: readonly JsonValue[],
  used: readonly string[],
  prefix = '',
): readonly string[] {
  const found = new Set<string>();
  for (const record of records) {
    for (const [name, value] of isObject(record) ? record.fields : []) {
      if (!used.includes(name) && !isEmpty(value)) found.add(prefix + name);
    }
  }
  return [...found].sort();
}

function isEmpty(value: JsonValue): boolean {
  if (value.kind === 'list') return value.items.length === 0;
  if (value.kind === 'object') return value.fields.size === 0;
  return value.kind === 'constant' && value.text === 'null';
}

/**
 * The text of a chat message's content, which is a text or a list of parts. Parts that are not text,
 * such as images, are skipped; `undefined` if there is no text.
 */
export function messageText(content: JsonValue | undefined): JsonValue | undefined {
  if (content === undefined || isScalar(content)) return content;
  const texts = itemsOf(content)
    .map((part) => fieldOf(part, 'text'))
    .filter((text) => text?.kind === 'text');
  return texts.length === 0 ? undefined : textValue(texts.map(textOf).join('\n'));
}

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

/** A known JSON structure, recognized by its content; the lines of a JSONL file form a list. */
export interface JsonShape {
  /** Stored in `SourceInfo.shape`; presets refer to it. */
  readonly id: string;
  /** Name shown to the user: a data set, or the program that wrote the file. */
  readonly label: string;
  /** The content of the table, in a few words for docs/files.md. */
  readonly contents: string;
  /** Inspects only a few records. The first shape that returns true is used. */
  readonly recognize: (value: JsonValue) => boolean;
  readonly toRecords: (value: JsonValue) => ShapedRecords;
}

/** One record per question or answer; `recordsToTable` converts them to columns. */
export interface ShapedRecords {
  readonly records: readonly JsonValue[];
  /** Fields that are not in the table, as named in the file. */
  readonly leftOut?: readonly string[];
}

export interface RecordsShape extends Pick<JsonShape, 'id' | 'label' | 'contents'> {
  /** Fields that every record has. */
  readonly fields: readonly string[];
  /** Another condition on each record. */
  readonly test?: (record: JsonObject) => boolean;
  /** The columns of a record; by default its fields. */
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

/** Shapes inspect at most this many records. */
export const INSPECTED = 20;

/** Whether there are records and all of the first ones pass the test. */
export function areRecords(
  value: JsonValue | undefined,
  test: (record: JsonObject) => boolean,
): boolean {
  const first = itemsOf(value).slice(0, INSPECTED);
  return first.length > 0 && first.every((record) => isObject(record) && test(record));
}

type Reader = (record: JsonValue) => JsonValue | undefined;

/** The source of each column: paths (`choices.0.text`) or functions; the first value is used. */
export type Columns = Readonly<Record<string, string | Reader | readonly (string | Reader)[]>>;

/** Creates records with these columns; a column without a value is omitted. */
export function pickColumns(columns: Columns): (record: JsonValue) => JsonObject {
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

/** The sorted names of non-empty fields that no column uses. */
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
 * The text of a chat message's content, which is a string or a list of parts. Other parts, such as
 * images, are skipped; `undefined` without text.
 */
export function messageText(content: JsonValue | undefined): JsonValue | undefined {
  if (content === undefined || isScalar(content)) return content;
  const texts = itemsOf(content)
    .map((part) => fieldOf(part, 'text'))
    .filter((text) => text?.kind === 'text');
  return texts.length === 0 ? undefined : textValue(texts.map(textOf).join('\n'));
}

import {
  fieldOf,
  isList,
  isObject,
  itemsOf,
  type JsonObject,
  type JsonValue,
  listValue,
  objectValue,
  textValue,
  writeJson,
} from '../json/value';

export type Fields = ReadonlyMap<string, JsonValue>;

export const NO_FIELDS: Fields = new Map();

/** A list of lists: where the inner ones stand, and what a record of the outer one is called. */
export interface Level {
  /** Field of the outer record that holds the inner ones. */
  readonly list: string;
  /** Put before the names of outer fields that inner ones have too. */
  readonly prefix: string;
  readonly renamed?: Readonly<Record<string, string>>;
}

/** Innermost records with the fields of all that stands around them. */
export interface Unrolled {
  readonly records: readonly JsonObject[];
  /** Outer records whose list is empty, so that no row holds them. */
  readonly empty: number;
}

/**
 * Unrolls lists inside lists into one record each of the innermost, whose own fields `arrange` puts
 * in order. What has not the list that is expected is kept as a record of its own.
 */
export function unroll(
  outer: readonly JsonValue[],
  levels: readonly Level[],
  around: Fields,
  arrange: (own: Fields) => Fields,
): Unrolled {
  const [level, ...inner] = levels;
  const records: JsonObject[] = [];
  let empty = 0;
  for (const value of outer) {
    const own: Fields = isObject(value) ? value.fields : new Map([['value', value]]);
    const list = level === undefined ? undefined : own.get(level.list);
    if (level === undefined || !isList(list)) {
      records.push({ kind: 'object', fields: surround(arrange(own), around, 'file') });
      continue;
    }
    if (list.items.length === 0) empty++;
    const mine = surround(outerFields(own, [level.list], level.renamed), around, 'file');
    const below = unrollInner(list.items, inner, arrange, { level, mine });
    empty += below.empty;
    for (const record of below.records) records.push(record);
  }
  return { records, empty };
}

function unrollInner(
  items: readonly JsonValue[],
  levels: readonly Level[],
  arrange: (own: Fields) => Fields,
  { level, mine }: { level: Level; mine: Fields },
): Unrolled {
  const { records, empty } = unroll(items, levels, NO_FIELDS, arrange);
  return {
    records: records.map(({ fields }) => ({
      kind: 'object',
      fields: surround(fields, mine, level.prefix),
    })),
    empty,
  };
}

/** What is left out of records whose list is empty, for `ShapedRecords.leftOut`. */
export function withoutQuestions({ empty }: Unrolled, what: string): readonly string[] {
  if (empty === 0) return [];
  return [empty === 1 ? `one ${what} without questions` : `${empty} ${what}s without questions`];
}

/** Fields of an outer record for each of its inner ones; lists are written as text once for all. */
export function outerFields(
  fields: Fields,
  without: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): Fields {
  const kept = [...fields].filter(([name]) => !without.includes(name));
  return new Map(
    kept.map(([name, value]) => [
      Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name,
      writeLists(value),
    ]),
  );
}

function writeLists(value: JsonValue): JsonValue {
  if (isList(value)) return textValue(writeJson(value));
  return isObject(value)
    ? objectValue([...value.fields].map(([name, field]) => [name, writeLists(field)]))
    : value;
}

/** The fields, followed by those around them; one that is there already gets the prefix. */
export function surround(own: Fields, around: Fields, prefix: string): Fields {
  if (around.size === 0) return own;
  const fields = new Map(own);
  for (const [name, value] of around) {
    let given = name;
    while (fields.has(given)) given = `${prefix}.${given}`;
    fields.set(given, value);
  }
  return fields;
}

/** The first of these fields under one name, then the rest in their order. */
export function lead(own: Fields, named: Readonly<Record<string, readonly string[]>>): Fields {
  const fields = new Map<string, JsonValue>();
  const used = new Set<string>();
  for (const [name, candidates] of Object.entries(named)) {
    const found = candidates.find((candidate) => own.has(candidate));
    const value = found === undefined ? undefined : own.get(found);
    if (found === undefined || value === undefined) continue;
    fields.set(name, value);
    used.add(found);
  }
  const rest = [...own].filter(([name]) => !used.has(name));
  return surround(fields, new Map(rest), 'own');
}

/**
 * Answers as SQuAD writes them, `[{text, answer_start}]`, become a list of texts, and what else is
 * said of each answer a list of its own. Anything else stays as it is.
 */
export function spreadAnswers(fields: Fields): Fields {
  return new Map(
    [...fields].flatMap(([name, value]): (readonly [string, JsonValue])[] => {
      const items = itemsOf(value);
      if (items.length === 0 || items.some((item) => !fieldOf(item, 'text')))
        return [[name, value]];
      const inside = new Set(
        items.flatMap((item) => (isObject(item) ? [...item.fields.keys()] : [])),
      );
      return [...inside].map((key) => [
        key === 'text' ? name : `${name}.${key}`,
        listValue(items.map((item) => fieldOf(item, key) ?? { kind: 'constant', text: 'null' })),
      ]);
    }),
  );
}

/** The first records, enough to recognize a shape by; the registry asks for each file of any size. */
export function sample(value: JsonValue | undefined, most = 20): readonly JsonValue[] {
  return itemsOf(value).slice(0, most);
}

/** Whether there are records, and the first of them all pass. */
export function areRecords(
  value: JsonValue | undefined,
  test: (record: JsonObject) => boolean,
): boolean {
  const first = sample(value);
  return first.length > 0 && first.every((record) => isObject(record) && test(record));
}

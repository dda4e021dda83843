/**
 * JSON without loss: numbers keep their digits, even beyond 2^53, and objects are maps, so that
 * `__proto__` is an ordinary key.
 */
export type JsonValue =
  { readonly kind: 'text' | 'number' | 'constant'; readonly text: string } | JsonList | JsonObject;

export interface JsonList {
  readonly kind: 'list';
  readonly items: readonly JsonValue[];
}

export interface JsonObject {
  readonly kind: 'object';
  readonly fields: ReadonlyMap<string, JsonValue>;
}

export function textValue(text: string): JsonValue {
  return { kind: 'text', text };
}

export function listValue(items: readonly JsonValue[]): JsonList {
  return { kind: 'list', items };
}

export function objectValue(fields: Iterable<readonly [string, JsonValue]>): JsonObject {
  return { kind: 'object', fields: new Map(fields) };
}

/** The value as compact JSON, with numbers as written. */
export function writeJson(value: JsonValue): string {
  switch (value.kind) {
    case 'text':
      return JSON.stringify(value.text);
    case 'list':
      if (value.items.every(({ kind }) => kind === 'text')) {
        return JSON.stringify(value.items.map(textOf));
      }
      return `[${value.items.map(writeJson).join(',')}]`;
    case 'object':
      return `{${[...value.fields].map(([name, field]) => `${JSON.stringify(name)}:${writeJson(field)}`).join(',')}}`;
    default:
      return value.text;
  }
}

/** The text of a cell: arrays and objects as JSON, `null` as an empty string. */
export function cellOf(value: JsonValue): string {
  if (value.kind === 'text' || value.kind === 'number') return value.text;
  if (value.kind === 'constant') return value.text === 'null' ? '' : value.text;
  return writeJson(value);
}

/** The value at a path of names; `undefined` if one is missing. */
export function fieldOf(value: JsonValue | undefined, ...names: string[]): JsonValue | undefined {
  let found = value;
  for (const name of names) found = found?.kind === 'object' ? found.fields.get(name) : undefined;
  return found;
}

/** A scalar as written; an empty string for arrays and objects. */
export function textOf(value: JsonValue | undefined): string {
  return value !== undefined && 'text' in value ? value.text : '';
}

export function itemsOf(value: JsonValue | undefined): readonly JsonValue[] {
  return value?.kind === 'list' ? value.items : [];
}

export function isList(value: JsonValue | undefined): value is JsonList {
  return value?.kind === 'list';
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return value?.kind === 'object';
}

export function isScalar(value: JsonValue | undefined): boolean {
  return value !== undefined && value.kind !== 'list' && value.kind !== 'object';
}

export function hasFields(value: JsonValue | undefined, ...names: string[]): value is JsonObject {
  return isObject(value) && names.every((name) => value.fields.has(name));
}

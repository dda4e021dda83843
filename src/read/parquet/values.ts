import { bytesToHex } from '@noble/hashes/utils.js';
import type { ParquetParsers, SchemaElement, SchemaTree } from 'hyparquet';
import { isListLike } from 'hyparquet/src/schema.js';
import { attempt } from '../../core/attempt';
import { type JsonValue, listValue, objectValue, textValue } from '../json/value';
import type { ParquetSchema } from './schema';

/** Units per second. */
const MILLIS = 1_000n;
const MICROS = 1_000_000n;

const NANOS = 1_000_000_000n;

const NULL: JsonValue = { kind: 'constant', text: 'null' };

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** How the parser converts values to text. No value becomes a `Date`, which has no nanoseconds. */
export const PARSERS: Partial<ParquetParsers> = {
  timestampFromMilliseconds: (count) => writeTimestamp(count, MILLIS),
  timestampFromMicroseconds: (count) => writeTimestamp(count, MICROS),
  timestampFromNanoseconds: (count) => writeTimestamp(count, NANOS),
  dateFromDays: writeDay,
  // Bytes that are not valid text are kept. The parser calls these functions for missing values
  // too.
  stringFromBytes: (bytes: Uint8Array | undefined) => bytes && decode(bytes),
  jsonFromBytes: (bytes: Uint8Array | undefined) => bytes && decode(bytes),
  uuidFromBytes: (bytes: Uint8Array | undefined) => bytes && writeUuid(bytes),
};

/** A value from the parser as JSON; `onBytes` is called for bytes that are not text. */
export function toJsonValue(
  value: unknown,
  node: SchemaTree,
  schema: ParquetSchema,
  onBytes: () => void,
): JsonValue {
  const read = (inner: unknown, at: SchemaTree, isItem = false): JsonValue => {
    if (inner === null || inner === undefined) return NULL;
    const { element, children } = at;
    if (element.logical_type?.type === 'VARIANT') return plain(inner);
    if (element.repetition_type === 'REPEATED' && !isItem && Array.isArray(inner)) {
      return listValue(inner.map((item) => read(item, at, true)));
    }
    const [only] = children;
    if (only && isListLike(at) && Array.isArray(inner)) {
      const item = only.children.length === 1 ? (only.children[0] ?? only) : only;
      return listValue(inner.map((one) => read(one, item, true)));
    }
    if (only && schema.maps.has(element)) return readMap(inner, only);
    if (children.length > 0) return readStruct(inner, children);
    const isShape = typeof inner === 'object' && !(inner instanceof Uint8Array);
    return isShape
      ? plain(inner)
      : leafValue(inner, element, schema.decimals.get(element), onBytes);
  };
  const readStruct = (inner: unknown, children: readonly SchemaTree[]): JsonValue =>
    objectValue(
      children.map((child) => {
        const name = schema.names.get(child.element) ?? '';
        return [name, read(propertyOf(inner, child.element.name), child)];
      }),
    );
  const readMap = (inner: unknown, pairs: SchemaTree): JsonValue => {
    const [key, value] = pairs.children;
    const items = propertyOf(inner, pairs.element.name);
    if (!key || !Array.isArray(items)) return NULL;
    return objectValue(
      items.map((pair) => {
        const name = read(propertyOf(pair, key.element.name), key);
        const held = value ? read(propertyOf(pair, value.element.name), value) : NULL;
        return ['text' in name ? name.text : '', held];
      }),
    );
  };
  const plain = (inner: unknown): JsonValue => {
    if (inner === null || inner === undefined) return NULL;
    if (Array.isArray(inner)) return listValue(inner.map(plain));
    if (typeof inner === 'object' && !(inner instanceof Uint8Array)) {
      return objectValue(Object.entries(inner).map(([name, field]) => [name, plain(field)]));
    }
    return leafValue(inner, { name: '' }, undefined, onBytes);
  };
  return read(value, node);
}

/**
 * A property of an object that the parser returned; the property names of such objects are numbers.
 */
function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function leafValue(
  value: unknown,
  element: SchemaElement,
  scale: number | undefined,
  onBytes: () => void,
): JsonValue {
  if (scale !== undefined) return { kind: 'number', text: writeDecimal(toBigInt(value), scale) };
  const perSecond = timeUnit(element);
  if (perSecond !== null) return textValue(writeTime(toBigInt(value), perSecond));
  if (typeof value === 'bigint') return { kind: 'number', text: String(value) };
  if (typeof value === 'number') return numberValue(value, element.type === 'FLOAT');
  if (typeof value === 'boolean') return { kind: 'constant', text: String(value) };
  if (typeof value === 'string')
    return textValue(isLocal(element) ? value.replace(/Z$/, '') : value);
  return value instanceof Uint8Array ? textValue(writeBytes(value, onBytes)) : NULL;
}

/** A number with the fewest digits that identify it at its precision. */
function numberValue(value: number, isSingle: boolean): JsonValue {
  if (!Number.isFinite(value)) return { kind: 'constant', text: String(value) };
  if (Object.is(value, -0)) return { kind: 'number', text: '-0' };
  return { kind: 'number', text: String(isSingle ? shortestSingle(value) : value) };
}

function shortestSingle(value: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

/** An integer as stored: a number, or big-endian bytes in two's complement. */
function toBigInt(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  if (!(value instanceof Uint8Array) || value.length === 0) return 0n;
  return BigInt.asIntN(8 * value.length, BigInt(`0x${bytesToHex(value)}`));
}

function writeDecimal(whole: bigint, scale: number): string {
  if (scale <= 0) return String(whole * 10n ** BigInt(-scale));
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function timeUnit({ converted_type, logical_type }: SchemaElement): bigint | null {
  if (logical_type?.type === 'TIME') {
    return { MILLIS, MICROS, NANOS }[logical_type.unit];
  }
  if (converted_type === 'TIME_MILLIS') return MILLIS;
  return converted_type === 'TIME_MICROS' ? MICROS : null;
}

function isLocal({ logical_type }: SchemaElement): boolean {
  return logical_type?.type === 'TIMESTAMP' && !logical_type.isAdjustedToUTC;
}

function decode(bytes: Uint8Array): string | Uint8Array {
  return attempt(() => strict.decode(bytes)) ?? bytes;
}

function writeBytes(bytes: Uint8Array, onBytes: () => void): string {
  const text = decode(bytes);
  if (typeof text === 'string') return text;
  onBytes();
  return bytesToHex(bytes);
}

function writeUuid(bytes: Uint8Array): string {
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A time since 1970 as ISO 8601 in UTC, with as many decimals as it needs. */
function writeTimestamp(count: bigint, perSecond: bigint): string {
  // The remainder of a time before 1970 is negative.
  const rest = ((count % perSecond) + perSecond) % perSecond;
  const seconds = (count - rest) / perSecond;
  const date = new Date(1000 * Number(seconds));
  if (Number.isNaN(date.getTime())) return String(count);
  const [whole = ''] = date.toISOString().split('.');
  return `${whole}${writeFraction(rest, perSecond)}Z`;
}

function writeDay(days: number): string {
  const date = new Date(86_400_000 * days);
  return Number.isNaN(date.getTime()) ? String(days) : (date.toISOString().split('T')[0] ?? '');
}

/** A time of day in units since midnight. */
function writeTime(count: bigint, perSecond: bigint): string {
  const day = 86_400n * perSecond;
  if (count < 0n || count >= day) return String(count);
  return writeTimestamp(count, perSecond).slice('1970-01-01T'.length, -1);
}

function writeFraction(rest: bigint, perSecond: bigint): string {
  if (rest === 0n) return '';
  const digits = String(perSecond).length - 1;
  return `.${String(rest).padStart(digits, '0').replace(/0+$/, '')}`;
}

import {
  isList,
  isObject,
  isScalar,
  itemsOf,
  type JsonObject,
  type JsonValue,
  listValue,
  objectValue,
  textValue,
} from './value';
import { columns, isKeyedById, isSingleRecord, pandasColumns } from '../shapes/columns';
import {
  type Fields,
  NO_FIELDS,
  outerFields,
  recordFields,
  addOuterFields,
} from '../shapes/nesting';
import type { Problem } from '../../core/model';
import type { ReadOptions } from '../../core/read-options';
import { readingProblems } from '../../core/words/reading-problems';
import { type ParseResult, refuse } from '../format';
import { recordsToTable } from '../tables';
import { recognizeShape, FILE_SHAPES } from '../shapes';
import type { JsonShape, ShapedRecords } from '../shapes/shape';

/** The records inside an object, and its other fields, such as the model or the run. */
interface Unwrapped {
  readonly value: JsonValue;
  readonly around: Fields;
  /** Fields that are too large to repeat in each row. */
  readonly leftOut: readonly string[];
}

/** Names of fields that contain records, most reliable first. */
const HOLDERS = [
  'data predictions preds results records rows items examples samples',
  'questions answers outputs instances responses entries dataset logs',
].flatMap((names) => names.split(' '));

const SPLITS = new Set(['train', 'training', 'dev', 'val', 'valid', 'validation', 'test', 'trial']);

/** A field with more scalars than this is not repeated in each row. */
const MAX_LEAVES = 30;

/** Maximum number of objects around the records. */
const MAX_WRAPPERS = 4;

/** The records of a JSON value, before the fields around them are added. */
interface FoundRecords extends ShapedRecords {
  readonly inner: JsonValue;
  readonly around: Fields;
  readonly shape: JsonShape | undefined;
  readonly leftOut: readonly string[];
}

/**
 * Recognizes the shape of a JSON value, even if its records are nested in an object with other
 * fields.
 */
export function findRecords(value: JsonValue): FoundRecords {
  let inner = value;
  let around = NO_FIELDS;
  const leftOut: string[] = [];
  for (let depth = 0; depth < MAX_WRAPPERS && !recognizeShape(inner, FILE_SHAPES); depth++) {
    const unwrapped = unwrap(inner);
    if (!unwrapped) break;
    inner = unwrapped.value;
    around = addOuterFields(unwrapped.around, around, 'file');
    leftOut.push(...unwrapped.leftOut);
  }
  const shape = recognizeShape(inner);
  const shaped = shape?.toRecords(inner);
  leftOut.push(...(shaped?.leftOut ?? []));
  return { inner, around, shape, records: shaped?.records ?? [], leftOut };
}

/** Converts a JSON value to a table; the fields of its records become columns. */
export function valueToTable(
  value: JsonValue,
  fileName: string,
  options: ReadOptions,
): ParseResult {
  const { inner, around, shape, leftOut, ...found } = findRecords(value);
  if (!shape) return refuse(describeEmpty(inner, fileName));
  const records = found.records.map((record) => addFields(record, around));
  if (records.length === 0) return refuse(readingProblems.noRows(fileName));
  const made = recordsToTable(records, fileName, options);
  if (made.kind === 'refused') return made;
  const notes =
    leftOut.length === 0 ? [] : [readingProblems.leftOut(fileName, shape.label, leftOut)];
  return {
    kind: 'table',
    table: made.table,
    problems: [...made.problems, ...notes],
    shape: { id: shape.id, label: shape.label },
  };
}

function addFields(record: JsonValue, around: Fields): JsonValue {
  if (around.size === 0) return record;
  return objectValue(addOuterFields(recordFields(record), around, 'file'));
}

function describeEmpty(value: JsonValue, fileName: string): Problem {
  return value.kind === 'list' || value.kind === 'object'
    ? readingProblems.noRows(fileName)
    : readingProblems.noRecords(fileName);
}

/**
 * Finds the records inside an object: under a common name; otherwise the largest array of objects
 * or object of objects. `null` if the object itself is the records.
 */
function unwrap(value: JsonValue): Unwrapped | null {
  if (!isObject(value) || isSingleRecord(value)) return null;
  if (columns.recognize(value) || pandasColumns.recognize(value)) return null;
  const splits = joinSplits(value);
  if (splits) return { value: splits, around: NO_FIELDS, leftOut: [] };
  const holder = findHolder(value);
  const inner = value.fields.get(holder ?? '');
  if (holder === null || !inner) return null;
  const leftOut = [...value.fields].flatMap(([name, field]) =>
    name !== holder && isLarge(field) ? [name] : [],
  );
  return { value: inner, around: outerFields(value.fields, [holder, ...leftOut]), leftOut };
}

function findHolder(value: JsonObject): string | null {
  const { fields } = value;
  const named = HOLDERS.find((name) => {
    const field = fields.get(name);
    return isList(field) || (isObject(field) && field.fields.size > 0);
  });
  if (named !== undefined) return named;
  if (isKeyedById(value)) return null;
  let largest = { name: null as string | null, size: 0 };
  for (const [name, field] of fields) {
    const size = countRecords(field);
    if (size > largest.size) largest = { name, size };
  }
  return largest.name;
}

/** Number of records in an array of objects or an object of objects; 0 for other values. */
function countRecords(value: JsonValue): number {
  if (isList(value)) return value.items.some(isObject) ? value.items.length : 0;
  if (!isObject(value) || !isKeyedById(value)) return 0;
  return [...value.fields.values()].every(isObject) ? value.fields.size : 0;
}

function isLarge(value: JsonValue): boolean {
  return countLeaves(value, MAX_LEAVES) > MAX_LEAVES || itemsOf(value).some(isObject);
}

/** Number of scalars inside a value; stops counting beyond `limit`. */
function countLeaves(value: JsonValue, limit: number): number {
  if (isScalar(value)) return 1;
  let leaves = 0;
  for (const inner of isObject(value) ? value.fields.values() : itemsOf(value)) {
    leaves += countLeaves(inner, limit - leaves);
    if (leaves > limit) break;
  }
  return leaves;
}

/**
 * Joins the arrays of all splits, adding the split's name to each record; `null` if there are no
 * splits.
 */
function joinSplits({ fields }: JsonObject): JsonValue | null {
  const all = [...fields];
  const areSplits = all.every(
    ([name, list]) =>
      SPLITS.has(name.toLowerCase()) && itemsOf(list).every(isObject) && isList(list),
  );
  if (!areSplits || all.length === 0) return null;
  return listValue(
    all.flatMap(([name, list]) =>
      itemsOf(list).map((record) => addFields(record, new Map([['split', textValue(name)]]))),
    ),
  );
}

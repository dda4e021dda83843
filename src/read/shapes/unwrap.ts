import {
  fieldOf,
  isList,
  isObject,
  isScalar,
  itemsOf,
  type JsonObject,
  type JsonValue,
  objectValue,
  textValue,
} from '../json/value';
import { columns } from './columns';
import { isKeyedById, isSingleRecord } from './keyed';
import { type Fields, outerFields, surround } from './nesting';
import { pandasColumns } from './pandas-columns';

/** What stands inside an object, and what the object says of all of it: the model, the run. */
export interface Unwrapped {
  readonly value: JsonValue;
  readonly around: Fields;
  /** Names of fields that are too large to stand beside every row. */
  readonly leftOut: readonly string[];
}

/** Names under which files keep their records, the surest first. */
const HOLDERS = [
  ...['data', 'predictions', 'preds', 'results', 'records', 'rows', 'items', 'examples', 'samples'],
  ...['questions', 'answers', 'outputs', 'instances', 'responses', 'entries', 'dataset', 'logs'],
];

const SPLITS = new Set(['train', 'training', 'dev', 'val', 'valid', 'validation', 'test', 'trial']);

/**
 * Looks for the records inside an object: under a name that files use for them; else the largest
 * list of objects or object of objects. `null` where the object is itself the records.
 */
export function unwrap(value: JsonValue): Unwrapped | null {
  if (!isObject(value) || isSingleRecord(value)) return null;
  if (columns.recognize(value) || pandasColumns.recognize(value)) return null;
  const splits = joinSplits(value);
  if (splits) return { value: splits, around: new Map(), leftOut: [] };
  const holder = findHolder(value);
  const inner = holder === null ? undefined : value.fields.get(holder);
  if (holder === null || inner === undefined) return null;
  const large = [...value.fields].filter(([name, field]) => name !== holder && isLarge(field));
  const leftOut = large.map(([name]) => name);
  return { value: inner, around: outerFields(value.fields, [holder, ...leftOut]), leftOut };
}

function findHolder(value: JsonObject): string | null {
  const named = HOLDERS.find((name) => holdsAny(fieldOf(value, name)));
  if (named !== undefined) return named;
  if (isKeyedById(value)) return null;
  const sizes = [...value.fields].map(([name, field]) => ({ name, size: sizeOf(field) }));
  const largest = sizes.reduce((most, next) => (next.size > most.size ? next : most), {
    name: '',
    size: 0,
  });
  return largest.size === 0 ? null : largest.name;
}

function holdsAny(value: JsonValue | undefined): boolean {
  return isList(value) || (isObject(value) && value.fields.size > 0);
}

/** Records in a list of objects or an object of objects; 0 in anything else. */
function sizeOf(value: JsonValue): number {
  if (isList(value)) return value.items.some(isObject) ? value.items.length : 0;
  if (!isObject(value) || !isKeyedById(value)) return 0;
  return [...value.fields.values()].every(isObject) ? value.fields.size : 0;
}

const MAX_LEAVES = 30;

function isLarge(value: JsonValue): boolean {
  return countLeaves(value, MAX_LEAVES) > MAX_LEAVES || itemsOf(value).some(isObject);
}

/** Single values inside, counted no further than needed. */
function countLeaves(value: JsonValue, most: number): number {
  if (isScalar(value)) return 1;
  let leaves = 0;
  for (const inner of isObject(value) ? value.fields.values() : itemsOf(value)) {
    leaves += countLeaves(inner, most - leaves);
    if (leaves > most) break;
  }
  return leaves;
}

/** The lists of all splits as one, each record with the name of its own. */
function joinSplits({ fields }: JsonObject): JsonValue | null {
  const all = [...fields];
  const areSplits = all.every(
    ([name, list]) => SPLITS.has(name.toLowerCase()) && isList(list) && list.items.every(isObject),
  );
  if (!areSplits || all.length === 0) return null;
  return {
    kind: 'list',
    items: all.flatMap(([name, list]) =>
      itemsOf(list).map((record) =>
        isObject(record)
          ? objectValue(surround(record.fields, new Map([['split', textValue(name)]]), 'file'))
          : record,
      ),
    ),
  };
}

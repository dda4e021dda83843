import type { Problem } from '../../core/model';
import type { ReadOptions } from '../../core/read-options';
import { readingProblems } from '../../core/words/reading-problems';
import type { Parsed } from '../format';
import { type JsonValue, objectValue } from './value';
import { recordsToTable } from '../tables';
import { recognizeShape, WHOLE_SHAPES } from '../shapes';
import { type Fields, NO_FIELDS, recordFields, surround } from '../shapes/nesting';
import { unwrap } from '../shapes/unwrap';

/** Most objects around the records, one inside the other. */
const MAX_WRAPPERS = 4;

/**
 * Makes a table of a JSON value: recognizes its shape, also inside objects that hold records next to
 * fields about all of them, and lays the records out in columns.
 */
export function valueToTable(value: JsonValue, fileName: string, options: ReadOptions): Parsed {
  let inner = value;
  let around = NO_FIELDS;
  const leftOut: string[] = [];
  for (let depth = 0; depth < MAX_WRAPPERS && !recognizeShape(inner, WHOLE_SHAPES); depth++) {
    const unwrapped = unwrap(inner);
    if (!unwrapped) break;
    inner = unwrapped.value;
    around = surround(unwrapped.around, around, 'file');
    leftOut.push(...unwrapped.leftOut);
  }
  const shape = recognizeShape(inner);
  if (!shape) return { kind: 'refused', problem: describeEmpty(inner, fileName) };
  const shaped = shape.toRecords(inner);
  leftOut.push(...(shaped.leftOut ?? []));
  const records = shaped.records.map((record) => addFields(record, around));
  if (records.length === 0) return { kind: 'refused', problem: readingProblems.noRows(fileName) };
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
  return objectValue(surround(recordFields(record), around, 'file'));
}

function describeEmpty(value: JsonValue, fileName: string): Problem {
  return value.kind === 'list' || value.kind === 'object'
    ? readingProblems.noRows(fileName)
    : readingProblems.noRecords(fileName);
}

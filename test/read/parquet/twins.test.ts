import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Table } from '../../../src/core/model';
import { parquet } from '../../../src/read/parquet';
import {
  describeShared,
  readSharedBytes,
  readSharedJson,
  sharedUrl,
} from '../../support/shared-data';

const FILES = 'suites/hyparquet/test/files';

interface Metadata {
  readonly schema: readonly { readonly name: string; readonly num_children?: number }[];
}

type Row = readonly unknown[];

/** The top-level columns of a file. The JSON twin contains their values without names. */
function columnNames({ schema }: Metadata): string[] {
  const names: string[] = [];
  const skip = (at: number): number => {
    let next = at + 1;
    for (let child = 0; child < (schema[at]?.num_children ?? 0); child++) next = skip(next);
    return next;
  };
  for (let at = 1; at < schema.length; at = skip(at)) names.push(schema[at]!.name);
  return names;
}

/** Fields of objects become columns `outer.inner`, as in other formats. */
function flatten(name: string, value: unknown): [string, unknown][] {
  return isObject(value)
    ? Object.entries(value).flatMap(([inner, held]) => flatten(`${name}.${inner}`, held))
    : [[name, value]];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The differences between a table and the rows of its twin. */
function differences(table: Table, names: readonly string[], rows: readonly Row[]): string[] {
  const found: string[] = [];
  if (table.rowCount !== rows.length) found.push(`${table.rowCount} rows for ${rows.length}`);
  for (const [index, row] of rows.entries()) {
    const expected = new Map(names.flatMap((name, at) => flatten(name, row[at])));
    for (const [at, column] of table.columns.entries()) {
      const cell = table.cells[at]![index]!;
      if (!isSame(cell, expected.get(column))) {
        found.push(
          `row ${index + 1}, ${column}: ${cell} for ${JSON.stringify(expected.get(column))}`,
        );
      }
      expected.delete(column);
    }
    for (const [column, value] of expected) {
      if (value !== null && !(isObject(value) && Object.keys(value).length === 0)) {
        found.push(`row ${index + 1}: no ${column}`);
      }
    }
  }
  return found;
}

/**
 * Compares a cell with the twin's value. Twins are JSON written by JavaScript: 64-bit integers and
 * decimals are rounded to doubles; single-precision numbers have all digits of a double; timestamps
 * are in UTC with milliseconds; NaN is null; bytes are a list.
 */
function isSame(cell: string, value: unknown): boolean {
  if (value === null || value === undefined) return cell === '' || cell === 'NaN';
  if (typeof value === 'boolean') return cell === String(value);
  if (typeof value === 'number') return cell !== '' && isSameNumber(Number(cell), value);
  if (typeof value === 'string') return cell === value || isSameMoment(cell, value);
  if (!cell.startsWith('['))
    return isDeepStrictly(Array.from(new TextEncoder().encode(cell)), value);
  return isDeepStrictly(JSON.parse(cell), value);
}

function isDeepStrictly(ours: unknown, theirs: unknown): boolean {
  if (ours === null || ours === undefined) return theirs === null || theirs === undefined;
  if (typeof ours === 'number' && typeof theirs === 'number') return isSameNumber(ours, theirs);
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    return (
      ours.length === theirs.length && ours.every((item, at) => isDeepStrictly(item, theirs[at]))
    );
  }
  if (isObject(ours) && isObject(theirs)) {
    const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    return [...keys].every((key) => isDeepStrictly(ours[key], theirs[key]));
  }
  return ours === theirs;
}

function isSameNumber(ours: number, theirs: number): boolean {
  return Math.fround(ours) === theirs || Math.abs(ours - theirs) <= 1e-15 * Math.abs(ours + theirs);
}

function isSameMoment(ours: string, theirs: string): boolean {
  const moment = new Date(/T.*[^Z]$/.test(ours) ? `${ours}Z` : ours).getTime();
  return !Number.isNaN(moment) && moment === new Date(theirs).getTime();
}

test('the comparison ignores only differences in representation', () => {
  expect(isSame('0.1', Math.fround(0.1))).toBe(true);
  expect(isSame('9007199254740993', 9007199254740992)).toBe(true);
  expect(isSame('1', 2)).toBe(false);
  expect(isSame('', 0)).toBe(false);
  expect(isSame('2020-01-01T00:00:00.5', '2020-01-01T00:00:00.500Z')).toBe(true);
  expect(isSame('[{"a":1}]', [{ a: 2 }])).toBe(false);
});

describeShared('hyparquet files match their twins', () => {
  const files = readdirSync(sharedUrl(FILES)).filter((name) => name.endsWith('.parquet'));

  test('there are 63 files with a twin', () => {
    expect(files).toHaveLength(63);
  });

  test.each(files)('%s', async (file) => {
    const path = `${FILES}/${file}`;
    const parsed = await parquet.parse(readSharedBytes(path), file, {});
    const rows = readSharedJson(path.replace(/parquet$/, 'json')) as Row[];
    if (rows.length === 0) {
      expect(parsed).toMatchObject({ kind: 'refused', problem: { code: 'no-rows' } });
      return;
    }
    if (parsed.kind === 'refused') throw new Error(parsed.problem.message);
    const metadata = readSharedJson(path.replace(/parquet$/, 'metadata.json')) as Metadata;
    expect(differences(parsed.table, columnNames(metadata), rows)).toEqual([]);
    expect(parsed.problems).toEqual([]);
  });
});

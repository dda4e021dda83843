import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/core/model';
import { parseDocuments } from '../../src/read/json';
import type { JsonValue } from '../../src/read/json/value';
import { readText } from '../../src/read/read';
import { anyJsonTable as anyTable } from '../support/any-table';

const read = (text: string, name: string) => readText(new TextEncoder().encode(text), name);

function tableOf(text: string, name: string): Table {
  const result = read(text, name);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  return result.source.table;
}

/**
 * Builds JSON text directly, since a plain object would sort numeric column names and lose
 * `__proto__`.
 */
function writeObject(fields: readonly (readonly [string, string])[]): string {
  return `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
}

function recordsOf({ columns, cells, rowCount }: Table): string[] {
  return Array.from({ length: rowCount }, (_, row) =>
    writeObject(columns.map((name, column) => [name, JSON.stringify(cells[column]?.[row] ?? '')])),
  );
}

/**
 * The first column is called `id`, as in a file recognized by its column names, and ids are unique.
 */
function withIds(table: Table): Table {
  return {
    ...table,
    columns: ['id', ...table.columns.slice(1)],
    cells: [(table.cells[0] ?? []).map((id, row) => `${id} ${row}`), ...table.cells.slice(1)],
  };
}

const named = anyTable.map(withIds).filter(({ columns }) => !columns.slice(1).includes('id'));

describe('any table survives writing and reading', () => {
  test('as records', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(tableOf(`[${recordsOf(table).join(',')}]`, 'f.json')).toEqual(table);
      }),
    );
  });

  test('as lines, with any line ending', () => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom('\n', '\r\n', '\r'), (table, end) => {
        expect(tableOf(recordsOf(table).join(end) + end, 'f.jsonl')).toEqual(table);
      }),
    );
  });

  test('as a JSON text sequence', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const text = recordsOf(table).map((record) => `\x1e${record}\n`);
        expect(tableOf(text.join(''), 'f.json-seq')).toEqual(table);
      }),
    );
  });

  test('as columns', () => {
    fc.assert(
      fc.property(named, (table) => {
        const columns = table.columns.map(
          (name, column) => [name, JSON.stringify(table.cells[column])] as const,
        );
        expect(tableOf(writeObject(columns), 'f.json')).toEqual(table);
      }),
    );
  });

  test('as pandas orient=split', () => {
    fc.assert(
      fc.property(anyTable, ({ columns, cells, rowCount }) => {
        const rows = Array.from({ length: rowCount }, (_, row) => cells.map((cell) => cell[row]));
        const index = rows.map((_, row) => row);
        const text = JSON.stringify({ columns, index, data: rows });
        expect(tableOf(text, 'f.json')).toEqual({ columns, cells, rowCount });
      }),
    );
  });

  test('as records by id', () => {
    fc.assert(
      fc.property(
        named.filter(({ rowCount, columns }) => rowCount > 1 && !columns.includes('key')),
        (table) => {
          const [ids = [], ...cells] = table.cells;
          const [, ...columns] = table.columns;
          const records = recordsOf({ columns, cells, rowCount: table.rowCount });
          const text = writeObject(records.map((record, row) => [ids[row] ?? '', record]));
          expect(tableOf(text, 'f.json')).toEqual(table);
        },
      ),
    );
  });
});

/** Every scalar in a value, as the text of a cell. */
function leavesOf(value: JsonValue): string[] {
  if (value.kind === 'list') return value.items.flatMap(leavesOf);
  if (value.kind === 'object') return [...value.fields.values()].flatMap(leavesOf);
  return value.text === '' || (value.kind === 'constant' && value.text === 'null')
    ? []
    : [value.text];
}

/** A letter and a number, so that no leaf is a substring of another. */
const leaf = fc.oneof(
  fc.stringMatching(/^[a-z]{1,4}$/),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const key = fc.oneof(
  fc.constantFrom('id', 'a', 'b', 'a.b', 'answers', 'text', 'data', 'paragraphs', 'qas', 'Answer'),
  fc.constantFrom('questions', 'table', 'results', '', '__proto__', 'context', 'predictions'),
);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .uniqueArray(fc.tuple(key, tie('value')), { maxLength: 4, selector: ([name]) => name })
      .map((fields) => new Map(fields)),
  ),
}));

function write(value: unknown): string {
  if (value instanceof Map) {
    const fields = [...(value as Map<string, unknown>)];
    return writeObject(fields.map(([name, inner]) => [name, write(inner)]));
  }
  return Array.isArray(value) ? `[${value.map(write).join(',')}]` : JSON.stringify(value);
}

describe('any value', () => {
  test('is read or rejected without an exception, and never loses a scalar silently', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const text = write(value);
        const result = read(text, 'f.json');
        if (result.kind === 'refused') {
          expect(['no-rows', 'no-records']).toContain(result.problem.code);
          return;
        }
        if (result.problems.some(({ code }) => code === 'left-out')) return;
        const parsed = parseDocuments(text, { depth: 100, allowsPython: false });
        const cells = new Set(result.source.table.cells.flat().flatMap(textsIn));
        const leaves = parsed.kind === 'values' ? parsed.values.flatMap(leavesOf) : [];
        expect(leaves.filter((one) => !cells.has(one))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test('generated by fast-check is read or rejected', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(['read', 'refused']).toContain(read(text, 'f.json').kind);
      }),
      { numRuns: 500 },
    );
  });
});

/** The text of a cell and, if the cell is a JSON list, its scalars. */
function textsIn(cell: string): string[] {
  if (!cell.startsWith('[')) return [cell];
  const parsed = parseDocuments(cell, { depth: 100, allowsPython: false });
  return parsed.kind === 'values' ? [cell, ...parsed.values.flatMap(leavesOf)] : [cell];
}

import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../../src/core/read-options';
import { readText } from '../../src/read/read';
import { expectLinear } from '../support/linear-time';

const read = (text: string, name = 'f.json', options: ReadOptions = {}) =>
  readText(new TextEncoder().encode(text), name, name, options);

function refusalOf(text: string, options?: ReadOptions): string {
  const result = read(text, 'f.json', options);
  return result.kind === 'refused' ? result.problem.message : 'read';
}

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(',');

describe('nesting', () => {
  test('a million brackets are rejected at the limit, which can be raised', () => {
    const text = '['.repeat(1_000_000);
    expect(refusalOf(text)).toBe(
      'f.json, line 1, character 201: arrays and objects are nested more than 200 deep. Raise the limit if that is intended; otherwise check for an unclosed bracket or brace.',
    );
    expect(read(text)).toMatchObject({ problem: { code: 'nested-too-deep' } });
    expect(refusalOf(text, { limits: { depth: 300 } })).toContain('more than 300 deep');
    expect(refusalOf(text, { limits: { depth: 1e9 } })).toContain('more than 2000 deep');
  });

  test('nesting up to the highest limit is flattened', () => {
    const lists = `[{"a":${'['.repeat(1990)}${']'.repeat(1990)}}]`;
    expect(read(lists, 'f.json', { limits: { depth: 1e9 } }).kind).toBe('read');
    const objects = `[${'{"a":'.repeat(1990)}1${'}'.repeat(1990)}]`;
    const result = read(objects, 'f.json', { limits: { depth: 1e9 } });
    expect(result.kind === 'read' && result.source.table.columns).toHaveLength(1);
  });
});

describe('large numbers of keys and records', () => {
  test('keys become ids', () => {
    const result = read(`{${many(100_000, (index) => `"q${index}":"a"`)}}`);
    expect(result.kind === 'read' && result.source.table.rowCount).toBe(100_000);
  });

  test('fields of one record become columns', () => {
    const result = read(`[{${many(100_000, (index) => `"c${index}":${index}`)}}]`);
    expect(result.kind === 'read' && result.source.table.columns).toHaveLength(100_000);
  });

  test('records with distinct fields are rejected before they fill memory', () => {
    const text = `[${many(100_000, (index) => `{"c${index}":1}`)}]`;
    expect(refusalOf(text, { limits: { cells: 1_000_000 } })).toBe(
      'f.json: with the fields of its first 11 records as columns, its 100,000 rows have more cells than the limit of 1,000,000. Raise the limit, or check whether ids are used as field names.',
    );
    expect(read(text)).toMatchObject({ kind: 'refused', problem: { code: 'too-many-cells' } });
  });

  test('a value that is too long is rejected, and its field is named', () => {
    const text = `[{"id":"1","a":{"b":"short"}},{"id":"2","a":{"b":"${'x'.repeat(101)}"}}]`;
    expect(refusalOf(text, { limits: { cellLength: 100 } })).toBe(
      'f.json, record 2, field “a.b”: the value has 101 characters, over the limit of 100. Raise the limit, or leave the field out.',
    );
    expect(refusalOf(text, { limits: { cellLength: 101 } })).toBe('read');
  });

  test('repeated keys give one warning', () => {
    const result = read(`{${many(100_000, () => '"q":"a"')}}`);
    expect(result).toMatchObject({ kind: 'read', problems: [{ code: 'duplicate-key' }] });
  });
});

test('a number with a million digits is kept as written', () => {
  const digits = '9'.repeat(1_000_000);
  const result = read(`[{"id":${digits}}]`);
  expect(result.kind === 'read' && result.source.table.cells[0]?.[0] === digits).toBe(true);
});

test('a key without letters, or equal to a generated column name, is accepted', () => {
  const result = read('{"":{"":"x","key":"y","id":"z"},"b":{"":"x","key":"y","id":"z"}}');
  expect(result.kind === 'read' && result.source.table).toEqual({
    columns: ['file.key', 'column 2', 'key', 'id'],
    cells: [
      ['', 'b'],
      ['x', 'x'],
      ['y', 'y'],
      ['z', 'z'],
    ],
    rowCount: 2,
  });
});

describe('takes linear time', () => {
  test.each<[string, string, (length: number) => string]>([
    [
      'records',
      'f.json',
      (length) => `[${many(length / 25, (at) => `{"id":${at},"answer":"abc"}`)}]`,
    ],
    ['lines', 'f.jsonl', (length) => '{"id":1,"answer":"abc"}\n'.repeat(length / 24)],
    ['lines that end in CR', 'f.jsonl', (length) => '{"id":1,"a":"abc"}\r'.repeat(length / 19)],
    ['a sequence', 'f.json-seq', (length) => '\x1e{"id":1,"answer":"abc"}\n'.repeat(length / 25)],
    ['keys', 'f.json', (length) => `{${many(length / 12, (at) => `"q${at}":"abc"`)}}`],
    [
      'objects by id',
      'f.json',
      (length) => `{${many(length / 20, (at) => `"q${at}":{"answer":"abc"}`)}}`,
    ],
    [
      'SQuAD',
      'f.json',
      (length) =>
        `{"data":[{"paragraphs":[{"context":"c","qas":[${many(length / 30, (at) => `{"id":"${at}","question":"q"}`)}]}]}]}`,
    ],
    ['escapes', 'f.json', (length) => `["${'\\u00e9'.repeat(length / 6)}"]`],
    ['an error at the end', 'f.json', (length) => `[${'\n1,'.repeat(length / 3)}`],
    ['blank lines', 'f.jsonl', (length) => `{"id":1}${'\n'.repeat(length)}{"id":2}`],
    ['values on lines', 'f.json', (length) => '{\n"id":1}\n'.repeat(length / 10)],
  ])('%s', (_, name, make) => {
    expectLinear(make, (text) => read(text, name));
  });
});

import { describe, expect, test } from 'vitest';
import { readValue } from './read-shape';

describe('columns', () => {
  test('one list per column, at least one with a common column name', () => {
    const read = readValue({ question: ['a?', 'b?'], gold: [['x', 'y'], ['z']] });
    expect(read).toMatchObject({
      shape: 'columns',
      columns: { question: ['a?', 'b?'], gold: ['["x","y"]', '["z"]'] },
    });
  });

  test('a table with many rows needs no common column name', () => {
    const cells = Array.from({ length: 12 }, (_, row) => `c${row}`);
    expect(readValue({ frage: cells, antwort: cells })).toMatchObject({
      shape: 'columns',
      rowCount: 12,
    });
  });

  test('lists keyed by id are not columns', () => {
    expect(readValue({ q1: ['a', 'b'], q2: ['c', 'd'] }).shape).toBe('lists-by-id');
    const ids = Array.from({ length: 30 }, (_, at) => [`q${at}`, ['a']]);
    expect(readValue(Object.fromEntries(ids)).shape).toBe('lists-by-id');
  });
});

describe('pandas orientations', () => {
  const expected = { id: ['q1', 'q2'], answer: ['a', 'b'] };

  test.each<[string, unknown, string]>([
    ['columns', { id: { 0: 'q1', 1: 'q2' }, answer: { 0: 'a', 1: 'b' } }, 'pandas-columns'],
    ['columns, ids as the index', { answer: { q1: 'a', q2: 'b' } }, 'pandas-columns'],
    [
      'split',
      {
        columns: ['id', 'answer'],
        index: [0, 1],
        data: [
          ['q1', 'a'],
          ['q2', 'b'],
        ],
      },
      'pandas-split',
    ],
    ['index', { 0: { id: 'q1', answer: 'a' }, 1: { id: 'q2', answer: 'b' } }, 'records-by-id'],
    [
      'records',
      [
        { id: 'q1', answer: 'a' },
        { id: 'q2', answer: 'b' },
      ],
      'records',
    ],
    [
      'table',
      {
        schema: { fields: [{ name: 'id' }] },
        data: [
          { id: 'q1', answer: 'a' },
          { id: 'q2', answer: 'b' },
        ],
      },
      'records',
    ],
    ['list', { id: ['q1', 'q2'], answer: ['a', 'b'] }, 'columns'],
  ])('%s', (_, value, shape) => {
    const read = readValue(value);
    expect(read.shape).toBe(shape);
    expect(read.columns).toMatchObject(expected);
  });

  test('an index is kept unless it is row numbers, and so are columns with the same name', () => {
    const read = readValue({
      columns: ['a', 'a'],
      index: ['q1', 'q7'],
      data: [
        [1, 2],
        [3, 4],
      ],
    });
    expect(read.columns).toEqual({ index: ['q1', 'q7'], a: ['1', '3'], 'a (2)': ['2', '4'] });
  });
});

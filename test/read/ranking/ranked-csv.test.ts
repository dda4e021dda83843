import { describe, expect, test } from 'vitest';
import { readText } from '../../../src/read/read';

function read(text: string, name = 'file.csv') {
  return readText(new TextEncoder().encode(text), name);
}

function tableOf(text: string) {
  const result = read(text);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const { info, table } = result.source;
  return { format: info.format, table, messages: result.problems.map(({ message }) => message) };
}

test('ranked and judged passages become one row for each query', () => {
  const { format, table, messages } = tableOf(
    'report,question,paragraph,score,position,relevance\nA,Why?,p2,0.8,2,0\nA,Why?,p1,0.9,1,3\nB,Why?,p7,.5,1,1\n',
  );
  expect(format).toBe('ranked-csv');
  expect(table.columns).toEqual([
    ...['query_id', 'report', 'question'],
    ...['judged passages', 'ranked passages'],
  ]);
  expect(table.cells).toEqual([
    ['A · Why?', 'B · Why?'],
    ['A', 'B'],
    ['Why?', 'Why?'],
    ['[{"id":"p1","relevance":3},{"id":"p2","relevance":0}]', '[{"id":"p7","relevance":1}]'],
    ['[{"id":"p1","score":0.9},{"id":"p2","score":0.8}]', '[{"id":"p7","score":0.5}]'],
  ]);
  expect(messages).toEqual([]);
});

test('a ranking of passages from several reports is one query, not one for each report', () => {
  const { table, messages } = tableOf(
    'query_id,document,passage_id,rank\n1,A,p1,1\n1,B,p2,2\n2,A,p1,1\n',
  );
  expect(table.cells[0]).toEqual(['1', '2']);
  expect(table.columns).toEqual(['query_id', 'ranked passages']);
  expect(messages).toEqual([
    'file.csv: “document” differs between the passages of a query and is not used.',
  ]);
});

test('repeated passages count once; a different grade for the same passage gives a warning', () => {
  const { table, messages } = tableOf(
    'query,passage,position,relevance\nq,a,1,1\nq,a,2,0\nq,b,3,0\n',
  );
  expect(table.cells[2]).toEqual(['[{"id":"a"},{"id":"b"}]']);
  expect(table.cells[1]).toEqual(['[{"id":"a","relevance":1},{"id":"b","relevance":0}]']);
  expect(messages).toEqual([
    'file.csv: 1 passage is repeated within the ranking of a query, first “a” of “q” in row 2. Each counts once, at its first position.',
    'file.csv: 1 passage is judged more than once for a query, with different grades, first “a” of “q” in row 2. The first judgment counts.',
  ]);
});

test('a passage with neither score nor position is judged, not retrieved', () => {
  const { table } = tableOf('query,passage,score,relevance\nq,a,0.5,0\nq,b,,2\n');
  expect(table.cells[2]).toEqual(['[{"id":"a","score":0.5}]']);
  expect(table.cells[1]).toEqual(['[{"id":"a","relevance":0},{"id":"b","relevance":2}]']);
});

test('each of several systems has a row with the combined judgments', () => {
  const { table } = tableOf(
    'query;system;passage;score;relevance\nq;s;a;1;1\nq;t;b;1;0\nq;t;a;0.5;1\n',
  );
  expect(table.columns).toEqual(['query', 'system', 'judged passages', 'ranked passages']);
  expect(table.cells[2]?.[0]).toBe('[{"id":"a","relevance":1},{"id":"b","relevance":0}]');
  expect(table.cells[2]?.[1]).toBe(table.cells[2]?.[0]);
  expect(table.cells[3]).toEqual([
    '[{"id":"a","score":1}]',
    '[{"id":"b","score":1},{"id":"a","score":0.5}]',
  ]);
});

test.each([['\t'], [',']])('judgments as BEIR publishes them, separated by %j', (delimiter) => {
  const beir = (...scores: readonly string[]) =>
    tableOf(
      ['query-id,corpus-id,score', ...scores.map((score, at) => `q,d${at},${score}`)]
        .join('\n')
        .replaceAll(',', delimiter),
    ).table.columns;
  expect(beir('2', '0', '-1', '1.0')).toEqual(['query-id', 'judged passages']);
  expect(beir('2', '1', '0.5')).toEqual(['query-id', 'ranked passages']);
  expect(beir('12', '1')).toEqual(['query-id', 'ranked passages']);
});

test('distances given as scores cause a warning, but only if there are ranks for them to contradict', () => {
  const { messages } = tableOf('query,passage,rank,score\nq,a,1,0.1\nq,b,2,0.3\n');
  expect(messages).toEqual([expect.stringContaining('in 1 of 1 ranking, the scores rise')]);
  expect(tableOf('query,passage,score\nq,a,0.1\nq,b,0.3\n').messages).toEqual([]);
});

describe('decimal commas', () => {
  test('in a column of scores are read as decimal points, with a note', () => {
    const { format, table, messages } = tableOf(
      'query;passage;rank;score\nq;a;1;0,90\nq;b;2; ,7\nq;c;3;0\nq;d;4;-1,2e-3\n',
    );
    expect(format).toBe('ranked-csv');
    expect(table.cells[1]).toEqual([
      '[{"id":"a","score":0.90},{"id":"b","score":0.7},{"id":"c","score":0},{"id":"d","score":-1.2e-3}]',
    ]);
    expect(messages).toEqual([
      'file.csv: commas in “score” are decimal commas: “0,90” was read as 0.90.',
    ]);
  });

  test('are not assumed in a number with two commas', () => {
    expect(tableOf('query;passage;score\nq;a;1,234,5\nq;b;0,5\n').format).toBe('csv');
  });
});

test('a cell that is not a number is rejected, and its row and column are named', () => {
  const rows = Array.from({ length: 60 }, (_, at) => `q,p${at},${at + 1}`).join('\n');
  const result = read(`query,passage,rank\n${rows}\nq,p99,last\n`);
  expect(result.kind === 'refused' && result.problem.message).toBe(
    'file.csv, row 61, column “rank”: “last” is not a number. Correct the cell and open the file again.',
  );
});

test.each([
  ['answers with a passage', 'question,answer,passage,score\nWhy?,yes,long text,0.5\n'],
  ['a table without passages', 'query,score,rank\nq,1,1\n'],
  ['words where numbers belong', 'query,passage,relevance\nq,a,high\nq,b,low\n'],
])('%s are not read as rankings', (_, text) => {
  expect(tableOf(text).format).toBe('csv');
});

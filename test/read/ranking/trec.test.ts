import { describe, expect, test } from 'vitest';
import { readText } from '../../../src/read/read';

function read(text: string, name = 'file.txt') {
  return readText(new TextEncoder().encode(text), name);
}

function tableOf(text: string) {
  const result = read(text);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const { info, table } = result.source;
  return { format: info.format, table, messages: result.problems.map(({ message }) => message) };
}

const refusalOf = (text: string) => {
  const result = read(text);
  return result.kind === 'refused' ? result.problem.message : null;
};

const RUN = 'q1 Q0 d1 1 0.9 mine\nq1 Q0 d2 2 0.8 mine\n';

describe('relevance judgments', () => {
  test('become one row for each query, whatever separates the fields', () => {
    const { format, table } = tableOf('# judged\n301 0 a 1\n301\t0\tb -1\r\n\n302 0 a 0');
    expect(format).toBe('trec-qrels');
    expect(table).toMatchObject({ columns: ['query_id', 'judged passages'], rowCount: 2 });
    expect(table.cells).toEqual([
      ['301', '302'],
      ['[{"id":"a","relevance":1},{"id":"b","relevance":-1}]', '[{"id":"a","relevance":0}]'],
    ]);
  });

  test('may have grades such as 1.0, and subtopics in place of the iteration', () => {
    const { format, table } = tableOf('7 1 FT-1 1.0\n7 2 FT-2 0\n8 1 FT-1 2\n');
    expect(format).toBe('trec-qrels');
    expect(table.cells[1]?.[0]).toBe('[{"id":"FT-1","relevance":1.0},{"id":"FT-2","relevance":0}]');
  });

  test('that are repeated count once, with a warning if the grades differ', () => {
    const same = tableOf('1 0 a 1\n1 0 a 1\n');
    expect(same.table.cells[1]).toEqual(['[{"id":"a","relevance":1}]']);
    expect(same.messages).toEqual([
      'file.txt: 1 passage is judged more than once for a query, always with the same grade, first “a” of “1” in line 2. The first judgment counts.',
    ]);
    expect(tableOf('1 0 a 1\n1 0 a 0\n').messages).toEqual([
      'file.txt: 1 passage is judged more than once for a query, with different grades, first “a” of “1” in line 2. The first judgment counts.',
    ]);
  });
});

describe('a run', () => {
  test('becomes one row for each query, with its passages in rank order', () => {
    const { format, table } = tableOf('1 Q0 b 2 7 s\n2 Q0 a 1 1e-3 s\n1 Q0 "x" 1 9.50 s\n');
    expect(format).toBe('trec-run');
    expect(table.columns).toEqual(['query_id', 'ranked passages', 'system']);
    expect(table.cells).toEqual([
      ['1', '2'],
      ['[{"id":"\\"x\\"","score":9.50},{"id":"b","score":7}]', '[{"id":"a","score":1e-3}]'],
      ['s', 's'],
    ]);
  });

  test('may have any word in place of Q0', () => {
    expect(tableOf('1 EXP a 1 0.5 s\n1 EXP b 2 0.4 s\n').format).toBe('trec-run');
  });

  test('with several systems has a row for each query and system', () => {
    const { table } = tableOf('1 Q0 a 1 2 s\n1 Q0 b 1 2 t\n');
    expect(table.cells[0]).toEqual(['1', '1']);
    expect(table.cells[2]).toEqual(['s', 't']);
  });

  test('with repeated passages counts them once, at the first position', () => {
    const { table, messages } = tableOf('1 Q0 a 2 5 s\n1 Q0 a 1 5 s\n1 Q0 b 3 4 s\n1 Q0 a 4 3 s\n');
    expect(table.cells[1]).toEqual(['[{"id":"a","score":5},{"id":"b","score":4}]']);
    expect(messages).toEqual([
      'file.txt: 2 passages are repeated within the ranking of a query, first “a” of “1” in line 1. Each counts once, at its first position.',
    ]);
  });

  test('takes time linear in its number of lines', () => {
    const lines = Array.from(
      { length: 200_000 },
      (_, at) => `${at % 200} Q0 d${at} ${Math.floor(at / 200) + 1} ${1000 - at / 1000} s`,
    );
    const { table } = tableOf(lines.join('\n'));
    expect(table.rowCount).toBe(200);
    expect(JSON.parse(table.cells[1]?.[7] ?? '')).toHaveLength(1000);
  });
});

test('an invalid line is rejected with its position', () => {
  const after = (line: string) => refusalOf(RUN.repeat(30) + line);
  expect(after('q1 Q0 d3 3 0.7')).toBe(
    'file.txt, line 61: 5 fields instead of 6 (query, Q0, document, rank, score, run). Correct the line and open the file again.',
  );
  expect(after('q1 Q0 d3 3 high mine')).toBe(
    'file.txt, line 61, column 12: the score “high” is not a number. Correct the line and open the file again.',
  );
  expect(after('q1 Q0 d3 - 0.7 mine')).toBe(
    'file.txt, line 61, column 10: the rank “-” is not a whole number. Correct the line and open the file again.',
  );
  expect(refusalOf(`${'1 0 a 1\n'.repeat(60)}1 0 b 0.5`)).toBe(
    'file.txt, line 61, column 7: the relevance “0.5” is not a whole number. Correct the line and open the file again.',
  );
});

test('an invalid line near the start does not prevent recognition', () => {
  expect(refusalOf('301 0 d1 1\n301 0 d2 x\n301 0 d3 1\n')).toBe(
    'file.txt, line 2, column 10: the relevance “x” is not a whole number. Correct the line and open the file again.',
  );
  expect(refusalOf('q1 Q0 d1 1 0.9 mine\nq1 Q0 d2 2 nan mine\n')).toMatch(
    /^file\.txt, line 2, column 12: the score “nan” is not a number\./,
  );
  expect(refusalOf('q1 Q0 d1 1 nan mine\nq1 Q0 d2 2 0.9 mine\n')).toMatch(
    /^file\.txt, line 1, column 12: the score “nan” is not a number\./,
  );
});

test.each([
  ['a table with a header', 'id\tsplit\tanswer\tpage\nq1\t0\tAnn\t3\nq2\t0\tOslo\t4\n'],
  ['a text of which half the lines match', '301 0 d1 1\n301 0 d2 1\nthe end\nof it\n'],
  ['a table without header', 'q1\t2\tnet zero\t1\nq2\t3\tsolar power\t1\n'],
  ['answers', 'id\tanswer\tprediction\tscore\nq1\tyes\tno\t0\n'],
  ['numbers in columns', '1 5 9 3\n2 6 8 4\n'],
  ['one-word answers without header', 'q1 12 Oslo 1\nq2 13 Rome 1\n'],
])('%s is not recognized', (_, text) => {
  const result = read(text);
  expect(result.kind === 'read' && result.source.info.format).toMatch(/^[ct]sv$/);
});

describe('ranks that contradict the scores', () => {
  const line = (query: string, rank: number, score: number) =>
    `${query} Q0 d${rank} ${rank} ${score} s`;
  const rising = (query: string) => [1, 2, 3].map((rank) => line(query, rank, rank / 10));
  const falling = (query: string) => [1, 2, 3].map((rank) => line(query, rank, -rank));
  const messagesOf = (...queries: readonly (readonly string[])[]) =>
    tableOf(queries.flat().join('\n')).messages;

  test('in most queries give one warning', () => {
    expect(messagesOf(rising('1'), rising('2'), falling('3'))).toEqual([
      'file.txt: in 2 of 3 rankings, the scores rise from the first rank to the last. The scores are used, not the ranks, as in trec_eval: the highest score ranks first. If the scores are distances, negate them, or, in a CSV file, remove them so that the ranks are used.',
    ]);
  });

  test('in half of the queries, or only among equal scores, give no warning', () => {
    expect(messagesOf(rising('1'), falling('2'))).toEqual([]);
    expect(messagesOf([line('1', 1, 0), line('1', 2, 0)])).toEqual([]);
  });
});

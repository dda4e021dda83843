import { describe, expect, test } from 'vitest';
import { readText } from '../../src/read/read';
import { openOwn } from '../support/own-suite';

const read = (text: string, name = 'f.json') => readText(new TextEncoder().encode(text), name);

/** The columns of a file with their cells. */
function columnsOf(text: string, name?: string): Record<string, readonly string[]> {
  const result = read(text, name);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const { columns, cells } = result.source.table;
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? []]));
}

function codesOf(text: string, name?: string): string[] {
  const result = read(text, name);
  const found = result.kind === 'read' ? result.problems : [result.problem];
  return found.map(({ code }) => code);
}

describe('shapes', () => {
  test.each([
    ['a list of records', '[{"id":"1","a":"x"},{"id":"2","a":"y"}]'],
    ['an object with a list inside', '{"data":[{"id":"1","a":"x"},{"id":"2","a":"y"}]}'],
    ['an object keyed by id', '{"1":{"a":"x"},"2":{"a":"y"}}'],
    ['records over several lines', '[\n  {"id": "1",\n   "a": "x"},\n  {"id": "2", "a": "y"}\n]\n'],
    ['one record per line', '{"id":"1","a":"x"}\n\n{"id":"2","a":"y"}\r\n'],
  ])('%s', (_, text) => {
    expect(columnsOf(text)).toEqual({ id: ['1', '2'], a: ['x', 'y'] });
  });

  test('an object of strings, numbers or arrays, keyed by id', () => {
    expect(columnsOf('{"q1":"a","q2":"b"}')).toEqual({ id: ['q1', 'q2'], value: ['a', 'b'] });
    expect(columnsOf('{"q1":0.5,"q2":null}')).toEqual({ id: ['q1', 'q2'], value: ['0.5', ''] });
    expect(columnsOf('{"q1":["a","b"],"q2":[]}').value).toEqual(['["a","b"]', '[]']);
  });

  test('an object of arrays of strings or records, keyed by id', () => {
    expect(columnsOf('{"q1":["a"],"q2":[]}').id).toEqual(['q1', 'q2']);
    expect(columnsOf('{"q1":[{"text":"a"}],"q2":[{"text":"b"}]}').id).toEqual(['q1', 'q2']);
    expect(columnsOf('{"q1":"a","q2":["b","c"]}').value).toEqual(['a', '["b","c"]']);
  });

  test('an object keyed by id whose records have their own id', () => {
    expect(columnsOf('{"k1":{"id":"1"},"k2":{"id":"2"}}')).toEqual({
      key: ['k1', 'k2'],
      id: ['1', '2'],
    });
  });

  test('keys such as __proto__ are ordinary ids', () => {
    expect(columnsOf('{"__proto__":"a","constructor":"b"}').id).toEqual([
      '__proto__',
      'constructor',
    ]);
    expect(Object.keys(columnsOf('[{"__proto__":{"x":1}}]'))).toEqual(['__proto__.x']);
  });

  test('the largest of several lists is read, and the others are reported', () => {
    const text = '{"n":3,"few":[{"n":1}],"many":[{"a":"x"},{"a":"y"}]}';
    expect(columnsOf(text)).toEqual({ a: ['x', 'y'], n: ['3', '3'] });
    expect(codesOf(text)).toEqual(['left-out']);
    const result = read(text);
    expect(result.kind === 'read' && result.problems[0]?.message).toContain(': few.');
  });

  test('fields that apply to all records are added to each', () => {
    const text =
      '{"model":"m","config":{"seed":7,"tags":["a"]},"predictions":{"q1":{"answer":"x","model":"n"},"q2":{"answer":"y","model":"n"}}}';
    expect(columnsOf(text)).toEqual({
      id: ['q1', 'q2'],
      answer: ['x', 'y'],
      model: ['n', 'n'],
      'file.model': ['m', 'm'],
      'config.seed': ['7', '7'],
      'config.tags': ['["a"]', '["a"]'],
    });
    expect(codesOf(text)).toEqual([]);
  });

  test('the splits of a data set become one table', () => {
    expect(columnsOf('{"train":[{"id":1}],"dev":[{"id":2}]}')).toEqual({
      id: ['1', '2'],
      split: ['train', 'dev'],
    });
  });

  test('a single record', () => {
    expect(columnsOf('{"id":"q1","answer":"x"}')).toEqual({ id: ['q1'], answer: ['x'] });
  });

  test('several values on their own lines, as jq prints them', () => {
    expect(columnsOf('{\n  "id": 1\n}\n{\n  "id": 2\n}\n')).toEqual({ id: ['1', '2'] });
  });

  test('values that are not records', () => {
    expect(columnsOf('["a","b"]')).toEqual({ value: ['a', 'b'] });
    const mixed = '[{"a":"x"},"y",[1]]';
    expect(columnsOf(mixed)).toEqual({ a: ['x', '', ''], value: ['', 'y', '[1]'] });
    expect(read(mixed)).toMatchObject({ problems: [{ code: 'mixed-records', row: 2 }] });
  });
});

describe('duplicate keys', () => {
  test.each([
    ['[{"a.b":1,"a":{"b":2}}]', { 'a.b': ['1'], 'a.b (2)': ['2'] }],
    ['[{"a":{"b":2}},{"a.b":1}]', { 'a.b': ['2', ''], 'a.b (2)': ['', '1'] }],
    ['[{"a.b":1,"a":{"b":2},"a.b (2)":3}]', { 'a.b': ['1'], 'a.b (3)': ['2'], 'a.b (2)': ['3'] }],
    ['[{"":1," ":2,"x":3}]', { 'column 1': ['1'], 'column 2': ['2'], x: ['3'] }],
  ])('%s stay two columns, with a note', (text, columns) => {
    expect(columnsOf(text)).toEqual(columns);
    expect(codesOf(text)).toEqual(['fields-apart']);
  });

  test('a field that is a scalar in one record and an object in another keeps both', () => {
    expect(columnsOf('[{"a":1},{"a":{"b":2}}]')).toEqual({ a: ['1', ''], 'a.b': ['', '2'] });
  });
});

describe('fields', () => {
  test('are in order of first appearance, and empty where a record lacks them', () => {
    const columns = columnsOf('[{"b":1},{"a":2,"c":3},{"b":4}]');
    expect(Object.entries(columns)).toEqual([
      ['b', ['1', '', '4']],
      ['a', ['', '2', '']],
      ['c', ['', '3', '']],
    ]);
  });

  test('inside objects become separate columns', () => {
    expect(columnsOf('[{"answers":{"text":["9"],"start":[0]},"deep":{"er":{"x":1}}}]')).toEqual({
      'answers.text': ['["9"]'],
      'answers.start': ['[0]'],
      'deep.er.x': ['1'],
    });
  });

  test('keep numbers as written, and null is empty', () => {
    expect(
      columnsOf('[{"n":9007199254740993,"f":1.0,"e":1e5,"t":true,"z":null,"s":"null"}]'),
    ).toEqual({
      n: ['9007199254740993'],
      f: ['1.0'],
      e: ['1e5'],
      t: ['true'],
      z: [''],
      s: ['null'],
    });
  });

  test('keep lists as JSON', () => {
    const items = ['a', 'b "c"', "d'e", '[f]', 'é\n', null, 1];
    const [cell] = columnsOf(JSON.stringify([{ items }])).items!;
    expect(JSON.parse(cell!)).toEqual(items);
  });
});

describe('JSONL', () => {
  test('reports the line of an error', () => {
    const result = read('{"id":1}\n\n{"id":2}\n{"id":\n{"id":4}\n', 'f.jsonl');
    expect(result).toMatchObject({ kind: 'refused', problem: { code: 'bad-json' } });
    expect(result.kind === 'refused' && result.problem.message).toContain(
      'f.jsonl, line 4, character ',
    );
  });

  test('reports the first line even if all are invalid', () => {
    const result = read('{"id":nan}\n{"id":inf}\n', 'f.jsonl');
    expect(result.kind === 'refused' && result.problem.message).toContain('line 1, character 7');
  });

  test('keeps NaN and Infinity as text, with a note', () => {
    const text = '{"id":1}\n{"id":NaN}\n{"id":[-Infinity]}\n';
    expect(columnsOf(text, 'f.jsonl')).toEqual({ id: ['1', 'NaN', '[-Infinity]'] });
    const result = read(text, 'f.jsonl');
    expect(result).toMatchObject({ problems: [{ code: 'python-numbers', row: 2 }] });
  });

  test('rejects a second value on a line, with its position', () => {
    const result = read('{"id":1}\n{"id":2} {"id":3}\n', 'f.jsonl');
    expect(result.kind === 'refused' && result.problem.message).toBe(
      'f.jsonl, line 2, character 10: there is unexpected text after the value on this line. Put each value on its own line.',
    );
  });

  test('rejects a truncated last line and stops there', () => {
    const cut = read('{"id":1}\n{"id":2}\n{"id":3,"answer":"Par', 'f.jsonl');
    expect(cut.kind === 'refused' && cut.problem.message).toBe(
      'f.jsonl, line 3, character 18: the closing quotation mark of this string is missing. The file may be truncated: download or export it again.',
    );
    const inside = read('{"id":1}\n{"id":2,\n"a":3}\n', 'f.jsonl');
    expect(inside.kind === 'refused' && inside.problem.message).toContain('line 2, character 9: ');
  });

  test.each([
    ['texts', '"a"\n\n"b"\n', ['a', 'b']],
    ['numbers', '1\n2.50\n', ['1', '2.50']],
    ['lists', '["a"]\n[]\n', ['["a"]', '[]']],
  ])('reads lines that are %s', (_, text, value) => {
    expect(columnsOf(text, 'f.jsonl')).toEqual({ value });
  });

  test('skips byte order marks between concatenated files', () => {
    const files = ['\ufeff{"id":1}\n', '\ufeff{"id":2}\n'].join('');
    expect(columnsOf(files, 'f.jsonl')).toEqual({ id: ['1', '2'] });
  });

  test('reads JSON text sequences (RFC 7464), whose values may span lines', () => {
    const text = '\x1e{"id":1}\n\x1e{\n"id":2}\n\x1e\n';
    expect(columnsOf(text, 'f.json-seq')).toEqual({ id: ['1', '2'] });
    const cut = read('\x1e{"id":1}\n\x1e{"id":\n\x1e{"id":3}\n', 'f.json-seq');
    expect(cut.kind === 'refused' && cut.problem.message).toContain('line 3, character 1: ');
  });

  test('a first line of several megabytes is an ordinary line', () => {
    const long = `{"id":"${'x'.repeat(2_000_000)}"}`;
    const result = read(`${long}\n{"id":NaN}\n`, 'f.txt');
    expect(result).toMatchObject({ source: { info: { format: 'jsonl', rowCount: 2 } } });
  });

  test('a single JSON value in a .jsonl file is read as JSON', () => {
    expect(columnsOf('[{"id":1},{"id":2}]\n', 'f.jsonl')).toEqual({ id: ['1', '2'] });
    expect(columnsOf('{"id":1,"a":"x"}\n', 'f.jsonl')).toEqual({ id: ['1'], a: ['x'] });
    expect(columnsOf('[\n{"id":1},\n{"id":2}\n]', 'f.jsonl')).toEqual({ id: ['1', '2'] });
  });

  test.each(['\n', '\r\n', '\r'])('lines end in %j', (end) => {
    expect(columnsOf(['{"id":1}', '{"id":2}', ''].join(end), 'f.jsonl')).toEqual({
      id: ['1', '2'],
    });
  });

  test('other Unicode line terminators stay in strings', () => {
    expect(columnsOf('{"a":"x\u2028y"}\n{"a":"z\u0085"}\n')).toEqual({
      a: ['x\u2028y', 'z\u0085'],
    });
  });
});

describe('duplicate keys give one warning', () => {
  test('with the line of the first', () => {
    const result = read('{"q1":"a",\n"q2":"b",\n"q1":"c","q2":"d","q1":"e"}');
    expect(result).toMatchObject({ kind: 'read', problems: [{ code: 'duplicate-key' }] });
    expect(result.kind === 'read' && result.problems[0]?.message).toMatch(
      /^f\.json, line 3: the key “q1” occurs twice in one object, and 2 more do\./,
    );
  });

  test('in JSONL too', () => {
    const lines = Array.from({ length: 1000 }, () => '{"a":1,"a":2}').join('\n');
    expect(codesOf(lines, 'f.jsonl')).toEqual(['duplicate-key']);
  });

  test('the last value counts', () => {
    expect(columnsOf('{"q1":"a","q2":"b","q1":"c"}').value).toEqual(['c', 'b']);
  });
});

test.each([
  ['[]', 'no-rows'],
  ['{}', 'no-rows'],
  ['[1,]', 'bad-json'],
  ['{"a":NaN}', 'bad-json'],
  ['{"a":1}{"a":2}', 'bad-json'],
  ['['.repeat(100_000), 'nested-too-deep'],
])('%s', (text, code) => {
  expect(codesOf(text)).toEqual([code]);
});

describe('test/vectors/own, JSON', () => {
  test.each([
    ['json-bom.json', ['id'], [['1']], []],
    ['json-utf16.json', ['id'], [['é']], []],
    ['dup-keys.json', ['id', 'value'], [['q1'], ['c']], ['duplicate-key']],
    ['json-lone-surrogate.json', ['id'], [['\ud800']], []],
  ])('%s', (name, columns, cells, warnings) => {
    expect(openOwn(name)).toEqual({ columns, cells, warnings });
  });

  test('json-deep.json is rejected at the depth limit', () => {
    expect(openOwn('json-deep.json')).toBe('nested-too-deep');
  });

  test('nan.jsonl keeps NaN and Infinity', () => {
    expect(openOwn('nan.jsonl')).toMatchObject({
      cells: [
        ['1', '2', '3', '4', '5'],
        ['NaN', 'Infinity', '', '', 'nan'],
      ],
      warnings: ['python-numbers'],
    });
  });

  test('jsonl-rs.json-seq', () => {
    expect(openOwn('jsonl-rs.json-seq')).toMatchObject({ cells: [['1', '2']], warnings: [] });
  });

  test('big-ids.jsonl keeps all digits', () => {
    expect(openOwn('big-ids.jsonl')).toMatchObject({
      cells: [
        [
          ...['9007199254740992', '9007199254740993', '9007199254740994', '9007199254740995'],
          ...['4973857530487275520', '4973857530487275520'],
        ],
        ['p0', 'p1', 'p2', 'p3', 't', 't'],
      ],
    });
  });

  test('proto-keys.json does not change a prototype', () => {
    expect(openOwn('proto-keys.json')).toMatchObject({
      columns: ['id', '__proto__.polluted', 'constructor.prototype.polluted', 'answer'],
    });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each(['json-trailing-comma.json', 'json-concat.json', 'jsonl-mixed.jsonl'])(
    '%s is rejected with its position',
    (name) => {
      expect(openOwn(name)).toBe('bad-json');
    },
  );
});

import { describe, expect, test } from 'vitest';
import { leftOut, readLines, readShape, readValue } from './read-shape';

describe('by id', () => {
  test.each<[string, unknown, object]>([
    ['texts-by-id', { q1: 'a', q2: '' }, { id: ['q1', 'q2'], value: ['a', ''] }],
    [
      'texts-by-id',
      { q1: 'a', q2: 1, q3: null },
      { id: ['q1', 'q2', 'q3'], value: ['a', '1', ''] },
    ],
    ['numbers-by-id', { q1: 0.5, q2: 1 }, { id: ['q1', 'q2'], value: ['0.5', '1'] }],
    [
      'lists-by-id',
      { q1: ['a'], q2: ['b', 'c'] },
      { id: ['q1', 'q2'], value: ['["a"]', '["b","c"]'] },
    ],
    [
      'tat-qa-predictions',
      { q1: ['a', ''], q2: [12, 'million'], q3: [['a', 'b'], 'percent'] },
      {
        id: ['q1', 'q2', 'q3'],
        answer: ['a', '12 million', '["a percent","b percent"]'],
        scale: ['', 'million', 'percent'],
      },
    ],
    [
      'hotpot-qa-predictions',
      { answer: { h1: 'a', h2: 'yes' }, sp: { h1: [['T', 0]], h3: [] } },
      { id: ['h1', 'h2', 'h3'], answer: ['a', 'yes', ''], sp: ['[["T",0]]', '', '[]'] },
    ],
    [
      'records-by-id',
      { q1: { answer: 'a', score: 1 }, q2: { answer: 'b', score: 0 } },
      { id: ['q1', 'q2'], answer: ['a', 'b'], score: ['1', '0'] },
    ],
    ['texts-by-id', { '007': 'a', __proto: 'b', '1e5': 'c' }, { id: ['007', '__proto', '1e5'] }],
  ])('%s: %j', (shape, value, columns) => {
    const read = readValue(value);
    expect(read.shape).toBe(shape);
    expect(read.columns).toMatchObject(columns);
    expect(read.problems).toEqual([]);
  });

  test('names of built-in properties are ordinary ids', () => {
    expect(readShape('{"__proto__":"a","constructor":"b","toString":"c"}').columns).toMatchObject({
      id: ['__proto__', 'constructor', 'toString'],
    });
  });
});

describe('inside an object', () => {
  test.each<[string, unknown, string]>([
    ['predictions', { model: 'm', run: 'r', predictions: { q1: 'a', q2: 'b' } }, 'texts-by-id'],
    [
      'results',
      {
        model: 'm',
        run: 'r',
        results: [
          { id: 'q1', answer: 'a' },
          { id: 'q2', answer: 'b' },
        ],
      },
      'records',
    ],
    ['another field name', { model: 'm', run: 'r', mine: [{ id: 'q1' }, { id: 'q2' }] }, 'records'],
    [
      'two objects deep',
      { run: 'r', results: { model: 'm', predictions: { q1: 'a', q2: 'b' } }, n: 1 },
      'texts-by-id',
    ],
  ])('%s: model and run are added to each row', (_, value, shape) => {
    const read = readValue(value);
    expect(read.shape).toBe(shape);
    expect(read.columns).toMatchObject({ id: ['q1', 'q2'], model: ['m', 'm'], run: ['r', 'r'] });
  });

  test('fields too large to repeat in each row are reported', () => {
    const history = Array.from({ length: 40 }, (_, step) => step);
    const read = readValue({ history, model: 'm', predictions: { q1: 'a', q2: 'b' } });
    expect(leftOut(read)).toContain('Not in the table: history.');
    expect(Object.keys(read.columns)).toEqual(['id', 'value', 'model']);
  });
});

test.each<[string, object]>([
  ['nq-open', { question: 'q', answer: ['a', 'b'] }],
  ['mmesgbench', { doc_id: 'd', question: 'q', answer: 'a', answer_format: 'Str' }],
  [
    'mmlongbench-doc',
    { doc_id: 'd', doc_type: 'Guidebook', question: 'q', answer: 'a', answer_format: 'Str' },
  ],
  ['evouna', { question: 'q', golden_answer: 'a/b', answer_fid: 'a', judge_fid: true }],
  [
    'climate-finance-bench',
    { 'Question ID': 'Q1', Question: 'q', 'Type of question': 'PE', Answer: 'a' },
  ],
  ['financebench', { financebench_id: 'f', question: 'q', answer: 'a' }],
  ['hotpot-qa', { _id: 'h', question: 'q', answer: 'a', supporting_facts: [] }],
  ['squad-predictions', { id: '1', prediction_text: 'a', no_answer_probability: 0 }],
  ['hugging-face-answers', { id: '1', answers: { text: ['a'], answer_start: [0] } }],
  ['tydi-predictions', { example_id: 1, minimal_answer: {}, yes_no_answer: 'NONE' }],
  ['records', { id: '1', prediction: 'a' }],
])('%s: records unchanged, as JSON and as JSONL', (shape, record) => {
  for (const read of [readValue([record, record]), readLines([record, record])]) {
    expect(read).toMatchObject({ shape, rowCount: 2, problems: [] });
  }
});

test.each<[string, unknown, object]>([
  ['single-record', { id: 'q1', prediction: 'a', tags: ['x'] }, { id: ['q1'], tags: ['["x"]'] }],
  ['values', ['a', 'b', null], { value: ['a', 'b', ''] }],
  ['values', ['a', { id: 'q1' }, ['b']], { value: ['a', '', '["b"]'], id: ['', 'q1', ''] }],
])('%s: %j', (shape, value, columns) => {
  expect(readValue(value)).toMatchObject({ shape, columns });
});

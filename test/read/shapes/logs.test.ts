import { describe, expect, test } from 'vitest';
import { leftOut, readLines, readValue } from './read-shape';

describe('lm-evaluation-harness', () => {
  const sample = (id: number, more: object) => ({
    doc_id: id,
    doc: { question: `q${id}`, answer: { value: 'v' } },
    target: 't',
    arguments: { gen_args_0: { arg_0: 'prompt' } },
    resps: [['raw']],
    filtered_resps: ['out'],
    filter: 'none',
    doc_hash: 'h',
    exact_match: 1.0,
    ...more,
  });

  test('the generated text is read, and the document is kept unchanged', () => {
    const read = readLines([sample(0, {}), sample(1, { target: ['t', 'u'] })]);
    expect(read).toMatchObject({
      shape: 'lm-evaluation-harness',
      columns: {
        id: ['0', '1'],
        'doc.question': ['q0', 'q1'],
        'doc.answer.value': ['v', 'v'],
        target: ['t', '["t","u"]'],
        filtered_resps: ['out', 'out'],
        resps: ['[["raw"]]', '[["raw"]]'],
        filter: ['none', 'none'],
      },
      problems: [],
    });
  });

  test('log-likelihoods of choices are kept in one cell', () => {
    const read = readLines([
      sample(0, {
        filtered_resps: [
          ['-1.5', 'False'],
          ['-0.5', 'True'],
        ],
      }),
    ]);
    expect(read.columns.filtered_resps).toEqual(['[["-1.5","False"],["-0.5","True"]]']);
  });
});

describe('Inspect', () => {
  const log = (sample: object) => ({
    version: 2,
    status: 'success',
    eval: { run_id: 'r', task: 'qa', model: 'lab/m', dataset: { name: 'd', samples: 2 } },
    plan: { name: 'plan' },
    samples: [
      {
        id: 1,
        epoch: 1,
        input: 'q?',
        target: ['a', 'b'],
        messages: [{ role: 'user', content: 'q?' }],
        scores: { match: { value: 'C', answer: 'a', explanation: 'why' } },
        metadata: { topic: 't' },
        ...sample,
      },
    ],
  });

  test('samples with completion, scores and run', () => {
    const read = readValue(log({ output: { model: 'm', completion: 'a', usage: { total: 3 } } }));
    expect(read.shape).toBe('inspect');
    expect(read.columns).toEqual({
      id: ['1'],
      epoch: ['1'],
      input: ['q?'],
      target: ['["a","b"]'],
      answer: ['a'],
      'scores.match.value': ['C'],
      'scores.match.answer': ['a'],
      'scores.match.explanation': ['why'],
      'metadata.topic': ['t'],
      model: ['lab/m'],
      task: ['qa'],
      run: ['r'],
      dataset: ['d'],
    });
    expect(leftOut(read)).toContain(
      'Not in the table: samples.messages, samples.output.usage, eval except model, task, run_id and dataset.name, plan, status, version.',
    );
  });

  test('chat input, and completions from choices and parts', () => {
    const read = readValue(
      log({
        input: [
          { role: 'system', content: 'be brief' },
          {
            role: 'user',
            content: [
              { type: 'text', text: 'q?' },
              { type: 'image', image: 'x' },
            ],
          },
        ],
        output: {
          choices: [{ message: { role: 'assistant', content: [{ type: 'text', text: 'a' }] } }],
        },
      }),
    );
    expect(read.columns).toMatchObject({ input: ['q?'], answer: ['a'] });
    expect(leftOut(read)).toContain('samples.input except its last question');
  });
});

describe('HELM', () => {
  const instance = {
    id: 'id1',
    input: { text: 'q?' },
    references: [
      { output: { text: 'a' }, tags: ['correct'] },
      { output: { text: 'b' }, tags: [] },
    ],
    split: 'test',
  };

  test('scenario_state.json', () => {
    const read = readValue({
      adapter_spec: { method: 'generation', model: 'lab/m', instructions: 'i' },
      request_states: [
        {
          instance,
          train_trial_index: 0,
          request: { prompt: 'p' },
          result: { completions: [{ text: ' a', logprob: -1, tokens: [] }] },
        },
      ],
    });
    expect(read).toMatchObject({
      shape: 'helm-scenario-state',
      columns: {
        id: ['id1'],
        input: ['q?'],
        references: ['["a"]'],
        wrong_references: ['["b"]'],
        prediction: [' a'],
        split: ['test'],
        train_trial_index: ['0'],
        model: ['lab/m'],
      },
    });
    expect(leftOut(read)).toContain('request_states.request');
  });

  test('instances.json', () => {
    const read = readValue([{ ...instance, references: [{ output: 'a', tags: ['correct'] }] }]);
    expect(read).toMatchObject({
      shape: 'helm-instances',
      columns: { id: ['id1'], input: ['q?'], references: ['["a"]'] },
    });
  });

  test('per_instance_stats.json', () => {
    const stat = (name: string, more: object) => ({ name: { name, split: 'test' }, ...more });
    const read = readValue([
      {
        instance_id: 'id1',
        train_trial_index: 0,
        stats: [
          stat('exact_match', { count: 1, sum: 1, mean: 1.0 }),
          stat('f1_score', { count: 1, sum: 0.5, mean: 0.5 }),
        ],
      },
      {
        instance_id: 'id2',
        train_trial_index: 0,
        stats: [stat('f1_score', { count: 1, sum: 0.25 })],
      },
    ]);
    expect(read).toMatchObject({
      shape: 'helm-per-instance-stats',
      columns: {
        instance_id: ['id1', 'id2'],
        exact_match: ['1', ''],
        f1_score: ['0.5', '0.25'],
      },
    });
    expect(leftOut(read)).toContain('stats except name and mean');
  });
});

describe('promptfoo', () => {
  const result = {
    testIdx: 4,
    promptIdx: 0,
    vars: { question: 'q?', expected: 'a' },
    provider: { id: 'openai:m', label: '' },
    prompt: { raw: 'Say {{question}}', label: 'short' },
    response: { output: 'a', tokenUsage: { total: 3 } },
    testCase: { assert: [{ type: 'icontains', value: 'a' }] },
    success: true,
    score: 1,
    gradingResult: { pass: true, score: 1, reason: 'all passed' },
    latencyMs: 20,
  };

  test.each<[string, unknown]>([
    ['eval --output', { evalId: 'e', results: { version: 3, results: [result] }, config: {} }],
    ['the library', { version: 3, results: [result], stats: { successes: 1 } }],
  ])('of %s', (_, value) => {
    const read = readValue(value);
    expect(read.shape).toBe('promptfoo');
    expect(read.columns).toEqual({
      id: ['4'],
      'vars.question': ['q?'],
      'vars.expected': ['a'],
      expected: ['["a"]'],
      output: ['a'],
      model: ['openai:m'],
      prompt: ['short'],
      success: ['true'],
      score: ['1'],
      reason: ['all passed'],
    });
    expect(leftOut(read)).toContain('results.latencyMs');
  });
});

describe('batches', () => {
  test('of OpenAI: chat, responses and failures', () => {
    const read = readLines([
      {
        custom_id: '1',
        response: {
          status_code: 200,
          body: { model: 'm', choices: [{ message: { content: 'a' }, finish_reason: 'stop' }] },
        },
        error: null,
      },
      {
        custom_id: '2',
        response: {
          status_code: 200,
          body: {
            model: 'm',
            status: 'completed',
            output: [
              { type: 'reasoning', summary: [] },
              { type: 'message', content: [{ type: 'output_text', text: 'b' }] },
            ],
          },
        },
      },
      { custom_id: '3', response: null, error: { code: 'expired', message: 'too late' } },
    ]);
    expect(read).toMatchObject({
      shape: 'openai-batch',
      columns: {
        custom_id: ['1', '2', '3'],
        answer: ['a', 'b', ''],
        model: ['m', 'm', ''],
        finish_reason: ['stop', 'completed', ''],
        'error.code': ['', '', 'expired'],
        'error.message': ['', '', 'too late'],
      },
    });
  });

  test('of Anthropic', () => {
    const read = readLines([
      {
        custom_id: '1',
        result: {
          type: 'succeeded',
          message: { model: 'm', content: [{ type: 'text', text: 'a' }], stop_reason: 'end_turn' },
        },
      },
      { custom_id: '2', result: { type: 'expired' } },
    ]);
    expect(read).toMatchObject({
      shape: 'anthropic-batch',
      columns: { custom_id: ['1', '2'], answer: ['a', ''], result: ['succeeded', 'expired'] },
    });
  });
});

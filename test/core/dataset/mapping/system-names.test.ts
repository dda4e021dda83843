import { describe, expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { systemOf } from '../../../../src/core/dataset/mapping/column-names';
import { joinAll, openText } from '../../../support/sources';

describe('the name of a column', () => {
  test.each([
    ['gpt-4o', 'gpt-4o'],
    ['GPT4', 'GPT4'],
    ['llama-3', 'llama-3'],
    ['Llama-3.1-8B-Instruct', 'Llama-3.1-8B-Instruct'],
    ['meta-llama/Llama-3-70b', 'meta-llama/Llama-3-70b'],
    ['claude_3_opus_answer', 'claude_3_opus'],
    ['o1-mini', 'o1-mini'],
    ['DeepSeek-R1', 'DeepSeek-R1'],
    ['model_a', 'model_a'],
    ['System 2', 'System 2'],
    ['baseline', 'baseline'],
    ['answer_fid', 'fid'],
  ])('%s names the system %s', (name, system) => {
    expect(systemOf(name)).toBe(system);
  });

  test.each([
    ...['answer', 'question', 'model', 'model_name', 'model_id', 'run_id', 'system prompt'],
    ...['gpt-4o score', 'gpt4_tokens', 'claude latency', 'llama-3 correct', 'answer_type'],
    ...['option', 'philosophy', 'yield', 'command', 'gptx', 'o1 visa', 'falconry', 'answer_1', ''],
    ...['output.final_answer', 'response.answer', 'answer_rationale', 'output.evidence_quote'],
  ])('%s names no system', (name) => {
    expect(systemOf(name)).toBeNull();
  });
});

describe('columns named after models', () => {
  const gold = openText(
    'gold.csv',
    'id,question,answer\n1,Who?,Ada\n2,Where?,Paris\n3,When?,1990\n',
  );
  const runsOf = (...sources: Parameters<typeof propose>[0]) => {
    const { mapping, decisions } = propose(sources);
    expect(decisions).toEqual([]);
    return joinAll(sources, mapping).runs.map(({ model, predictions }) => [model, ...predictions]);
  };
  const expected = [
    ['gpt-4o', 'Ada', 'Paris', '1991'],
    ['llama-3', 'Bob', 'Paris', '1990'],
  ];

  test('next to a question are one run each', () => {
    const wide = openText(
      'wide.csv',
      'id,question,gpt-4o,llama-3\n1,Who?,Ada,Bob\n2,Where?,Paris,Paris\n3,When?,1991,1990\n',
    );
    expect(runsOf(gold, wide)).toEqual(expected);
    expect(runsOf(wide, gold)).toEqual(expected);
  });

  test('are also runs in the gold file', () => {
    const both = openText(
      'all.csv',
      'question,answer,gpt-4o,llama-3\nWho?,Ada,Ada,Bob\nWhere?,Paris,Paris,Paris\nWhen?,1990,1991,1990\n',
    );
    expect(runsOf(both)).toEqual(expected);
  });

  test('that repeat the gold answers are not a second gold file', () => {
    const all = openText(
      'all.csv',
      'id,question,answer,gpt-4o,llama-3\n1,Who?,Ada,Ada,Bob\n2,Where?,Paris,Paris,Paris\n3,When?,1990,1991,1990\n',
    );
    expect(runsOf(gold, all)).toEqual(expected);
  });

  test('do not include columns about a model, and keep judgments with their system', () => {
    const wide = openText(
      'wide.csv',
      'id,gpt-4o,gpt-4o correct,gpt-4o latency,llama-3,llama-3 correct\n1,Ada,true,0.3,Bob,false\n2,Paris,true,0.2,Paris,true\n3,1991,false,0.9,1990,true\n',
    );
    expect(runsOf(gold, wide)).toEqual(expected);
    const { mapping } = propose([gold, wide]);
    expect(mapping.predictions.map(({ humanLabel }) => humanLabel)).toEqual([
      'gpt-4o correct',
      'llama-3 correct',
    ]);
  });
});

test('an answer next to its explanation in one object is one run', () => {
  const gold = openText(
    'gold.csv',
    'id,question,answer\n1,Who?,Ada\n2,Where?,Paris\n3,When?,1990\n',
  );
  const given = ['Ada', 'Rome', '1990'];
  for (const [output, answer] of [
    ['output', 'final_answer'],
    ['response', 'answer'],
  ] as const) {
    const rows = given.map((text, at) => ({
      id: at + 1,
      [output]: { rationale: `The report says ${text} on p. 3`, quote: 'Ada', [answer]: text },
    }));
    const run = openText('run.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'));
    const { mapping, decisions } = propose([gold, run]);
    expect(mapping.predictions.map((one) => one.answer.columns)).toEqual([[`${output}.${answer}`]]);
    expect(mapping.predictions[0]?.name).toBe('run');
    expect(decisions).toEqual([]);
  }
});

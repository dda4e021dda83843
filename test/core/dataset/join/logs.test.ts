import { describe, expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { joinAll, openText } from '../../../support/sources';

/** The runs in an evaluation tool's log. */
function runsOf(name: string, text: string) {
  const log = openText(name, text);
  const { mapping, roles, decisions } = propose([log]);
  expect(roles).toEqual({ [name]: 'both' });
  const { questions, runs, problems } = joinAll([log], mapping);
  const said = runs.map(({ model, run, predictions }) => [model, run, ...predictions]);
  return {
    mapping,
    decisions,
    ids: questions.ids,
    references: questions.references,
    said,
    problems,
  };
}

/*
 * Field names: lm_eval/evaluator.py (`doc_id`, `doc`, `target`, `arguments`, `resps`,
 * `filtered_resps`, `filter`, `metrics`, `doc_hash`, …), inspect_ai/log/_log.py (`EvalLog`,
 * `EvalSample`), promptfoo/src/types (`EvaluateResult`).
 */

describe('lm-evaluation-harness', () => {
  const line = (doc: number, filter: string, answer: string) =>
    JSON.stringify({
      doc_id: doc,
      doc: { question: `What is ${doc}?`, answer: `so #### ${doc * 7}` },
      target: `${doc * 7}`,
      arguments: { gen_args_0: { arg_0: `Question: What is ${doc}?\nAnswer:`, arg_1: {} } },
      resps: [[`It is ${answer}.`]],
      filtered_resps: [answer],
      filter,
      metrics: ['exact_match'],
      doc_hash: `${doc}`.repeat(64),
      prompt_hash: 'b'.repeat(64),
      target_hash: `c${doc}`.repeat(32),
      exact_match: answer === `${doc * 7}` ? 1 : 0,
    });

  test('every filter is a run', () => {
    const lines = [1, 2, 3, 4].flatMap((doc) => [
      line(doc, 'strict-match', doc === 2 ? '[invalid]' : `${doc * 7}`),
      line(doc, 'flexible-extract', `${doc * 7}`),
    ]);
    const { ids, references, said } = runsOf('samples_gsm8k.jsonl', lines.join('\n'));
    expect(ids).toEqual(['1', '2', '3', '4']);
    expect(references).toEqual([['7'], ['14'], ['21'], ['28']]);
    expect(said.map((run) => run.slice(2))).toEqual([
      ['7', '[invalid]', '21', '28'],
      ['7', '14', '21', '28'],
    ]);
    expect(said.map(([model, run]) => `${model}${run}`).join()).toMatch(/strict-match.*flexible/);
  });
});

describe('Inspect', () => {
  test('every epoch is a run', () => {
    const sample = (id: number, epoch: number) => ({
      id,
      epoch,
      input: `What is ${id} times seven?`,
      target: `${id * 7}`,
      messages: [],
      output: {
        model: 'openai/gpt-4o',
        choices: [{ message: { role: 'assistant', content: `${id * 7 + epoch - 1}` } }],
        completion: `${id * 7 + epoch - 1}`,
      },
      scores: { match: { value: epoch === 1 ? 'C' : 'I', answer: `${id * 7 + epoch - 1}` } },
      metadata: {},
    });
    const log = {
      version: 2,
      status: 'success',
      eval: { run_id: 'r1', task: 'sevens', model: 'openai/gpt-4o', dataset: { name: 'sevens' } },
      samples: [1, 2].flatMap((epoch) => [1, 2, 3].map((id) => sample(id, epoch))),
    };
    const { ids, references, said } = runsOf('log.json', JSON.stringify(log));
    expect(ids).toEqual(['1', '2', '3']);
    expect(references).toEqual([['7'], ['14'], ['21']]);
    expect(said.map((run) => run.slice(2))).toEqual([
      ['7', '14', '21'],
      ['8', '15', '22'],
    ]);
  });
});

describe('promptfoo', () => {
  test('every provider is a run', () => {
    const result = (test: number, provider: string, output: string) => ({
      testIdx: test,
      promptIdx: provider === 'openai:gpt-4o' ? 0 : 1,
      vars: { question: `What is ${test} times seven?` },
      provider: { id: provider, label: '' },
      prompt: { raw: `Answer: What is ${test} times seven?`, label: 'Answer: {{question}}' },
      response: { output },
      testCase: { assert: [{ type: 'equals', value: `${test * 7}` }] },
      success: output === `${test * 7}`,
      score: output === `${test * 7}` ? 1 : 0,
    });
    const results = [1, 2, 3].flatMap((test) => [
      result(test, 'openai:gpt-4o', `${test * 7}`),
      result(test, 'anthropic:claude', `${test * 7 + 1}`),
    ]);
    const file = { evalId: 'e', results: { version: 3, results } };
    const { ids, references, said } = runsOf('results.json', JSON.stringify(file));
    expect(ids).toEqual(['1', '2', '3']);
    expect(references).toEqual([['7'], ['14'], ['21']]);
    expect(said).toEqual([
      ['openai:gpt-4o', '', '7', '14', '21'],
      ['anthropic:claude', '', '8', '15', '22'],
    ]);
  });
});

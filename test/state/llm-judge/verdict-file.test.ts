import { describe, expect, test, vi } from 'vitest';
import { LLM_JUDGE_CORRECT } from '../../../src/core/scoring/llm-judge/metric';
import type { CallOutcome } from '../../../src/frame/protocol';
import { initialForm } from '../../../src/state/llm-judge/model';
import { createAssayStore } from '../../support/create-store';
import { readVerdicts } from '../../../src/state/llm-judge/verdict-file';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';

const GOLD = 'id,question,answer\nq1,How much?,42\nq2,How many?,7\n';
const PREDICTIONS = 'id,model,prediction\nq1,a,42\nq2,a,8\nq1,b,42\nq2,b,seven\n';
const KEY = 'sk-secret-7f3a9c1e';

function says(words: string): CallOutcome {
  const choices = [{ message: { content: words }, finish_reason: 'stop' }];
  return { kind: 'answered', status: 200, retryAfter: null, body: JSON.stringify({ choices }) };
}

/**
 * A fake model: 42 is correct, 8 is incorrect, and any other answer gets an unreadable response.
 */
const respond = (body: string): CallOutcome => {
  const candidate = /candidate\\": \\"(\w+)/.exec(body)?.[1];
  if (candidate === 'seven') return says('It depends.');
  const verdict = candidate === '42' ? 'correct' : 'incorrect';
  return says(`{"verdict": "${verdict}", "reason": "“${candidate ?? ''}”, so."}`);
};

async function openStore() {
  const fetcher = createDirectFetcher({}, undefined, respond);
  const store = createAssayStore(createDirectClient(), fetcher);
  await store.getState().addFiles([new File([GOLD], 'g.csv'), new File([PREDICTIONS], 'p.csv')]);
  const meanOf = (run: number) =>
    store.getState().result?.runs[run]?.metrics[LLM_JUDGE_CORRECT]?.mean ?? null;
  const fillIn = () => {
    store.getState().changeLlmJudge({
      address: 'http://localhost:11434',
      key: KEY,
      options: { ...initialForm.options, model: 'small' },
    });
  };
  return { store, fetcher, meanOf, fillIn };
}

type Opened = Awaited<ReturnType<typeof openStore>>;

async function takeAway(store: Opened['store']): Promise<string> {
  const file = await store.getState().ask.export('verdicts-jsonl');
  return file ? new Response(file.content).text() : '';
}

async function judgeAll({ store, fillIn }: Opened): Promise<string> {
  fillIn();
  await store.getState().planLlmJudge();
  store.getState().controlLlmJudge('start');
  await vi.waitFor(() => {
    expect(store.getState().llmJudge.run?.schedule.phase).toBe('done');
    expect(store.getState().run.phase).toBe('done');
  });
  return takeAway(store);
}

describe('an exported verdict file', () => {
  test('contains each case with its verdict or failure, and never the key', async () => {
    const text = await judgeAll(await openStore());
    const [head, ...lines] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(head).toMatchObject({ account: { model: 'small', judged: 2, unscored: 1, calls: 3 } });
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({
      ...{ question: 'How much?', references: ['42'], candidate: '42' },
      ...{ kind: 'judged', correct: true, reason: '“42”, so.' },
    });
    expect(lines[2]).toMatchObject({ kind: 'unscored', code: 'llm-not-json' });
    expect(text).not.toContain(KEY);
  });

  test('is used when dropped, even with files in another order, without any call', async () => {
    const first = await openStore();
    const text = await judgeAll(first);
    const second = await openStore();
    await second.store.getState().addFiles([new File([text], 'verdicts.jsonl')]);
    await vi.waitFor(() => expect(second.meanOf(0)).toBe(0.5));
    expect([second.meanOf(0), second.meanOf(1)]).toEqual([first.meanOf(0), first.meanOf(1)]);
    expect(second.fetcher.bodies).toEqual([]);
    expect(second.store.getState().files.map(({ id }) => id)).toEqual(['g.csv', 'p.csv']);
    expect(second.store.getState().notices.at(-1)?.message).toBe(
      'verdicts.jsonl: 3 verdicts of small on localhost:11434 were loaded; no request was sent. A verdict counts only if the question, references, document and type are unchanged.',
    );

    // Only cases without a verdict would be sent.
    second.fillIn();
    await second.store.getState().planLlmJudge();
    const { plan } = second.store.getState().llmJudge;
    expect(plan !== null && plan !== 'making' && plan.calls.length).toBe(1);

    expect(await takeAway(second.store)).toBe(text);
  });

  test.each([
    ['an unknown key', (line: string) => line.replace('"raw"', '"row"'), /line 3/],
    [
      'an unknown verdict',
      (line: string) => line.replace('"correct":false', '"correct":"no"'),
      /line 3, “correct”: true or false is expected/,
    ],
    ['a truncated line', (line: string) => line.slice(0, 40), /line 3: this is not valid JSON/],
    ['an inherited key', () => '{"__proto__":{}}', /line 3/],
  ])('is rejected as a whole: %s', async (_, change, message) => {
    const lines = (await judgeAll(await openStore())).split('\n');
    lines[2] = change(lines[2] ?? '');
    const read = readVerdicts(lines.join('\n'), 'v.jsonl');
    expect(read).toMatchObject({ kind: 'invalid', problem: { code: 'llm-bad-verdicts' } });
    expect(read.kind === 'invalid' && read.problem.message).toMatch(message);
  });

  test('for another prompt is rejected', async () => {
    const text = await judgeAll(await openStore());
    const read = readVerdicts(text.replace('assay-llm-judge/1', 'assay-llm-judge/0'), 'v.jsonl');
    expect(read.kind === 'invalid' && read.problem.message).toMatch(/line 1.*assay-llm-judge\/1/);
  });
});

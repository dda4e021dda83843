import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EXPORTS } from '../../../src/core/output/formats';
import { LLM_JUDGE_CORRECT } from '../../../src/core/scoring/llm-judge/metric';
import type { CallOutcome } from '../../../src/frame/protocol';
import { writeAddress } from '../../../src/state/address';
import { initialForm, type LlmJudgeForm } from '../../../src/state/llm-judge/model';
import { endpointOf } from '../../../src/state/llm-judge/plan';
import { writeMapping } from '../../../src/state/schemas/mapping-schema';
import { mappingOf } from '../../../src/state/selectors';
import { writeSettings } from '../../../src/state/schemas/settings-schema';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher, type Respond } from '../../support/direct-fetcher';
import { checkSchema } from '../../support/json-schema';

const gold = 'id,question,answer\nq1,How much?,42\nq2,How many?,7\nq3,Who?,Ada\n';
const predictions = 'id,model,prediction\nq1,a,42\nq2,a,8\nq1,b,42\nq2,b,nine\nq3,b,Ada\n';
const KEY = 'sk-secret-7f3a9c1e';

const says = (words: string): CallOutcome => ({
  kind: 'answered',
  status: 200,
  retryAfter: null,
  body: JSON.stringify({
    choices: [{ message: { content: words }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 5 },
  }),
});
const refuses = (status: number, retryAfter: string | null = null): CallOutcome => ({
  kind: 'answered',
  status,
  retryAfter,
  body: `{"error": {"message": "no: ${KEY}"}}`,
});
const correct = says('{"verdict": "correct", "reason": "Same."}');
const incorrect = says('{"verdict": "incorrect", "reason": "Another."}');

/** A store with two runs scored and the form filled in. */
async function openStore(respond: Respond = () => correct, form: Partial<LlmJudgeForm> = {}) {
  const fetcher = createDirectFetcher({}, undefined, respond);
  const client = createDirectClient();
  const store = createAssayStore(client, fetcher);
  await store.getState().addFiles([new File([gold], 'g.csv'), new File([predictions], 'p.csv')]);
  expect(store.getState().run.phase).toBe('done');
  store.getState().changeLlmJudge({
    address: 'http://localhost:11434',
    key: KEY,
    options: { ...initialForm.options, model: 'small' },
    ...form,
  });
  const judge = () => store.getState().llmJudge;
  const plan = async () => {
    await store.getState().planLlmJudge();
    const { plan: made } = judge();
    if (made === null || made === 'making') throw new Error(JSON.stringify(judge().problems));
    return made;
  };
  const until = (phase: string) =>
    vi.waitFor(() => {
      expect(judge().run?.schedule.phase).toBe(phase);
      expect(store.getState().run.phase).toBe('done');
    }, 10_000);
  return { store, fetcher, client, judge, plan, until };
}

describe('an endpoint', () => {
  test.each([
    ['http://localhost:11434', 'http://localhost:11434/v1/chat/completions'],
    ['http://127.0.0.1:8080/v1/', 'http://127.0.0.1:8080/v1/chat/completions'],
    ['https://api.a.org/v1/chat/completions', 'https://api.a.org/v1/chat/completions'],
    [' https://me:pw@a.org/x?v=1#y ', 'https://a.org/x/chat/completions?v=1'],
  ])('%s becomes %s', (typed, address) => {
    expect(endpointOf(typed)).toMatchObject({ address });
  });

  test.each([
    ['', 'llm-bad-address'],
    ['localhost:11434', 'llm-bad-address'],
    ['javascript:alert(1)', 'llm-bad-address'],
    ['http://a.org/v1', 'llm-open-address'],
    ['http://192.168.0.2/v1', 'llm-open-address'],
    [`https://a.org/${'x'.repeat(3000)}`, 'llm-bad-address'],
  ])('%s is rejected', (typed, code) => {
    expect(endpointOf(typed)).toMatchObject({ code });
  });
});

describe('a plan', () => {
  test('sends nothing and shows everything', async () => {
    const { fetcher, plan } = await openStore();
    const made = await plan();
    // Run a has no prediction for q3, and both runs give the same answer to q1, so the five answers
    // need only four calls.
    expect([made.cases.length, made.calls.length, made.missing]).toEqual([5, 4, 1]);
    expect(made.endpoint.host).toBe('localhost:11434');
    expect(JSON.parse(made.example ?? '')).toMatchObject({ model: 'small', temperature: 0 });
    expect(made.example).not.toContain(KEY);
    expect(made.estimate.maxOutputTokens).toBe(4 * 200);
    expect([fetcher.opened, fetcher.bodies]).toEqual([[], []]);
  });

  test('waits until scoring in progress has finished', async () => {
    const { store, plan } = await openStore();
    for (let tasks = 0; tasks < 12; tasks++) {
      const scored = store.getState().refresh();
      for (let task = 0; task < tasks; task++) await new Promise((later) => setTimeout(later));
      expect((await plan()).madeFor).toBe(store.getState().result);
      await scored;
    }
  });

  test('covers only the chosen runs and rows', async () => {
    const { store, plan } = await openStore();
    store.getState().changeLlmJudge({ runs: [1] });
    expect((await plan()).cases).toHaveLength(3);
    store.getState().changeView({ query: 'exact_match = 1' });
    store.getState().changeLlmJudge({ rows: 'view' });
    expect((await plan()).cases).toHaveLength(2);
    store.getState().changeLlmJudge({ runs: null, rows: 'all', sample: 2 });
    expect((await plan()).cases).toHaveLength(2);
  });

  test('needs a complete form and at least one answer', async () => {
    const { store, judge } = await openStore();
    const { options } = judge().form;
    const codes = async (change: Partial<LlmJudgeForm>) => {
      store.getState().changeLlmJudge({ rows: 'all', key: '', options, ...change });
      await store.getState().planLlmJudge();
      return judge().problems.map(({ code }) => code);
    };
    expect(await codes({ options: { ...options, model: ' ' } })).toEqual(['llm-no-model']);
    expect(await codes({ key: 'a b' })).toEqual(['llm-bad-key']);
    expect(await codes({ options: { ...options, sends: [] } })).toEqual([
      'llm-nothing-to-judge-by',
    ]);
    expect(await codes({ runs: [] })).toEqual(['llm-nothing-chosen']);
    expect(await codes({ address: 'x', runs: null })).toEqual(['llm-bad-address']);
  });

  test('is discarded when the results change', async () => {
    const { store, judge, plan, fetcher } = await openStore();
    await plan();
    await store.getState().refresh();
    store.getState().controlLlmJudge('start');
    expect(judge().problems.map(({ code }) => code)).toEqual(['llm-other-results']);
    expect(fetcher.opened).toEqual([]);
  });
});

describe('a run', () => {
  test('scores the verdicts and counts what was sent', async () => {
    let nth = 0;
    const { store, fetcher, judge, plan, until } = await openStore(() =>
      nth++ === 1 ? incorrect : correct,
    );
    await plan();
    store.getState().controlLlmJudge('start');
    await until('done');
    expect(fetcher.opened).toMatchObject([
      {
        endpoint: 'http://localhost:11434/v1/chat/completions',
        authorization: `Bearer ${KEY}`,
      },
    ]);
    expect(fetcher.bodies).toHaveLength(4);
    const bytes = fetcher.bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0);
    expect(judge().sent).toMatchObject([{ host: 'localhost:11434', calls: 4, bytes }]);
    expect(judge().judgments?.account).toMatchObject({ judged: 4, unscored: 0, calls: 4 });
    expect(judge().run?.tokens).toEqual({ input: 400, output: 20 });
    const means = store.getState().result?.runs.map(({ metrics }) => metrics[LLM_JUDGE_CORRECT]);
    expect(means).toMatchObject([
      { mean: 1 / 3, n: 3 },
      { mean: 1, n: 3 },
    ]);
  });

  test('does not repeat known calls', async () => {
    const { store, fetcher, plan, until } = await openStore();
    await plan();
    store.getState().controlLlmJudge('start');
    await until('done');
    await store.getState().removeLlmJudgments();
    expect(store.getState().result?.runs[0]?.metrics).not.toHaveProperty([LLM_JUDGE_CORRECT]);
    expect((await plan()).calls).toEqual([]);
    // Scoring that ends after the preview does not require a new preview.
    await store.getState().refresh();
    store.getState().controlLlmJudge('start');
    await until('done');
    expect([fetcher.opened.length, fetcher.bodies.length]).toEqual([1, 4]);
    expect(store.getState().result?.runs[1]?.metrics[LLM_JUDGE_CORRECT]).toMatchObject({ n: 3 });
  });

  test('leaves failed calls unscored, and can retry them', async () => {
    let isBroken = true;
    const { store, judge, plan, until } = await openStore(() =>
      isBroken ? says('I think it is correct.') : correct,
    );
    await plan();
    store.getState().controlLlmJudge('start');
    await until('done');
    expect(judge().run?.failed.map(({ problem }) => problem.code)).toEqual(
      Array(4).fill('llm-not-json'),
    );
    expect(judge().judgments?.account).toMatchObject({
      judged: 0,
      unscored: 4,
      unscoredBy: { 'llm-not-json': 4 },
      failedCalls: 4,
    });
    expect(store.getState().result?.runs[0]?.metrics[LLM_JUDGE_CORRECT]).toMatchObject({
      unscored: 2,
    });
    isBroken = false;
    store.getState().controlLlmJudge('retry');
    await until('done');
    expect(judge().judgments?.account).toMatchObject({ judged: 4, unscored: 0, calls: 8 });
  });

  test('can be paused, resumed and canceled', async () => {
    const waiting: ((outcome: CallOutcome) => void)[] = [];
    const respond = () => new Promise<CallOutcome>((resolve) => waiting.push(resolve));
    const { store, fetcher, judge, plan, until } = await openStore(respond, { concurrency: 1 });
    await plan();
    store.getState().controlLlmJudge('start');
    store.getState().controlLlmJudge('pause');
    waiting.shift()?.(correct);
    await vi.waitFor(() => {
      expect(judge().run?.answered).toBe(1);
    });
    expect(fetcher.bodies).toHaveLength(1);
    store.getState().controlLlmJudge('resume');
    expect(fetcher.bodies).toHaveLength(2);
    store.getState().controlLlmJudge('cancel');
    await until('canceled');
    waiting.shift()?.(correct);
    expect(judge().judgments?.account).toMatchObject({ judged: 1, unscored: 0 });
    expect(fetcher.bodies).toHaveLength(2);
  });

  test('stops if the key is rejected, and keeps the key out of messages', async () => {
    const { store, fetcher, judge, plan, until } = await openStore(() => refuses(401), {
      concurrency: 1,
    });
    await plan();
    store.getState().controlLlmJudge('start');
    await until('paused');
    expect(fetcher.bodies).toHaveLength(1);
    const [failed] = judge().run?.failed ?? [];
    expect(failed?.problem.message).toContain('no: [key]');
    expect(failed?.problem.message).not.toContain(KEY);
  });

  test('starts over for another model', async () => {
    const { store, judge, plan, until } = await openStore();
    await plan();
    store.getState().controlLlmJudge('start');
    await until('done');
    const { options } = judge().form;
    store.getState().changeLlmJudge({ runs: [1], options: { ...options, model: 'large' } });
    await plan();
    store.getState().controlLlmJudge('start');
    await until('done');
    expect(judge().judgments?.account).toMatchObject({ model: 'large', judged: 3, calls: 3 });
  });
});

describe('a server that asks for a delay', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is called again only once, after that time', async () => {
    const answers = [refuses(429, '7'), correct, correct, correct, correct];
    const { store, fetcher, judge, plan, until } = await openStore(
      () => answers.shift() ?? correct,
      { concurrency: 1 },
    );
    await plan();
    // Fakes only the clock that the calls use; files and results in this test do not depend on it.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    store.getState().controlLlmJudge('start');
    await vi.advanceTimersByTimeAsync(6500);
    expect(fetcher.bodies).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    await until('done');
    expect(fetcher.bodies).toHaveLength(5);
    expect(judge().judgments?.account).toMatchObject({ calls: 5, failedCalls: 1, judged: 4 });
  });
});

test('a report that describes the calls of a run matches the schema', async () => {
  const { store, client, plan, until } = await openStore((body) =>
    body.includes('How many?') ? refuses(400) : says('{"verdict": "correct", "reason": "r"}'),
  );
  await plan();
  store.getState().controlLlmJudge('start');
  await until('done');
  const file = await client.export('report-json');
  const report = JSON.parse((await file?.content.text()) ?? '') as Record<string, unknown>;
  expect(report.llmJudge).toMatchObject({ judged: 2, unscored: 2 });
  const schema: unknown = JSON.parse(readFileSync('docs/report.schema.json', 'utf8'));
  expect(checkSchema(schema, report)).toEqual([]);
});

test('the key is in no export, link or saved file', async () => {
  const { store, client, plan, until, judge } = await openStore((body) =>
    body.includes('How many?') ? refuses(400) : says(`{"verdict": "correct", "reason": "${KEY}"}`),
  );
  await plan();
  store.getState().controlLlmJudge('start');
  await until('done');
  const state = store.getState();
  const mapping = mappingOf(state);
  const written = [
    writeAddress(state),
    writeSettings(state.settings),
    mapping ? writeMapping(mapping) : '',
    JSON.stringify([state.past, state.savedMappings, state.result, state.notices, state.joined]),
    JSON.stringify(judge().judgments),
    JSON.stringify(judge().sent),
  ];
  for (const { id } of EXPORTS) {
    const file = await client.export(id);
    if (file) written.push(Buffer.from(await file.content.arrayBuffer()).toString('latin1'));
  }
  expect(written.length).toBeGreaterThan(10);
  expect(written.join('\n')).toContain('assay-llm-judge/1');
  for (const text of written) expect(text.includes(KEY)).toBe(false);
});

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { SHIPPED_FILE } from '../../scripts/judge/open-shipped';
import { propose } from '../../src/core/dataset/mapping/propose';
import { type ScoredRuns, scoreRuns } from '../../src/core/evaluate';
import type { Dataset } from '../../src/core/model';
import { BUNDLED_JUDGE } from '../../src/core/scoring/judge/judge-card';
import type { Metric } from '../../src/core/scoring/metric';
import { METRICS } from '../../src/core/scoring/metrics';
import { OPTIONAL_METRICS } from '../../src/core/scoring/metrics/optional';
import { DEFAULT_SETTINGS, type JudgeChoice } from '../../src/core/settings';
import { createStepRunner } from '../../src/worker/step-runner';
import { createHandler } from '../../src/worker/handle';
import { createJudgeRegistry } from '../../src/worker/judges/judge-registry';
import { countMembers, createPool, serveRanges } from '../../src/worker/pool';
import { SOUND_PEDANTS } from '../core/scoring/judge/pedants-file';
import { EXAMPLE_FILES } from '../support/example-files';
import { joinOpen, openTexts } from '../support/open-in-handler';
import { joinAll, openBytes } from '../support/sources';
import { takeText } from '../support/written-files';

/** The example repeated five times with four runs: two ranges, of which the last is short. */
const COPIES = 5;
const dataset = repeatExample();

/** Also has a run in which only the last answers show that its commas are decimal commas. */
function repeatExample(): Dataset {
  const sources = EXAMPLE_FILES.map((name) =>
    openBytes(name, readFileSync(`public/examples/${name}`)),
  );
  const { questions, runs, ...rest } = joinAll(sources, propose(sources).mapping);
  const repeat = <T>(values: readonly T[]) => Array.from({ length: COPIES }, () => values).flat();
  const repeated = {
    ...questions,
    ids: repeat(questions.ids).map((id, at) => `${id}-${at}`),
    texts: repeat(questions.texts),
    documents: repeat(questions.documents),
    references: repeat(questions.references),
    answerTypes: repeat(questions.answerTypes),
    kinds: repeat(questions.kinds),
  };
  const commas = repeated.ids.map((_, at) => (at < 140 ? '1,500 or 48,200' : '12,5'));
  const [first] = runs;
  if (!first) throw new Error('The example has runs.');
  const all = [...runs, { ...first, model: 'commas', predictions: commas }];
  return {
    ...rest,
    questions: repeated,
    runs: all.map((run, at) =>
      at < runs.length ? { ...run, predictions: repeat(run.predictions) } : run,
    ),
  };
}

const registry = createJudgeRegistry(() => Promise.resolve(readFileSync(SHIPPED_FILE, 'utf8')));
const own: JudgeChoice = {
  id: 'judge',
  name: BUNDLED_JUDGE.name,
  date: BUNDLED_JUDGE.date,
  sha256: BUNDLED_JUDGE.sha256,
  threshold: 0.6,
};

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A pool of simulated workers: message channels that `serve` answers. Counts their replies. */
function poolOf(
  size: number,
  serve: (port: MessagePort, owner: Worker) => void = (port) => serveRanges(port),
) {
  const counts = { started: 0, replies: 0 };
  const start = () => {
    counts.started++;
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    const worker = Object.assign(port1, { terminate: () => port2.close() }) as unknown as Worker;
    worker.addEventListener('message', () => counts.replies++);
    serve(port2, worker);
    port1.start();
    port2.start();
    return worker;
  };
  return { counts, pool: createPool(start, size, 1) };
}

type Chosen = Awaited<ReturnType<typeof registry.choose>>;

/** Scores in time slices like the worker; without a pool, in one thread. */
async function score(
  pool?: ReturnType<typeof createPool>,
  metrics: readonly Metric[] = METRICS,
  { judges, sent }: Pick<Chosen, 'judges' | 'sent'> = { judges: [], sent: [] },
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<string> {
  const share = pool && ((work: Parameters<typeof pool.share>[0]) => void pool.share(work, sent));
  const steps = scoreRuns(dataset, DEFAULT_SETTINGS, metrics, judges, [], share);
  const scored = await createStepRunner().run(steps, onProgress);
  if (!scored) throw new Error('Nothing cancels it.');
  return bytesOf(scored);
}

/** All columns and summaries, serialized so that NaN and null differ, as in memory. */
function bytesOf({ scores, verdicts, judgments, runs, rejections }: ScoredRuns): string {
  return JSON.stringify({ scores, verdicts, judgments, runs, rejections }, (_, value: unknown) =>
    ArrayBuffer.isView(value)
      ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')
      : value,
  );
}

describe('a pool of scoring workers', () => {
  const alone = score();

  test.each([1, 3])('gives the same bytes with %i workers', async (size) => {
    const { pool, counts } = poolOf(size);
    expect(await score(pool)).toBe(await alone);
    expect(counts.started).toBe(size);
    expect(counts.replies).toBeGreaterThan(0);
  });

  test('starts its workers in advance, once, and only if there are enough answers', () => {
    const { pool, counts } = poolOf(2);
    pool.prepare(0);
    expect(counts.started).toBe(0);
    pool.prepare(1);
    pool.prepare(1);
    expect(counts.started).toBe(2);
  });

  test('gives the same bytes with two judges, one of them from an opened file', async () => {
    const file = new TextEncoder().encode(JSON.stringify(SOUND_PEDANTS));
    const opened = registry.open('pedants.json', file);
    if (opened?.kind !== 'read') throw new Error('It was not recognized as a judge.');
    const chosen = await registry.choose([own, { ...opened.model, threshold: null }]);
    expect(chosen.sent).toHaveLength(2);
    const metrics = [...METRICS, ...OPTIONAL_METRICS];
    const { pool, counts } = poolOf(1);
    expect(await score(pool, metrics, chosen)).toBe(await score(undefined, metrics, chosen));
    expect(counts.replies).toBeGreaterThan(0);
  });

  test('rescores the ranges of a worker that crashes, and no longer uses it', async () => {
    const { pool, counts } = poolOf(2, (port, owner) => {
      if (counts.started === 1) {
        serveRanges(port);
        return;
      }
      port.addEventListener('message', () => {
        const error = new Event('error', { cancelable: true });
        // An unhandled error would end the scoring worker.
        expect(owner.dispatchEvent(error)).toBe(false);
      });
    });
    expect(await score(pool)).toBe(await alone);
    expect(await score(pool)).toBe(await alone);
    expect(counts.started).toBe(2);
  });

  test('rescores the ranges of a worker that never answers', async () => {
    const { pool, counts } = poolOf(1, () => undefined);
    expect(await score(pool)).toBe(await alone);
    expect(counts).toEqual({ started: 1, replies: 0 });
  });

  test('scores alone if no other worker can start', async () => {
    let tries = 0;
    const start = () => {
      tries++;
      throw new ReferenceError('Worker is not defined');
    };
    const pool = createPool(start, 3, 1);
    expect(await score(pool)).toBe(await alone);
    expect(await score(pool)).toBe(await alone);
    expect(tries).toBe(1);
  });

  test('scores alone with few answers, or with metrics that other workers do not have', async () => {
    let tries = 0;
    const start = () => {
      tries++;
      throw new Error('No worker should start.');
    };
    await score(createPool(start, 1), METRICS.slice(0, 1));
    await score(createPool(start, 1, 1), [{ ...METRICS[0]!, id: 'made_up' }]);
    expect(tries).toBe(0);
  });

  test('ignores the columns of canceled work', async () => {
    const { pool, counts } = poolOf(2);
    let stop: () => void = () => undefined;
    const steps = scoreRuns(dataset, DEFAULT_SETTINGS, METRICS.slice(0, 1), [], [], (work) => {
      const put = () => {
        throw new Error('It was stopped.');
      };
      stop = pool.share({ ...work, put }, []);
    });
    steps.next();
    stop();
    expect(await score(pool)).toBe(await alone);
    expect(counts.replies).toBeGreaterThan(2);
  });

  test('reports progress that never decreases', async () => {
    const { pool } = poolOf(2);
    const total = dataset.questions.ids.length * dataset.runs.length;
    const seen: number[] = [];
    await score(pool, METRICS, undefined, (done, all) => {
      expect(all).toBe(total);
      seen.push(done);
    });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBeLessThanOrEqual(total);
  });
});

test('the handler uses the pool, stops it when canceled, and gives the same exports', async () => {
  const rows = Array.from({ length: 1100 }, (_, row) => row);
  const files = {
    'gold.csv': `id,answer\n${rows.map((row) => `q${row},about ${row} GWh`).join('\n')}`,
    'p.csv': `id,prediction\n${rows.map((row) => `q${row},${row % 7 === 0 ? '' : row} GWh`).join('\n')}`,
  };
  const joined = async (...pool: Parameters<typeof createHandler>) => {
    const handler = createHandler(...pool);
    await openTexts(handler, files);
    await joinOpen(handler);
    return handler;
  };
  const results = async (handler: Awaited<ReturnType<typeof joined>>) => {
    const scored = await handler.evaluate(DEFAULT_SETTINGS, () => undefined);
    return [scored, await takeText(handler, 'questions-csv')];
  };
  const { pool, counts } = poolOf(1);
  const handler = await joined(METRICS, undefined, pool);
  const stopped = await handler.evaluate(DEFAULT_SETTINGS, (_, __, partial) => {
    if (partial?.stage === 'tokens') setTimeout(handler.cancel);
  });
  expect(stopped).toBeNull();
  expect(await results(handler)).toEqual(await results(await joined()));
  expect(counts.replies).toBeGreaterThan(1);
});

test('the number of workers depends on the cores, and is 0 with little memory', () => {
  expect([1, 2, 3, 4, 5, 64].map((cores) => countMembers(cores))).toEqual([0, 0, 1, 2, 3, 3]);
  expect([2, 4, 8].map((gigabytes) => countMembers(8, gigabytes))).toEqual([0, 3, 3]);
});

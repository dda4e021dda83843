import { afterEach, describe, expect, test, vi } from 'vitest';
import { isMissingScript } from '../../src/core/words/missing-script';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { serveCalls } from '../../src/worker/channel';
import { createClient } from '../../src/worker/client';
import { createHandler } from '../../src/worker/handle';
import { type AssayApi, WorkerStoppedError } from '../../src/worker/protocol';
import { changingFile } from '../support/changing-file';
import { exampleFiles } from '../support/example-files';
import { proposeOpen } from '../support/open-in-handler';

vi.mock('../../src/worker/worker?worker&url', () => ({ default: 'worker.js' }));

const opened: MessagePort[] = [];

afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

/** A worker simulated with a message channel; `api` answers its calls, if given. */
function startFake(api: AssayApi | null): Worker {
  const { port1, port2 } = new MessageChannel();
  opened.push(port1, port2);
  if (api) serveCalls(api, port2);
  port1.start();
  port2.start();
  return Object.assign(port1, { terminate: () => port2.close() }) as unknown as Worker;
}

describe('the client', () => {
  test('reads, joins and scores through the protocol', async () => {
    const client = createClient(() => startFake(createHandler()));
    for (const file of exampleFiles()) await client.open(file.name, file, {});
    const { mapping } = await proposeOpen(client);
    await client.join(mapping, DEFAULT_SETTINGS, () => undefined);
    const evaluated = await client.evaluate(DEFAULT_SETTINGS, () => undefined);
    expect(evaluated).toMatchObject({ stage: 'complete' });
  });

  test('opens files in the order of the calls, whichever is read first', async () => {
    const names: string[] = [];
    const handler = createHandler();
    const open: AssayApi['open'] = (id, ...given) => {
      names.push(id);
      return handler.open(id, ...given);
    };
    const client = createClient(() => startFake({ ...handler, open }));
    const files = exampleFiles();
    const [first = new File([], '')] = files;
    const bytes = await first.arrayBuffer();
    first.arrayBuffer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return bytes;
    };
    await Promise.all(files.map((file) => client.open(file.name, file, {})));
    expect(names).toEqual(files.map(({ name }) => name));
  });

  test('replaces a worker that does not respond, and opens the files again', async () => {
    const second = createHandler();
    const silent = createHandler();
    const workers = [
      startFake({ ...silent, propose: () => new Promise(() => undefined) as never }),
      startFake(second),
    ];
    const start = () => workers.shift() ?? startFake(createHandler());
    const client = createClient(start, 200);
    for (const file of exampleFiles()) await client.open(file.name, file, {});
    await expect(proposeOpen(client)).rejects.toBeInstanceOf(WorkerStoppedError);
    const { roles } = await proposeOpen(client);
    expect(Object.keys(roles).sort()).toEqual([
      'gold.json',
      'strong.csv',
      'verbose.jsonl',
      'weak.tsv',
    ]);
  });

  test('opens the stored copy of a changed file in a new worker, and skips a file without a copy', async () => {
    const started: Worker[] = [];
    const client = createClient(() => {
      const worker = startFake(createHandler());
      started.push(worker);
      return worker;
    });
    const [gold, strong, , weak] = exampleFiles();
    const lost: string[] = [];
    client.useCopies((file) => Promise.resolve(file.name === strong!.name ? strong! : null));
    client.onLost((id) => lost.push(id));
    await client.open(gold!.name, gold!, {});
    for (const file of [strong!, weak!]) {
      const changing = await changingFile(file);
      await client.open(file.name, changing.file, {});
      changing.change();
    }
    started[0]?.dispatchEvent(new Event('error'));
    const { roles } = await proposeOpen(client);
    expect(Object.keys(roles)).toEqual(['gold.json', 'strong.csv']);
    expect(lost).toEqual(['weak.tsv']);
  });

  test('reports a worker whose script is missing, and tries again at the next call', async () => {
    const started: Worker[] = [];
    let isMissing = false;
    const client = createClient(() => {
      const worker = startFake(isMissing ? null : createHandler());
      if (isMissing) queueMicrotask(() => worker.dispatchEvent(new Event('error')));
      started.push(worker);
      return worker;
    });
    const [gold, strong] = exampleFiles();
    await client.open(gold!.name, gold!, {});
    isMissing = true;
    started[0]?.dispatchEvent(new Event('error'));
    const missing = async (call: Promise<unknown>) =>
      expect(isMissingScript(await call.catch((error: unknown) => error))).toBe(true);
    await missing(client.open(strong!.name, strong!, {}));
    await missing(proposeOpen(client));
    expect(started.length).toBeLessThan(6);
    isMissing = false;
    await client.open(strong!.name, strong!, {});
    const { roles } = await proposeOpen(client);
    expect(Object.keys(roles)).toEqual(['gold.json', 'strong.csv']);
  });

  test('replaces a worker only once if it reports two errors', async () => {
    const started: Worker[] = [];
    const client = createClient(() => {
      const worker = startFake(createHandler());
      started.push(worker);
      return worker;
    });
    await client.catalog();
    started[0]?.dispatchEvent(new Event('error'));
    started[0]?.dispatchEvent(new Event('error'));
    expect(started).toHaveLength(2);
  });
});

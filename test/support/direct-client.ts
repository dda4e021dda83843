import { readFileSync } from 'node:fs';
import { SHIPPED_FILE } from '../../scripts/judge/open-shipped';
import { METRICS } from '../../src/core/scoring/metrics';
import type { Client, WorkerCalls } from '../../src/worker/client';
import { createHandler } from '../../src/worker/handle';
import type { AssayApi } from '../../src/worker/protocol';

const loadShipped = () => Promise.resolve(readFileSync(SHIPPED_FILE, 'utf8'));

/**
 * A client that calls the handler in the same thread and delivers the response in a later task.
 * Like the page's own, it opens files in the order of the calls.
 */
export function createDirectClient(
  handler: AssayApi = createHandler(METRICS, loadShipped),
): Client {
  const later = async <T>(answer: () => T | Promise<T>): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve));
    return answer();
  };
  const calls = Object.fromEntries(
    Object.entries(handler).map(([name, answer]: [string, (...args: unknown[]) => unknown]) => [
      name,
      (...args: unknown[]) => later(() => answer(...args)),
    ]),
  ) as unknown as WorkerCalls;
  const files = new Map<string, File>();
  let lastBytes: Promise<unknown> = Promise.resolve();
  return {
    ...calls,
    onCrash: () => undefined,
    useCopies: () => undefined,
    onLost: () => undefined,
    open: async (id, file, options) => {
      files.set(id, file);
      const before = lastBytes;
      const bytes = file.arrayBuffer();
      lastBytes = Promise.allSettled([before, bytes]);
      await before;
      return calls.open(id, file.name, await bytes, options);
    },
    readLabels: async (file) => calls.readLabels(file.name, await file.arrayBuffer()),
    writeCompletedGold: async (id) =>
      calls.writeCompletedGold(await (files.get(id) ?? new File([], id)).arrayBuffer()),
  };
}

import type { Proposal } from '../../src/core/dataset/mapping/proposal';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings';
import { createHandler } from '../../src/worker/handle';
import type { AssayApi } from '../../src/worker/protocol';
import { exampleFiles } from './example-files';

/** A handler with the example's files open. */
export async function openExample(handler: AssayApi = createHandler()): Promise<AssayApi> {
  for (const file of exampleFiles()) {
    await handler.open(file.name, file.name, await file.arrayBuffer(), {});
  }
  return handler;
}

/** Opens files with the given contents; throws if a file cannot be read. */
export async function openTexts(
  handler: AssayApi,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const { buffer } = new TextEncoder().encode(text);
    const opened = await handler.open(name, name, buffer, {});
    if (opened.kind !== 'read') throw new Error(`${name} was not read.`);
  }
}

/** The proposal for the open files when no file has been given a role. */
export async function proposeOpen(handler: Pick<AssayApi, 'propose'>): Promise<Proposal> {
  const proposal = await handler.propose({}, [], () => undefined);
  if (!proposal) throw new Error('Nothing cancels it.');
  return proposal;
}

/** Joins the open files with the proposed mapping and checks the join. */
export async function joinOpen(handler: AssayApi, settings: Settings = DEFAULT_SETTINGS) {
  const { mapping } = await proposeOpen(handler);
  const joined = await handler.join(mapping, settings, () => undefined);
  if (joined.kind === 'joined') await handler.checkJoin();
  return joined;
}

/** Joins the open files with the proposed mapping and scores them. */
export async function scoreOpen(handler: AssayApi, settings: Settings = DEFAULT_SETTINGS) {
  await joinOpen(handler, settings);
  const evaluated = await handler.evaluate(settings, () => undefined);
  if (!evaluated) throw new Error('Nothing cancels it.');
  return evaluated;
}

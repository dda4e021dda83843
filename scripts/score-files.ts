import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { JudgeCard } from '../src/core/scoring/judge/judge-card';
import type { Problem, Role } from '../src/core/model';
import type { ReadOptions } from '../src/core/read-options';
import type { AssayApi } from '../src/worker/protocol';

/* What `npm run score` opens: data files and the model file of a judge. */

/** Expected trouble: one sentence on standard error, exit code 2, nothing written. */
export class BadInput extends Error {}

/** The files of a request and how they are read. */
export interface FilesToOpen {
  readonly gold: string;
  readonly predictions: readonly string[];
  readonly reading: ReadOptions;
}

/** Opens every file and says what each was named as. */
export async function openFiles(
  handler: AssayApi,
  { gold, predictions, reading }: FilesToOpen,
): Promise<Record<string, Role>> {
  const roles: Record<string, Role> = {};
  const asGold = await openFile(handler, basename(gold), readBytes(gold), roles, reading);
  for (const id of asGold) roles[id] = 'gold';
  const opened = new Set([resolve(gold)]);
  for (const path of predictions) {
    const full = resolve(path);
    const [only, ...others] = full === resolve(gold) ? asGold : [];
    if (only !== undefined && others.length === 0) roles[only] = 'both';
    if (opened.has(full)) continue;
    opened.add(full);
    for (const id of await openFile(handler, basename(path), readBytes(path), roles, reading)) {
      roles[id] = 'predictions';
    }
  }
  return roles;
}

/** Opens a file, or all that it holds, and returns the ids under which that stands. */
async function openFile(
  handler: AssayApi,
  name: string,
  content: Uint8Array,
  taken: Readonly<Record<string, Role>>,
  reading: ReadOptions,
): Promise<string[]> {
  const id = uniqueName(name, taken);
  const read = await handler.open(id, name, new Uint8Array(content).buffer, reading);
  if (read.kind === 'refused') throw new BadInput(read.problem.message);
  if (read.kind === 'judge') {
    throw new BadInput(`${id} is the model file of a judge: name it with --judge.`);
  }
  warn(read.problems);
  if (read.kind === 'read') return [id];
  const ids: string[] = [];
  for (const inner of read.files) {
    const beside = { ...taken, ...Object.fromEntries(ids.map((one) => [one, 'unused' as const])) };
    ids.push(
      ...(await openFile(handler, inner.name, new Uint8Array(inner.bytes), beside, reading)),
    );
  }
  return ids;
}

function uniqueName(name: string, taken: Readonly<Record<string, Role>>): string {
  let id = name;
  for (let count = 2; Object.hasOwn(taken, id); count++) id = `${name} (${count})`;
  return id;
}

/** Opens the model file of a judge, packed or not. */
export async function openJudge(handler: AssayApi, path: string): Promise<JudgeCard> {
  const name = basename(path);
  let opened = await handler.open(name, name, new Uint8Array(readBytes(path)).buffer, {});
  const [inner] = opened.kind === 'unpacked' ? opened.files : [];
  if (inner) opened = await handler.open(inner.name, inner.name, inner.bytes, {});
  if (opened.kind === 'judge') return opened.card;
  if (opened.kind === 'refused') throw new BadInput(opened.problem.message);
  throw new BadInput(
    `${name} is not the model file of a judge (docs/judge.md says what it holds).`,
  );
}

/** The bytes of a file. */
export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new BadInput(`${path} cannot be read. Check the name and that it is a file.`);
  }
}

/** A file as text, without a byte order mark. */
export function readText(path: string): string {
  return readBytes(path)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** Says what was odd on standard error. */
export function warn(problems: readonly Problem[]): void {
  for (const { severity, message } of problems) process.stderr.write(`${severity}: ${message}\n`);
}

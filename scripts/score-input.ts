import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { GoldCompletion } from '../src/core/analysis/gold/gold-scores';
import { type GoldPatch, mergePatches } from '../src/core/analysis/gold/patch';
import { readReviewTable } from '../src/core/output/csv/review-file';
import { readText as readTable } from '../src/read/read';
import { readPatch } from '../src/state/schemas/patch-schema';
import { mergeLabels, NO_LABELS } from '../src/core/analysis/agreement/labels';
import { isExternalMetric, listExternalMetrics } from '../src/core/dataset/join/external-scores';
import { withRepairs } from '../src/core/dataset/id-repairs';
import type { Proposal } from '../src/core/dataset/mapping/proposal';
import type { RecognizedPreset } from '../src/core/dataset/preset';
import type {
  GoldMapping,
  IdSource,
  Mapping,
  PredictionMapping,
  Problem,
  Role,
} from '../src/core/model';
import type { ReadOptions } from '../src/core/read-options';
import type { JudgeCard } from '../src/core/scoring/judge/judge-card';
import { closestName } from '../src/core/text/edit-distance';
import { agreementProblems } from '../src/core/words/review-problems';
import { describeScale } from '../src/core/words/column-problems';
import { listWords } from '../src/core/words/lists';
import { patchProblems } from '../src/core/words/review-problems';
import { formOf, plural } from '../src/core/words/numbers';
import { DOUBTFUL_JOIN, ROW_ORDER } from '../src/core/words/problems';
import type { AssayApi } from '../src/worker/protocol';

/* Opens the files of `npm run score` (data, labels, and a judge's model) and maps them. */

/** Wrong input: its message goes to standard error, the exit code is 2, and nothing is written. */
export class BadInput extends Error {}

/** The error for an unknown name, with the closest known name and all known names. */
export function unknownName(kind: string, typed: string, known: readonly string[]): BadInput {
  const closest = closestName(typed, known);
  const suggestion = closest === null ? '' : ` Did you mean ${closest}?`;
  return new BadInput(`Unknown ${kind} “${typed}”.${suggestion} Known: ${known.join(', ')}.`);
}

/** The known name that equals the typed name when case is ignored; otherwise the typed name. */
export function matchName(typed: string, known: readonly string[]): string {
  return known.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed;
}

/** The files of a request and how they are read. */
export interface FilesToOpen {
  readonly gold: string;
  readonly predictions: readonly string[];
  readonly reading: ReadOptions;
  readonly imports: ImportOptions;
}

/** Import options for individual files, by file name. */
export type ImportOptions = ReadonlyMap<string, ReadOptions>;

/** Opens every file, and returns the roles given by the arguments, keyed by file id. */
export async function openFiles(
  handler: AssayApi,
  { gold, predictions, reading, imports }: FilesToOpen,
): Promise<Record<string, Role>> {
  const names = [gold, ...predictions].map((path) => basename(path));
  const stray = [...imports.keys()].find((name) => !names.includes(name));
  if (stray !== undefined) {
    throw new BadInput(`--import names “${stray}”. The files are ${listWords(names)}.`);
  }
  const open = (path: string) => {
    const name = basename(path);
    return openFile(handler, name, readBytes(path), roles, { ...reading, ...imports.get(name) });
  };
  const roles: Record<string, Role> = {};
  const asGold = await open(gold);
  for (const id of asGold) roles[id] = 'gold';
  const opened = new Set([resolve(gold)]);
  for (const path of predictions) {
    const full = resolve(path);
    const [only, ...others] = full === resolve(gold) ? asGold : [];
    if (only !== undefined && others.length === 0) roles[only] = 'both';
    if (opened.has(full)) continue;
    opened.add(full);
    for (const id of await open(path)) roles[id] = 'predictions';
  }
  return roles;
}

/** Opens a file, or all files of an archive, and returns their ids. */
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
    throw new BadInput(`${id} is the model file of a judge: pass it with --judge.`);
  }
  warn(read.problems);
  if (read.kind === 'read') return [id];
  const ids: string[] = [];
  for (const inner of read.files) {
    const names = { ...taken, ...Object.fromEntries(ids.map((one) => [one, 'unused' as const])) };
    ids.push(...(await openFile(handler, inner.name, new Uint8Array(inner.bytes), names, reading)));
  }
  return ids;
}

function uniqueName(name: string, taken: Readonly<Record<string, Role>>): string {
  let id = name;
  for (let count = 2; Object.hasOwn(taken, id); count++) id = `${name} (${count})`;
  return id;
}

/** Opens the model file of a judge, compressed or not. */
export async function openJudge(handler: AssayApi, path: string): Promise<JudgeCard> {
  const name = basename(path);
  let opened = await handler.open(name, name, new Uint8Array(readBytes(path)).buffer, {});
  const [inner] = opened.kind === 'unpacked' ? opened.files : [];
  if (inner) opened = await handler.open(inner.name, inner.name, inner.bytes, {});
  if (opened.kind === 'judge') return opened.card;
  if (opened.kind === 'refused') throw new BadInput(opened.problem.message);
  throw new BadInput(
    `${name} is not the model file of a judge (docs/judge.md describes the format).`,
  );
}

/** Reads label files in the given order and merges them; warns about problems. */
export async function openLabels(handler: AssayApi, paths: readonly string[]): Promise<void> {
  let given = NO_LABELS.given;
  for (const path of paths) {
    const name = basename(path);
    const read = await handler.readLabels(name, new Uint8Array(readBytes(path)).buffer);
    if (read.kind === 'refused') throw new BadInput(read.problem.message);
    const merged = mergeLabels(given, read.labels);
    warn([...read.problems, agreementProblems.labelsTaken(name, merged)]);
    ({ given } = merged);
  }
  handler.setLabels({ ...NO_LABELS, given });
}

/**
 * Reads gold patches and reviews and merges their decisions; `null` if there are none. `date` is
 * used for decisions in a review that have no date.
 */
export function openPatches(
  handler: AssayApi,
  paths: readonly string[],
  date: string,
): GoldPatch | null {
  if (paths.length === 0) return null;
  const patch = mergePatches(paths.map((path) => readPatchFile(path, date)));
  handler.setPatch(patch);
  return patch;
}

function readPatchFile(path: string, date: string): GoldPatch {
  const name = basename(path);
  if (/\.json$/i.test(name)) {
    const read = readPatch(readText(path), name);
    if (read.kind === 'invalid') throw new BadInput(read.problem.message);
    return read.value;
  }
  const table = readTable(new Uint8Array(readBytes(path)), name);
  if (table.kind === 'refused') throw new BadInput(table.problem.message);
  const read = readReviewTable(table.source.table, name, date);
  if (read.kind === 'refused') throw new BadInput(read.problem.message);
  return read.patch;
}

/** Rejects a patch in which no decision is about a question of this gold file. */
export function checkPatch(
  { decisions }: GoldPatch,
  { unknown, stale }: Pick<GoldCompletion, 'unknown' | 'stale'>,
): void {
  const others = new Set([...unknown, ...stale]);
  if (decisions.every(({ id }) => others.has(id))) {
    throw new BadInput(
      'The gold patch was made for another gold file: none of its questions and references is in this one.',
    );
  }
}

/** The gold file with the accepted answers; warns about answers that it cannot store. */
export async function completeGoldFile(handler: AssayApi, path: string) {
  const file = await handler.writeCompletedGold(new Uint8Array(readBytes(path)).buffer);
  if (file.left > 0) warn([patchProblems.goldWritten(file.fileName, file.added, file.left)]);
  return file;
}

/**
 * Rejects a score metric that no prediction file has. Scores in a file are always included.
 * `known`: the other accepted names.
 */
export function checkExternalMetrics(
  ids: readonly string[],
  { predictions }: Mapping,
  known: readonly string[],
): void {
  const external = listExternalMetrics(predictions).metrics.map(({ id }) => id);
  const unknown = ids.find((id) => isExternalMetric(id) && !external.includes(id));
  if (unknown !== undefined) throw unknownName('metric', unknown, [...known, ...external]);
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

/** Prints problems to standard error. */
export function warn(problems: readonly Problem[]): void {
  for (const { severity, message } of problems) process.stderr.write(`${severity}: ${message}\n`);
}

/**
 * The proposed mapping, with its evidence as lines of text.
 * @throws BadInput for an error; with `strict` also for a warning or an open decision
 */
export function acceptProposal(
  proposal: Proposal,
  strict: boolean,
): { readonly mapping: Mapping; readonly lines: readonly string[] } {
  const { mapping, preset, evidence, decisions, warnings } = proposal;
  const doubt = warnings.find(({ severity }) => strict || severity === 'error');
  if (doubt) throw new BadInput(doubt.message);
  const [decision] = decisions;
  if (strict && decision) {
    throw new BadInput(
      `${decision.question} The files leave this open, and --strict does not guess: pass a mapping with --mapping.`,
    );
  }
  const lines = [
    ...(preset ? describePreset(preset) : []),
    ...evidence.map(({ sentence }) => sentence),
    ...warnings.map(({ message }) => message),
    ...decisions.map(({ question, options }) => {
      const labels = options.map(({ label, evidence: why }) => `${label} (${why})`);
      return `${question} Chosen: ${labels.join('; otherwise: ')}.`;
    }),
  ];
  return { mapping, lines };
}

/**
 * The roles that are certain from the arguments. Only the gold file's role is certain: a file
 * passed as predictions may contain probabilities. If an archive is passed as gold, one of its
 * files is the gold file, and the roles of its other files are detected.
 * @throws BadInput if no file of the archive, or more than one, can be the gold file
 */
export async function chooseGold(
  roles: Readonly<Record<string, Role>>,
  proposeAs: (roles: Readonly<Record<string, Role>>) => Proposal | Promise<Proposal>,
): Promise<Readonly<Record<string, Role>>> {
  const others = Object.keys(roles).filter((id) => roles[id] === 'predictions');
  const named = Object.entries(roles).filter(([, role]) => role !== 'predictions');
  if (named.length < 2) return Object.fromEntries(named);
  const unused = Object.fromEntries(others.map((id) => [id, 'unused' as const]));
  const { mapping, decisions } = await proposeAs(unused);
  const golds = decisions.flatMap(({ options }) => {
    const files = options.map((option) => option.mapping.gold?.file);
    return new Set(files).size > 1 ? files.filter((file) => file !== undefined) : [];
  });
  if (golds.length > 1) {
    throw new BadInput(
      `Several files in the archive look like gold files: ${golds.join(', ')}. Unpack it and pass one of them with --gold.`,
    );
  }
  if (mapping.gold) return { [mapping.gold.file]: 'gold' };
  throw new BadInput(
    'No file in the archive contains reference answers. Unpack it and pass the gold file with --gold.',
  );
}

/** The recognized data set, and the options for scoring it as its official scripts do. */
function describePreset({ label, evidence, profile, settings }: RecognizedPreset): string[] {
  const ownSettings = JSON.stringify({ assay: 'settings', ...settings });
  return [
    `Recognized as ${label}. ${evidence}`,
    ...(profile === null ? [] : [`Its published scorer: --profile ${profile}`]),
    ...(Object.keys(settings).length === 0
      ? []
      : [`Its own settings, for a file to pass with --settings: ${ownSettings}`]),
  ];
}

const DOUBTFUL_JOINS: readonly string[] = [ROW_ORDER, DOUBTFUL_JOIN];

/**
 * The first problem of a join that `--strict` treats as an error, although the data can be scored.
 */
export function findDoubtfulJoin(problems: readonly Problem[]): Problem | undefined {
  return problems.find(
    ({ severity, code }) => severity === 'error' || DOUBTFUL_JOINS.includes(code),
  );
}

/** The problem codes for ids that match no question. */
const UNMATCHED_IDS: readonly string[] = ['nothing-matches', 'unjoined-run', 'extra-predictions'];

/**
 * The best repair of each file with unmatched ids, and the mapping that applies them. Leaves out
 * repairs of files that are matched by row number, and repairs whose matches conflict or may be due
 * to chance.
 */
export async function describeRepairs(
  { suggestRepairs }: Pick<AssayApi, 'suggestRepairs'>,
  mapping: Mapping,
  problems: readonly Problem[],
): Promise<string[]> {
  if (!problems.some(({ code }) => UNMATCHED_IDS.includes(code))) return [];
  const suggested = (await suggestRepairs(mapping)) ?? [];
  const { predictions } = mapping;
  const numbered = predictions.filter(({ id }) => id.kind === 'row').map(({ file }) => file);
  const safe = suggested.filter(
    ({ file, conflicts, evidence }) =>
      conflicts === 0 && evidence?.mayBeChance !== true && !numbered.includes(file),
  );
  const best = safe.filter(({ file }, at) => safe.findIndex((one) => one.file === file) === at);
  if (best.length === 0) return [];
  const repaired = best.reduce((done, { file, repairs }) => {
    const applied = done.predictions.find((one) => one.file === file)?.repairs ?? [];
    return withRepairs(done, file, [...applied, ...repairs]);
  }, mapping);
  return [
    ...best.map(
      ({ file, label, gained }) =>
        `“${label}” would match ${plural(gained, 'more id', 'more ids')} of ${file}.`,
    ),
    `To apply ${formOf(best.length, 'it', 'them')}, save this mapping to a file and pass it with --mapping: ${JSON.stringify({ assay: 'mapping', ...repaired })}`,
  ];
}

/** How lists are read, if that was decided. */
function describeLists({ listItems }: GoldMapping): string {
  if (listItems === undefined) return '';
  return listItems === 'answers'
    ? ', each list item is an accepted answer'
    : ', list items are parts of one list';
}

/** A mapping as text, one line per file. */
export function describeMapping({ gold, predictions }: Mapping): string {
  const goldPart = gold ? `${gold.file}: id ${describeId(gold.id)}, ${describeGold(gold)}` : '';
  return [goldPart, ...predictions.map(describePredictions)].join('\n         ');
}

function describeGold(gold: GoldMapping): string {
  const { references, answerType, evidence } = gold;
  if (references.columns.length === 0) return `relevance judgments ${evidence ?? ''}`;
  return `references ${references.columns.join(', ')}, answer type ${answerType ?? 'inferred'}${describeLists(gold)}`;
}

function describePredictions(one: PredictionMapping): string {
  const { file, id, answer, humanLabel, probabilities, scores = [], repairs = [] } = one;
  const further = [
    ...(humanLabel ? [`human label ${humanLabel}`] : []),
    ...scores.map(({ column, ...scale }) => `scores ${column} (${describeScale(scale)})`),
    ...(probabilities ? [`no-answer probabilities of ${probabilities.file}`] : []),
    ...(repairs.length > 0 ? [`ids repaired: ${repairs.join(', ')}`] : []),
  ];
  const predicted =
    answer.columns.length === 0
      ? `ranking ${one.retrieved ?? ''}`
      : `prediction ${answer.columns.join(', ')}`;
  const read = `${file}: id ${describeId(id)}, ${predicted}`;
  return [read, ...further].join(', ');
}

function describeId(source: IdSource): string {
  return source.kind === 'row'
    ? `row number (${source.prefix}${source.from} …)`
    : source.columns.join(' + ');
}

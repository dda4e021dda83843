import { type Mapping, type Role, runName, type SourceInfo } from '../core/model';

import type { MetricDescription } from '../core/scoring/metric';
import type { FileEntry, State } from './model';
import {
  describePresetChanges,
  type PresetSettings,
  type RecognizedPreset,
} from '../core/dataset/presets/preset';

const NO_METRICS: readonly MetricDescription[] = [];

const join = memoizeLast(
  (metrics: readonly MetricDescription[], further: readonly MetricDescription[]) =>
    further.length === 0 ? metrics : [...metrics, ...further],
);

const onlyHeadlines = memoizeLast((metrics: readonly MetricDescription[]) =>
  metrics.filter(({ headline }) => headline),
);

/** What has left the page: every request to another host, and the bytes that went with it. */
interface UploadCount {
  readonly requests: number;
  /** Addresses, and what was sent to them. */
  readonly bytes: number;
}

/** The mapping in force: the person's own, completed by the proposal. */
export function mappingOf({ ownMapping, proposal, files }: State): Mapping | null {
  return proposal && mergeOnce(ownMapping, proposal.mapping, files);
}

/** Merging makes a new object; components that look again must see the same one. */
const mergeOnce = memoizeLast(
  (own: Mapping | null, proposed: Mapping, files: State['files']): Mapping =>
    mergeMapping(own, proposed, (file) =>
      files.some(({ id, status }) => id === file && status === 'read'),
    ),
);

/** The function, with its last result kept for as long as its arguments are the same. */
export function memoizeLast<Arguments extends readonly unknown[], Result>(
  make: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let last: { readonly given: Arguments; readonly result: Result } | null = null;
  return (...given) => {
    const same = last?.given.every((value, index) => value === given[index]) ?? false;
    if (!last || !same) last = { given, result: make(...given) };
    return last.result;
  };
}

/** What a file is taken for: as the person said, as the mapping in force has it, or as proposed. */
export function roleOf(state: State, id: string): Role {
  const { roles, ownMapping, proposal } = state;
  return (
    roles[id] ?? (ownMapping && roleIn(mappingOf(state), id)) ?? proposal?.roles[id] ?? 'unused'
  );
}

function roleIn(mapping: Mapping | null, id: string): Role | null {
  const isGold = mapping?.gold?.file === id;
  const predicts = mapping?.predictions.some(({ file }) => file === id) ?? false;
  if (isGold) return predicts ? 'both' : 'gold';
  return predicts ? 'predictions' : null;
}

/** The data set that a file was recognized as. */
export function presetOfFile({ proposal }: State, id: string): RecognizedPreset | null {
  return proposal?.mapping.gold?.file === id ? proposal.preset : null;
}

/** What the settings of the recognized data set would change, a sentence each; empty where nothing. */
export function presetChanges({ proposal, settings }: State): readonly string[] {
  return describeOnce(settings, proposal?.preset?.settings ?? NONE);
}

const describeOnce = memoizeLast(describePresetChanges);

const NONE: PresetSettings = {};

/** Whether the results on the page were made from other choices than the present ones. */
export function isStale(state: State): boolean {
  const { result, settings } = state;
  if (!result) return false;
  return (
    result.inputs.settings !== settings ||
    JSON.stringify(result.inputs.mapping) !== JSON.stringify(mappingOf(state))
  );
}

/** Whether something is being read or scored. */
export function isBusy(state: State): boolean {
  return state.run.phase === 'running' || countReading(state) > 0;
}

/** How many files are being read, for the first time or again. */
export function countReading({ files }: State): number {
  return files.filter(isBeingRead).length;
}

/** Whether a file is being read, for the first time or again. */
export function isBeingRead(file: FileEntry): boolean {
  return file.status === 'reading' || (file.status === 'read' && file.isReadAgain === true);
}

/** The names of the scored runs, in the order of the report. */
export function runNames({ result }: State): string[] {
  return result?.runs.map(runName) ?? [];
}

/** Counts what the frames sent, which are the page's only way out. */
export function countUploads({ sent, llmJudge }: Pick<State, 'sent' | 'llmJudge'>): UploadCount {
  const fetched = sent.map(({ address }) => ({ requests: 1, bytes: address.length }));
  const called = llmJudge.sent.map(({ address, calls, bytes }) => ({
    requests: calls,
    bytes: calls * address.length + bytes,
  }));
  return [...fetched, ...called].reduce(
    (sum, one) => ({ requests: sum.requests + one.requests, bytes: sum.bytes + one.bytes }),
    { requests: 0, bytes: 0 },
  );
}

/** Whether the calls of an LLM judge are being sent, or paused. */
export function isActive(run: State['llmJudge']['run']): boolean {
  return run?.schedule.phase === 'running' || run?.schedule.phase === 'paused';
}

/** The files that a mapping reads, each once, the gold file first. */
export function filesOf({ gold, predictions }: Mapping): string[] {
  const files = predictions.flatMap(({ file, probabilities }) =>
    probabilities ? [file, probabilities.file] : [file],
  );
  return [...new Set(gold ? [gold.file, ...files] : files)];
}

/** The files that were read. */
export function openSources({ files }: Pick<State, 'files'>): SourceInfo[] {
  return files.flatMap((file) => (file.status === 'read' ? [file.info] : []));
}

/** All metrics of the last result: those of the registry, then those of its judges. */
export function metricsOf({
  catalog,
  result,
}: Pick<State, 'catalog' | 'result'>): readonly MetricDescription[] {
  return join(catalog.metrics, result?.furtherMetrics ?? NO_METRICS);
}

/** The metrics that a table shows by default. */
export function headlinesOf(
  state: Pick<State, 'catalog' | 'result'>,
): readonly MetricDescription[] {
  return onlyHeadlines(metricsOf(state));
}

/**
 * The person's own mapping where it speaks of open files, and the proposal for the rest: dropping
 * or removing a file loses no choice about the others.
 */
function mergeMapping(
  own: Mapping | null,
  proposed: Mapping,
  isOpen: (file: string) => boolean,
): Mapping {
  if (!own) return proposed;
  const gold = own.gold && isOpen(own.gold.file) ? own.gold : null;
  const kept = own.predictions.filter(({ file }) => isOpen(file));
  const decided = new Set(kept.map(({ file }) => file));
  if (gold) decided.add(gold.file);
  const added = proposed.predictions.filter(({ file }) => !decided.has(file));
  return { gold: gold ?? proposed.gold, predictions: [...kept, ...added] };
}

/** The own mapping without what it says of one file, whose use has changed; `null` where nothing is left. */
export function withoutFile(own: Mapping | null, file: string, dropGold: boolean): Mapping | null {
  if (!own) return null;
  const gold = own.gold && (dropGold || own.gold.file === file) ? null : own.gold;
  const predictions = own.predictions.filter((one) => one.file !== file);
  return gold || predictions.length > 0 ? { gold, predictions } : null;
}

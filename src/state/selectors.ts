import { orderRuns, sortedPositions } from '../core/analysis/run-order';
import type { RunReport } from '../core/analysis/run-report';
import { memoizeLast } from '../core/memoize-last';
import { type Mapping, type Role, runName, type SourceInfo } from '../core/model';
import type { MetricDescription } from '../core/scoring/metric';
import { nounsOf, type Nouns } from '../core/words/nouns';
import type { FileEntry, Assay } from './model';
import { isExample, type RunList } from './view';
import {
  describePresetChanges,
  type PresetSettings,
  type RecognizedPreset,
} from '../core/dataset/preset';

/** The mapping in use: the user's mapping of open files, and the proposal for all other files. */
export function mappingOf({ ownMapping, proposal, files }: Assay): Mapping | null {
  return proposal && mergeOnce(ownMapping, proposal.mapping, files);
}

const mergeOnce = memoizeLast(
  (own: Mapping | null, proposed: Mapping, files: Assay['files']): Mapping => {
    if (!own) return proposed;
    const isOpen = ({ file }: { readonly file: string }) =>
      files.some(({ id, status }) => id === file && status === 'read');
    const gold = own.gold && isOpen(own.gold) ? own.gold : null;
    const kept = own.predictions.filter(isOpen);
    const decided = new Set([gold, ...kept].map((one) => one?.file));
    const added = proposed.predictions.filter(({ file }) => !decided.has(file));
    return { gold: gold ?? proposed.gold, predictions: [...kept, ...added] };
  },
);

/**
 * The user's mapping without the entries of a file whose role has changed; `null` if nothing
 * remains.
 */
export function withoutFile(own: Mapping | null, file: string, dropGold: boolean): Mapping | null {
  if (!own) return null;
  const gold = own.gold && (dropGold || own.gold.file === file) ? null : own.gold;
  const predictions = own.predictions.filter((one) => one.file !== file);
  return gold || predictions.length > 0 ? { gold, predictions } : null;
}

/** The title of the page: the user's, or the name of the gold file; empty without either. */
export function titleOf(state: Assay): string {
  const { title, link, result } = state;
  const own = isExample(link) ? 'Example' : goldName(result?.inputs.mapping ?? mappingOf(state));
  return title || own;
}

/** The name of the gold file without its extension; empty if there is no gold file. */
export function goldName(mapping: Mapping | null): string {
  return mapping?.gold?.file.replace(/\.[^.]+$/, '') ?? '';
}

/** Whether two plain values have the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A file's role: chosen by the user, or from the mapping in use, or proposed. */
export function roleOf(state: Assay, id: string): Role {
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

/** The data set that was recognized in a file. */
export function presetOfFile({ proposal }: Assay, id: string): RecognizedPreset | null {
  return proposal?.mapping.gold?.file === id ? proposal.preset : null;
}

/** The changes that the settings of the detected data set would make, in sentences. */
export function presetChanges({ proposal, settings }: Assay): readonly string[] {
  return describeOnce(settings, proposal?.preset?.settings ?? NONE);
}

const describeOnce = memoizeLast(describePresetChanges);

const NONE: PresetSettings = {};

/** Whether mapping or settings have changed since the last scoring. */
export function isStale(state: Assay): boolean {
  const { result, settings } = state;
  if (!result) return false;
  return result.inputs.settings !== settings || !isSame(result.inputs.mapping, mappingOf(state));
}

/** The last result; `null` while it is incomplete. */
export function completeResult({ result }: Pick<Assay, 'result'>): Assay['result'] {
  return result?.stage === 'complete' ? result : null;
}

export function isBusy(state: Assay): boolean {
  return state.run.phase === 'running' || countFilesBeingRead(state) > 0;
}

export function countFilesBeingRead({ files }: Assay): number {
  return files.filter(isBeingRead).length;
}

export function isBeingRead(file: FileEntry): boolean {
  return file.status === 'reading' || (file.status === 'read' && file.isReadAgain === true);
}

export function runNames({ result }: Assay): string[] {
  return result?.runs.map(runName) ?? [];
}

/** The number of requests to other hosts, and the number of bytes in their URLs and bodies. */
export function countUploads({ sent, llmJudge }: Pick<Assay, 'sent' | 'llmJudge'>) {
  let requests = sent.length;
  let bytes = sent.reduce((sum, { address }) => sum + address.length, 0);
  for (const called of llmJudge.sent) {
    requests += called.calls;
    bytes += called.calls * called.address.length + called.bytes;
  }
  return { requests, bytes };
}

/** Whether an LLM judge is sending calls or paused. */
export function isLlmJudgeActive(run: Assay['llmJudge']['run']): boolean {
  return run?.schedule.phase === 'running' || run?.schedule.phase === 'paused';
}

export function openSources({ files }: Pick<Assay, 'files'>): SourceInfo[] {
  return files.flatMap((file) => (file.status === 'read' ? [file.info] : []));
}

/**
 * All metrics of the last result, with those of its judges; for rankings, only the retrieval
 * metrics.
 */
export function metricsOf({
  catalog,
  result,
}: Pick<Assay, 'catalog' | 'result'>): readonly MetricDescription[] {
  return joinOnce(catalog.metrics, result?.furtherMetrics);
}

const joinOnce = memoizeLast(
  (metrics: readonly MetricDescription[], further: readonly MetricDescription[] = []) => {
    if (further.some(isOfRankings)) return further.filter(isOfRankings);
    return further.length === 0 ? metrics : [...metrics, ...further];
  },
);

function isOfRankings({ appliesTo }: MetricDescription): boolean {
  return appliesTo.includes('ranking');
}

/** Whether the questions are queries with ranked passages instead of answers. */
export function areRankings({ result, joined }: Pick<Assay, 'result' | 'joined'>): boolean {
  if (joined) return joined.answerTypes.some(({ kinds }) => kinds.includes('ranking'));
  return result?.furtherMetrics.some(isOfRankings) ?? false;
}

/** The page's nouns for questions and predictions. */
export function nounsIn(state: Pick<Assay, 'result' | 'joined'>): Nouns {
  return nounsOf(areRankings(state));
}

/** The metrics that can be the headline: those with a lowest and a highest possible score. */
export function boundedMetricsOf(
  state: Pick<Assay, 'catalog' | 'result'>,
): readonly MetricDescription[] {
  return boundedOnce(metricsOf(state));
}

const boundedOnce = memoizeLast((metrics: readonly MetricDescription[]) =>
  metrics.filter(({ range }) => range.every(Number.isFinite)),
);

type HeadlineState = Pick<Assay, 'catalog' | 'result' | 'overview' | 'defaultHeadline'>;

/** The headline metric chosen by the user or a link; `undefined` for the default. */
export function chosenHeadline(state: HeadlineState): MetricDescription | undefined {
  return boundedMetricsOf(state).find(({ id }) => id === state.overview.metric);
}

/** The headline metric, which orders runs and is shown in charts and exported tables. */
export function headlineOf(state: HeadlineState): MetricDescription | undefined {
  const bounded = boundedMetricsOf(state);
  const byDefault = bounded.find(({ id }) => id === state.defaultHeadline.metric);
  return chosenHeadline(state) ?? byDefault ?? bounded[0];
}

/** The positions of the runs that tables, charts and exports show, in display order. */
export function visibleRuns(state: HeadlineState & Pick<Assay, 'runList'>): readonly number[] {
  return visibleOnce(state.result?.runs ?? NO_RUNS, headlineOf(state), state.runList);
}

const NO_RUNS: readonly RunReport[] = [];

const visibleOnce = memoizeLast(
  (
    runs: readonly RunReport[],
    headline: MetricDescription | undefined,
    { hidden, sort }: RunList,
  ): readonly number[] => {
    const order = sort
      ? sortedPositions(runs, (run, index) => sortValue(run, index, sort.column), sort.descending)
      : orderRuns(runs, headline);
    const visible = order.filter((index) => {
      const run = runs[index];
      return run && !hidden.includes(runName(run));
    });
    return visible.length === 0 ? order : visible;
  },
);

function sortValue(run: RunReport, index: number, column: string): number | string | null {
  if (column === 'name') return runName(run);
  if (column === 'file') return index;
  const counts: Readonly<Record<string, number>> = { ...run.counts };
  return run.metrics[column]?.mean ?? counts[column] ?? null;
}

/** The metrics that a table shows by default. */
export function headlinesOf(
  state: Pick<Assay, 'catalog' | 'result'>,
): readonly MetricDescription[] {
  return headlinesOnce(metricsOf(state));
}

const headlinesOnce = memoizeLast((metrics: readonly MetricDescription[]) =>
  metrics.filter(({ headline }) => headline),
);

import {
  CHANGE_KINDS,
  type ChangeKind,
  type MetricChanges,
} from '../../core/analysis/changed-questions';
import { plural } from '../../core/words/numbers';

/** How an answer changes: the verbs for one and for several. */
const BECOMES: Readonly<Record<ChangeKind, readonly [one: string, several: string]>> = {
  toCorrect: ['becomes correct', 'become correct'],
  toIncorrect: ['becomes incorrect', 'become incorrect'],
  sameOutcome: ['changes score only', 'change score only'],
  included: ['is counted', 'are counted'],
  excluded: ['is excluded', 'are excluded'],
};

/** The column heading of a kind of change. */
export function columnHeading(kind: ChangeKind): string {
  return BECOMES[kind][0];
}

/** A count of answers and how they change. */
export function describeCount(count: number, kind: ChangeKind): string {
  const [one, several] = BECOMES[kind];
  return `${plural(count, 'answer')} ${count === 1 ? one : several}`;
}

/** Answers of all runs whose outcome changes under a metric. */
export function countChanged(changes: MetricChanges): number {
  return countKind(changes, 'toCorrect') + countKind(changes, 'toIncorrect');
}

/** Whether no answer changes under a metric. */
export function isUnchanged(changes: MetricChanges): boolean {
  return CHANGE_KINDS.every((kind) => countKind(changes, kind) === 0);
}

/** Whether the interval of some mean changes, if intervals were computed. */
export function changesIntervals({ runs }: MetricChanges): boolean {
  return runs.some(({ intervals }) => {
    const { before = null, after = null } = intervals ?? {};
    return before?.low !== after?.low || before?.high !== after?.high;
  });
}

/** The kinds of change that have a column: changed outcomes always, others if they occur. */
export function listShownKinds(changes: MetricChanges): readonly ChangeKind[] {
  return CHANGE_KINDS.filter(
    (kind) => kind === 'toCorrect' || kind === 'toIncorrect' || countKind(changes, kind) > 0,
  );
}

/** The changed answers of all runs under one metric, in a sentence. */
export function describeChanges(changes: MetricChanges): string {
  const parts = CHANGE_KINDS.flatMap((kind) => {
    const count = countKind(changes, kind);
    return count === 0 ? [] : [`${plural(count, 'answer')} would ${WOULD[kind]}`];
  });
  return parts.length === 0 ? 'No score would change.' : `${parts.join(', ')}.`;
}

const WOULD: Readonly<Record<ChangeKind, string>> = {
  toCorrect: 'become correct',
  toIncorrect: 'become incorrect',
  sameOutcome: 'change score only',
  included: 'be counted',
  excluded: 'be excluded',
};

/** The metric shown first: the one with the most changed outcomes; of equal ones the last. */
export function mostChangedMetric(metrics: readonly MetricChanges[]): MetricChanges | undefined {
  const moved = metrics.filter((metric) => !isUnchanged(metric));
  const [most] = (moved.length > 0 ? moved : metrics)
    .toReversed()
    .toSorted((a, b) => countChanged(b) - countChanged(a));
  return most;
}

function countKind({ runs }: MetricChanges, kind: ChangeKind): number {
  return runs.reduce((sum, run) => sum + run[kind].count, 0);
}

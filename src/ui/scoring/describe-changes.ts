import {
  CHANGE_KINDS,
  type ChangeKind,
  type MetricChanges,
} from '../../core/analysis/changed-questions';
import { plural } from '../../core/words/numbers';

/** What becomes of an answer, of one and of several. */
const BECOMES: Readonly<Record<ChangeKind, readonly [one: string, several: string]>> = {
  toCorrect: ['becomes correct', 'become correct'],
  toIncorrect: ['becomes incorrect', 'become incorrect'],
  sameOutcome: ['changes score only', 'change score only'],
  included: ['is counted', 'are counted'],
  excluded: ['is excluded', 'are excluded'],
};

/** The head of the column of a way. */
export function headOf(way: ChangeKind): string {
  return BECOMES[way][0];
}

/** What becomes of so many answers. */
export function describeWay(count: number, way: ChangeKind): string {
  const [one, several] = BECOMES[way];
  return `${plural(count, 'answer')} ${count === 1 ? one : several}`;
}

/** How many answers a metric would call otherwise, over all runs. */
export function countChanged(flips: MetricChanges): number {
  return countWay(flips, 'toCorrect') + countWay(flips, 'toIncorrect');
}

/** Whether nothing at all would be scored otherwise under a metric. */
export function isUnchanged(flips: MetricChanges): boolean {
  return CHANGE_KINDS.every((way) => countWay(flips, way) === 0);
}

/** Whether what can be believed of a mean would be another, as far as that was worked out. */
export function changesIntervals({ runs }: MetricChanges): boolean {
  return runs.some(({ intervals }) => {
    const { before = null, after = null } = intervals ?? {};
    return before?.low !== after?.low || before?.high !== after?.high;
  });
}

/** The ways that a ledger has columns for: the flips, and what else happens. */
export function waysToShow(flips: MetricChanges): readonly ChangeKind[] {
  return CHANGE_KINDS.filter(
    (way) => way === 'toCorrect' || way === 'toIncorrect' || countWay(flips, way) > 0,
  );
}

/** What would become of the answers of all runs under one metric, in a sentence. */
export function describeChanges(flips: MetricChanges): string {
  const parts = CHANGE_KINDS.flatMap((way) => {
    const count = countWay(flips, way);
    return count === 0 ? [] : [`${plural(count, 'answer')} would ${WOULD[way]}`];
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

/** The metric to look at first: the one with the most flips, the last of those as many. */
export function firstToShow(metrics: readonly MetricChanges[]): string | null {
  const moved = metrics.filter((metric) => !isUnchanged(metric));
  const [most] = (moved.length > 0 ? moved : metrics)
    .toReversed()
    .toSorted((a, b) => countChanged(b) - countChanged(a));
  return most?.metric ?? null;
}

function countWay({ runs }: MetricChanges, way: ChangeKind): number {
  return runs.reduce((sum, run) => sum + run[way].count, 0);
}

import { FLIP_WAYS, type FlipWay, type MetricFlips } from '../../core/analysis/flips';
import { plural } from '../../core/words/plurals';

/** What becomes of an answer, of one and of several. */
const BECOMES: Readonly<Record<FlipWay, readonly [one: string, several: string]>> = {
  toRight: ['becomes correct', 'become correct'],
  toWrong: ['becomes incorrect', 'become incorrect'],
  otherwise: ['changes score only', 'change score only'],
  counted: ['is counted', 'are counted'],
  uncounted: ['is excluded', 'are excluded'],
};

/** The head of the column of a way. */
export function headOf(way: FlipWay): string {
  return BECOMES[way][0];
}

/** What becomes of so many answers. */
export function describeWay(count: number, way: FlipWay): string {
  const [one, several] = BECOMES[way];
  return `${plural(count, 'answer')} ${count === 1 ? one : several}`;
}

/** How many answers a metric would call otherwise, over all runs. */
export function countChanged(flips: MetricFlips): number {
  return countWay(flips, 'toRight') + countWay(flips, 'toWrong');
}

/** Whether nothing at all would be scored otherwise under a metric. */
export function isUnchanged(flips: MetricFlips): boolean {
  return FLIP_WAYS.every((way) => countWay(flips, way) === 0);
}

/** Whether what can be believed of a mean would be another, as far as that was worked out. */
export function changesIntervals({ runs }: MetricFlips): boolean {
  return runs.some(({ intervals }) => {
    const { before = null, after = null } = intervals ?? {};
    return before?.low !== after?.low || before?.high !== after?.high;
  });
}

/** The ways that a ledger has columns for: the flips, and what else happens. */
export function waysToShow(flips: MetricFlips): readonly FlipWay[] {
  return FLIP_WAYS.filter(
    (way) => way === 'toRight' || way === 'toWrong' || countWay(flips, way) > 0,
  );
}

/** What would become of the answers of all runs under one metric, in a sentence. */
export function describeChanges(flips: MetricFlips): string {
  const parts = FLIP_WAYS.flatMap((way) => {
    const count = countWay(flips, way);
    return count === 0 ? [] : [`${plural(count, 'answer')} would ${WOULD[way]}`];
  });
  return parts.length === 0 ? 'No score would change.' : `${parts.join(', ')}.`;
}

const WOULD: Readonly<Record<FlipWay, string>> = {
  toRight: 'become correct',
  toWrong: 'become incorrect',
  otherwise: 'change score only',
  counted: 'be counted',
  uncounted: 'be excluded',
};

/** The metric to look at first: the one with the most flips, the last of those as many. */
export function firstToShow(metrics: readonly MetricFlips[]): string | null {
  const moved = metrics.filter((metric) => !isUnchanged(metric));
  const [most] = (moved.length > 0 ? moved : metrics)
    .toReversed()
    .toSorted((a, b) => countChanged(b) - countChanged(a));
  return most?.metric ?? null;
}

function countWay({ runs }: MetricFlips, way: FlipWay): number {
  return runs.reduce((sum, run) => sum + run[way].count, 0);
}

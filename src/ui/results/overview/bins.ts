import type { Distribution, NumericErrors } from '../../../core/explore/distributions';
import { listWords } from '../../../core/words/lists';
import { formatNumber, formatPoints, plural } from '../../../core/words/numbers';

/** One bin over all runs. */
export interface BinRow {
  readonly label: string;
  readonly query: string;
  readonly counts: readonly number[];
  /** Shares of all answers of each run that fall into some bin. */
  readonly shares: readonly number[];
}

/** With more runs than this, only the lowest and the highest are named. */
const MAX_NAMED_RUNS = 3;

interface OfRun {
  readonly name: string;
  readonly value: number;
}

/** How often each run scores 1 and 0. */
export function describeScores(
  names: readonly string[],
  distribution: Distribution,
  visible: readonly number[] = [...names.keys()],
): string {
  const rows = listBinRows(distribution);
  const [top, bottom] = [rows.at(-1), rows.at(0)].map((row) =>
    describeEach(
      visible.map((run) => ({ name: names[run] ?? '', value: row?.shares[run] ?? 0 })),
      formatPoints,
    ),
  );
  return `Score 1: ${top ?? ''}. Score 0: ${bottom ?? ''}.`;
}

/** Typical errors without a unit, and how many look like one mistake of scale or sign. */
export function describeErrors(
  names: readonly string[],
  { medians, distribution }: NumericErrors,
  visible: readonly number[] = [...names.keys()],
): string {
  const named = visible.flatMap((run) => {
    const value = medians[run] ?? null;
    return value === null ? [] : [{ name: names[run] ?? '', value }];
  });
  const mistakes = distribution.bins.reduce(
    (sum, { label }, at) =>
      /^(?:factor|sign)/.test(label)
        ? sum + visible.reduce((all, run) => all + (distribution.counts[run]?.[at] ?? 0), 0)
        : sum,
    0,
  );
  return [
    named.length > 0 &&
      `Median relative error of numeric answers: ${describeEach(named, (median) => formatNumber(100 * median))}.`,
    mistakes > 0 &&
      `${plural(mistakes, 'answer')} ${mistakes === 1 ? 'looks' : 'look'} like an error of scale, sign or factor of 2.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** A percentage of each run. */
function describeEach(all: readonly OfRun[], format: (value: number) => string): string {
  const describeRun = ({ name, value }: OfRun) => `${name} ${format(value)}%`;
  const [lowest, ...others] = all.toSorted((one, other) => one.value - other.value);
  const highest = others.at(-1);
  if (!lowest || !highest || all.length <= MAX_NAMED_RUNS) return listWords(all.map(describeRun));
  if (format(lowest.value) === format(highest.value)) return `${format(lowest.value)}% in each run`;
  return `from ${describeRun(lowest)} to ${describeRun(highest)}`;
}

/** A distribution bin by bin. */
export function listBinRows({ bins, counts }: Distribution): readonly BinRow[] {
  const totals = counts.map((own) => own.reduce((sum, count) => sum + count, 0));
  return bins.map((bin, at) => {
    const ofRuns = counts.map((own) => own[at] ?? 0);
    const shares = ofRuns.map((count, run) => count / Math.max(1, totals[run] ?? 0));
    return { ...bin, counts: ofRuns, shares };
  });
}

import type { Distribution } from '../../../../core/explore/distributions';

/** One bin over all runs. */
export interface BinRow {
  readonly label: string;
  readonly query: string;
  readonly counts: readonly number[];
  /** Shares of all answers of each run that fall into some bin. */
  readonly shares: readonly number[];
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

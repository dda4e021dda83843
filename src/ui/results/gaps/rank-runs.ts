import type { GapReport } from '../../../core/tiers/gap-report';
import { type Tier, TIERS } from '../../../core/tiers/tier';

/** The place of a run at a tier: 1 + the number of runs that stand above it; runs that tie share it. */
export function rankOf({ runs }: GapReport, run: number, tier: Tier): number {
  const own = runs[run]?.headline[tier] ?? 0;
  return 1 + runs.filter(({ headline }) => (headline[tier] ?? 0) > own).length;
}

/** A pair of runs that stands the other way round than under the strict tier. */
export interface Turn {
  /** Position of the run that has come ahead. */
  readonly ahead: number;
  readonly behind: number;
  /** The first tier at which they stand so. */
  readonly tier: Tier;
}

/** Every pair that turns round at some tier, by the tier at which it first does. */
export function findTurns({ runs }: GapReport): Turn[] {
  const leadOf = (first: number, second: number, tier: Tier) =>
    (runs[first]?.headline[tier] ?? 0) - (runs[second]?.headline[tier] ?? 0);
  return TIERS.flatMap((tier, step) =>
    runs.flatMap((_, ahead) =>
      runs.flatMap((__, behind): Turn[] => {
        const isTurned = (at: Tier) =>
          leadOf(ahead, behind, 'strict') < 0 && leadOf(ahead, behind, at) > 0;
        const isFirst = !TIERS.slice(0, step).some(isTurned);
        return isTurned(tier) && isFirst ? [{ ahead, behind, tier }] : [];
      }),
    ),
  );
}

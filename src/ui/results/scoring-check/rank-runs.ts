import type { GapReport } from '../../../core/scoring/tiers/gap-report';
import { type Tier, TIERS } from '../../../core/scoring/tiers/tier';

/** A place among the runs. */
export interface TierRank {
  /** 1 + the number of runs that stand above. */
  readonly rank: number;
  /** Whether another run has the same share. */
  readonly isShared: boolean;
}

/** The place of a run at a tier. */
export function rankOf({ runs }: GapReport, run: number, tier: Tier): TierRank {
  const own = runs[run]?.headline[tier] ?? 0;
  const others = runs.filter((_, index) => index !== run);
  return {
    rank: 1 + others.filter(({ headline }) => (headline[tier] ?? 0) > own).length,
    isShared: others.some(({ headline }) => (headline[tier] ?? 0) === own),
  };
}

/** A run that stood behind another one at a stricter tier and stands ahead of it from this one on. */
export interface Overtake {
  /** Position of the run that has come ahead. */
  readonly ahead: number;
  readonly behind: number;
  readonly tier: Tier;
}

/** Every pass, tier by tier. Coming level and parting again the same way is none. */
export function findOvertakes({ runs }: GapReport): Overtake[] {
  const leadOf = (first: number, second: number, tier: Tier) =>
    (runs[first]?.headline[tier] ?? 0) - (runs[second]?.headline[tier] ?? 0);
  return TIERS.flatMap((tier, step) =>
    runs.flatMap((_, ahead) =>
      runs.flatMap((__, behind): Overtake[] => {
        if (leadOf(ahead, behind, tier) <= 0) return [];
        const before = TIERS.slice(0, step)
          .map((stricter) => leadOf(ahead, behind, stricter))
          .findLast((lead) => lead !== 0);
        return before !== undefined && before < 0 ? [{ ahead, behind, tier }] : [];
      }),
    ),
  );
}

import type { RejectionReport } from '../../../core/scoring/tiers/rejection-report';
import {
  REJECTION_LABELS,
  REJECTION_REASONS,
  type Tier,
  TIER_WORDS,
  TIERS,
} from '../../../core/scoring/tiers/tier';
import type { RunReport } from '../../../core/analysis/run-report';
import { listWords } from '../../../core/words/lists';
import { formatPoints, plural } from '../../../core/words/numbers';

/** The rank of a run. */
interface TierRank {
  /** 1 + the number of better runs. */
  readonly rank: number;
  /** Whether another run has the same share. */
  readonly isShared: boolean;
}

/** A run that ranks below another one at a stricter tier and above it at this one. */
interface Overtake {
  /** Position of the run that now ranks higher. */
  readonly ahead: number;
  readonly behind: number;
  readonly tier: Tier;
}

const LAST = TIERS[TIERS.length - 1] ?? 'strict';

/** Rejection reasons and overtakes that a sentence names; the tables list all. */
const MAX_NAMED = 3;

/** The effect of the tiers in sentences, the main one first. */
export function describeTiers(report: RejectionReport): readonly string[] {
  return [describeScores(report), describeLosses(report), ...describeOrder(report)];
}

function describeScores({ runs }: RejectionReport): string {
  const range = (tier: Tier) => {
    const shares = runs.map(({ headline }) => headline[tier] ?? 0);
    const ends = [Math.min(...shares), Math.max(...shares)].map(formatPoints);
    return ends[0] === ends[1] ? (ends[0] ?? '') : ends.join(' to ');
  };
  const [only] = runs;
  const who = runs.length === 1 && only ? only.run : 'the runs';
  const verb = runs.length === 1 ? 'scores' : 'score';
  return `Under strict matching, ${who} ${verb} ${range('strict')}; with all tiers, ${range(LAST)}.`;
}

function describeLosses({ runs }: RejectionReport): string {
  const totals = REJECTION_REASONS.map((kind) => ({
    kind,
    count: runs.reduce((sum, { byReason }) => sum + byReason[kind].questions, 0),
  })).filter(({ count }) => count > 0);
  const all = totals.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return 'Strict matching rejects no correct answers.';
  const most = totals.toSorted((a, b) => b.count - a.count).slice(0, MAX_NAMED);
  const named = most.map(({ kind, count }) => `${REJECTION_LABELS[kind].toLowerCase()} (${count})`);
  const verb = all === 1 ? 'is' : 'are';
  const reasons = totals.length > MAX_NAMED ? 'most frequent reasons' : 'reasons';
  return `${plural(all, 'answer')} that strict matching rejects ${verb} correct; ${reasons}: ${listWords(named)}.`;
}

function describeOrder(report: RejectionReport): readonly string[] {
  if (report.runs.length < 2) return [];
  const passes = findOvertakes(report);
  if (passes.length === 0) return ['The ranking is the same at every tier.'];
  const nameAt = (index: number) => report.runs[index]?.run ?? '';
  const named = passes
    .slice(0, MAX_NAMED)
    .map(
      ({ ahead, behind, tier }) =>
        `${nameAt(ahead)} overtakes ${nameAt(behind)} at the ${TIER_WORDS[tier].label.toLowerCase()} tier`,
    );
  const more = passes.length - named.length;
  const rest = more > 0 ? [`${plural(more, 'more pair')} swap`] : [];
  return [`The ranking changes: ${listWords([...named, ...rest])}.`];
}

/** Why exact match differs from the strict tier, by the run where it differs most; `null` if in none. */
export function explainExactMatch(
  { runs }: RejectionReport,
  reports: readonly Pick<RunReport, 'metrics'>[],
): string | null {
  const [widest] = runs
    .map(({ run, headline }, index) => {
      const exact = reports[index]?.metrics.exact_match?.mean ?? null;
      const { strict } = headline;
      return { run, exact, strict, gap: Math.abs((exact ?? 0) - (strict ?? 0)) };
    })
    .filter(({ exact, strict }) => exact !== null && strict !== null)
    .toSorted((a, b) => b.gap - a.gap);
  if (!widest) return null;
  const exact = formatPoints(widest.exact ?? 0);
  const strict = formatPoints(widest.strict ?? 0);
  if (exact === strict) return null;
  return `${widest.run} scores ${exact} on exact match in Overview but ${strict} in the strict tier: exact match applies the normalization chosen in Scoring, the strict tier only ignores case.`;
}

/** The rank of a run at a tier. */
export function rankOf({ runs }: RejectionReport, run: number, tier: Tier): TierRank {
  const own = runs[run]?.headline[tier] ?? 0;
  const others = runs.filter((_, index) => index !== run);
  return {
    rank: 1 + others.filter(({ headline }) => (headline[tier] ?? 0) > own).length,
    isShared: others.some(({ headline }) => (headline[tier] ?? 0) === own),
  };
}

/** Every overtake, tier by tier. A temporary tie is none. */
export function findOvertakes({ runs }: RejectionReport): Overtake[] {
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

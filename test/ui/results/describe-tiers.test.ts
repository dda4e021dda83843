import { describe, expect, test } from 'vitest';
import {
  type RejectedAnswers,
  type RejectionReport,
  reportRejections,
} from '../../../src/core/scoring/acceptance/rejection-report';
import {
  REJECTION_REASONS,
  type RejectionReason,
  type Tier,
  TIERS,
} from '../../../src/core/scoring/tiers/tier';
import {
  describeTiers,
  explainExactMatch,
  findOvertakes,
  rankBefore,
  rankOf,
} from '../../../src/ui/results/scoring-check/TierTable';

/**
 * A report of runs, given how many of a hundred questions each tier accepts, and the rejection
 * reasons.
 */
function reportOf(
  runs: Readonly<Record<string, readonly number[]>>,
  gaps: Partial<Record<RejectionReason, number>> = {},
): RejectionReport {
  return reportRejections(
    Object.entries(runs).map(([run, added]) => ({
      run,
      questions: 100,
      byTier: eachTier((step) => added[step] ?? 0),
      headline: eachTier(
        (step) => added.slice(0, step + 1).reduce((sum, one) => sum + one, 0) / 100,
      ),
      byReason: Object.fromEntries(
        REJECTION_REASONS.map((kind): [RejectionReason, RejectedAnswers] => [
          kind,
          { questions: gaps[kind] ?? 0, examples: [] },
        ]),
      ) as Record<RejectionReason, RejectedAnswers>,
    })),
  );
}

function eachTier(make: (step: number) => number): Record<Tier, number> {
  return Object.fromEntries(TIERS.map((tier, step) => [tier, make(step)])) as Record<Tier, number>;
}

describe('exact match compared with the strict tier', () => {
  const report = reportOf({ a: [40], b: [30] });
  const reportsWith = (...means: number[]) =>
    means.map((mean) => ({ metrics: { exact_match: { mean, n: 100 } } }));

  test('is explained with the run for which the two differ most', () => {
    expect(explainExactMatch(report, reportsWith(0.41, 0.36))).toBe(
      'b scores 36.0 on exact match in Overview but 30.0 in the strict tier: exact match applies the normalization chosen in Scoring, while the strict tier only ignores case.',
    );
  });

  test('needs no explanation if they are equal', () => {
    expect(explainExactMatch(report, reportsWith(0.4, 0.3))).toBeNull();
  });
});

describe('the summary of rejection reasons', () => {
  test('describes one run', () => {
    expect(describeTiers(reportOf({ a: [40, 10, 0, 5] }, { verbose: 14, unit: 1 }))).toEqual([
      'Under strict matching, a scores 40.0; with all tiers, 55.0.',
      '15 answers that strict matching rejects are correct; reasons: verbose but complete (14) and unit (1).',
    ]);
  });

  test('counts pairs that swap ranks, not pairs that were tied', () => {
    const report = reportOf({ a: [40, 0, 0, 0], b: [30, 20, 0, 0], c: [40, 5, 0, 0] });
    expect(findOvertakes(report)).toEqual([
      { ahead: 1, behind: 0, tier: 'normalised' },
      { ahead: 1, behind: 2, tier: 'normalised' },
    ]);
    expect(describeTiers(report).at(-1)).toBe(
      'The ranking changes: b overtakes a at the normalized tier and b overtakes c at the normalized tier.',
    );
  });

  test('lists up to three overtakes; if there are more, names the first and counts the rest', () => {
    const report = reportOf({ a: [9], b: [8], c: [7], d: [0, 50] });
    expect(describeTiers(reportOf({ a: [9], b: [8, 10], c: [7, 20], d: [0, 50] })).at(-1)).toMatch(
      /: b overtakes a at the normalized tier and 5 more pairs swap\.$/,
    );
    expect(describeTiers(report).at(-1)).not.toMatch(/more pairs/);
  });

  test('says that no answer is rejected and the ranking does not change', () => {
    expect(describeTiers(reportOf({ a: [40], b: [30] }))).toEqual([
      'Under strict matching, the runs score 30.0 to 40.0; with all tiers, 30.0 to 40.0.',
      'Strict matching rejects no correct answers.',
      'The ranking is the same at every tier.',
    ]);
  });

  test('does not count leaving a tie as a change of rank', () => {
    const report = reportOf({ a: [0, 0, 20], b: [0, 0, 50], c: [0, 0, 30] });
    expect(describeTiers(report).at(-1)).toBe(
      'No run overtakes another; runs are tied at the strict and normalized tiers.',
    );
    expect([0, 1, 2].map((run) => rankBefore(report, run, 'typed'))).toEqual([3, 1, 2]);
  });

  test('gives the rank of each run before the overtakes at a tier', () => {
    const report = reportOf({ a: [40, 0], b: [30, 20], c: [20, 0] });
    expect([0, 1, 2].map((run) => rankBefore(report, run, 'normalised'))).toEqual([1, 2, 3]);
  });

  test('assigns tied runs the same rank', () => {
    const report = reportOf({ a: [40], b: [40], c: [30] });
    expect(rankOf(report, 0, 'strict')).toEqual({ rank: 1, isShared: true });
    expect(rankOf(report, 2, 'strict')).toEqual({ rank: 3, isShared: false });
  });
});

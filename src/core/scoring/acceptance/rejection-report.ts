import type { Scorer } from '../scorer';
import { REJECTION_REASONS, type RejectionReason, type Tier, TIERS } from '../tiers/tier';
import { rejectionReasonAt, tierAt, type VerdictColumns } from './verdict-columns';

import { type Dataset, runName } from '../../model';
import type { Settings } from '../../settings';
import { accept } from './accept';

/** An answer that the strict scorer rejects and a later tier accepts, with the reason. */
export interface RejectedAnswer {
  /** Position in file order. */
  readonly question: number;
  readonly tier: Tier;
  readonly reason: string;
}

/** The answers of one run that the strict scorer rejects for one reason. */
export interface RejectedAnswers {
  readonly questions: number;
  /** The first of these questions in file order, at most `MAX_EXAMPLES`. */
  readonly examples: readonly RejectedAnswer[];
}

/** The number of additional answers that each tier accepts in one run. */
export interface RunRejections {
  readonly run: string;
  /** Number of questions scored: all, or those with a prediction if missing ones are excluded. */
  readonly questions: number;
  /** Number of questions by the first tier that accepts them. */
  readonly byTier: Readonly<Record<Tier, number>>;
  /**
   * Share of the questions accepted by each tier or an earlier one; `null` if there are no
   * questions.
   */
  readonly headline: Readonly<Record<Tier, number | null>>;
  /** Number of questions that the strict scorer rejects and a later tier accepts, by reason. */
  readonly byReason: Readonly<Record<RejectionReason, RejectedAnswers>>;
}

/**
 * Correct answers that a stricter scorer rejects. The size of this report depends only on the
 * number of runs; the questions themselves are in the verdict columns.
 */
export interface RejectionReport {
  readonly runs: readonly RunRejections[];
  /** Run positions from best to worst, per tier; tied runs keep their original order. */
  readonly order: Readonly<Record<Tier, readonly number[]>>;
  /** Tiers that rank at least two runs in the opposite order from the strict tier. */
  readonly reordered: readonly Tier[];
}

/** Number of examples listed per rejection reason. */
export const MAX_EXAMPLES = 5;

/**
 * Counts the answers of one run by the tier that accepts them and by rejection reason, and
 * describes the first examples.
 */
export function summarizeRejections(
  { questions: { ids }, runs }: Dataset,
  index: number,
  columns: VerdictColumns,
  scorer: Scorer,
  settings: Pick<Settings, 'missing'>,
): RunRejections {
  const run = runs[index];
  const byTier = mapTiers(() => 0);
  const positions = new Map<RejectionReason, number[]>(REJECTION_REASONS.map((kind) => [kind, []]));
  for (let question = 0; question < ids.length; question++) {
    const tier = tierAt(columns, question);
    if (tier) byTier[tier]++;
    const reason = rejectionReasonAt(columns, question);
    if (reason) positions.get(reason)?.push(question);
  }
  const questions = ids.length - (settings.missing === 'exclude' ? (run?.missing ?? 0) : 0);
  let accepted = 0;
  const headline = mapTiers((tier) => {
    accepted += byTier[tier];
    return questions === 0 ? null : accepted / questions;
  });
  const byReason = [...positions].map(([kind, found]): [RejectionReason, RejectedAnswers] => [
    kind,
    {
      questions: found.length,
      examples: describeExamples(found.slice(0, MAX_EXAMPLES), index, scorer),
    },
  ]);
  return {
    run: run ? runName(run) : '',
    questions,
    byTier,
    headline,
    byReason: Object.fromEntries(byReason) as Record<RejectionReason, RejectedAnswers>,
  };
}

/** The tier that accepts each of these questions in a run, and why. */
export function describeExamples(
  questions: readonly number[],
  run: number,
  { compare }: Scorer,
): RejectedAnswer[] {
  return questions.flatMap((question) => {
    const comparison = compare(question, run);
    const acceptance = comparison && accept(comparison);
    return acceptance ? [{ question, tier: acceptance.tier, reason: acceptance.reason }] : [];
  });
}

/** Compares the runs: their order at every tier, and the tiers that change it. */
export function reportRejections(runs: readonly RunRejections[]): RejectionReport {
  const order = mapTiers((tier) => orderRuns(runs, tier));
  return { runs, order, reordered: TIERS.filter((tier) => isReordered(runs, tier)) };
}

function orderRuns(runs: readonly RunRejections[], tier: Tier): number[] {
  const score = (index: number) => runs[index]?.headline[tier] ?? 0;
  return runs.map((_, index) => index).sort((a, b) => score(b) - score(a) || a - b);
}

function isReordered(runs: readonly RunRejections[], tier: Tier): boolean {
  return runs.some((own, index) =>
    runs.slice(index + 1).some((other) => {
      const before = (own.headline.strict ?? 0) - (other.headline.strict ?? 0);
      const after = (own.headline[tier] ?? 0) - (other.headline[tier] ?? 0);
      return before * after < 0;
    }),
  );
}

function mapTiers<T>(create: (tier: Tier) => T): Record<Tier, T> {
  return Object.fromEntries(TIERS.map((tier) => [tier, create(tier)])) as Record<Tier, T>;
}

/**
 * The first questions of a run that have a given rejection reason, in file order, up to a limit.
 */
export function listRejections(
  columns: VerdictColumns,
  kind: RejectionReason,
  run: number,
  scorer: Scorer,
  limit: number,
): RejectedAnswer[] {
  const questions: number[] = [];
  for (let at = 0; at < columns.reasons.length && questions.length < limit; at++) {
    if (rejectionReasonAt(columns, at) === kind) questions.push(at);
  }
  return describeExamples(questions, run, scorer);
}

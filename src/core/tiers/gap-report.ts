import { type Dataset, nameOfRun } from '../model';
import type { Scorer } from '../score/scorer';
import type { Settings } from '../settings';
import { accept } from './accept';
import { type Acceptance, GAP_KINDS, type GapKind, type Tier, TIERS } from './tier';

/** A question that was accepted, with the reason. */
export interface AcceptedQuestion extends Acceptance {
  readonly question: number;
}

/** What each tier adds for one run. */
export interface RunGaps {
  readonly run: string;
  /** Questions that count: all, or those with a prediction where the missing are left out. */
  readonly questions: number;
  /** Questions that each tier is the first to accept. */
  readonly byTier: Readonly<Record<Tier, number>>;
  /** Share of the questions accepted up to each tier; `null` without questions. */
  readonly headline: Readonly<Record<Tier, number | null>>;
  /** Positions of the questions that the strict scorer calls wrong and a later tier accepts. */
  readonly byGap: Readonly<Record<GapKind, readonly number[]>>;
  /** Every accepted question in file order, for tables and examples. */
  readonly accepted: readonly AcceptedQuestion[];
}

/** What a stricter scorer throws away. Plain data. */
export interface GapReport {
  readonly runs: readonly RunGaps[];
  /** Positions of the runs from the best on, at every tier; runs that tie keep their order. */
  readonly order: Readonly<Record<Tier, readonly number[]>>;
  /** Tiers at which some two runs stand the other way round than under the strict one. */
  readonly reordered: readonly Tier[];
}

/** Tries every question of every run at every tier, by the scorer of the evaluation. */
export function reportGaps(
  dataset: Dataset,
  scorer: Scorer,
  settings: Pick<Settings, 'missing'>,
): GapReport {
  const runs = dataset.runs.map((run, index) => {
    const accepted = dataset.questions.ids.flatMap((_, question): AcceptedQuestion[] => {
      const comparison = scorer.compare(question, index);
      const acceptance = comparison && accept(comparison);
      return acceptance ? [{ question, ...acceptance }] : [];
    });
    const all = dataset.questions.ids.length;
    const questions = settings.missing === 'exclude' ? all - run.missing : all;
    return summarise(nameOfRun(run), questions, accepted);
  });
  const order = byTier((tier) => orderRuns(runs, tier));
  return { runs, order, reordered: TIERS.filter((tier) => isReordered(runs, tier)) };
}

function summarise(run: string, questions: number, accepted: readonly AcceptedQuestion[]): RunGaps {
  const counts = byTier((tier) => accepted.filter((one) => one.tier === tier).length);
  let sum = 0;
  const headline = byTier((tier) => {
    sum += counts[tier];
    return questions === 0 ? null : sum / questions;
  });
  const beyond = accepted.filter(({ tier }) => tier !== 'strict');
  const positions = (kind: GapKind) =>
    beyond.filter(({ gap }) => gap === kind).map(({ question }) => question);
  const byGap = Object.fromEntries(GAP_KINDS.map((kind) => [kind, positions(kind)])) as Record<
    GapKind,
    number[]
  >;
  return {
    run,
    questions,
    byTier: counts,
    headline,
    byGap,
    accepted,
  };
}

function orderRuns(runs: readonly RunGaps[], tier: Tier): number[] {
  const score = (index: number) => runs[index]?.headline[tier] ?? 0;
  return runs.map((_, index) => index).sort((a, b) => score(b) - score(a) || a - b);
}

function isReordered(runs: readonly RunGaps[], tier: Tier): boolean {
  return runs.some((own, index) =>
    runs.slice(index + 1).some((other) => {
      const before = (own.headline.strict ?? 0) - (other.headline.strict ?? 0);
      const after = (own.headline[tier] ?? 0) - (other.headline[tier] ?? 0);
      return before * after < 0;
    }),
  );
}

function byTier<T>(make: (tier: Tier) => T): Record<Tier, T> {
  return Object.fromEntries(TIERS.map((tier) => [tier, make(tier)])) as Record<Tier, T>;
}

import type { Dataset } from '../../model';
import { PROFILES } from '../../scoring/profiles';

import type { JudgeCard } from '../../scoring/judge/judge-card';
import { type Judge, indexOfMax } from '../../scoring/judge/judgment';
import type { Reason } from '../../scoring/judge/reasons';
import type { Scorer } from '../../scoring/scorer';

/** The result of one published scorer for one answer. */
export interface ProfileOutcome {
  readonly profile: string;
  /**
   * On the scorer's own scale. `null`: the scorer gives no such value; `fails`: its script fails.
   */
  readonly em: number | 'fails' | null;
  readonly f1: number | 'fails' | null;
  /** The F1 of a perfect answer; exact match is always on a scale of 0 to 1. */
  readonly scale: 1 | 100;
}

/** A rule or question type with its probability. */
export interface NamedShare {
  readonly name: string;
  readonly share: number;
}

/** Why a judge gave an answer its probability. Plain JSON. */
export interface JudgeExplanation {
  readonly card: JudgeCard;
  readonly threshold: number;
  readonly probability: number;
  readonly correct: boolean;
  readonly rule: NamedShare;
  readonly type: NamedShare;
  /** Largest first; at most five. */
  readonly reasons: readonly Reason[];
}

/** The judgments of one question in one run; empty for a missing prediction. */
export function explainJudges(
  { compare }: Pick<Scorer, 'compare'>,
  judges: readonly Judge[],
  question: number,
  run: number,
): readonly JudgeExplanation[] {
  const comparison = compare(question, run);
  if (!comparison) return [];
  return judges.map(({ card, threshold, rules, types, judge }) => {
    const { probability, correct, rule, type, reasons } = judge(comparison);
    return {
      card,
      threshold,
      probability,
      correct,
      rule: nameLikeliest(rules, rule),
      type: nameLikeliest(types, type),
      reasons: reasons(),
    };
  });
}

function nameLikeliest(names: readonly string[], shares: readonly number[]): NamedShare {
  const at = indexOfMax(shares);
  return { name: names[at] ?? '', share: shares[at] ?? 0 };
}

/** One answer under every profile, in the order of the registry; empty for a missing prediction. */
export function explainProfiles(
  { questions, runs }: Dataset,
  question: number,
  run: number,
): readonly ProfileOutcome[] {
  const prediction = runs[run]?.predictions[question] ?? null;
  if (prediction === null) return [];
  const references = questions.references[question] ?? [];
  const input = {
    references: references.length > 0 ? references : [''],
    prediction,
    question: questions.texts[question] ?? '',
    answerType: questions.answerTypes[question] ?? '',
  };
  return PROFILES.map((profile) => {
    const score = profile.score(input);
    const { id, gives, scale } = profile;
    const outcome = (value: 'em' | 'f1') =>
      gives.includes(value) ? (score[value] ?? 'fails') : null;
    return { profile: id, em: outcome('em'), f1: outcome('f1'), scale };
  });
}

import type { Dataset } from '../../model';
import { PROFILES } from '../../scoring/profiles';

import type { JudgeCard } from '../../scoring/judge/judge-card';
import { type Judge, likeliest } from '../../scoring/judge/judgement';
import type { Reason } from '../../scoring/judge/reasons';
import type { Scorer } from '../../scoring/scorer';

/** What one published scorer makes of one answer. */
export interface ProfileOutcome {
  /** Id of the profile. */
  readonly profile: string;
  /** On the scorer's own scale. `null`: it gives no such value; `fails`: its script ends in an error. */
  readonly em: number | 'fails' | null;
  readonly f1: number | 'fails' | null;
  /** What a perfect F1 is; exact match is out of 1. */
  readonly scale: 1 | 100;
}

/** A rule or question type with its share. */
export interface NamedShare {
  readonly name: string;
  readonly share: number;
}

/** Why a judge gave one answer its probability. Plain JSON. */
export interface JudgeExplanation {
  readonly card: JudgeCard;
  readonly threshold: number;
  readonly probability: number;
  readonly correct: boolean;
  /** The likeliest one, and how much it bears on the answer. */
  readonly rule: NamedShare;
  readonly type: NamedShare;
  /** The heaviest first; at most five. */
  readonly reasons: readonly Reason[];
}

/** What every judge says of one question in one run; none where the run has no prediction. */
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
  const at = likeliest(shares);
  return { name: names[at] ?? '', share: shares[at] ?? 0 };
}

/** One answer under every profile, in the order of the registry; empty where the run has no prediction. */
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

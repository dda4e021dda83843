import type { JudgeCard } from '../../scoring/judge/judge-card';
import { type Judge, likeliest } from '../../scoring/judge/judgement';
import type { Reason } from '../../scoring/judge/reasons';
import type { Scorer } from '../../scoring/scorer';

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

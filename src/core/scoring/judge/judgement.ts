import type { Comparison } from '../comparison';
import type { Metric } from '../metric';
import type { JudgeCard } from './judge-card';
import type { Reason } from './reasons';

/** A judge ready to score: what it is, what it says of a comparison, and the same as metrics. */
export interface Judge {
  readonly card: JudgeCard;
  /** The probability from which an answer counts as correct. */
  readonly threshold: number;
  /** Names of its rules and question types, in the order of its shares. */
  readonly rules: readonly string[];
  readonly types: readonly string[];
  /** Worked out once for a comparison. */
  readonly judge: (comparison: Comparison) => Judgement;
  readonly metrics: readonly Metric[];
}

/** What a judge says of one candidate. */
export interface Judgement {
  /** P(correct), calibrated on judged answers; from 0 to 1. */
  readonly probability: number;
  /** Whether the probability reaches the judge's threshold. */
  readonly correct: boolean;
  /** How much each of the rules bears on it, in the order of the judge's rules; the shares add to 1. */
  readonly rule: readonly number[];
  /** How much the question is of each type, in the order of the judge's types; the shares add to 1. */
  readonly type: readonly number[];
  /** What weighed most, the heaviest first; at most five. Worked out when asked for. */
  readonly reasons: () => readonly Reason[];
}

/** What one judge found in one run beside its scores, a byte a question. */
export interface JudgementColumns {
  /** 1 + the position of the likeliest rule; 0 where there is no prediction. */
  readonly rule: Uint8Array;
  /** 1 + the position of the likeliest question type; 0 where there is no prediction. */
  readonly type: Uint8Array;
}

/** Blank columns: no question is judged until `recordJudgement` says so. */
export function createJudgementColumns(length: number): JudgementColumns {
  return { rule: new Uint8Array(length), type: new Uint8Array(length) };
}

/** Writes down the likeliest rule and question type, as 1 + their position. */
export function recordJudgement(
  { rule, type }: JudgementColumns,
  question: number,
  judgement: Judgement,
): void {
  rule[question] = 1 + likeliest(judgement.rule);
  type[question] = 1 + likeliest(judgement.type);
}

/** The position of the largest share; ties: the first. */
export function likeliest(shares: readonly number[]): number {
  return shares.indexOf(Math.max(...shares));
}

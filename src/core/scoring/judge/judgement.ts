import type { Comparison } from '../comparison';
import type { Metric } from '../metric';
import type { JudgeCard } from './judge-card';
import type { Reason } from './reasons';

/** A judge ready to score. */
export interface Judge {
  readonly card: JudgeCard;
  /** The probability from which an answer counts as correct. */
  readonly threshold: number;
  /** Names of its rules and question types, in the order of its shares. */
  readonly rules: readonly string[];
  readonly types: readonly string[];
  /** Computed once for a comparison. */
  readonly judge: (comparison: Comparison) => Judgement;
  readonly metrics: readonly Metric[];
}

/** A judge's verdict on one prediction. */
export interface Judgement {
  /** P(correct), calibrated on labeled answers; from 0 to 1. */
  readonly probability: number;
  /** Whether the probability reaches the judge's threshold. */
  readonly correct: boolean;
  /** How much each rule applies, in the order of the judge's rules; the shares sum to 1. */
  readonly rule: readonly number[];
  /** The probability of each question type, in the order of the judge's types; they sum to 1. */
  readonly type: readonly number[];
  /** The heaviest reasons, heaviest first; at most five. */
  readonly reasons: () => readonly Reason[];
}

/** The rules and question types that one judge found in one run, one byte for each question. */
export interface JudgementColumns {
  /** 1 + the index of the likeliest rule; 0 without a prediction. */
  readonly rule: Uint8Array;
  /** 1 + the index of the likeliest question type; 0 without a prediction. */
  readonly type: Uint8Array;
}

/** Empty columns: no prediction is judged. */
export function createJudgementColumns(length: number): JudgementColumns {
  return { rule: new Uint8Array(length), type: new Uint8Array(length) };
}

/** Writes the likeliest rule and question type of a question. */
export function recordJudgement(
  { rule, type }: JudgementColumns,
  question: number,
  judgement: Judgement,
): void {
  rule[question] = 1 + likeliest(judgement.rule);
  type[question] = 1 + likeliest(judgement.type);
}

/** The index of the largest share; ties: the first. */
export function likeliest(shares: readonly number[]): number {
  return shares.indexOf(Math.max(...shares));
}

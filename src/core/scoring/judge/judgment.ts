import type { Comparison } from '../comparison';
import type { Metric } from '../metric';
import type { JudgeCard } from './judge-card';
import type { Reason } from './reasons';

/** A judge ready to score. */
export interface Judge {
  readonly card: JudgeCard;
  /** The lowest probability at which an answer counts as correct. */
  readonly threshold: number;
  /** Names of its rules and question types, in the order of the probabilities in its judgments. */
  readonly rules: readonly string[];
  readonly types: readonly string[];
  /** Judges a comparison; the judgment is cached with it. */
  readonly judge: (comparison: Comparison) => Judgment;
  readonly metrics: readonly Metric[];
}

/** A judge's verdict on one prediction. */
export interface Judgment {
  /** P(correct), calibrated on labeled answers. */
  readonly probability: number;
  /** Whether the probability reaches the threshold. */
  readonly correct: boolean;
  /** The probability of each rule, in the order of the judge's rules; they sum to 1. */
  readonly rule: readonly number[];
  /** The probability of each question type, in the order of the judge's types; they sum to 1. */
  readonly type: readonly number[];
  /** The reasons with the largest weights, largest first; at most five. */
  readonly reasons: () => readonly Reason[];
}

/** The most likely rule and question type of each answer of a run, one byte per question. */
export interface JudgmentColumns {
  /** 1 + the position of the rule; 0 without a prediction. */
  readonly rule: Uint8Array;
  /** 1 + the position of the question type; 0 without a prediction. */
  readonly type: Uint8Array;
}

export function createJudgmentColumns(length: number): JudgmentColumns {
  return { rule: new Uint8Array(length), type: new Uint8Array(length) };
}

export function recordJudgment(
  { rule, type }: JudgmentColumns,
  question: number,
  judgment: Judgment,
): void {
  rule[question] = 1 + indexOfMax(judgment.rule);
  type[question] = 1 + indexOfMax(judgment.type);
}

/** The position of the largest probability; in a tie, the first. */
export function indexOfMax(shares: readonly number[]): number {
  return shares.indexOf(Math.max(...shares));
}

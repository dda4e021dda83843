import type { Comparison } from '../comparison';
import type { Metric } from '../metric';
import type { JudgeCard } from './judge-card';
import type { Judgement } from './judgement-columns';

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

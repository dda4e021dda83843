import { type Judgement, likeliest } from './judgement';

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

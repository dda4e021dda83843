import type { JudgeExplanation } from '../../core/explore/explain/judges';
import type { JudgeTally } from '../../core/scoring/judge/tally';

/** What the page asks about the learned judges. */
export interface JudgeApi {
  /** What every judge says of an answer and why; empty without a prediction or a judge. */
  explainJudges: (question: number, run: number) => readonly JudgeExplanation[];
  /** What every judge found in every run, by probability, rule and question type. */
  tallyJudges: () => readonly JudgeTally[];
  /** Whether a file, packed or not, is the model of a judge and nothing else; it is not opened. */
  holdsJudge: (name: string, bytes: ArrayBuffer) => Promise<boolean>;
}

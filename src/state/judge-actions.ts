import type { JudgeCard } from '../core/scoring/judge/judge-card';
import type { JudgeId } from '../core/settings';

/** The learned judges: which of them score, and where each draws the line. */
export interface JudgeActions {
  /** Has this judge score too, in place of another of the same name. */
  readonly useJudge: (card: JudgeCard) => Promise<void>;
  readonly dropJudge: (id: JudgeId) => Promise<void>;
  /** The probability from which an answer counts as correct; `null`: the judge's own. */
  readonly setJudgeThreshold: (id: JudgeId, threshold: number | null) => Promise<void>;
}

import { rankPassages } from '../../answers/passages';
import type { Comparison } from '../../scoring/comparison';
import { readJudgments } from '../../scoring/retrieval/graded-ranking';
import { retrievalSettings } from '../../settings';

/** A passage of a ranking, or a relevant one that was not retrieved. */
export interface RankedPassage {
  readonly id: string;
  /** From 1; `null` if it was not retrieved. */
  readonly rank: number | null;
  /** The system's score; `null` if it gives none. */
  readonly score: number | null;
  /** The relevance grade; `null` without a judgment. */
  readonly grade: number | null;
  readonly isRelevant: boolean;
}

/** A ranking next to the relevance judgments of its query. */
export interface RankingView {
  /** The first retrieved passages, then relevant ones that were not retrieved, highest grades first. */
  readonly passages: readonly RankedPassage[];
  readonly retrieved: number;
  readonly relevant: number;
  readonly relevantRetrieved: number;
}

/** Maximum number of passages of each kind that the page lists. */
const MAX_LISTED = 50;

export function explainRanking({ evidence, retrieved, settings }: Comparison): RankingView | null {
  if (!evidence) return null;
  const conventions = retrievalSettings(settings);
  const { gradeOf, relevant } = readJudgments(evidence, conventions);
  const isRelevant = (grade: number | null) =>
    grade !== null && grade >= conventions.relevanceThreshold;
  const order = retrieved ? rankPassages(retrieved, conventions.ties) : [];
  const ids = order.map((at) => retrieved?.ids[at] ?? '');
  const listed = order.slice(0, MAX_LISTED).map((at, index): RankedPassage => {
    const [id, score] = [retrieved?.ids[at] ?? '', retrieved?.values[at] ?? NaN];
    const grade = gradeOf.get(id) ?? null;
    return {
      ...{ id, rank: index + 1, score: Number.isNaN(score) ? null : score },
      ...{ grade, isRelevant: isRelevant(grade) },
    };
  });
  const found = new Set(ids);
  const missed = [...gradeOf]
    .filter(([id, grade]) => isRelevant(grade) && !found.has(id))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_LISTED)
    .map(([id, grade]): RankedPassage => ({
      ...{ id, rank: null, score: null, grade, isRelevant: true },
    }));
  return {
    passages: [...listed, ...missed],
    retrieved: ids.length,
    relevant,
    relevantRetrieved: ids.filter((id) => isRelevant(gradeOf.get(id) ?? null)).length,
  };
}

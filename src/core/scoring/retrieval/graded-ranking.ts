import { rankPassages } from '../../answers/passages';
import type { Passages } from '../../model';
import type { RetrievalSettings } from '../../settings';

/** The ranking of one query as relevance grades, on which all measures depend. */
export interface GradedRanking {
  /** The grade of each retrieved passage in rank order; `UNJUDGED` without a judgment. */
  readonly grades: Float64Array;
  /** The positive grades of the best possible ranking, highest first. */
  readonly ideal: Float64Array;
  /** Number of judged passages that are relevant, retrieved or not. */
  readonly relevant: number;
  readonly settings: RetrievalSettings;
}

/** Relevance judgments of one query, indexed for lookup. */
export interface Judgments {
  /** By passage id, without negative grades, which mean “not judged”. */
  readonly gradeOf: ReadonlyMap<string, number>;
  /** The positive grades, highest first. */
  readonly positive: Float64Array;
  readonly relevant: number;
}

/** The grade of a passage without a judgment; lower than every judgment. */
export const UNJUDGED = -1;

/** Indexes the judgments of a query, once for all runs. */
export function readJudgments(
  { ids, values }: Passages,
  { relevanceThreshold }: RetrievalSettings,
): Judgments {
  const gradeOf = new Map<string, number>();
  ids.forEach((id, at) => {
    const grade = values[at] ?? UNJUDGED;
    if (grade >= 0 && !gradeOf.has(id)) gradeOf.set(id, grade);
  });
  const grades = Float64Array.from(gradeOf.values());
  const relevant = grades.filter((grade) => grade >= relevanceThreshold).length;
  return { gradeOf, positive: sortPositive(grades), relevant };
}

/**
 * Grades a ranking. Linear in its length, apart from sorting it by score. The conventions are those
 * of trec_eval 10 by default: scores decide, not ranks, and are compared as doubles (trec_eval 9:
 * as 32-bit floats); passages with the same score are in descending order of their ids; judgments
 * below 0 are ignored. Source: `form_res_rels.c` of trec_eval (Buckley, NIST).
 */
export function gradeRanking(
  { gradeOf, positive, relevant }: Judgments,
  retrieved: Passages,
  settings: RetrievalSettings,
): GradedRanking {
  const ranked = rankPassages(retrieved, settings.ties);
  const all = Float64Array.from(ranked, (at) => gradeOf.get(retrieved.ids[at] ?? '') ?? UNJUDGED);
  const grades = settings.unjudged === 'removed' ? all.filter((grade) => grade >= 0) : all;
  const ideal = settings.ideal === 'judged' ? positive : sortPositive(grades);
  return { grades, ideal, relevant, settings };
}

function sortPositive(grades: Float64Array): Float64Array {
  return grades.filter((grade) => grade > 0).sort((a, b) => b - a);
}

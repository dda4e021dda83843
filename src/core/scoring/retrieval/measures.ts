import { rankPassages } from '../../answers/passages';
import { exp, log } from '../../elementary';
import type { Passages } from '../../model';
import type { RetrievalSettings } from '../../settings';

/** Relevance judgments of one query, indexed for lookup. */
export interface Judgments {
  /** By passage id, without negative grades, which mean “not judged”. */
  readonly gradeOf: ReadonlyMap<string, number>;
  /** The positive grades, highest first. */
  readonly positive: Float64Array;
  /** Number of judged passages that are relevant, retrieved or not. */
  readonly relevant: number;
}

/** The ranking of one query as relevance grades, on which all measures depend. */
export interface GradedRanking extends Pick<Judgments, 'relevant'> {
  /** The grade of each retrieved passage in rank order; `UNJUDGED` without a judgment. */
  readonly grades: Float64Array;
  /** The positive grades of the best possible ranking, highest first. */
  readonly ideal: Float64Array;
  readonly settings: RetrievalSettings;
}

/** The grade of a passage without a judgment; lower than every judgment. */
const UNJUDGED = -1;

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

/*
 * Measures of one ranking, from 0 to 1. Without a relevant passage among the judgments, all
 * measures are 0, as in trec_eval. A ranking shorter than a cutoff is treated as padded with
 * passages that are not relevant. Source: trec_eval 10 (`m_map.c`, `m_P.c`, `m_recall.c`,
 * `m_Rprec.c`, `m_success.c`, `m_recip_rank.c`, `m_ndcg.c`, `m_ndcg_cut.c`).
 */

/** Relevant passages among the first k ÷ k. */
export function precisionAt(ranking: GradedRanking, k: number): number {
  return relevantWithin(ranking, k) / k;
}

/** Relevant passages among the first k ÷ all that are judged relevant. */
export function recallAt(ranking: GradedRanking, k: number): number {
  return ranking.relevant === 0 ? 0 : relevantWithin(ranking, k) / ranking.relevant;
}

/**
 * 2 × relevant passages among the first k ÷ (k + all that are judged relevant): F1 of P@k and
 * recall@k.
 */
export function f1At(ranking: GradedRanking, k: number): number {
  return (2 * relevantWithin(ranking, k)) / (k + ranking.relevant);
}

/** 1 if a relevant passage is among the first k. */
export function successAt(ranking: GradedRanking, k: number): number {
  return relevantWithin(ranking, k) > 0 ? 1 : 0;
}

/** R-precision: precision at R, where R is the number of passages judged relevant. */
export function rPrecision(ranking: GradedRanking): number {
  return ranking.relevant === 0 ? 0 : precisionAt(ranking, ranking.relevant);
}

/** 1 ÷ rank of the first relevant passage; 0 if none is retrieved. */
export function reciprocalRank({ grades, settings }: GradedRanking): number {
  const first = grades.findIndex((grade) => grade >= settings.relevanceThreshold);
  return first < 0 ? 0 : 1 / (first + 1);
}

/**
 * Sum of the precision at the rank of each relevant passage retrieved ÷ all that are judged
 * relevant.
 */
export function averagePrecision({ grades, relevant, settings }: GradedRanking): number {
  let found = 0;
  let sum = 0;
  for (const [at, grade] of grades.entries()) {
    if (grade >= settings.relevanceThreshold) sum += ++found / (at + 1);
  }
  return relevant === 0 ? 0 : sum / relevant;
}

/**
 * Normalized discounted cumulative gain of the first k passages: Σ gain ÷ log2(rank + 1), relative
 * to that of the ideal ranking truncated at k. Depends on the grades, not on the relevance
 * threshold. Source: Järvelin and Kekäläinen, 2002; exponential gain: Burges et al., 2005.
 */
export function ndcgAt({ grades, ideal, settings }: GradedRanking, k = Infinity): number {
  const best = discountedGain(ideal, k, settings.gain);
  return best === 0 ? 0 : discountedGain(grades, k, settings.gain) / best;
}

function relevantWithin({ grades, settings }: GradedRanking, k: number): number {
  let count = 0;
  for (let at = 0; at < k && at < grades.length; at++) {
    if ((grades[at] ?? 0) >= settings.relevanceThreshold) count++;
  }
  return count;
}

function discountedGain(grades: Float64Array, k: number, gain: 'linear' | 'exponential'): number {
  const length = Math.min(k, grades.length);
  let sum = 0;
  for (let at = 0; at < length; at++) {
    const grade = grades[at] ?? 0;
    if (grade > 0) sum += (gain === 'linear' ? grade : exponentialGain(grade)) * discountAt(at);
  }
  return sum;
}

/** Largest exponent of a gain, so that sums stay finite. */
const MAX_EXPONENT = 1000;

/** 2^grade − 1, exact for whole grades. */
function exponentialGain(grade: number): number {
  const whole = Math.min(Math.floor(grade), MAX_EXPONENT);
  let power = 1;
  for (let doubled = 0; doubled < whole; doubled++) power *= 2;
  const rest = grade - Math.floor(grade);
  return (rest === 0 ? power : power * exp(rest * Math.LN2)) - 1;
}

/** 1 ÷ log2(rank + 1) by position from 0; computed once for every rank that occurs. */
const discounts: number[] = [];

function discountAt(position: number): number {
  for (let at = discounts.length; at <= position; at++) discounts.push(Math.LN2 / log(at + 2));
  return discounts[position] ?? 0;
}

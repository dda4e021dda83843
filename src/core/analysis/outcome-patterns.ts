import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';

/** The lowest score that counts as correct. */
export const CORRECT_THRESHOLD = 0.5;

/** A combination of correct runs, and the number of questions with it. */
export interface OutcomePattern {
  /** Whether each run is correct, in the order of the report. */
  readonly correct: readonly boolean[];
  readonly count: number;
}

/** Agreement across runs: the frequency of each combination of correct and incorrect runs. */
export interface OutcomePatterns {
  readonly metric: string;
  /** Most frequent first. */
  readonly patterns: readonly OutcomePattern[];
  /** Questions without a score for some run; patterns exclude them. */
  readonly excluded: number;
}

/**
 * Counts the patterns. `null` for a metric that is not a share, since it has no threshold for correct.
 * Linear in questions × runs.
 */
export function countPatterns(
  scores: readonly RunScores[],
  metric: Pick<Metric, 'id' | 'display'>,
): OutcomePatterns | null {
  if (metric.display !== 'share') return null;
  const columns = scores.map((ofRun) => ofRun[metric.id]?.values ?? new Float64Array());
  const found = new Map<string, { correct: boolean[]; count: number }>();
  let excluded = 0;
  const questions = columns[0]?.length ?? 0;
  for (let question = 0; question < questions; question++) {
    const values = columns.map((column) => column[question] ?? NaN);
    if (values.some((value) => Number.isNaN(value))) {
      excluded++;
      continue;
    }
    const correct = values.map((value) => value >= CORRECT_THRESHOLD);
    const key = correct.map(Number).join('');
    const pattern = found.get(key) ?? { correct, count: 0 };
    pattern.count++;
    found.set(key, pattern);
  }
  const patterns = [...found.values()].sort((a, b) => b.count - a.count);
  return { metric: metric.id, patterns, excluded };
}

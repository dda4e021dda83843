import type { RunScores } from '../model';
import { type CorrectIf, isCorrect } from './evidence';

/** A combination of correct and incorrect runs, and the number of questions that have it. */
export interface OutcomePattern {
  /** Whether each run is correct, in the order of the report. */
  readonly correct: readonly boolean[];
  readonly count: number;
}

/** Agreement across runs: the frequency of each combination of correct and incorrect runs. */
export interface OutcomePatterns {
  readonly correctIf: CorrectIf;
  /** Most frequent first. */
  readonly patterns: readonly OutcomePattern[];
  /** Questions for which some run has no score; patterns exclude them. */
  readonly excluded: number;
}

/** Counts the patterns; linear in questions × runs. */
export function countPatterns(scores: readonly RunScores[], correctIf: CorrectIf): OutcomePatterns {
  const columns = scores.map((ofRun) => ofRun[correctIf.id]?.values ?? new Float64Array());
  const found = new Map<string, { correct: boolean[]; count: number }>();
  let excluded = 0;
  const questions = columns[0]?.length ?? 0;
  for (let question = 0; question < questions; question++) {
    const values = columns.map((column) => column[question] ?? NaN);
    if (values.some((value) => Number.isNaN(value))) {
      excluded++;
      continue;
    }
    const correct = values.map((value) => isCorrect(correctIf, value));
    const key = correct.map(Number).join('');
    const pattern = found.get(key) ?? { correct, count: 0 };
    pattern.count++;
    found.set(key, pattern);
  }
  const patterns = [...found.values()].sort((a, b) => b.count - a.count);
  return { correctIf, patterns, excluded };
}

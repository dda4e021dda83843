import { runName, type Run, type RunScores } from '../model';
import type { MetricDescription } from '../scoring/metric';
import { PAGE_HIT } from '../scoring/metrics/pages';
import { plural } from '../words/numbers';

/**
 * Answers by correctness and by whether a gold page was retrieved. Counts only questions to which
 * both the metric and `page_hit` apply; a declined answer is wrong if the metric scores it as
 * wrong.
 */
export interface EvidenceCounts {
  readonly questions: number;
  readonly correctRetrieved: number;
  readonly correctNotRetrieved: number;
  readonly wrongRetrieved: number;
  readonly wrongNotRetrieved: number;
}

export type EvidenceOutcome = Exclude<keyof EvidenceCounts, 'questions'>;

/** The four counts, in the order of bars and tables. */
export const EVIDENCE_OUTCOMES = [
  'correctRetrieved',
  'correctNotRetrieved',
  'wrongRetrieved',
  'wrongNotRetrieved',
] as const satisfies readonly EvidenceOutcome[];

/**
 * The metric that decides which answers are correct, and the score that an answer must reach to be
 * correct.
 */
export interface CorrectIf extends Pick<MetricDescription, 'id' | 'better'> {
  readonly threshold: number;
}

export function isCorrect({ better, threshold }: CorrectIf, score: number): boolean {
  return better === 'higher' ? score >= threshold : score <= threshold;
}

/** The counts of one run over the given questions; `null` if there are none to count. */
export function countEvidence(
  scores: RunScores,
  correctIf: CorrectIf,
  questions: Iterable<number>,
): EvidenceCounts | null {
  const hits = scores[PAGE_HIT]?.values;
  const verdicts = scores[correctIf.id]?.values;
  if (!hits || !verdicts) return null;
  const counts = {
    ...{ questions: 0, correctRetrieved: 0, correctNotRetrieved: 0 },
    ...{ wrongRetrieved: 0, wrongNotRetrieved: 0 },
  };
  for (const question of questions) {
    const hit = hits[question] ?? NaN;
    const score = verdicts[question] ?? NaN;
    if (Number.isNaN(hit) || Number.isNaN(score)) continue;
    const verdict = isCorrect(correctIf, score) ? 'correct' : 'wrong';
    counts.questions++;
    counts[`${verdict}${hit > 0 ? 'Retrieved' : 'NotRetrieved'}`]++;
  }
  return counts.questions === 0 ? null : counts;
}

/** The counts of one run over all questions. */
export interface RunEvidence extends EvidenceCounts {
  readonly model: string;
  readonly run: string;
}

/** The counts of every run with retrieved pages. */
export function summarizeEvidence(
  runs: readonly Pick<Run, 'model' | 'run' | 'predictions'>[],
  scores: readonly RunScores[],
  correctIf: CorrectIf,
): readonly RunEvidence[] {
  return runs.flatMap(({ model, run, predictions }, index) => {
    const counts = countEvidence(scores[index] ?? {}, correctIf, predictions.keys());
    return counts ? [{ model, run, ...counts }] : [];
  });
}

/** The cause of wrong answers (reader or retriever) in one or two sentences. */
export function describeEvidence(run: Pick<Run, 'model' | 'run'>, counts: EvidenceCounts): string {
  const { questions, wrongRetrieved: reader, wrongNotRetrieved: retriever } = counts;
  const wrong = reader + retriever;
  const name = runName(run);
  if (wrong === 0) {
    return `${name} correctly answers ${questions === 1 ? 'the only question' : `all ${plural(questions, 'question')}`} whose evidence the gold file names.`;
  }
  const answers = `${name}’s ${plural(wrong, 'wrong answer')}`;
  const all = wrong > 1 ? `all of ${answers}` : answers;
  if (retriever === 0) return `In ${all} a gold page was retrieved: the reader failed.`;
  if (reader === 0) return `In ${all} no gold page was retrieved: the retriever failed.`;
  return `In ${reader} of ${answers} a gold page was retrieved: the reader failed. In ${retriever} the retriever failed.`;
}

import { exactMatch } from '../scoring/metrics/exact-match';
import { f1 } from '../scoring/metrics/token-f1';
import type { Dataset, Run, RunScores } from '../model';
import type { NoAnswerInput } from './no-answer-values';

/**
 * A run as the SQuAD 2.0 values see it: the questions that are scored, in file order. `null` where
 * every question has an answer, or exact match and F1 were not asked for.
 */
export function noAnswerInput(
  { questions }: Dataset,
  run: Run,
  scores: RunScores,
): NoAnswerInput | null {
  const exact = scores[exactMatch.id]?.values;
  const overlap = scores[f1.id]?.values;
  const hasAnswer = questions.references.map((references) => references.length > 0);
  if (!exact || !overlap || !hasAnswer.includes(false)) return null;
  const scored = hasAnswer
    .map((_, question) => question)
    .filter((question) => !Number.isNaN(exact[question]));
  const { noAnswerProbabilities } = run;
  return {
    hasAnswer: scored.map((question) => hasAnswer[question] === true),
    exact: scored.map((question) => exact[question] ?? 0),
    f1: scored.map((question) => overlap[question] ?? 0),
    isEmpty: scored.map((question) => (run.predictions[question] ?? '') === ''),
    probabilities:
      noAnswerProbabilities &&
      scored.map((question) => {
        const value = noAnswerProbabilities[question] ?? NaN;
        return Number.isNaN(value) ? 0 : value;
      }),
  };
}

import { type Metric, SHARE_DEFAULTS } from '../metric';
import { ANSWER_KINDS, type Dataset } from '../../model';
import { caseKey, type JudgedCase } from './judged-case';
import type { LlmJudgment, LlmJudgments } from './judgment';

/** Id of the metric, which the answer inspector shows separately. */
export const LLM_JUDGE_CORRECT = 'llm_judge.correct';

/**
 * A language model's verdicts as a metric: 1 for correct, 0 for incorrect, `unscored` without a
 * readable verdict, and `null` if the answer was not judged. Missing predictions count only if
 * every answer was judged, since a sample of answers contains no missing predictions. Source:
 * Assay, `docs/llm-judge.md`; rules of Li et al. (2024).
 */
export function createLlmJudgeMetric(judgments: LlmJudgments, dataset: Dataset): Metric {
  const found = new Map(judgments.cases);
  const byQuestion = new Map<string, Map<string, LlmJudgment>>();
  const unasked = new Set<string>();
  dataset.questions.ids.forEach((id, question) => {
    const verdicts = new Map<string, LlmJudgment>();
    for (const { predictions } of dataset.runs) {
      const candidate = predictions[question] ?? null;
      if (candidate === null) continue;
      const judgment = found.get(caseKey(caseOf(dataset, question, candidate)));
      if (judgment) verdicts.set(candidate, judgment);
      else unasked.add(id);
    }
    byQuestion.set(id, verdicts);
  });
  return {
    ...describeLlmJudge(judgments.account.model),
    whenMissing: unasked.size === 0 ? 0 : null,
    score: ({ questionId, written }) => {
      const judgment = byQuestion.get(questionId)?.get(written);
      if (!judgment) return null;
      return judgment.kind === 'judged' ? Number(judgment.correct) : 'unscored';
    },
  };
}

/** The metric without its scores, for tables and menus. */
export function describeLlmJudge(model: string): Omit<Metric, 'score'> {
  return {
    id: LLM_JUDGE_CORRECT,
    label: 'Judged correct by a language model',
    short: 'LLM judge',
    summary: `Share of the answers sent to ${model === '' ? 'a language model' : model} that it judges correct.`,
    source: 'Assay, following the rules of Li et al. (2024)',
    ...SHARE_DEFAULTS,
    headline: false,
    appliesTo: ANSWER_KINDS,
    dependsOnReferenceOrder: true,
    examples: [],
  };
}

function caseOf({ questions }: Dataset, question: number, candidate: string): JudgedCase {
  return {
    question: questions.texts[question] ?? '',
    references: questions.references[question] ?? [],
    candidate,
    document: questions.documents[question] ?? '',
    answerType: questions.answerTypes[question] ?? '',
  };
}

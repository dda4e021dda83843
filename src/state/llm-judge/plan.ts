import { drawSample, metricsDisagree } from '../../core/scoring/llm-judge/choose';
import { addEstimates, createEstimator, NO_TOKENS } from '../../core/scoring/llm-judge/estimate';
import { caseKey, type JudgedCase } from '../../core/scoring/llm-judge/judged-case';
import {
  buildPayload,
  type LlmJudgeOptions,
  payloadKey,
} from '../../core/scoring/llm-judge/payload';
import { llmJudgeProblems } from '../../core/words/llm-judge-problems';
import type { MetricDescription } from '../../core/scoring/metric';
import type { Problem } from '../../core/model';
import type { View } from '../../core/explore/view/view';
import type { QuestionRow } from '../../worker/protocol';
import type { Endpoint, LlmJudgeForm } from './form';
import type { LlmJudgePlan, PlannedCall } from './model';
import type { Ask } from '../model';
import type { RunState } from '../results/run-state';

/** Answers that are looked through at once. */
const BATCH_SIZE = 500;

/** More answers than these are not held on the page. */
const MAX_ANSWERS = 100_000;

/** Looks at what a form would send. Nothing is sent; `isKnown` says which calls were answered before. */
export async function makePlan(
  ask: Pick<Ask, 'order' | 'rows'>,
  form: LlmJudgeForm,
  endpoint: Endpoint,
  result: NonNullable<RunState['result']>,
  view: View,
  metrics: readonly MetricDescription[],
  isKnown: (callKey: string) => boolean,
): Promise<LlmJudgePlan | Problem> {
  const disagreeing = metrics
    .filter(({ headline, display }) => headline && display === 'share')
    .map(({ id }) => id);
  const runs = form.runs ?? result.runs.map((_, run) => run);
  const found: Found[] = [];
  let missing = 0;
  for (const run of runs) {
    const questions = await listQuestions(ask, form, result, view, run);
    if (!questions) return llmJudgeProblems.badQuery();
    for (let from = 0; from < questions.length; from += BATCH_SIZE) {
      const rows = await ask.rows(run, questions.slice(from, from + BATCH_SIZE));
      for (const row of rows) {
        if (form.rows === 'disagree' && !metricsDisagree(row.scores, disagreeing)) continue;
        const one = caseOf(row);
        if (one) found.push({ one, questionId: row.id, run });
        else missing++;
      }
      if (found.length > MAX_ANSWERS) return llmJudgeProblems.tooManyChosen(MAX_ANSWERS);
    }
  }
  const { sample, options } = form;
  const chosen = sample === null ? found : drawSample(found, sample, options.seed);
  if (chosen.length === 0) return llmJudgeProblems.nothingChosen();
  const wanted = sample === null ? missing : 0;
  return {
    endpoint,
    options,
    madeFor: result,
    missing: wanted,
    ...planCalls(chosen, endpoint, options, isKnown),
  };
}

type Found = Omit<PlannedCall, 'callKey'>;

function planCalls(
  chosen: readonly Found[],
  { address }: Endpoint,
  options: LlmJudgeOptions,
  isKnown: (callKey: string) => boolean,
): Pick<LlmJudgePlan, 'cases' | 'calls' | 'example' | 'estimate'> {
  const estimateCall = createEstimator(options);
  const calls = new Map<string, PlannedCall>();
  let estimate = NO_TOKENS;
  const cases = chosen.map((found) => {
    const callKey = payloadKey(address, found.one, options);
    if (!calls.has(callKey) && !isKnown(callKey)) {
      calls.set(callKey, { callKey, ...found });
      estimate = addEstimates(estimate, estimateCall(found.one));
    }
    return { key: caseKey(found.one), callKey };
  });
  const [first] = calls.values();
  return {
    cases,
    calls: [...calls.values()],
    example: first ? writeBody(first.one, options) : null,
    estimate,
  };
}

/** The body of a call as it is sent. */
export function writeBody(one: JudgedCase, options: LlmJudgeOptions): string {
  return JSON.stringify(buildPayload(one, options));
}

/** `null` where the query of the table cannot be read. */
async function listQuestions(
  ask: Pick<Ask, 'order'>,
  { rows }: LlmJudgeForm,
  { runs }: NonNullable<RunState['result']>,
  view: View,
  run: number,
): Promise<readonly number[] | null> {
  if (rows !== 'view') {
    return Array.from({ length: runs[run]?.counts.questions ?? 0 }, (_, question) => question);
  }
  const ordered = await ask.order(run, view);
  return ordered.kind === 'ordered' ? [...ordered.order] : null;
}

/** The answer of a row as it would be judged; `null` where there is none. */
export function caseOf(row: QuestionRow): JudgedCase | null {
  const { text: question, references, prediction: candidate, document, answerType } = row;
  return candidate === null ? null : { question, references, candidate, document, answerType };
}

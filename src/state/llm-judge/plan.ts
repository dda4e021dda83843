import {
  canBeJudged,
  caseKey,
  drawSample,
  type JudgedCase,
  metricsDisagree,
} from '../../core/scoring/llm-judge/judged-case';
import { addEstimates, createEstimator, NO_TOKENS } from '../../core/scoring/llm-judge/estimate';
import type { LlmJudgeOptions } from '../../core/scoring/llm-judge/options';
import { buildPayload, payloadKey } from '../../core/scoring/llm-judge/payload';
import { llmJudgeProblems } from '../../core/words/llm-judge-problems';
import type { Problem } from '../../core/model';
import { isLocal } from '../../frame/client';
import type { QuestionRow } from '../../worker/protocol';
import type { Assay } from '../model';
import type { Endpoint, LlmJudgeForm, LlmJudgePlan, PlannedCall } from './model';

const BATCH_SIZE = 500;

/** Maximum number of answers kept in the page's memory. */
const MAX_ANSWERS = 100_000;

const MAX_ADDRESS_LENGTH = 2000;

const PROTOCOL_PATH = '/chat/completions';

/**
 * The chat-completions endpoint for an entered URL: `http://localhost:11434` and
 * `http://localhost:11434/v1` mean the same. User names and passwords are dropped.
 */
export function endpointOf(typed: string): Endpoint | Problem {
  const url = typed.length > MAX_ADDRESS_LENGTH ? null : URL.parse(typed.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    return llmJudgeProblems.badAddress(typed);
  }
  if (url.protocol === 'http:' && !isLocal(url)) return llmJudgeProblems.openAddress(url.host);
  const path = url.pathname.replace(/\/$/, '');
  if (!path.endsWith(PROTOCOL_PATH)) url.pathname = (path || '/v1') + PROTOCOL_PATH;
  Object.assign(url, { hash: '', username: '', password: '' });
  return { address: url.href, host: url.host };
}

function checkForm({ address, options, key }: LlmJudgeForm): readonly Problem[] {
  const endpoint = endpointOf(address);
  return [
    ...('code' in endpoint ? [endpoint] : []),
    ...(options.model.trim() === '' ? [llmJudgeProblems.noModel()] : []),
    ...(/^[\x21-\x7e]*$/.test(key.trim()) ? [] : [llmJudgeProblems.badKey()]),
    ...(canBeJudged(options.sends) ? [] : [llmJudgeProblems.nothingToJudgeBy()]),
  ];
}

type FoundAnswer = Omit<PlannedCall, 'callKey'>;

/** Plans the calls for the form; `isKnown` says which already have a verdict. */
export async function makePlan(
  state: Assay,
  isKnown: (callKey: string) => boolean,
): Promise<LlmJudgePlan | readonly Problem[]> {
  const { form } = state.llmJudge;
  const { sample, options } = form;
  const endpoint = endpointOf(form.address);
  const problems = checkForm(form);
  if ('code' in endpoint || problems.length > 0 || !state.result) return problems;
  const found = await findAnswers(state, state.result.runs);
  if ('code' in found) return [found];
  const { answers, missing } = found;
  const chosen = sample === null ? answers : drawSample(answers, sample, options.seed);
  if (chosen.length === 0) return [llmJudgeProblems.nothingChosen()];

  const estimateCall = createEstimator(options);
  const calls = new Map<string, PlannedCall>();
  let estimate = NO_TOKENS;
  const cases = chosen.map((answer) => {
    const callKey = payloadKey(endpoint.address, answer.one, options);
    if (!calls.has(callKey) && !isKnown(callKey)) {
      calls.set(callKey, { callKey, ...answer });
      estimate = addEstimates(estimate, estimateCall(answer.one));
    }
    return [caseKey(answer.one), callKey] as const;
  });
  const [first] = calls.values();
  return {
    endpoint,
    options,
    madeFor: state.result,
    cases,
    calls: [...calls.values()],
    missing: sample === null ? missing : 0,
    example: first ? writeBody(first.one, options) : null,
    estimate,
  };
}

/** The selected answers of the selected runs, and the number of rows without a prediction. */
async function findAnswers(
  { ask, catalog, view, llmJudge: { form } }: Assay,
  reports: NonNullable<Assay['result']>['runs'],
): Promise<{ readonly answers: readonly FoundAnswer[]; readonly missing: number } | Problem> {
  const compared = catalog.metrics
    .filter(({ headline, display }) => headline && display === 'share')
    .map(({ id }) => id);
  const answers: FoundAnswer[] = [];
  let missing = 0;
  for (const run of form.runs ?? reports.keys()) {
    let questions = [...Array(reports[run]?.counts.questions ?? 0).keys()];
    if (form.rows === 'view') {
      const ordered = await ask.order(run, view);
      if (ordered.kind !== 'ordered') return llmJudgeProblems.badQuery();
      questions = [...ordered.order];
    }
    for (let from = 0; from < questions.length; from += BATCH_SIZE) {
      for (const row of await ask.rows(run, questions.slice(from, from + BATCH_SIZE))) {
        if (form.rows === 'disagree' && !metricsDisagree(row.scores, compared)) continue;
        const one = caseOf(row);
        if (one) answers.push({ one, questionId: row.id, run });
        else missing++;
      }
      if (answers.length > MAX_ANSWERS) return llmJudgeProblems.tooManyChosen(MAX_ANSWERS);
    }
  }
  return { answers, missing };
}

export function writeBody(one: JudgedCase, options: LlmJudgeOptions): string {
  return JSON.stringify(buildPayload(one, options));
}

export function caseOf(row: QuestionRow): JudgedCase | null {
  const { text: question, references, prediction: candidate, document, answerType } = row;
  return candidate === null ? null : { question, references, candidate, document, answerType };
}

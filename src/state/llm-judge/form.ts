import type { TokenPrices } from '../../core/scoring/llm-judge/estimate';
import { canBeJudged } from '../../core/scoring/llm-judge/judged-case';
import {
  DEFAULT_LLM_JUDGE_OPTIONS,
  type LlmJudgeOptions,
} from '../../core/scoring/llm-judge/payload';
import { llmJudgeProblems } from '../../core/words/llm-judge-problems';
import type { Problem } from '../../core/model';

/** Everything a person says about the language model that judges, and about which answers. */
export interface LlmJudgeForm {
  /** As it was typed; `endpointOf` makes an address of it. */
  readonly address: string;
  /** Kept in memory, unless `keepsKey`. Goes to the server and nowhere else. */
  readonly key: string;
  readonly storesKey: boolean;
  readonly options: LlmJudgeOptions;
  /** Calls on their way at once. */
  readonly concurrency: number;
  /** Seconds after which a call is given up. */
  readonly timeoutSeconds: number;
  readonly prices: TokenPrices;
  /** Positions of the runs whose answers are judged; `null`: all. */
  readonly runs: readonly number[] | null;
  readonly rows: RowSelection;
  /** So many of the chosen answers, drawn at random; `null`: all. */
  readonly sample: number | null;
}

/** All questions, those that the question table shows, or those on which metrics disagree. */
export type RowSelection = 'all' | 'view' | 'disagree';

/** Bounds of the numbers of the form. */
export const FORM_BOUNDS = {
  concurrency: { min: 1, max: 32 },
  timeoutSeconds: { min: 1, max: 600 },
  sample: { min: 1, max: 100_000 },
} as const;

export const initialForm: LlmJudgeForm = {
  address: '',
  key: '',
  storesKey: false,
  options: DEFAULT_LLM_JUDGE_OPTIONS,
  concurrency: 4,
  timeoutSeconds: 60,
  prices: { input: null, output: null },
  runs: null,
  rows: 'all',
  sample: null,
};

/** The address that calls go to, and the host that a person knows it by. */
export interface Endpoint {
  readonly address: string;
  readonly host: string;
}

const PROTOCOL_PATH = '/chat/completions';

/** Longer addresses hold something other than a place. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * The address of the chat-completions protocol below a typed one: `http://localhost:11434` and
 * `http://localhost:11434/v1` mean the same. Names and passwords in it are dropped.
 */
export function endpointOf(typed: string): Endpoint | Problem {
  const url = typed.length > MAX_ADDRESS_LENGTH ? null : URL.parse(typed.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    return llmJudgeProblems.badAddress(typed);
  }
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol === 'http:' && !isLocal) return llmJudgeProblems.openAddress(url.host);
  const path = url.pathname.replace(/\/$/, '');
  if (!path.endsWith(PROTOCOL_PATH)) url.pathname = (path || '/v1') + PROTOCOL_PATH;
  url.hash = '';
  url.username = '';
  url.password = '';
  return { address: url.href, host: url.host };
}

/** What stands in the way of asking; none where the form is complete. */
export function checkForm(form: LlmJudgeForm): readonly Problem[] {
  const endpoint = endpointOf(form.address);
  return [
    ...('code' in endpoint ? [endpoint] : []),
    ...(form.options.model.trim() === '' ? [llmJudgeProblems.noModel()] : []),
    ...(/^[\x21-\x7e]*$/.test(form.key.trim()) ? [] : [llmJudgeProblems.badKey()]),
    ...(canBeJudged(form.options.sends) ? [] : [llmJudgeProblems.nothingToJudgeBy()]),
  ];
}

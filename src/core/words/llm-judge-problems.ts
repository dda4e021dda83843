import { error, note, warning } from './problems';
import type { Problem } from '../model';
import { formatCount, formOf, plural } from './numbers';

/** Why a response has no verdict. */
export type UnreadReason =
  /** The response does not follow the chat-completions protocol. */
  | 'no-completion'
  | 'web-page'
  /** Incomplete JSON. */
  | 'broken-off'
  | 'stream'
  /** An error with a success status. */
  | 'told-error'
  /** The model reached the token limit. */
  | 'cut-off'
  /** The model, or a filter in front of it, declined. */
  | 'declined'
  | 'empty'
  /** The model returned its reasoning without an answer. */
  | 'only-thoughts'
  | 'not-json'
  /** Not one of the requested words. */
  | 'other-words';

/** Why a call gave no verdict. */
export type CallFailure =
  | {
      readonly kind: 'status';
      readonly status: number;
      /** The `Retry-After` header; `null` if absent or hidden from pages. */
      readonly retryAfter: string | null;
      /** The server’s own message; may be empty. */
      readonly serverMessage: string;
    }
  /** The server redirects to another URL, which the user has not allowed. */
  | { readonly kind: 'handed-on' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'time-out' }
  /** Unreachable, or not readable by pages (CORS); browsers do not report which. */
  | { readonly kind: 'no-answer' }
  /** The server responded, but not as requested. */
  | { readonly kind: 'unread' };

export const llmJudgeProblems = {
  badAddress: (address: string): Problem => ({
    ...error('llm-bad-address'),
    message:
      address.trim() === ''
        ? 'Enter the address of the server, for example http://localhost:11434/v1.'
        : `“${address.slice(0, 200)}” is not a server address. It must begin with “https://”, or with “http://localhost” for a server on this machine.`,
  }),

  openAddress: (host: string): Problem => ({
    ...error('llm-open-address'),
    message: `${host} would be called without encryption (“http:”). Use “https:”; only a server on this machine (localhost, 127.0.0.1) may use “http:”.`,
  }),

  noModel: (): Problem => ({
    ...error('llm-no-model'),
    message: 'Enter the model name that the server uses.',
  }),

  badKey: (): Problem => ({
    ...error('llm-bad-key'),
    message: 'A key must consist of ASCII characters without spaces. Copy it again.',
  }),

  nothingToJudgeBy: (): Problem => ({
    ...error('llm-nothing-to-judge-by'),
    message:
      'An answer cannot be judged if neither the question nor the references are sent. Send at least one of them.',
  }),

  nothingChosen: (): Problem => ({
    ...error('llm-nothing-chosen'),
    message: 'No answers are selected. Select other runs or rows.',
  }),

  tooManyChosen: (most: number): Problem => ({
    ...error('llm-too-many-chosen'),
    message: `More than ${formatCount(most)} answers are chosen. Choose fewer runs or rows.`,
  }),

  otherResults: (): Problem => ({
    ...error('llm-other-results'),
    message: 'The results have changed since this preview. Preview the calls again.',
  }),

  badQuery: (): Problem => ({
    ...error('llm-bad-query'),
    message: 'The query in the Questions table is invalid. Correct it there first.',
  }),

  unread: (why: UnreadReason): Problem => ({ ...error(`llm-${why}`), message: UNREAD_WORDS[why] }),

  failed: (failure: Exclude<CallFailure, { kind: 'unread' }>, host: string): Problem =>
    failure.kind === 'status'
      ? {
          ...error(`llm-status-${failure.status}`),
          message: `${host} responded with status ${failure.status}${STATUS_WORDS[failure.status] ?? (failure.status >= 500 ? ': server error' : '')}.${failure.serverMessage === '' ? '' : ` It says: “${failure.serverMessage}”`}`,
        }
      : { ...error(`llm-${failure.kind}`), message: `${host} ${FAILURE_WORDS[failure.kind]}` },

  badVerdicts: (file: string, row: number, where: string, what: string): Problem => ({
    ...error('llm-bad-verdicts', { file, row }),
    message: `${file}, line ${row}${where === '' ? '' : `, “${where}”`}: ${what} No verdict was loaded. Save the verdicts again, or fix that line.`,
  }),

  tooManyVerdicts: (file: string, most: number): Problem => ({
    ...error('llm-too-many-verdicts', { file }),
    message: `${file} contains more than ${formatCount(most)} verdicts, so none was loaded. Split it.`,
  }),

  verdictsTaken: (
    file: string,
    { model, host }: { readonly model: string; readonly host: string },
    cases: number,
  ): Problem => ({
    ...note('llm-verdicts-taken', { file }),
    message: `${file}: ${plural(cases, 'verdict')} of ${model} on ${host} ${formOf(cases, 'was', 'were')} loaded; no request was sent. A verdict counts only if the question, references, document and type are unchanged.`,
  }),

  storageRefused: (): Problem => ({
    ...warning('llm-storage-refused'),
    message:
      'This browser does not let the page store anything, so the key is kept in memory only.',
  }),
} as const;

/** The rest of each message, after the name of the host. */
const FAILURE_WORDS: Readonly<Record<Exclude<CallFailure['kind'], 'status' | 'unread'>, string>> = {
  'handed-on':
    'redirects calls to another address, but redirects are not followed. Enter that address.',
  'too-large': 'sent a response that is too long for a verdict.',
  'time-out': 'did not respond in time. Send fewer requests at once, or raise the time limit.',
  'no-answer':
    'sent no response that this page may read: it is unreachable, or it does not allow pages to call it. Start a local server so that it allows any origin and the header “authorization” (for Ollama OLLAMA_ORIGINS=*, for llama.cpp and vLLM see docs/llm-judge.md).',
};

const UNREAD_WORDS: Readonly<Record<UnreadReason, string>> = {
  'no-completion':
    'The server’s response does not follow the chat-completions protocol. Check the address; it should end in /chat/completions.',
  'web-page':
    'The server sent a web page. Enter the address of its API, which should end in /chat/completions.',
  'broken-off': 'The server’s response is incomplete. Send the request again.',
  stream: 'The server streamed its response. Turn off streaming on the server.',
  'told-error': 'The server reported an error. The answer inspector shows its message.',
  'cut-off': 'The model reached the token limit before its response was complete. Raise the limit.',
  declined: 'The model, or a filter in front of it, declined to respond.',
  empty: 'The model’s response is empty.',
  'only-thoughts':
    'The model returned its reasoning without a final answer. Raise the token limit, or turn off reasoning.',
  'not-json':
    'The model did not respond with the requested JSON object. Turn on “Require JSON”, or choose the response format “one word”.',
  'other-words':
    'The model did not respond with the requested word. Choose the response format “verdict and reason”, or use another model.',
};

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: ': the request was rejected',
  401: ': the key was rejected',
  402: ': the account has no credit left',
  403: ': this page or this key is not allowed',
  404: ': no such address or model',
  405: ': the address should end in /chat/completions',
  408: ': the request timed out',
  413: ': the request is too long',
  422: ': the request was rejected',
  429: ': too many requests; send fewer at once, or wait',
};

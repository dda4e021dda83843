import type { Problem } from '../model';

/** Why an answer of a model is no verdict. */
export type UnreadReason =
  /** The server's answer is not of the chat-completions protocol. */
  | 'no-completion'
  /** It is a web page, */
  | 'web-page'
  /** JSON that ends too early, */
  | 'broken-off'
  /** pieces as they are made, which nobody asked for, */
  | 'stream'
  /** or an error, although the status says that all is well. */
  | 'told-error'
  /** The model ran into the limit on tokens. */
  | 'cut-off'
  /** The model, or a filter before it, declined. */
  | 'declined'
  | 'empty'
  /** The model thought and then said nothing. */
  | 'only-thoughts'
  /** It was to be one JSON object of the form that was asked for. */
  | 'not-json'
  /** It was to be one of two words. */
  | 'other-words';

/** Why a call brought no verdict. */
export type CallFailure =
  | {
      readonly kind: 'status';
      readonly status: number;
      /** The header `Retry-After`; `null` where it is absent or the server hides it from pages. */
      readonly retryAfter: string | null;
      /** What the server said, in its own words; may be empty. */
      readonly said: string;
    }
  /** The server hands the call on to another address, which nobody agreed to. */
  | { readonly kind: 'handed-on' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'time-out' }
  /** Out of reach, or it lets no page read its answers; a browser does not tell which. */
  | { readonly kind: 'no-answer' }
  /** It answered, and not as it was asked to. */
  | { readonly kind: 'unread' };

/** Every sentence about a language model that is asked to judge: what happened, and what to do. */
export const llmJudgeProblems = {
  badAddress: (address: string): Problem =>
    error(
      'llm-bad-address',
      address.trim() === ''
        ? 'Give the address of the server, for example http://localhost:11434/v1.'
        : `“${address.slice(0, 200)}” is no address of a server. It begins with “https://”, or with “http://localhost” for a server on this machine.`,
    ),

  openAddress: (host: string): Problem =>
    error(
      'llm-open-address',
      `${host} would be spoken to without protection (“http:”). Use “https:”; only a server on this machine (localhost, 127.0.0.1) may go without.`,
    ),

  noModel: (): Problem =>
    error('llm-no-model', 'Give the name of the model, as the server calls it.'),

  badKey: (): Problem =>
    error(
      'llm-bad-key',
      'A key has letters, digits and signs of ASCII and no spaces. Copy it again.',
    ),

  nothingToJudgeBy: (): Problem =>
    error(
      'llm-nothing-to-judge-by',
      'Without question and references there is nothing to judge an answer by. Send at least one of them.',
    ),

  nothingChosen: (): Problem =>
    error('llm-nothing-chosen', 'No answer is chosen. Choose other runs or other rows.'),

  tooManyChosen: (most: number): Problem =>
    error(
      'llm-too-many-chosen',
      `More than ${most.toLocaleString('en')} answers are chosen. Choose fewer runs or rows.`,
    ),

  otherResults: (): Problem =>
    error(
      'llm-other-results',
      'The results have changed since this was shown. Look at what would be sent once more.',
    ),

  badQuery: (): Problem =>
    error('llm-bad-query', 'The query of the question table cannot be read. Mend it there first.'),

  unread: (why: UnreadReason): Problem => error(`llm-${why}`, UNREAD_WORDS[why]),

  failed: (failure: Exclude<CallFailure, { kind: 'unread' }>, host: string): Problem => {
    switch (failure.kind) {
      case 'status':
        return error(
          `llm-status-${failure.status}`,
          `${host} answered ${failure.status}${STATUS_WORDS[failure.status] ?? (failure.status >= 500 ? ', it is in trouble' : '')}.${failure.said === '' ? '' : ` It says: “${failure.said}”`}`,
        );
      case 'handed-on':
        return error(
          'llm-handed-on',
          `${host} hands calls on to another address, which is not followed. Give the address to which it leads.`,
        );
      case 'too-large':
        return error('llm-too-large', `${host} answered more than is taken for one verdict.`);
      case 'time-out':
        return error(
          'llm-time-out',
          `${host} did not answer in time. Send fewer calls at once, or give it longer.`,
        );
      case 'no-answer':
        return error(
          'llm-no-answer',
          `${host} gave no answer that this page may read: it is out of reach, or it does not allow pages to call it. Start a local server so that it allows any origin and the header “authorization” (for Ollama OLLAMA_ORIGINS=*, for llama.cpp and vLLM see docs/llm-judge.md).`,
        );
    }
  },

  badVerdicts: (file: string, row: number, where: string, what: string): Problem => ({
    ...error(
      'llm-bad-verdicts',
      `${file}, line ${row}${where === '' ? '' : `, “${where}”`}: ${what} None of its verdicts was taken. Save them anew, or mend that line.`,
    ),
    file,
    row,
  }),

  tooManyVerdicts: (file: string, most: number): Problem => ({
    ...error(
      'llm-too-many-verdicts',
      `${file} holds more verdicts than this page takes (${most.toLocaleString('en')}), and none of them was taken. Split it.`,
    ),
    file,
  }),

  verdictsTaken: (
    file: string,
    { model, host }: { readonly model: string; readonly host: string },
    cases: number,
  ): Problem => ({
    code: 'llm-verdicts-taken',
    severity: 'note',
    file,
    message: `${file}: ${cases === 1 ? 'one verdict' : `${cases.toLocaleString('en')} verdicts`} of ${model} on ${host} ${cases === 1 ? 'was' : 'were'} taken, and nobody was asked. ${cases === 1 ? 'It counts' : 'They count'} for answers whose question, references, document and type are the same as then.`,
  }),

  storageRefused: (): Problem => ({
    code: 'llm-storage-refused',
    severity: 'warning',
    message: 'This browser does not let the page keep anything, so the key is kept in memory only.',
  }),
} as const;

function error(code: string, message: string): Problem {
  return { code, severity: 'error', message };
}

const UNREAD_WORDS: Readonly<Record<UnreadReason, string>> = {
  'no-completion':
    'The server’s answer is not of the chat-completions protocol. Check the address; it ends in /chat/completions.',
  'web-page':
    'The server answered with a web page, not with a verdict. Give the address of its programming interface, which ends in /chat/completions.',
  'broken-off': 'The server’s answer broke off before its end. Send it again.',
  stream:
    'The server sent its answer in pieces although it was not asked to. Switch streaming off on the server.',
  'told-error':
    'The server reported an error in place of an answer. What it said stands beside the answer in the microscope.',
  'cut-off': 'The model reached the limit on tokens before its answer was whole. Raise the limit.',
  declined: 'The model, or a filter before it, declined to answer.',
  empty: 'The model answered nothing.',
  'only-thoughts':
    'The model gave its thoughts and no answer after them. Raise the limit on tokens, or switch its thinking off.',
  'not-json':
    'The model did not answer with the one JSON object that it was asked for. Hold it to JSON, or ask for a single word.',
  'other-words':
    'The model did not answer with the single word that it was asked for. Ask for JSON, or use another model.',
};

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: ', it does not take the call as it stands',
  401: ', it does not take the key',
  402: ', the account has nothing left',
  403: ', it refuses this page or this key',
  404: ', it knows no such address or model',
  405: ', the address takes no calls: it should end in /chat/completions',
  408: ', it waited too long',
  413: ', the answer to be judged is too long for it',
  422: ', it does not take the call as it stands',
  429: ', too many calls: send fewer at once, or wait',
};

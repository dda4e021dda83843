import * as v from 'valibot';
import { attempt, isRecord } from '../../attempt';
import type { UnreadReason } from '../../words/llm-judge-problems';
import type { ResponseFormat } from './prompt';

type ReadVerdict =
  | { readonly kind: 'read'; readonly correct: boolean; readonly reason: string }
  | { readonly kind: 'unread'; readonly why: UnreadReason };

/** A server's response to one call. */
interface ReadCompletion {
  readonly verdict: ReadVerdict;
  /**
   * The model's answer as text, or the server's response if it is not a completion. At most
   * `MAX_RAW_LENGTH` characters.
   */
  readonly raw: string;
  readonly tokens: TokenCount | null;
}

/** Tokens as counted by the server. */
export interface TokenCount {
  readonly input: number;
  readonly output: number;
}

/** Maximum length of an answer that is kept for display. */
export const MAX_RAW_LENGTH = 4000;

const text = v.fallback(v.string(), '');
const part = v.object({ type: text, text, refusal: text });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The parts of a chat-completions response that Assay uses. */
const Completion = v.object({
  choices: v.looseTuple([
    v.object({
      finish_reason: text,
      message: v.object({
        /** A string, or several parts. */
        content: v.fallback(
          v.union([
            v.pipe(
              v.string(),
              v.transform((text) => [{ type: 'text', text, refusal: '' }]),
            ),
            v.array(v.fallback(part, { type: '', text: '', refusal: '' })),
          ]),
          [],
        ),
        refusal: text,
        /** Servers return the reasoning of a model under one of these two names. */
        reasoning_content: text,
        reasoning: text,
        thinking: text,
      }),
    }),
  ]),
  usage: v.fallback(v.nullable(v.object({ prompt_tokens: count, completion_tokens: count })), null),
});

/** Reads the body of a response of the chat-completions protocol. Never throws. */
export function readCompletion(body: string, form: ResponseFormat): ReadCompletion {
  const parsed = parseJson(body);
  const { success, output } = v.safeParse(Completion, parsed);
  if (!success) {
    const raw = body.slice(0, MAX_RAW_LENGTH);
    return { verdict: unread(classifyBody(body, parsed)), raw, tokens: null };
  }
  const { usage, choices } = output;
  const [{ finish_reason: end, message }] = choices;
  const join = (type: 'text' | 'refusal') =>
    message.content.map((one) => (one.type === type ? one[type] : '')).join('');
  const answer = join('text');
  const refusal = message.refusal || join('refusal');
  const hasThoughts = message.reasoning_content + message.reasoning + message.thinking !== '';
  const decide = (): ReadVerdict => {
    if (refusal !== '' || end === 'content_filter') return unread('declined');
    if (end === 'length') return unread('cut-off');
    if (answer.trim() === '' && hasThoughts) return unread('only-thoughts');
    return readVerdict(answer, form);
  };
  return {
    verdict: decide(),
    raw: (answer || refusal).slice(0, MAX_RAW_LENGTH),
    tokens: usage && { input: usage.prompt_tokens, output: usage.completion_tokens },
  };
}

/** Why a body is not a completion. */
function classifyBody(body: string, parsed: unknown): UnreadReason {
  const start = body.trimStart();
  if (start === '') return 'empty';
  if (start.startsWith('<')) return 'web-page';
  if (start.startsWith('data:') || start.startsWith('event:')) return 'stream';
  if (parsed === null && /^[[{]/.test(start)) return 'broken-off';
  return readServerError(body) === '' ? 'no-completion' : 'told-error';
}

function unread(why: UnreadReason): ReadVerdict {
  return { kind: 'unread', why };
}

/** The error message of a server, at most 200 characters; empty without one. */
export function readServerError(body: string): string {
  const parsed = firstOf(parseJson(body));
  const error = isRecord(parsed) ? firstOf(parsed.error ?? parsed.errors ?? parsed) : undefined;
  const detail = isRecord(error) ? firstOf(error.message ?? error.detail) : error;
  const message = isRecord(detail) ? (detail.msg ?? detail.message) : detail;
  return typeof message === 'string' ? message.trim().slice(0, 200) : '';
}

/** Some servers wrap their error in an array. */
function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Reads a model's answer: except for surrounding whitespace, it must have exactly the format that
 * the prompt asks for. A verdict within other text is ignored. Never throws.
 */
export function readVerdict(answer: string, form: ResponseFormat): ReadVerdict {
  const trimmed = answer.trim();
  if (trimmed === '') return unread('empty');
  return form === 'word' ? readWord(trimmed.toLowerCase()) : readObject(trimmed);
}

function readWord(word: string): ReadVerdict {
  if (word !== 'correct' && word !== 'incorrect') return unread('other-words');
  return { kind: 'read', correct: word === 'correct', reason: '' };
}

const Verdict = v.strictObject({
  verdict: v.picklist(['correct', 'incorrect']),
  reason: v.string(),
});

function readObject(json: string): ReadVerdict {
  const { success, output } = v.safeParse(Verdict, parseJson(json));
  if (!success || hasRepeatedKey(json)) return unread('not-json');
  return { kind: 'read', correct: output.verdict === 'correct', reason: output.reason };
}

/** The object has two keys and two string values, so a fifth string means a repeated key. */
function hasRepeatedKey(json: string): boolean {
  return (json.match(/"(?:[^"\\]|\\.)*"/gsu)?.length ?? 0) !== 4;
}

/** A JSON value; `null` for a string that is not JSON. */
function parseJson(json: string): unknown {
  return attempt(() => JSON.parse(json) as unknown);
}

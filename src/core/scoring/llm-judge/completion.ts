import type { UnreadReason } from '../../words/llm-judge-problems';
import type { AnswerForm } from './prompt';

/** What was read from a model's words: its verdict, or why there is none. */
type ReadVerdict =
  | { readonly kind: 'read'; readonly correct: boolean; readonly reason: string }
  | { readonly kind: 'unread'; readonly why: UnreadReason };

/** What a server said to one call: the verdict, the model's own words, and the tokens that it counted. */
export interface ReadCompletion {
  readonly verdict: ReadVerdict;
  /** The model's answer as it stands; the server's where it is no completion. At most `LONGEST_RAW`. */
  readonly raw: string;
  readonly tokens: TokenCount | null;
}

/** Tokens as a server counts them. */
export interface TokenCount {
  readonly input: number;
  readonly output: number;
}

/** Signs of an answer that are kept to be looked at. */
export const MAX_RAW_LENGTH = 4000;

/** Reads the body of an answer of the chat-completions protocol. Never throws. */
export function readCompletion(body: string, form: AnswerForm): ReadCompletion {
  const parsed = parseJson(body);
  const choices = isRecord(parsed) ? parsed.choices : undefined;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = isRecord(choice) ? choice.message : undefined;
  if (!isRecord(parsed) || !isRecord(choice) || !isRecord(message)) {
    return {
      verdict: unread(classifyBody(body, parsed)),
      raw: body.slice(0, MAX_RAW_LENGTH),
      tokens: null,
    };
  }
  const tokens = readTokens(parsed.usage);
  const said = readContent(message.content, 'text');
  const refusal = textOf(message.refusal) || readContent(message.content, 'refusal');
  const raw = (said || refusal).slice(0, MAX_RAW_LENGTH);
  if (refusal !== '' || choice.finish_reason === 'content_filter') {
    return { verdict: unread('declined'), raw, tokens };
  }
  if (choice.finish_reason === 'length') return { verdict: unread('cut-off'), raw, tokens };
  if (said.trim() === '' && hasThoughts(message)) {
    return { verdict: unread('only-thoughts'), raw, tokens };
  }
  return { verdict: readVerdict(said, form), raw, tokens };
}

/** What a body is that is no completion. */
function classifyBody(body: string, parsed: unknown): UnreadReason {
  const text = body.trimStart();
  if (text === '') return 'empty';
  if (text.startsWith('<')) return 'web-page';
  if (text.startsWith('data:') || text.startsWith('event:')) return 'stream';
  if (parsed === undefined && /^[[{]/.test(text)) return 'broken-off';
  return readRefusal(body) === '' ? 'no-completion' : 'told-error';
}

/** What a message says: a text, or several parts of which those of one type count. */
function readContent(content: unknown, type: 'text' | 'refusal'): string {
  if (!Array.isArray(content)) return type === 'text' ? textOf(content) : '';
  return content
    .map((part: unknown) => (isRecord(part) && part.type === type ? textOf(part[type]) : ''))
    .join('');
}

/** Servers of models that think first keep their thoughts beside the answer, under one of these names. */
function hasThoughts({
  reasoning_content,
  reasoning,
  thinking,
}: Readonly<Record<string, unknown>>) {
  return [reasoning_content, reasoning, thinking].some((thoughts) => textOf(thoughts) !== '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function unread(why: UnreadReason): ReadVerdict {
  return { kind: 'unread', why };
}

function readTokens(usage: unknown): TokenCount | null {
  if (!isRecord(usage)) return null;
  const { prompt_tokens: input, completion_tokens: output } = usage;
  return isCount(input) && isCount(output) ? { input, output } : null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/**
 * What a server says of a call that it refuses, in its own words and at most 200 signs; empty where
 * it says nothing.
 */
export function readRefusal(body: string): string {
  const parsed = firstOf(parseJson(body));
  const error = isRecord(parsed) ? firstOf(parsed.error ?? parsed.errors ?? parsed) : undefined;
  const detail = isRecord(error) ? firstOf(error.message ?? error.detail) : error;
  return textOf(isRecord(detail) ? (detail.msg ?? detail.message) : detail)
    .trim()
    .slice(0, 200);
}

/** Some servers put the one error that they tell of into a list. */
function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Reads what a model said, strictly: the whole of it must be what the prompt asks for, white space around
 * it aside. A verdict that is only somewhere in the text is none. Never throws.
 */
export function readVerdict(said: string, form: AnswerForm): ReadVerdict {
  const text = said.trim();
  if (text === '') return { kind: 'unread', why: 'empty' };
  return form === 'word' ? readWord(text) : readObject(text);
}

function readWord(text: string): ReadVerdict {
  const correct = asVerdict(text.toLowerCase());
  return correct === null
    ? { kind: 'unread', why: 'other-words' }
    : { kind: 'read', correct, reason: '' };
}

function readObject(text: string): ReadVerdict {
  const unread: ReadVerdict = { kind: 'unread', why: 'not-json' };
  const parsed = parseJson(text);
  if (!isRecord(parsed) || hasRepeatedKey(text)) return unread;
  const { verdict, reason, ...others } = parsed;
  if (typeof reason !== 'string' || Object.keys(others).length > 0) return unread;
  const correct = typeof verdict === 'string' ? asVerdict(verdict) : null;
  return correct === null ? unread : { kind: 'read', correct, reason };
}

function asVerdict(word: string): boolean | null {
  if (word === 'correct') return true;
  return word === 'incorrect' ? false : null;
}

/** The object has two keys and two texts, so a fifth text is a key that was overwritten unseen. */
function hasRepeatedKey(text: string): boolean {
  return (text.match(/"(?:[^"\\]|\\.)*"/gsu)?.length ?? 0) !== 4;
}

/** A JSON value, or `undefined` where the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a value has named parts, as a JSON object has. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

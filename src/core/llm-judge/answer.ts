import type { AnswerForm } from './prompt';

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

/** What was read from a model's words: its verdict, or why there is none. */
export type ReadVerdict =
  | { readonly kind: 'read'; readonly correct: boolean; readonly reason: string }
  | { readonly kind: 'unread'; readonly why: UnreadReason };

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
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a value has named parts, as a JSON object has. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

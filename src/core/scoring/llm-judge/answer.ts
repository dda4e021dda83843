import type { UnreadReason } from '../../words/llm-judge-problems';
import type { AnswerForm } from './prompt';

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

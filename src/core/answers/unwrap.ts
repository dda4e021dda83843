import { attempt } from '../attempt';
import { findAll } from '../text/find-all';
import { cacheByText } from '../text/text-cache';

/** The word after the opening of a code fence: alone on its line, or a known language. */
const tag = /^(?:\p{L}[\w+-]*[ \t]*(?=\r?\n)|(?:json|python|plaintext|text|markdown)(?=[\s[{]))/iu;

/** The wrappers in which systems return an answer. */
export const WRAPPERS = ['reasoning', 'tags', 'boxed', 'code-fence', 'json', 'label'] as const;

export type Wrapper = (typeof WRAPPERS)[number];

/** The label of each wrapper, as displayed after the word “in”. */
export const WRAPPER_LABELS: Readonly<Record<Wrapper, string>> = {
  reasoning: 'reasoning (<think>)',
  tags: '<answer> tags',
  boxed: '\\boxed{}',
  'code-fence': 'a code fence',
  json: 'a JSON object',
  label: 'a “Final answer:” line',
};

/**
 * An answer and its wrappers, outermost first. Without wrappers, the text is the original answer.
 */
export interface Unwrapped {
  readonly text: string;
  readonly wrappers: readonly Wrapper[];
}

/** Maximum number of nested wrappers to remove. */
const MAX_DEPTH = 4;

/**
 * Unwraps an answer: reasoning tags, `<answer>`, `\boxed{}`, a code fence or JSON object around the
 * full text, and a last line “Final answer: …”. Prose and empty wrappers are left unchanged. Linear
 * in the length of the text.
 */
export const unwrap = cacheByText((answer): Unwrapped => {
  const wrappers: Wrapper[] = [];
  let text = answer;
  while (wrappers.length < MAX_DEPTH) {
    const inner = unwrapOnce(text);
    if (!inner) break;
    wrappers.push(inner.wrapper);
    text = inner.text;
  }
  return { text, wrappers };
});

function unwrapOnce(text: string): { readonly wrapper: Wrapper; readonly text: string } | null {
  for (const [wrapper, read] of READERS) {
    const inside = read(text)?.trim();
    if (inside !== undefined && inside !== '') return { wrapper, text: inside };
  }
  return null;
}

const READERS: readonly (readonly [Wrapper, (text: string) => string | null])[] = [
  ['reasoning', afterReasoning],
  ['tags', insideTags],
  ['boxed', insideBox],
  ['code-fence', fenceContent],
  ['json', inJson],
  ['label', afterLabel],
];

const endOfReasoning = /<\/(?:think|thinking|thought|reasoning|scratchpad)>/giu;

/** The text after the last closing reasoning tag; the opening tag is often only in the prompt. */
function afterReasoning(text: string): string | null {
  if (!text.includes('</')) return null;
  return afterLast(endOfReasoning, text);
}

/** The text after the last match of a pattern; `null` if there is no match. */
function afterLast(pattern: RegExp, text: string): string | null {
  const last = findAll(pattern, text).at(-1);
  return last ? text.slice(last.index + last[0].length) : null;
}

const answerTag = /<(\/?)(?:final[_-]?)?answer>/giu;

/** The text in the last pair of answer tags. */
function insideTags(text: string): string | null {
  if (!text.includes('<')) return null;
  let start = -1;
  let inside: string | null = null;
  for (const { index, 0: tag, 1: slash } of findAll(answerTag, text)) {
    if (slash === '') start = index + tag.length;
    else if (start !== -1) {
      inside = text.slice(start, index);
      start = -1;
    }
  }
  return inside;
}

const BOX = '\\boxed{';

/** The text in the last `\boxed{…}`, without a `\text{…}` around all of it. */
function insideBox(text: string): string | null {
  const at = text.lastIndexOf(BOX);
  if (at === -1) return null;
  const inside = insideBraces(text, at + BOX.length);
  return inside === null ? null : inside.replace(/^\\(?:text|mathrm|mathbf)\{([^{}]*)\}$/u, '$1');
}

function insideBraces(text: string, from: number): string | null {
  let depth = 1;
  for (let index = from; index < text.length; index++) {
    const sign = text[index];
    if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return text.slice(from, index);
  }
  return null;
}

/** JSON fields that contain an answer, most reliable first; written without separators. */
const ANSWER_FIELDS = [
  'finalanswer',
  'answer',
  'predictedanswer',
  'shortanswer',
  'prediction',
  'response',
  'result',
  'output',
];

/** The answer in a JSON object, if the text consists of one; numbers keep their digits. */
function inJson(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return null;
  const entries = fieldsOf(trimmed);
  for (const field of ANSWER_FIELDS) {
    const found = entries.find(([key]) => key.toLowerCase().replace(/[\s_-]/gu, '') === field);
    if (found) return written(found[0], found[1], trimmed);
  }
  return null;
}

function fieldsOf(json: string): [string, unknown][] {
  const value = attempt<unknown>(() => JSON.parse(json));
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** A JSON value as an answer; `null` for an object, since any part of it could be the answer. */
function written(key: string, value: unknown, json: string): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return digitsOf(key, value, json);
  if (typeof value === 'boolean' || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  return null;
}

/**
 * A number as written (`1.10`), found after its key; if it is not found there, the number as JSON
 * prints it.
 */
function digitsOf(key: string, value: number, json: string): string {
  const name = JSON.stringify(key);
  for (let at = json.indexOf(name); at !== -1; at = json.indexOf(name, at + 1)) {
    const digits = /^\s*:\s*(-?\d[\d.eE+-]*)/u.exec(
      json.slice(at + name.length, at + name.length + 80),
    );
    if (digits?.[1] !== undefined && Number(digits[1]) === value) return digits[1];
  }
  return JSON.stringify(value);
}

const label = /(?:^|\n)[#>*_ \t-]*(?:the )?final answer(?: is)?[*_]*[ \t]*[:：][ \t]*[*_]*/giu;

/** The text after the last line that begins with “Final answer:”. */
function afterLabel(text: string): string | null {
  const rest = afterLast(label, text);
  return rest === null ? null : withoutEmphasis(rest.trimEnd());
}

function withoutEmphasis(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '*' || text[end - 1] === '_')) end--;
  return text.slice(0, end);
}

/**
 * The content of a code fence around the full text (`` ```json … ``` ``); `null` if there is none.
 */
export function fenceContent(answer: string): string | null {
  const text = answer.trim();
  if (!text.startsWith('```') || !text.endsWith('```') || text.length < 7) return null;
  const inside = text.slice(3, -3);
  if (inside.includes('```')) return null;
  return inside.slice(tag.exec(inside)?.[0].length ?? 0);
}

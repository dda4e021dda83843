import * as v from 'valibot';
import type { Problem } from '../../core/model';
import { problems } from '../../core/words/problems';

/*
 * Settings, mappings and the like that come from a file or a link are data of a stranger: exact
 * schemas, unknown keys refused by name, every bound checked. What is left out keeps its default.
 */

/** A text of a length that people write. */
export const text = v.pipe(
  v.string('a text is expected'),
  v.maxLength(10_000, 'this text is too long'),
);

/** A whole number from 0. */
export const count = v.pipe(
  v.number('a number is expected'),
  v.safeInteger('a whole number is expected'),
  v.minValue(0, 'a number from 0 is expected'),
);

/** One of some words. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `one of ${options.join(', ')} is expected`);

/** The key that a saved file begins with, so that it is recognized when it is dropped in again. */
export const saved = <const Kind extends string>(kind: Kind) => v.optional(v.literal(kind));

export type Checked<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly problem: Problem };

/** Data from a JSON text, exactly as the schema has it, or where and why it is not. */
export function checkJson<T>(
  schema: v.GenericSchema<unknown, T>,
  json: string,
  word: (where: string, what: string) => Problem,
): Checked<T> {
  const parsed = parseJsonText(json);
  const refuse = (where: string, what: string): Checked<T> => ({
    kind: 'invalid',
    problem: word(where, what),
  });
  if (parsed === undefined) return refuse('', 'this is not valid JSON.');
  if (Array.isArray(parsed)) return refuse('', 'an object is expected, not a list.');
  const forbidden = findInheritedKey(parsed);
  if (forbidden !== null) return refuse(forbidden, 'no key may be called so.');
  const result = v.safeParse(schema, parsed, { abortEarly: true });
  if (result.success) return { kind: 'valid', value: result.output };
  const [issue] = result.issues;
  return refuse(v.getDotPath(issue) ?? '', `${describeIssue(issue)}.`);
}

/** The content of a file of settings, a mapping or the like; `name` is the file's. */
export function checkFile<T>(
  schema: v.GenericSchema<unknown, T>,
  json: string,
  name: string,
): Checked<T> {
  return checkJson(schema, json, (where, what) => problems.badSettings(name, where, what));
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message;
  if (issue.received === 'undefined') return 'this key is missing';
  return issue.expected === 'never' ? 'no such key is known here' : 'an object is expected';
}

/** `undefined` for what is no JSON. */
export function parseJsonText(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The first key that an object would inherit anyway (`__proto__`, `constructor`, …), which code that
 * copies objects could be led astray by; `null` where there is none. In data just parsed from JSON.
 */
function findInheritedKey(parsed: unknown): string | null {
  const waiting = [parsed];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, value] of Object.entries(one)) {
      if (!Array.isArray(one) && key in Object.prototype) return key;
      waiting.push(value);
    }
  }
  return null;
}

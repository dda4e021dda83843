import * as v from 'valibot';
import { attempt } from '../../core/attempt';
import type { Problem } from '../../core/model';
import { DEFAULT_LIMITS } from '../../core/read-options';
import { problems } from '../../core/words/problems';

/* Schemas for JSON that may be untrusted: unknown keys are rejected, and all bounds are checked. */

/** A string no longer than a cell may be: ids, column names and comments come from cells. */
export const text = v.pipe(
  v.string('a string is expected'),
  v.maxLength(DEFAULT_LIMITS.cellLength, 'this string is too long'),
);

export const boolean = v.boolean('true or false is expected');

export const finiteNumber = v.pipe(
  v.number('a number is expected'),
  v.finite('a finite number is expected'),
);

export const count = v.pipe(
  v.number('a number is expected'),
  v.safeInteger('a whole number is expected'),
  v.minValue(0, 'a number of at least 0 is expected'),
);

export const numberBetween = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(
    finiteNumber,
    v.minValue(min, `at least ${min} is expected`),
    v.maxValue(max, `at most ${max} is expected`),
  );

export const list = <const Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item, 'an array is expected'), v.maxLength(max, 'this array is too long'));

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `one of ${options.join(', ')} is expected`);

export const sha256 = v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 hash is expected'));

/** A valid date, such as `2026-11-23`. */
export const day = v.pipe(text, v.check(isDay, 'a date is expected'));

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}

/** The first key of a saved file, which identifies its kind. */
export const fileMarker = <const Kind extends string>(kind: Kind) => v.optional(v.literal(kind));

export type Checked<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly problem: Problem };

/** The value; if there is a problem, `notify` is called with it and the result is `null`. */
export function valueOrNotify<T>(
  checked: Checked<T>,
  notify: (problem: Problem) => void,
): T | null {
  if (checked.kind === 'valid') return checked.value;
  notify(checked.problem);
  return null;
}

/** Parses JSON by a schema; `word` creates the problem from path and fault. */
export function checkJson<T>(
  schema: v.GenericSchema<unknown, T>,
  json: string,
  word: (where: string, what: string) => Problem,
): Checked<T> {
  const parsed = attempt(() => ({ value: JSON.parse(json) as unknown }));
  const refuse = (where: string, what: string): Checked<T> => ({
    kind: 'invalid',
    problem: word(where, what),
  });
  if (!parsed) return refuse('', 'this is not valid JSON.');
  const { value } = parsed;
  if (Array.isArray(value)) return refuse('', 'an object is expected, not an array.');
  const forbidden = findInheritedKey(value);
  if (forbidden !== null) return refuse(forbidden, 'this key is not allowed.');
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { kind: 'valid', value: result.output };
  const [issue] = result.issues;
  return refuse(v.getDotPath(issue) ?? '', `${describeIssue(issue)}.`);
}

/** The items that fit a schema; the others are dropped. */
export function validItems<T>(schema: v.GenericSchema<unknown, T>, items: readonly unknown[]): T[] {
  return items.flatMap((one) => {
    const checked = v.safeParse(schema, one);
    return checked.success ? [checked.output] : [];
  });
}

/** Parses a settings, mapping or project file. */
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
  return issue.expected === 'never' ? 'this key is unknown' : 'an object is expected';
}

/**
 * The first key with the name of an inherited property (`__proto__`, `constructor`, …): copying it
 * could change a prototype.
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

import * as v from 'valibot';
import { attempt, isRecord } from '../../attempt';
import type { Problem } from '../../model';
import { judgeProblems } from '../../words/judge-problems';

/*
 * Reads model files. The message of a schema says what a value should be; the reported problem adds
 * the file and the path.
 */

export type ModelReading<Model> =
  | { readonly kind: 'read'; readonly model: Model }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Maximum number of tokens; more than any judge has. */
const MAX_TOKENS = 300_000;

/**
 * Reads a model from JSON. Never throws for an invalid file.
 * @param keys the keys that every file of this format has
 * @param schemaFor creates the schema for a file's content, whose lists must have consistent
 * lengths
 */
export function readModel<Model>(
  json: string,
  file: string,
  keys: readonly string[],
  schemaFor: (value: Readonly<Record<string, unknown>>) => v.GenericSchema<unknown, Model>,
): ModelReading<Model> {
  const refuse = (problem: Problem) => ({ kind: 'refused', problem }) as const;
  const parsed = attempt(() => ({ value: JSON.parse(json) as unknown }));
  if (!parsed) return refuse(judgeProblems.notJson(file));
  const { value } = parsed;
  if (!isRecord(value) || !keys.every((key) => Object.hasOwn(value, key))) {
    return refuse(judgeProblems.unknownForm(file));
  }
  const result = v.safeParse(schemaFor(value), value, { abortEarly: true });
  if (result.success) return { kind: 'read', model: result.output };
  const [issue] = result.issues;
  const path = (v.getDotPath(issue) ?? '').replace(/\.(\d+)/g, '[$1]');
  return refuse(judgeProblems.badPart(file, path, issue.message));
}

/** The length of the list at a path of keys; 0 if there is none. */
export function lengthAt(value: unknown, ...keys: readonly string[]): number {
  const [key, ...rest] = keys;
  if (key !== undefined) return isRecord(value) ? lengthAt(value[key], ...rest) : 0;
  return Array.isArray(value) ? value.length : 0;
}

export const text = v.string('a string');

export const finiteNumber = v.pipe(v.number('a finite number'), v.finite('a finite number'));

/** An object with these keys; other keys are ignored. */
export function object<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, ({ input }) => (input === undefined ? 'present' : 'an object'));
}

export function listOf<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.array(object(entries), 'an array of objects');
}

export const distinctTexts = v.custom<readonly string[]>(
  (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MAX_TOKENS &&
    value.every((one) => typeof one === 'string') &&
    new Set(value).size === value.length,
  `an array of 1 to ${MAX_TOKENS} distinct strings`,
);

export function numbers(length: number) {
  return v.pipe(
    v.custom<readonly number[]>(
      (value) => isNumbers(value, length),
      `an array of ${length} finite numbers`,
    ),
    v.transform((values) => Float64Array.from(values)),
  );
}

/** `count` lists of `length` numbers. */
export function rows(count: number, length: number) {
  return v.pipe(
    v.custom<readonly (readonly number[])[]>(
      (value) =>
        Array.isArray(value) &&
        value.length === count &&
        value.every((row) => isNumbers(row, length)),
      `${count} arrays of ${length} finite numbers`,
    ),
    v.transform((lists) => lists.map((row) => Float64Array.from(row))),
  );
}

/** A value whose JSON equals that of `wanted`. */
export function equalTo(wanted: unknown, words = JSON.stringify(wanted)) {
  return v.custom<unknown>((value) => JSON.stringify(value) === JSON.stringify(wanted), words);
}

function isNumbers(value: unknown, length: number): boolean {
  return Array.isArray(value) && value.length === length && value.every(Number.isFinite);
}

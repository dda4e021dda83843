import { judgeProblems } from '../../words/judge-problems';
import type { Problem } from '../../model';

/** What became of a model file. */
export type ModelReading<Model> =
  | { readonly kind: 'read'; readonly model: Model }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** More tokens than any judge has; a larger file is a mistake or an attack. */
const MAX_TOKENS = 300_000;

/** Notes what is wrong with a part; the first complaint is the one that is told. */
type Complain = (part: string, wanted: string) => void;

/**
 * The parts of one JSON object, each checked as it is taken. A part that is wrong is complained of and
 * stands for nothing (`''`, 0, an empty list), so that whoever takes the parts need not look.
 */
export interface Parts {
  readonly has: (name: string) => boolean;
  readonly text: (name: string) => string;
  readonly number: (name: string) => number;
  /** Finite numbers, exactly so many. */
  readonly numbers: (name: string, length: number) => Float64Array;
  /** Distinct texts; exactly so many, or from one to `MAX_TOKENS`. */
  readonly texts: (name: string, length?: number) => readonly string[];
  /** As many rows of numbers, all of one length. */
  readonly rows: (name: string, count: number, length: number) => readonly Float64Array[];
  /** Complains where the part is not this value. */
  readonly same: (name: string, wanted: unknown) => void;
  readonly object: (name: string) => Parts;
  readonly objects: (name: string) => readonly Parts[];
  /** Complains of a part that is there and wrong. */
  readonly refuse: (name: string, wanted: string) => void;
}

/**
 * Reads a model from the text of a file: parses the JSON, lets `take` check its parts, and words the
 * first part that is wrong. Never throws for a bad file.
 */
export function readModel<Model>(
  json: string,
  file: string,
  take: (parts: Parts) => Model | null,
): ModelReading<Model> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { kind: 'refused', problem: judgeProblems.notJson(file) };
  }
  const complaints: Problem[] = [];
  const complain: Complain = (part, wanted) =>
    complaints.push(judgeProblems.badPart(file, part, wanted));
  const model = isObject(value) ? take(partsOf(value, '', complain)) : null;
  if (model === null) return { kind: 'refused', problem: judgeProblems.unknownForm(file) };
  const [problem] = complaints;
  return problem ? { kind: 'refused', problem } : { kind: 'read', model };
}

function partsOf(
  object: Readonly<Record<string, unknown>>,
  path: string,
  complain: Complain,
): Parts {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  /** Own parts only: a file without `constructor` has none. */
  const part = (name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined);
  const check = <T>(value: T | null, fallback: T, name: string, wanted: string): T => {
    if (value === null) complain(at(name), wanted);
    return value ?? fallback;
  };
  const isNumber = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value);
  const listOf = (value: unknown, length: number): Float64Array | null =>
    Array.isArray(value) && value.length === length && value.every(isNumber)
      ? Float64Array.from(value)
      : null;
  return {
    refuse: (name, wanted) => complain(at(name), wanted),
    has: (name) => Object.hasOwn(object, name),
    text: (name) => {
      const value = part(name);
      return check(typeof value === 'string' ? value : null, '', name, 'a text');
    },
    number: (name) => {
      const value = part(name);
      return check(isNumber(value) ? value : null, 0, name, 'a finite number');
    },
    numbers: (name, length) =>
      check(listOf(part(name), length), new Float64Array(), name, numbersWanted(length)),
    texts: (name, length) => check(readTexts(part(name), length), [], name, textsWanted(length)),
    rows: (name, count, length) => {
      const value = part(name);
      const rows = Array.isArray(value) ? value.map((row) => listOf(row, length)) : [];
      const whole = rows.filter((row) => row !== null);
      const fits = rows.length === count && whole.length === count;
      return check(fits ? whole : null, [], name, `${count} times ${numbersWanted(length)}`);
    },
    same: (name, wanted) => {
      const text = JSON.stringify(wanted);
      if (JSON.stringify(part(name)) !== text) complain(at(name), text);
    },
    object: (name) => {
      const value = check(isObjectOrNull(part(name)), {}, name, 'an object');
      return partsOf(value, at(name), complain);
    },
    objects: (name) => {
      const value = part(name);
      const rows: readonly unknown[] | null = Array.isArray(value) ? value : null;
      const objects = rows?.every(isObject) ? rows : null;
      return check(objects, [], name, 'a list of objects').map((row, index) =>
        partsOf(row, at(`${name}[${index}]`), complain),
      );
    },
  };
}

function readTexts(value: unknown, length: number | undefined): readonly string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_TOKENS) return null;
  const texts = value.filter((one) => typeof one === 'string');
  const fits = length === undefined || value.length === length;
  return fits && new Set(texts).size === value.length ? texts : null;
}

const numbersWanted = (length: number) => `a list of ${length} finite numbers`;
const textsWanted = (length: number | undefined) =>
  `a list of ${length ?? `1 to ${MAX_TOKENS}`} different texts`;

function isObjectOrNull(value: unknown): Readonly<Record<string, unknown>> | null {
  return isObject(value) ? value : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

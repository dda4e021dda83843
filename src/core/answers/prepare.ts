import type { DecimalConvention } from './quantity/numeral';
import { parseQuantities } from './quantity/parse';
import type { Quantity } from './quantity/quantity';
import type { Settings } from '../settings';
import { createNormalizer } from '../text/normalize';
import { tokenize } from '../text/tokenize';

/** Caches the result of a function for one subject. */
export type Cache<Subject> = <Result>(make: (subject: Subject) => Result) => Result;

/** An answer text, read once for all metrics and runs. */
export interface PreparedAnswer {
  readonly raw: string;
  readonly normalized: string;
  /**
   * A number for each token, in ascending order; computed on first use. Equal tokens have equal numbers
   * within one preparer.
   */
  readonly tokens: () => Int32Array;
  /** The quantities of the raw text; read on first use. */
  readonly quantities: (convention: DecimalConvention) => readonly Quantity[];
  /** Caches other values derived from the answer. */
  readonly cached: Cache<PreparedAnswer>;
}

export type Preparer = (text: string) => PreparedAnswer;

/**
 * How many texts are cached: the answers to one question in many runs, and common ones such as `Yes`.
 */
const MAX_CACHED = 64;

/** Builds a preparer that caches recent texts. */
export function createPreparer(
  settings: Pick<Settings, 'normalisation' | 'replacements' | 'tokens'>,
): Preparer {
  const normalize = createNormalizer(settings.normalisation, settings.replacements);
  let recent = new Map<string, PreparedAnswer>();
  const vocabulary = new Map<string, number>();
  return (text) => {
    const cached = recent.get(text);
    if (cached) return cached;
    const normalized = normalize(text);
    let tokens: Int32Array | undefined;
    const answer: PreparedAnswer = {
      raw: text,
      normalized,
      tokens: () => (tokens ??= numberTokens(tokenize(normalized, settings.tokens), vocabulary)),
      quantities: readOnce(text),
      cached: createCache(() => answer),
    };
    // A new map, because clearing one keeps its old entries alive for the garbage collector.
    if (recent.size >= MAX_CACHED) recent = new Map();
    recent.set(text, answer);
    return answer;
  };
}

/**
 * The numbers of the tokens, in ascending order. A new token gets the next number of the vocabulary.
 */
function numberTokens(tokens: readonly string[], vocabulary: Map<string, number>): Int32Array {
  const numbers = new Int32Array(tokens.length);
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? '';
    let number = vocabulary.get(token);
    if (number === undefined) {
      number = vocabulary.size;
      vocabulary.set(token, number);
    }
    numbers[index] = number;
  }
  return numbers.sort();
}

function readOnce(text: string): PreparedAnswer['quantities'] {
  const read: Partial<Record<DecimalConvention, readonly Quantity[]>> = {};
  return (convention) => (read[convention] ??= parseQuantities(text, convention));
}

/**
 * A cache with the lifetime of its subject. One weak map entry per answer would cost more time in
 * garbage collection than scoring takes.
 */
export function createCache<Subject>(subject: () => Subject): Cache<Subject> {
  const makes: unknown[] = [];
  const results: unknown[] = [];
  return <Result>(make: (subject: Subject) => Result): Result => {
    const at = makes.indexOf(make);
    if (at >= 0) return results[at] as Result;
    const result = make(subject());
    makes.push(make);
    results.push(result);
    return result;
  };
}

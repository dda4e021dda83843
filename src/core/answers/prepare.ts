import type { DecimalConvention } from './quantity/numeral';
import { parseQuantities, type Quantity } from './quantity/parse';
import type { Settings } from '../settings';
import { createNormalizer } from '../text/normalize';
import { tokenize } from '../text/tokenize';

/** What a function makes of one subject, worked out when it is first asked for and then kept with it. */
export type Cache<Subject> = <Result>(make: (subject: Subject) => Result) => Result;

/** One answer text, read once for all metrics and runs. */
export interface PreparedAnswer {
  readonly raw: string;
  readonly normalized: string;
  /**
   * A number for each token, ascending, worked out when first asked for; equal tokens have equal numbers
   * within one preparer.
   */
  readonly tokens: () => Int32Array;
  /** The quantities of the raw text, read when first asked for. */
  readonly quantities: (convention: DecimalConvention) => readonly Quantity[];
  /** What else is read from it, worked out once. */
  readonly cached: Cache<PreparedAnswer>;
}

export type Preparer = (text: string) => PreparedAnswer;

/** How many texts are cached: the answers of one question in many runs, and `Yes`. */
const MAX_CACHED = 64;

/** Builds a preparer that reads a text once while it remembers it. */
export function createPreparer(
  settings: Pick<Settings, 'normalisation' | 'replacements' | 'tokens'>,
): Preparer {
  const normalize = createNormalizer(settings.normalisation, settings.replacements);
  let known = new Map<string, PreparedAnswer>();
  const vocabulary = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
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
    if (known.size >= MAX_CACHED) known = new Map();
    known.set(text, answer);
    return answer;
  };
}

/** The numbers of some tokens, ascending; a token that is new to the vocabulary gets the next one. */
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
 * A memory that lives and dies with its subject. Weak maps do the same from outside; with one entry
 * for every answer they cost the collector more time than the scoring takes.
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

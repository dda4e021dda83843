import type { DecimalConvention } from './numerals/numeral';
import { parseQuantities } from './quantity/parse';
import type { Quantity } from './quantity/quantity';
import type { Settings } from '../settings';
import { createTokenReader, type TokenReader } from '../text/token-reader';

/** Caches the result of a function for one subject. */
export type Cache<Subject> = <Result>(make: (subject: Subject) => Result) => Result;

/**
 * An answer text, parsed once for all metrics and runs; its properties are computed on first use.
 */
export interface PreparedAnswer {
  readonly raw: string;
  readonly normalized: string;
  /**
   * A number for each token, in token order. Equal tokens have equal numbers within one preparer.
   */
  tokens(): readonly number[];
  /** Whether both texts are equal after normalization; `other` must have the same preparer. */
  isEqualTo(other: PreparedAnswer): boolean;
  /** The quantities of the raw text. */
  quantities(convention: DecimalConvention): readonly Quantity[];
  /** Caches other values derived from the answer. */
  cached<Result>(make: (answer: PreparedAnswer) => Result): Result;
}

export type Preparer = (text: string) => PreparedAnswer;

/**
 * Maximum number of cached texts: the answers to one question, and common answers such as `Yes`.
 */
const MAX_CACHED = 64;

/** Builds a preparer that caches recent texts. */
export function createPreparer(
  settings: Pick<Settings, 'normalisation' | 'replacements' | 'tokens'>,
): Preparer {
  const reader = createTokenReader(settings);
  let recent = new Map<string, PreparedAnswer>();
  return (text) => {
    const cached = recent.get(text);
    if (cached) return cached;
    const answer = new Answer(text, reader);
    // A new map, because after `clear()` the garbage collector would still treat the old entries as
    // live.
    if (recent.size >= MAX_CACHED) recent = new Map();
    recent.set(text, answer);
    return answer;
  };
}

/**
 * A class, since creating a function for each member of each answer takes longer than computing EM
 * and F1.
 */
class Answer implements PreparedAnswer {
  private normal: string | null = null;
  private numbers: readonly number[] | null = null;
  private point: readonly Quantity[] | null = null;
  private comma: readonly Quantity[] | null = null;
  private cache: Cache<PreparedAnswer> | null = null;

  constructor(
    readonly raw: string,
    private readonly reader: TokenReader,
  ) {}

  get normalized(): string {
    return (this.normal ??= this.reader.normalize(this.raw));
  }

  tokens(): readonly number[] {
    return (this.numbers ??= this.reader.read(this.raw));
  }

  isEqualTo(other: PreparedAnswer): boolean {
    if (!this.reader.tokensDecide) return this.normalized === other.normalized;
    const own = this.tokens();
    const others = other.tokens();
    if (own.length !== others.length) return false;
    for (let at = 0; at < own.length; at++) if (own[at] !== others[at]) return false;
    return true;
  }

  quantities(convention: DecimalConvention): readonly Quantity[] {
    return convention === 'point'
      ? (this.point ??= parseQuantities(this.raw, 'point'))
      : (this.comma ??= parseQuantities(this.raw, 'comma'));
  }

  cached<Result>(make: (answer: PreparedAnswer) => Result): Result {
    this.cache ??= createCache(() => this);
    return this.cache(make);
  }
}

/**
 * A cache with the lifetime of its subject. A weak map with one entry per answer would cost more
 * time in garbage collection than scoring takes.
 */
export function createCache<Subject>(subject: () => Subject): Cache<Subject> {
  let latest: CachedResult | null = null;
  return <Result>(make: (subject: Subject) => Result): Result => {
    for (let made = latest; made; made = made.previous) {
      if (made.by === make) return made.result as Result;
    }
    const result = make(subject());
    latest = new CachedResult(make, result, latest);
    return result;
  };
}

/**
 * A result in a cache. It is a class because V8 may start to allocate object literals directly in
 * the old generation, where a dead cache keeps its results alive until the next full collection.
 * This class and those for parsed values and key points save 0.9 GB for a million questions
 * (docs/decisions/speed.md).
 */
class CachedResult {
  constructor(
    readonly by: unknown,
    readonly result: unknown,
    readonly previous: CachedResult | null,
  ) {}
}

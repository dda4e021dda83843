import type { Problem } from '../../core/model';
import { rankingProblems } from '../../core/words/ranking-problems';

/**
 * Passages of many queries as columns, in file order: entry `at` belongs to query `queryOf[at]`.
 */
export interface PassageEntries {
  readonly queryOf: readonly number[] | Int32Array;
  readonly queries: number;
  /** Whether the entry is part of the list; all are by default. */
  readonly isListed?: (entry: number) => boolean;
  readonly passageOf: (entry: number) => string;
  /** Returns the value as a number in JSON; `null` omits it. */
  readonly valueOf: (entry: number) => string | null;
  /** Returns the position within the ranking; NaN keeps the order of the file. */
  readonly rankOf: (entry: number) => number;
}

/**
 * The passages of each query as JSON in one cell, and the entries that repeat a passage of their
 * query.
 */
export interface PassageLists {
  readonly cells: readonly string[];
  readonly repeated: readonly RepeatedEntry[];
  /** Number of lists with ranks and different values, and of those whose values mostly rise with the rank. */
  readonly compared: number;
  readonly reversed: number;
}

export interface RepeatedEntry {
  readonly entry: number;
  /** The entry that is used instead. */
  readonly first: number;
}

/**
 * Writes the passages of each query into one cell, in the order of their ranks: `[{"id":"d1","score":0.3}]`,
 * each once, at its first position. Linear in the entries, with sorting only where ranks are not in
 * file order.
 * @param field name of the value: `score` or `relevance`
 */
export function writePassageLists(entries: PassageEntries, field: string): PassageLists {
  const { queryOf, queries, isListed = () => true, passageOf, valueOf, rankOf } = entries;
  const starts = new Int32Array(queries + 1);
  for (const query of queryOf) starts[query + 1] = (starts[query + 1] ?? 0) + 1;
  for (let query = 0; query < queries; query++) {
    starts[query + 1] = (starts[query + 1] ?? 0) + (starts[query] ?? 0);
  }
  const ordered = new Int32Array(queryOf.length);
  const filled = starts.slice();
  for (const [at, query] of queryOf.entries()) {
    const index = filled[query] ?? 0;
    ordered[index] = at;
    filled[query] = index + 1;
  }
  const repeated: RepeatedEntry[] = [];
  const cells: string[] = [];
  let [compared, reversed] = [0, 0];
  for (let query = 0; query < queries; query++) {
    const own = ordered.subarray(starts[query], starts[query + 1]).filter(isListed);
    if (own.some((entry, at) => at > 0 && rankOf(own[at - 1] ?? 0) > rankOf(entry))) {
      own.sort((a, b) => rankOf(a) - rankOf(b) || a - b);
    }
    const trend = trendOf(own, valueOf, rankOf);
    if (trend !== 0) compared++;
    if (trend > 0) reversed++;
    const seen = new Map<string, number>();
    const items: string[] = [];
    for (const entry of own) {
      const passage = passageOf(entry);
      const first = seen.get(passage);
      if (first !== undefined) {
        repeated.push({ entry, first });
        continue;
      }
      seen.set(passage, entry);
      const value = valueOf(entry);
      const rest = value === null ? '' : `,"${field}":${value}`;
      items.push(`{"id":${JSON.stringify(passage)}${rest}}`);
    }
    cells.push(`[${items.join(',')}]`);
  }
  return { cells, repeated, compared, reversed };
}

/** How many more of the values rise from one rank to the next than fall. */
function trendOf(
  entries: Int32Array,
  valueOf: PassageEntries['valueOf'],
  rankOf: PassageEntries['rankOf'],
): number {
  let trend = 0;
  let before: number | null = null;
  for (const entry of entries) {
    const text = Number.isNaN(rankOf(entry)) ? null : valueOf(entry);
    if (text === null) continue;
    const value = Number(text);
    if (before !== null) trend += Math.sign(value - before);
    before = value;
  }
  return trend;
}

/** A warning if the ranks contradict the scores in most queries, the sign of distances. */
export function describeReversed(file: string, ranked: PassageLists | null): Problem[] {
  const { compared, reversed } = ranked ?? { compared: 0, reversed: 0 };
  return 2 * reversed > compared ? [rankingProblems.reversedScores(file, reversed, compared)] : [];
}

/**
 * Repeated passages of a ranking, and repeated judgments; in a file with rankings, only
 * contradictory judgments. @param grades the value of each entry
 */
export function describeRepeated(
  file: string,
  ranked: PassageLists | null,
  judged: PassageLists | null,
  grades: readonly string[],
  describe: (repeated: RepeatedEntry) => Parameters<typeof rankingProblems.repeatedRanked>[2],
): Problem[] {
  const [first] = ranked?.repeated ?? [];
  const again = judged?.repeated ?? [];
  const conflicting = again.filter(({ entry, first }) => grades[entry] !== grades[first]);
  const [example] = ranked ? conflicting : [...conflicting, ...again];
  const count = ranked ? conflicting.length : again.length;
  return [
    ...(first
      ? [rankingProblems.repeatedRanked(file, ranked?.repeated.length ?? 0, describe(first))]
      : []),
    ...(example
      ? [rankingProblems.repeatedJudged(file, count, conflicting.length, describe(example))]
      : []),
  ];
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A decimal number in JSON, with all its digits; `null` for any other text. */
export function toJsonNumber(text: string): string | null {
  if (JSON_NUMBER.test(text)) return text;
  const value = DECIMAL.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? String(value) : null;
}

import { findPositions } from '../../../text/edit-distance';

/** A suffix automaton state: substrings of the first string that end at the same positions. */
interface State {
  /** Length of the longest substring. */
  length: number;
  /** Index of the state of its longest suffix that ends at more positions; -1 at the root. */
  link: number;
  next: Map<string, number>;
}

/** From this length on, a match cannot start with a frequent character. */
const AUTOJUNK_LENGTH = 200;

/** Half-open ranges of code points in the two strings. */
interface Region {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

interface Match {
  readonly at: number;
  readonly otherAt: number;
  readonly size: number;
}

/** Finds the longest common substring within a region. */
type Finder = (region: Region) => Match;

/**
 * Length of the longest match by Python's `SequenceMatcher(None, a, b).find_longest_match()`. If
 * `b` has at least 200 characters, a character that makes up more than 1% of it cannot start a
 * match, only extend one.
 */
export function longestMatch(a: readonly string[], b: readonly string[]): number {
  return createFinder(a, b)(wholeRegion(a, b)).size;
}

/**
 * Python's `SequenceMatcher(None, a, b).ratio()`: twice the number of matched characters divided by
 * the total length of both strings; 1 for two empty strings. Matches are found longest first, so
 * the ratio is not symmetric. Source: CPython `Lib/difflib.py` (Ratcliff and Obershelp, 1988).
 */
export function sequenceRatio(a: readonly string[], b: readonly string[]): number {
  const total = a.length + b.length;
  if (total === 0) return 1;
  const find = createFinder(a, b);
  const open: Region[] = [wholeRegion(a, b)];
  let matched = 0;
  for (let region = open.pop(); region; region = open.pop()) {
    const { at, otherAt, size } = find(region);
    if (size === 0) continue;
    matched += size;
    const { from, to, otherFrom, otherTo } = region;
    if (from < at && otherFrom < otherAt) open.push({ from, to: at, otherFrom, otherTo: otherAt });
    if (at + size < to && otherAt + size < otherTo) {
      open.push({ from: at + size, to, otherFrom: otherAt + size, otherTo });
    }
  }
  return (2 * matched) / total;
}

function wholeRegion(a: readonly string[], b: readonly string[]): Region {
  return { from: 0, to: a.length, otherFrom: 0, otherTo: b.length };
}

function createFinder(a: readonly string[], b: readonly string[]): Finder {
  const positions = indexPositions(b);
  const lengths = new Int32Array(b.length + 1);
  const none: readonly number[] = [];
  return ({ from, to, otherFrom, otherTo }) => {
    let best: Match = { at: from, otherAt: otherFrom, size: 0 };
    lengths.fill(0, otherFrom, otherTo + 1);
    let earlier = none;
    for (let at = from; at < to; at++) {
      const found = positions.get(a[at] ?? '') ?? none;
      const row = found.slice(lowerBound(found, otherFrom), lowerBound(found, otherTo));
      const grown = row.map(
        (position) => (position > otherFrom ? (lengths[position] ?? 0) : 0) + 1,
      );
      for (const position of earlier) lengths[position + 1] = 0;
      row.forEach((position, index) => {
        const size = grown[index] ?? 0;
        lengths[position + 1] = size;
        if (size > best.size) best = { at: at - size + 1, otherAt: position - size + 1, size };
      });
      earlier = row;
    }
    return extend(a, b, best, { from, to, otherFrom, otherTo });
  };
}

/** Extends a match over frequent characters, which cannot start one. */
function extend(a: readonly string[], b: readonly string[], match: Match, region: Region): Match {
  let { at, otherAt, size } = match;
  while (at > region.from && otherAt > region.otherFrom && a[at - 1] === b[otherAt - 1]) {
    at--;
    otherAt--;
    size++;
  }
  while (
    at + size < region.to &&
    otherAt + size < region.otherTo &&
    a[at + size] === b[otherAt + size]
  ) {
    size++;
  }
  return { at, otherAt, size };
}

/** The positions of each character that can start a match, ascending. */
function indexPositions(text: readonly string[]): Map<string, number[]> {
  const positions = findPositions(text);
  if (text.length >= AUTOJUNK_LENGTH) {
    const maxCount = Math.floor(text.length / 100) + 1;
    for (const [character, found] of positions)
      if (found.length > maxCount) positions.delete(character);
  }
  return positions;
}

/** Index of the first of the ascending numbers that is at least `bound`. */
function lowerBound(numbers: readonly number[], bound: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Length of the longest common contiguous sublist, computed in linear time with a suffix automaton
 * (Blumer et al., 1985).
 */
export function longestCommonRun(a: readonly string[], b: readonly string[]): number {
  const states = build(a);
  let state = 0;
  let length = 0;
  let best = 0;
  for (const token of b) {
    let current = states[state];
    while (current && current.link !== -1 && !current.next.has(token)) {
      state = current.link;
      current = states[state];
      length = current?.length ?? 0;
    }
    const next = current?.next.get(token);
    if (next !== undefined) {
      state = next;
      length++;
    }
    best = Math.max(best, length);
  }
  return best;
}

function build(tokens: readonly string[]): State[] {
  const states: State[] = [{ length: 0, link: -1, next: new Map() }];
  let last = 0;
  for (const token of tokens) last = append(states, last, token);
  return states;
}

function append(states: State[], last: number, token: string): number {
  const added: State = { length: (states[last]?.length ?? 0) + 1, link: 0, next: new Map() };
  const index = states.push(added) - 1;
  let from = last;
  let state = states[from];
  while (state && !state.next.has(token)) {
    state.next.set(token, index);
    from = state.link;
    state = states[from];
  }
  const at = state?.next.get(token);
  const target = at === undefined ? undefined : states[at];
  if (!state || at === undefined || !target) return index;
  if (target.length === state.length + 1) {
    added.link = at;
    return index;
  }
  const copy: State = { length: state.length + 1, link: target.link, next: new Map(target.next) };
  const copied = states.push(copy) - 1;
  while (state?.next.get(token) === at) {
    state.next.set(token, copied);
    from = state.link;
    state = states[from];
  }
  target.link = copied;
  added.link = copied;
  return index;
}

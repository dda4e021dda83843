/** A text of this length or more has its frequent characters set aside. */
const AUTOJUNK_LENGTH = 200;

/** Half-open ranges of code points in the two texts. */
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

/** Finds the longest run that the texts share within a region. */
type Finder = (region: Region) => Match;

/**
 * Size of the longest run of characters that two texts share, as Python's
 * `SequenceMatcher(None, a, b).find_longest_match()` sees it: in a `b` of 200 characters and more, a
 * character that makes up over one per cent starts no match and only lengthens one.
 */
export function longestMatch(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  return createFinder(left, right)(wholeRegion(left, right)).size;
}

/**
 * Python's `SequenceMatcher(None, a, b).ratio()`: twice the characters in matching blocks over all
 * characters; two empty texts give 1. Blocks are found longest first, so it is not symmetrical.
 * Source: CPython `Lib/difflib.py` (Ratcliff and Obershelp, 1988).
 */
export function sequenceRatio(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  const total = left.length + right.length;
  if (total === 0) return 1;
  const find = createFinder(left, right);
  const open: Region[] = [wholeRegion(left, right)];
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
  const places = indexPlaces(b);
  const lengths = new Int32Array(b.length + 1);
  const none: readonly number[] = [];
  return ({ from, to, otherFrom, otherTo }) => {
    let best: Match = { at: from, otherAt: otherFrom, size: 0 };
    lengths.fill(0, otherFrom, otherTo + 1);
    let earlier = none;
    for (let at = from; at < to; at++) {
      const found = places.get(a[at] ?? '') ?? none;
      const row = found.slice(firstFrom(found, otherFrom), firstFrom(found, otherTo));
      const grown = row.map((place) => (place > otherFrom ? (lengths[place] ?? 0) : 0) + 1);
      for (const place of earlier) lengths[place + 1] = 0;
      row.forEach((place, index) => {
        const size = grown[index] ?? 0;
        lengths[place + 1] = size;
        if (size > best.size) best = { at: at - size + 1, otherAt: place - size + 1, size };
      });
      earlier = row;
    }
    return extend(a, b, best, { from, to, otherFrom, otherTo });
  };
}

/** Lengthens a match over frequent characters, which start none. */
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

/** The places of each character that may start a match, ascending. */
function indexPlaces(text: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  text.forEach((character, at) => {
    const known = places.get(character);
    if (known) known.push(at);
    else places.set(character, [at]);
  });
  if (text.length >= AUTOJUNK_LENGTH) {
    const most = Math.floor(text.length / 100) + 1;
    for (const [character, found] of places) if (found.length > most) places.delete(character);
  }
  return places;
}

/** Index of the first of the ascending numbers that is not below `least`. */
function firstFrom(numbers: readonly number[], least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

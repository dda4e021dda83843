/** Bits per word of the bit-parallel methods below. */
const WORD = 32;

/**
 * Levenshtein distance over code points, 32 cells at a time: comparing two texts of 100,000
 * characters takes seconds instead of minutes. Exact. Source: Myers (1999), in the block-based
 * version of Hyyrö (2003).
 */
export function levenshtein(a: string, b: string): number {
  const [pattern, text] = trimShared(Array.from(a), Array.from(b));
  if (pattern.length === 0) return text.length;
  const words = Math.ceil(pattern.length / WORD);
  const lastBit = (pattern.length - 1) % WORD;
  const rises = new Int32Array(words).fill(-1);
  const falls = new Int32Array(words);
  let distance = pattern.length;
  walk(pattern, text, (matches) => {
    let carryUp = 1;
    let carryDown = 0;
    for (let word = 0; word < words; word++) {
      const rise = rises[word] ?? 0;
      const fall = falls[word] ?? 0;
      const match = matches[word] ?? 0;
      const vertical = match | fall;
      const entered = match | carryDown;
      const horizontal = ((((entered & rise) + rise) | 0) ^ rise) | entered;
      const up = fall | ~(horizontal | rise);
      const down = rise & horizontal;
      if (word === words - 1) distance += ((up >>> lastBit) & 1) - ((down >>> lastBit) & 1);
      const shiftedUp = (up << 1) | carryUp;
      const shiftedDown = (down << 1) | carryDown;
      carryUp = up >>> (WORD - 1);
      carryDown = down >>> (WORD - 1);
      rises[word] = shiftedDown | ~(vertical | shiftedUp);
      falls[word] = shiftedUp & vertical;
    }
  });
  return distance;
}

/**
 * ANLS: one minus distance ÷ longer length; 0 below one half. Lengths are those in upper case,
 * where “ß” has two letters. Source: shunk031/ANLS (Biten et al., 2019).
 */
export function anlsSimilarity(a: string, b: string): number {
  const longer = Math.max(countCodePoints(a.toUpperCase()), countCodePoints(b.toUpperCase()));
  const distance = longer === 0 ? 0 : levenshtein(a, b) / longer;
  return distance < 0.5 ? 1 - distance : 0;
}

/** Python's `len(text)`: code points, not UTF-16 code units. */
export function countCodePoints(text: string): number {
  return Array.from(text).length;
}

/**
 * Length of the longest common subsequence over code points, 32 cells at a time. Exact.
 * Source: Hyyrö (2004), “Bit-parallel LCS-length computation revisited”.
 */
export function commonSubsequence(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const [pattern, text] = trimShared(left, right);
  const trimmed = Math.min(left.length, right.length) - pattern.length;
  if (pattern.length === 0) return trimmed;
  const words = Math.ceil(pattern.length / WORD);
  const open = new Int32Array(words).fill(-1);
  walk(pattern, text, (matches) => {
    let carry = 0;
    for (let word = 0; word < words; word++) {
      const before = open[word] ?? 0;
      const matched = before & (matches[word] ?? 0);
      const sum = (before >>> 0) + (matched >>> 0) + carry;
      carry = sum > 0xffffffff ? 1 : 0;
      open[word] = sum | 0 | (before & ~(matches[word] ?? 0));
    }
  });
  let length = 0;
  for (let at = 0; at < pattern.length; at++) {
    if ((((open[Math.floor(at / WORD)] ?? 0) >>> (at % WORD)) & 1) === 0) length++;
  }
  return trimmed + length;
}

/** The shorter and the longer side without their common prefix and suffix. */
function trimShared(a: string[], b: string[]): [shorter: string[], longer: string[]] {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start++;
  let end = 0;
  while (
    end < shorter.length - start &&
    shorter[shorter.length - 1 - end] === longer[longer.length - 1 - end]
  ) {
    end++;
  }
  return [shorter.slice(start, shorter.length - end), longer.slice(start, longer.length - end)];
}

/**
 * Visits each character of the text with a bit set for every position in the pattern where the same
 * character occurs. The bits of frequent characters (at most 32) are kept; those of others are set
 * and cleared each time.
 */
function walk(
  pattern: readonly string[],
  text: readonly string[],
  visit: (matches: Int32Array) => void,
): void {
  const words = Math.ceil(pattern.length / WORD);
  const positions = findPositions(pattern);
  const kept = new Map<string, Int32Array>();
  for (const [character, found] of positions) {
    if (found.length <= words) continue;
    const bits = new Int32Array(words);
    setBits(bits, found);
    kept.set(character, bits);
  }
  const matches = new Int32Array(words);
  for (const character of text) {
    const bits = kept.get(character);
    const found = bits ? [] : (positions.get(character) ?? []);
    setBits(matches, found);
    visit(bits ?? matches);
    for (const at of found) matches[Math.floor(at / WORD)] = 0;
  }
}

/** The positions of each distinct string in a list, such as a character, ascending. */
export function findPositions(text: readonly string[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  text.forEach((character, at) => {
    const known = positions.get(character);
    if (known) known.push(at);
    else positions.set(character, [at]);
  });
  return positions;
}

function setBits(bits: Int32Array, positions: readonly number[]): void {
  for (const at of positions) {
    const word = Math.floor(at / WORD);
    bits[word] = (bits[word] ?? 0) | (1 << (at % WORD));
  }
}

/**
 * The most likely intended name: the nearest by edit distance, ignoring case, if at most a third of
 * its letters differ. In a tie, the first; `null` if no name is near enough.
 */
export function closestName(typed: string, names: readonly string[]): string | null {
  const lower = typed.toLowerCase();
  let closest: string | null = null;
  let minDistance = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const name of names) {
    const distance = levenshtein(lower, name.toLowerCase());
    if (distance < minDistance) [closest, minDistance] = [name, distance];
  }
  return closest;
}

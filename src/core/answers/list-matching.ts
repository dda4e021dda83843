import { findPositions } from '../text/edit-distance';

/** In longer lists only equal items are paired, which takes linear time. */
export const MAX_COMPARED_ITEMS = 200;

/**
 * The largest one-to-one pairing of two lists: for every item of the left list, its partner on the
 * right, or −1. Uses Kuhn's augmenting paths, at most `left × edges` steps. Source: Kuhn (1955),
 * “The Hungarian method for the assignment problem”.
 */
export function pairItems(
  left: number,
  right: number,
  accepts: (left: number, right: number) => boolean,
): Int32Array {
  const partners = Array.from({ length: left }, (_, a) => acceptedBy(a, right, accepts));
  const ofRight = new Int32Array(right).fill(-1);
  const visited = new Int32Array(right).fill(-1);
  const place = (item: number, turn: number): boolean => {
    for (const candidate of partners[item] ?? []) {
      if (visited[candidate] === turn) continue;
      visited[candidate] = turn;
      const before = ofRight[candidate] ?? -1;
      if (before === -1 || place(before, turn)) {
        ofRight[candidate] = item;
        return true;
      }
    }
    return false;
  };
  for (let item = 0; item < left; item++) place(item, item);
  const ofLeft = new Int32Array(left).fill(-1);
  ofRight.forEach((item, candidate) => {
    if (item >= 0) ofLeft[item] = candidate;
  });
  return ofLeft;
}

/** A maximum matching of equal keys, for long lists. */
export function pairEqualItems(left: readonly string[], right: readonly string[]): Int32Array {
  const places = findPositions(right);
  for (const known of places.values()) known.reverse();
  return Int32Array.from(left, (key) => places.get(key)?.pop() ?? -1);
}

/**
 * The matching items, with the one at the same position first, so that equal lists are paired
 * position by position.
 */
function acceptedBy(
  item: number,
  right: number,
  accepts: (left: number, right: number) => boolean,
): number[] {
  const accepted: number[] = [];
  if (item < right && accepts(item, item)) accepted.push(item);
  for (let candidate = 0; candidate < right; candidate++) {
    if (candidate !== item && accepts(item, candidate)) accepted.push(candidate);
  }
  return accepted;
}

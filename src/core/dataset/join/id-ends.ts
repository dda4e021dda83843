import { sampleOf } from './sample-rows';
import { visitInSteps } from './stretch';

/** An end of ids, at which all of a file may have something in common. */
export interface IdEnd {
  /** The id without so many signs of this end. */
  readonly cut: (id: string, length: number) => string;
  /** So many signs from this end. */
  readonly take: (id: string, length: number) => string;
  /** The id with these signs put to this end. */
  readonly put: (id: string, signs: string) => string;
  /** The sign so far from this end. */
  readonly sign: (id: string, at: number) => string | undefined;
}

export const START: IdEnd = {
  cut: (id, length) => id.slice(length),
  take: (id, length) => id.slice(0, length),
  put: (id, signs) => signs + id,
  sign: (id, at) => id[at],
};

export const END: IdEnd = {
  cut: (id, length) => id.slice(0, Math.max(0, id.length - length)),
  take: (id, length) => id.slice(Math.max(0, id.length - length)),
  put: (id, signs) => id + signs,
  sign: (id, at) => id[id.length - 1 - at],
};

/** How many signs are cut off the ids of each side. */
export interface Cut {
  readonly gold: number;
  readonly file: number;
}

/**
 * How much is cut off an end of the gold's ids and the file's so that most of a sample meet; the
 * least of equals.
 */
export function* findCut(
  gold: readonly string[],
  file: readonly string[],
  end: IdEnd,
): Generator<undefined, Cut> {
  const known = new Set<string>();
  yield* visitInSteps(gold, (id) => known.add(id));
  const sample = sampleOf(file);
  const ofGold = yield* commonLength(gold, end);
  const ofFile = yield* commonLength(file, end);
  const common = end.take(gold[0] ?? '', ofGold);
  let best: Cut = { gold: 0, file: 0 };
  let most = 0;
  for (const goldCut of boundaries(gold[0] ?? '', ofGold, end)) {
    // All ids of the gold have in common what they lose, so that a file's id meets one of them with it put on.
    const lost = end.take(common, goldCut);
    for (const fileCut of boundaries(file[0] ?? '', ofFile, end)) {
      const met = sample.filter((id) => known.has(end.put(end.cut(id, fileCut), lost))).length;
      if (met > most) [best, most] = [{ gold: goldCut, file: fileCut }, met];
    }
  }
  return best;
}

/** How many signs all ids have in common at an end. */
function* commonLength(
  ids: readonly string[],
  { take, sign }: IdEnd,
): Generator<undefined, number> {
  const [first = ''] = ids;
  let common = first;
  yield* visitInSteps(ids, (id) => {
    if (take(id, common.length) === common) return;
    let length = 0;
    while (length < common.length && sign(first, length) === sign(id, length)) length++;
    common = take(first, length);
  });
  return common.length;
}

/**
 * Where what ids have in common may be cut: nowhere, where letters, digits and other signs change,
 * and all of it.
 */
function boundaries(id: string, common: number, end: IdEnd): number[] {
  const kind = (at: number) => {
    const sign = end.sign(id, at) ?? '';
    return /\d/.test(sign) ? 'digit' : /\p{L}/u.test(sign) ? 'letter' : 'other';
  };
  const inside = Array.from({ length: common }, (_, at) => at).filter(
    (at) => at > 0 && kind(at) !== kind(at - 1),
  );
  return [...new Set([0, ...inside.slice(0, MOST_BOUNDARIES), common])];
}

const MOST_BOUNDARIES = 8;

import type { Mapping, RepairId } from '../model';
import { mapInBatches, visitInBatches } from '../progress';
import { sampleValues } from './cells';

/** The question that an id refers to; `several` if repairs give several questions the same key. */
export type FindQuestion = (id: string) => number | 'several' | undefined;

/** The start or end of ids: the ids of a file may share a prefix or suffix. */
interface IdEnd {
  /** Removes `length` characters from this end. */
  readonly cut: (id: string, length: number) => string;
  /** Returns the `length` characters at this end. */
  readonly take: (id: string, length: number) => string;
  readonly add: (id: string, characters: string) => string;
  /** Returns the character at this distance from this end. */
  readonly characterAt: (id: string, at: number) => string | undefined;
}

const START: IdEnd = {
  cut: (id, length) => id.slice(length),
  take: (id, length) => id.slice(0, length),
  add: (id, characters) => characters + id,
  characterAt: (id, at) => id[at],
};

const END: IdEnd = {
  cut: (id, length) => id.slice(0, Math.max(0, id.length - length)),
  take: (id, length) => id.slice(Math.max(0, id.length - length)),
  add: (id, characters) => id + characters,
  characterAt: (id, at) => id[id.length - 1 - at],
};

/** Number of characters to cut from the ids of each side. */
interface Cut {
  readonly gold: number;
  readonly file: number;
}

const MAX_BOUNDARIES = 8;

/** Ignores one kind of difference between ids: ids with the same key match. */
export interface Repair {
  readonly id: RepairId;
  readonly label: string;
  /**
   * Either computes the key of an id, or is the end of the ids at which a common part is ignored.
   */
  readonly by: ((id: string) => string) | IdEnd;
}

/** All repairs in the order of application; prefix and suffix come last. */
export const REPAIRS: readonly Repair[] = [
  {
    id: 'unicode',
    label: 'Ignore Unicode variants (composed é, full-width letters)',
    by: (id) => id.normalize('NFKC'),
  },
  { id: 'trim', label: 'Ignore surrounding whitespace', by: (id) => id.trim() },
  { id: 'case', label: 'Ignore case', by: (id) => id.toLowerCase() },
  { id: 'number', label: 'Compare numbers (7.0 is 7, 1E+5 is 100000)', by: canonicalNumber },
  {
    id: 'zeros',
    label: 'Ignore leading zeros (007 = 7)',
    by: (id) => id.replace(/(?<!\d)0+(?=\d)/g, ''),
  },
  { id: 'prefix', label: 'Ignore common prefix', by: START },
  { id: 'suffix', label: 'Ignore common suffix', by: END },
];

/** Keys of the ids of both sides; ids with the same key match. */
interface IdKeys {
  readonly gold: (id: string) => string;
  readonly file: (id: string) => string;
}

/**
 * The keys under several repairs, each applied after the previous ones. Linear in the number of
 * ids.
 */
export function* combineRepairs(
  ids: readonly RepairId[],
  gold: readonly string[],
  file: readonly string[],
): Generator<undefined, IdKeys> {
  const write = createSpellingKey(ids);
  let keys: IdKeys = { gold: write, file: write };
  const ends = chosen(ids).flatMap(({ by }) => (typeof by === 'function' ? [] : [by]));
  if (ends.length === 0) return keys;
  let goldKeys: readonly string[] = yield* mapInBatches(gold, write);
  let fileKeys: readonly string[] = yield* mapInBatches(file, write);
  for (const end of ends) {
    const lengths = yield* findCut(goldKeys, fileKeys, end);
    const before = keys;
    keys = {
      gold: (id) => end.cut(before.gold(id), lengths.gold),
      file: (id) => end.cut(before.file(id), lengths.file),
    };
    goldKeys = yield* cutAll(goldKeys, end, lengths.gold);
    fileKeys = yield* cutAll(fileKeys, end, lengths.file);
  }
  return keys;
}

function* cutAll(
  ids: readonly string[],
  { cut }: IdEnd,
  length: number,
): Generator<undefined, readonly string[]> {
  return length === 0 ? ids : yield* mapInBatches(ids, (id) => cut(id, length));
}

/** The key of an id under these repairs except prefix and suffix, which depend on all ids. */
export function createSpellingKey(ids: readonly RepairId[]): (id: string) => string {
  const steps = chosen(ids).flatMap(({ by }) => (typeof by === 'function' ? [by] : []));
  return (id) => steps.reduce((key, step) => step(key), id);
}

function chosen(ids: readonly RepairId[]): readonly Repair[] {
  return REPAIRS.filter(({ id }) => ids.includes(id));
}

/** Largest exponent; spreadsheets do not rewrite numbers beyond it. */
const MAX_SHIFT = 40;

/** A decimal number in canonical form; any other string is returned unchanged. */
function canonicalNumber(id: string): string {
  const parts = /^([+-]?)(\d{1,40})(?:\.(\d{0,40}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(id);
  if (!parts) return id;
  const [, character = '', whole = '', fraction = '', exponent = '0'] = parts;
  const shift = Number(exponent);
  if (Math.abs(shift) > MAX_SHIFT) return id;
  const digits =
    '0'.repeat(Math.max(0, -shift)) + whole + fraction + '0'.repeat(Math.max(0, shift));
  const point = Math.max(0, -shift) + whole.length + shift;
  const after = digits.slice(point).replace(/0+$/, '');
  return `${character === '-' ? '-' : ''}${digits.slice(0, point)}${after === '' ? '' : `.${after}`}`;
}

/**
 * How many characters to cut from the gold ids and from the file's ids so that most of a sample
 * match; in a tie, the shortest cut.
 */
function* findCut(
  gold: readonly string[],
  file: readonly string[],
  end: IdEnd,
): Generator<undefined, Cut> {
  const known = new Set<string>();
  yield* visitInBatches(gold, (id) => known.add(id));
  const sample = sampleValues(file);
  const ofGold = yield* commonLength(gold, end);
  const ofFile = yield* commonLength(file, end);
  const common = end.take(gold[0] ?? '', ofGold);
  let best: Cut = { gold: 0, file: 0 };
  let most = 0;
  for (const goldCut of boundaries(gold[0] ?? '', ofGold, end)) {
    // All gold ids share the part that is cut off, so adding that part to a file's id tests whether
    // the id matches.
    const lost = end.take(common, goldCut);
    for (const fileCut of boundaries(file[0] ?? '', ofFile, end)) {
      const matches = sample.filter((id) => known.has(end.add(end.cut(id, fileCut), lost))).length;
      if (matches > most) [best, most] = [{ gold: goldCut, file: fileCut }, matches];
    }
  }
  return best;
}

/** Length of the prefix or suffix that all ids have in common. */
function* commonLength(
  ids: readonly string[],
  { take, characterAt: character }: IdEnd,
): Generator<undefined, number> {
  const [first = ''] = ids;
  let common = first;
  yield* visitInBatches(ids, (id) => {
    if (take(id, common.length) === common) return;
    let length = 0;
    while (length < common.length && character(first, length) === character(id, length)) length++;
    common = take(first, length);
  });
  return common.length;
}

/**
 * Possible cut lengths within the shared part: zero, up to each boundary between letters, digits
 * and other characters, and all of it.
 */
function boundaries(id: string, common: number, end: IdEnd): number[] {
  const kind = (at: number) => {
    const character = end.characterAt(id, at) ?? '';
    return /\d/.test(character) ? 'digit' : /\p{L}/u.test(character) ? 'letter' : 'other';
  };
  const inside = Array.from({ length: common }, (_, at) => at).filter(
    (at) => at > 0 && kind(at) !== kind(at - 1),
  );
  return [...new Set([0, ...inside.slice(0, MAX_BOUNDARIES), common])];
}

/**
 * Matches equal ids first and applies the repairs only to the rest, so that no repair loses an
 * exact match. Linear in the number of ids.
 * @param known position of each question by its id
 * @param fileIds the id of every row; empty ids match nothing
 */
export function* createMatcher(
  known: ReadonlyMap<string, number>,
  fileIds: readonly string[],
  repairs: readonly RepairId[] = [],
): Generator<undefined, FindQuestion> {
  if (repairs.length === 0) return (id) => known.get(id);
  const findRepaired = yield* createRepairedMatcher(known, fileIds, repairs);
  return (id) => known.get(id) ?? findRepaired(id);
}

/** Finds questions by repaired keys, for ids without an exact match. */
export function* createRepairedMatcher(
  known: ReadonlyMap<string, number>,
  fileIds: readonly string[],
  repairs: readonly RepairId[],
): Generator<undefined, FindQuestion> {
  const filled = fileIds.filter((id) => id !== '');
  const keys = yield* combineRepairs(repairs, [...known.keys()], filled);
  const byKey = new Map<string, number | 'several'>();
  let isGoldChanged = false;
  yield* visitInBatches(known, ([id, question]) => {
    const key = keys.gold(id);
    isGoldChanged ||= key !== id;
    byKey.set(key, byKey.has(key) ? 'several' : question);
  });
  return (id) => {
    if (id === '') return undefined;
    const key = keys.file(id);
    // An id that no repair changes cannot match a gold id that is also unchanged.
    return key === id && !isGoldChanged ? undefined : byKey.get(key);
  };
}

/** The mapping with exactly these repairs for the ids of a file; an empty list removes them. */
export function withRepairs(mapping: Mapping, file: string, repairs: readonly RepairId[]): Mapping {
  const predictions = mapping.predictions.map((one) =>
    one.file === file ? { ...one, repairs } : one,
  );
  return { ...mapping, predictions };
}

import type { RepairId } from '../model';

/** A way to overlook a difference between ids: one key for the gold's ids, one for the file's. */
export interface Repair {
  readonly id: RepairId;
  /** What it overlooks, as the name of a choice. */
  readonly label: string;
  /** Made from the ids of both sides, since a common prefix is seen only in all of them. */
  readonly create: (gold: AskIds, file: AskIds) => Keys;
}

/** All ids of a side; a function, since most repairs look at none. */
type AskIds = () => readonly string[];

/** Ids that have the same key meet. */
export interface Keys {
  readonly gold: (id: string) => string;
  readonly file: (id: string) => string;
}

/** A repair that does the same to every id of either side. */
function define(id: RepairId, label: string, key: (id: string) => string): Repair {
  return { id, label, create: () => ({ gold: key, file: key }) };
}

const unicode = define(
  'unicode',
  'Overlook Unicode forms (é as one sign or two, full width)',
  (id) => id.normalize('NFKC'),
);

const trim = define('trim', 'Overlook white space around ids', (id) => id.trim());

const letterCase = define('case', 'Overlook capitals', (id) => id.toLowerCase());

const number = define(
  'number',
  'Compare numbers as numbers (7.0 is 7, 1E+5 is 100000)',
  plainNumber,
);

const zeros = define('zeros', 'Overlook leading zeros (007 is 7)', (id) =>
  id.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '')),
);

const prefix: Repair = {
  id: 'prefix',
  label: 'Overlook what all ids of a file begin with',
  create: (gold, file) => {
    const [ofGold, ofFile] = bestCut(gold(), file(), START);
    return { gold: (id) => START.cut(id, ofGold), file: (id) => START.cut(id, ofFile) };
  },
};

const suffix: Repair = {
  id: 'suffix',
  label: 'Overlook what all ids of a file end with',
  create: (gold, file) => {
    const [ofGold, ofFile] = bestCut(gold(), file(), END);
    return { gold: (id) => END.cut(id, ofGold), file: (id) => END.cut(id, ofFile) };
  },
};

/** Every repair, in the order in which several are applied. */
export const REPAIRS: readonly Repair[] = [
  unicode,
  trim,
  letterCase,
  number,
  zeros,
  prefix,
  suffix,
];

/** The keys under several repairs, each made from what the ones before it leave. */
export function composeRepairs(
  ids: readonly RepairId[],
  gold: readonly string[],
  file: readonly string[],
): Keys {
  let keys: Keys = { gold: (id) => id, file: (id) => id };
  for (const repair of REPAIRS.filter(({ id }) => ids.includes(id))) {
    const before = keys;
    const made = repair.create(
      () => gold.map(before.gold),
      () => file.map(before.file),
    );
    keys = {
      gold: (id) => made.gold(before.gold(id)),
      file: (id) => made.file(before.file(id)),
    };
  }
  return keys;
}

/** Digits after which an exponent is no number that a spreadsheet has rewritten. */
const MOST_DIGITS = 40;

/** A decimal number without what does not change it; any other text as it stands. */
function plainNumber(id: string): string {
  const parts = /^([+-]?)(\d{1,40})(?:\.(\d{0,40}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(id);
  if (!parts) return id;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const shift = Number(exponent);
  if (Math.abs(shift) > MOST_DIGITS) return id;
  const digits =
    '0'.repeat(Math.max(0, -shift)) + whole + fraction + '0'.repeat(Math.max(0, shift));
  const point = Math.max(0, -shift) + whole.length + shift;
  const after = digits.slice(point).replace(/0+$/, '');
  return `${sign === '-' ? '-' : ''}${digits.slice(0, point)}${after === '' ? '' : `.${after}`}`;
}

/** Ids of the file that are tried against each cut. */
const SAMPLE = 200;

/** An end of ids, at which they may have something in common. */
interface Edge {
  readonly cut: (id: string, length: number) => string;
  /** The sign so far from this end. */
  readonly sign: (id: string, at: number) => string | undefined;
}

const START: Edge = { cut: (id, length) => id.slice(length), sign: (id, at) => id[at] };

const END: Edge = {
  cut: (id, length) => id.slice(0, Math.max(0, id.length - length)),
  sign: (id, at) => id[id.length - 1 - at],
};

/** How much is cut off an end of the gold's ids and the file's so that most of a sample meet; the least of equals. */
function bestCut(
  gold: readonly string[],
  file: readonly string[],
  edge: Edge,
): readonly [gold: number, file: number] {
  const sample = file.slice(0, SAMPLE);
  let best: readonly [number, number] = [0, 0];
  let most = 0;
  const cutsOfFile = boundaries(file, edge);
  for (const ofGold of boundaries(gold, edge)) {
    const known = new Set(gold.map((id) => edge.cut(id, ofGold)));
    for (const ofFile of cutsOfFile) {
      const met = sample.filter((id) => known.has(edge.cut(id, ofFile))).length;
      if (met > most) [best, most] = [[ofGold, ofFile], met];
    }
  }
  return best;
}

/** How many signs all ids have in common at an end. */
function commonLength([first = '', ...others]: readonly string[], { sign }: Edge): number {
  let common = first.length;
  for (const id of others) {
    let length = 0;
    while (length < common && sign(first, length) === sign(id, length)) length++;
    common = length;
  }
  return common;
}

/** Where what ids have in common may be cut: nowhere, where letters, digits and other signs change, and all of it. */
function boundaries(ids: readonly string[], edge: Edge): number[] {
  const kind = (sign: string | undefined) =>
    sign === undefined ? '' : /\d/.test(sign) ? 'digit' : /\p{L}/u.test(sign) ? 'letter' : 'other';
  const length = commonLength(ids, edge);
  const sign = (at: number) => kind(edge.sign(ids[0] ?? '', at));
  const inside = Array.from({ length }, (_, at) => at).filter(
    (at) => at > 0 && sign(at) !== sign(at - 1),
  );
  return [...new Set([0, ...inside.slice(0, MOST_BOUNDARIES), length])];
}

const MOST_BOUNDARIES = 8;

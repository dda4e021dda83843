import type { RepairId } from '../model';

/** A way to overlook a difference between ids: one key for the gold's ids, one for the file's. */
export interface Repair {
  readonly id: RepairId;
  /** What it overlooks, as the name of a choice. */
  readonly label: string;
  /** Made from the ids of both sides, since a common prefix is seen only in all of them. */
  readonly create: (gold: readonly string[], file: readonly string[]) => Keys;
}

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
    const [ofGold, ofFile] = bestCut(gold, file);
    return { gold: (id) => id.slice(ofGold), file: (id) => id.slice(ofFile) };
  },
};

const suffix: Repair = {
  id: 'suffix',
  label: 'Overlook what all ids of a file end with',
  create: (gold, file) => {
    const turned = (ids: readonly string[]) => ids.map(reverse);
    const [ofGold, ofFile] = bestCut(turned(gold), turned(file));
    const cut = (length: number) => (id: string) => id.slice(0, Math.max(0, id.length - length));
    return { gold: cut(ofGold), file: cut(ofFile) };
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
    const made = repair.create(gold.map(before.gold), file.map(before.file));
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

/** How much is cut off the start of the gold's ids and the file's so that most of a sample meet; the least of equals. */
function bestCut(
  gold: readonly string[],
  file: readonly string[],
): readonly [gold: number, file: number] {
  const sample = file.slice(0, SAMPLE);
  let best: readonly [number, number] = [0, 0];
  let most = 0;
  for (const ofGold of boundaries(commonStart(gold))) {
    const known = new Set(gold.map((id) => id.slice(ofGold)));
    for (const ofFile of boundaries(commonStart(file))) {
      const met = sample.filter((id) => known.has(id.slice(ofFile))).length;
      if (met > most) [best, most] = [[ofGold, ofFile], met];
    }
  }
  return best;
}

function commonStart(ids: readonly string[]): string {
  let start = ids[0] ?? '';
  for (const id of ids) {
    let length = 0;
    while (length < start.length && start[length] === id[length]) length++;
    start = start.slice(0, length);
  }
  return start;
}

/** Where a common start may be cut: nowhere, where letters, digits and other signs change, and at its end. */
function boundaries(start: string): number[] {
  const kind = (sign: string | undefined) =>
    sign === undefined ? '' : /\d/.test(sign) ? 'digit' : /\p{L}/u.test(sign) ? 'letter' : 'other';
  const inside = Array.from({ length: start.length }, (_, at) => at).filter(
    (at) => at > 0 && kind(start[at]) !== kind(start[at - 1]),
  );
  return [...new Set([0, ...inside.slice(0, MOST_BOUNDARIES), start.length])];
}

const MOST_BOUNDARIES = 8;

function reverse(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text[text.length - 1 - at]).join('');
}

import type { RepairId } from '../../model';
import { type Cut, END, findCut, type IdEnd, START } from './id-ends';
import { mapInSteps } from './stretch';

/** A way to overlook a difference between ids: ids whose keys are the same meet. */
export interface Repair {
  readonly id: RepairId;
  /** What it overlooks, as the name of a choice. */
  readonly label: string;
  /** The key of any id; or the end of ids at which what all of a side have in common is overlooked. */
  readonly by: ((id: string) => string) | IdEnd;
}

/** Every repair, in the order in which several are applied: those of ends come last. */
export const REPAIRS: readonly Repair[] = [
  {
    id: 'unicode',
    label: 'Overlook Unicode forms (é as one sign or two, full width)',
    by: (id) => id.normalize('NFKC'),
  },
  { id: 'trim', label: 'Overlook white space around ids', by: (id) => id.trim() },
  { id: 'case', label: 'Overlook capitals', by: (id) => id.toLowerCase() },
  { id: 'number', label: 'Compare numbers as numbers (7.0 is 7, 1E+5 is 100000)', by: plainNumber },
  {
    id: 'zeros',
    label: 'Overlook leading zeros (007 is 7)',
    by: (id) => id.replace(/(?<!\d)0+(?=\d)/g, ''),
  },
  { id: 'prefix', label: 'Overlook what all ids of a file begin with', by: START },
  { id: 'suffix', label: 'Overlook what all ids of a file end with', by: END },
];

/** How ids of either side become keys under several repairs; ids that have the same key meet. */
export interface Keys {
  readonly gold: (id: string) => string;
  readonly file: (id: string) => string;
}

/**
 * The keys under several repairs, each made from what the ones before it leave. Linear in the number of
 * ids, which are gone through only for what they have in common at an end.
 */
export function* composeRepairs(
  ids: readonly RepairId[],
  gold: readonly string[],
  file: readonly string[],
): Generator<undefined, Keys> {
  const write = overlookWriting(ids);
  let keys: Keys = { gold: write, file: write };
  const ends = chosen(ids).flatMap(({ by }) => (typeof by === 'function' ? [] : [by]));
  if (ends.length === 0) return keys;
  let goldKeys: readonly string[] = yield* mapInSteps(gold, write);
  let fileKeys: readonly string[] = yield* mapInSteps(file, write);
  for (const end of ends) {
    const lengths = yield* findCut(goldKeys, fileKeys, end);
    keys = cutKeys(keys, end, lengths);
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
  return length === 0 ? ids : yield* mapInSteps(ids, (id) => cut(id, length));
}

/** The key of any id under those of the repairs that overlook how it is written; the others need all ids. */
export function overlookWriting(ids: readonly RepairId[]): (id: string) => string {
  const steps = chosen(ids).flatMap(({ by }) => (typeof by === 'function' ? [by] : []));
  return (id) => steps.reduce((key, step) => step(key), id);
}

function chosen(ids: readonly RepairId[]): readonly Repair[] {
  return REPAIRS.filter(({ id }) => ids.includes(id));
}

function cutKeys({ gold, file }: Keys, { cut }: IdEnd, lengths: Cut): Keys {
  return {
    gold: (id) => cut(gold(id), lengths.gold),
    file: (id) => cut(file(id), lengths.file),
  };
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

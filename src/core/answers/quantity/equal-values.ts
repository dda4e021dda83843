import { type Decimal, keyOf } from '../numerals/decimal';
import type { Quantity } from './quantity';

/** The kinds and nouns of the numbers that have the same value. */
interface EqualValues {
  /** Currencies, percent signs or dimensions; `null` for a bare number. */
  readonly kinds: ReadonlySet<string | null>;
  readonly nouns: ReadonlySet<string>;
}

const indexes = new WeakMap<readonly Quantity[], ReadonlyMap<string, EqualValues>>();

/**
 * The numbers with this value; `undefined` if there are none. Takes constant time, so that two long
 * lists are compared in linear time.
 */
export function findEqual(
  quantities: readonly Quantity[],
  value: Decimal,
): EqualValues | undefined {
  if (quantities.length === 0) return undefined;
  let index = indexes.get(quantities);
  if (!index) indexes.set(quantities, (index = indexByValue(quantities)));
  return index.get(keyOf(value));
}

function indexByValue(quantities: readonly Quantity[]): ReadonlyMap<string, EqualValues> {
  const index = new Map<string, { kinds: Set<string | null>; nouns: Set<string> }>();
  for (const quantity of quantities) {
    const key = keyOf(quantity.value);
    let found = index.get(key);
    if (!found) index.set(key, (found = { kinds: new Set(), nouns: new Set() }));
    found.kinds.add(kindOf(quantity));
    found.nouns.add(quantity.noun);
  }
  return index;
}

/** Whether an equal number can have the same meaning: “$72” is not the “72 oz” in the question. */
export function hasSameKind(quantities: readonly Quantity[], quantity: Quantity): boolean {
  const equal = findEqual(quantities, quantity.value);
  if (!equal) return false;
  const kind = kindOf(quantity);
  return kind === null || equal.kinds.has(null) || equal.kinds.has(kind);
}

/** The currency, percent sign or dimension of a number; `null` for a bare number. */
export function kindOf({ currency, percent, unit }: Quantity): string | null {
  return currency ?? (percent ? '%' : (unit?.dimension ?? null));
}

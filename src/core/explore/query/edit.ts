import { printField, printQuery } from './print';
import type { FieldReference, Query, Value } from './query';

/*
 * Edits that clicks make to a query. A click adds or removes one condition joined by `and`; other
 * conditions are unchanged.
 */

/** The conditions that are joined by `and`. */
export function conditionsOf(query: Query | null): readonly Query[] {
  if (query === null) return [];
  return query.kind === 'and' ? query.parts : [query];
}

/** Joins conditions by `and`; `null` if there are no conditions. */
export function joinConditions(conditions: readonly Query[]): Query | null {
  const [only] = conditions;
  return conditions.length > 1 ? { kind: 'and', parts: conditions } : (only ?? null);
}

/**
 * Whether a query contains a condition; if the condition joins several by `and`, the query must
 * contain each of them.
 */
export function hasCondition(query: Query | null, condition: Query): boolean {
  const present = new Set(conditionsOf(query).map(printQuery));
  return conditionsOf(condition).every((one) => present.has(printQuery(one)));
}

/** Adds a condition, or removes it if the query contains it. */
export function toggleCondition(query: Query | null, condition: Query): Query | null {
  const own = conditionsOf(condition);
  const written = new Set(own.map(printQuery));
  const others = conditionsOf(query).filter((one) => !written.has(printQuery(one)));
  return hasCondition(query, condition)
    ? joinConditions(others)
    : joinConditions([...others, ...own]);
}

/** The values in a condition `field = v` or `field in (…)`; empty if there is none. */
export function chosenValues(query: Query | null, field: FieldReference): readonly Value[] {
  const found = conditionsOf(query).find((one) => readChosenValues(one, field) !== null);
  return (found && readChosenValues(found, field)) ?? [];
}

/** Toggles a value in the selection for a column. */
export function toggleValue(
  query: Query | null,
  field: FieldReference,
  value: Value,
): Query | null {
  const chosen = chosenValues(query, field);
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const others = conditionsOf(query).filter((one) => readChosenValues(one, field) === null);
  const [first] = next;
  if (first === undefined) return joinConditions(others);
  const condition: Query =
    next.length === 1
      ? { kind: 'compare', field, operator: '=', value: first }
      : { kind: 'in', field, values: next };
  return joinConditions([...others, condition]);
}

/** The values that a condition selects in a column; `null` for any other condition. */
export function readChosenValues(condition: Query, field: FieldReference): readonly Value[] | null {
  const isOurs = (other: FieldReference) => printField(other) === printField(field);
  if (condition.kind === 'in' && isOurs(condition.field)) return condition.values;
  if (condition.kind === 'compare' && condition.operator === '=' && isOurs(condition.field)) {
    return [condition.value];
  }
  return null;
}

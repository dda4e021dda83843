import { printField, printQuery } from './print';
import type { FieldReference, Query, Value } from './query';

/*
 * What clicks do to a query. A click adds or takes away one condition that all questions must meet;
 * the rest of what was typed stays as it is.
 */

/** The conditions that must all hold. */
export function conditionsOf(query: Query | null): readonly Query[] {
  if (query === null) return [];
  return query.kind === 'and' ? query.parts : [query];
}

/** The query of some conditions; `null` without any. */
export function joinConditions(conditions: readonly Query[]): Query | null {
  const [only] = conditions;
  return conditions.length > 1 ? { kind: 'and', parts: conditions } : (only ?? null);
}

/** Whether a condition, or every part of one that is joined by `and`, must hold already. */
export function hasCondition(query: Query | null, condition: Query): boolean {
  const present = new Set(conditionsOf(query).map(printQuery));
  return conditionsOf(condition).every((one) => present.has(printQuery(one)));
}

/** Adds a condition, or takes it away where it is there. */
export function toggleCondition(query: Query | null, condition: Query): Query | null {
  const own = conditionsOf(condition);
  const written = new Set(own.map(printQuery));
  const others = conditionsOf(query).filter((one) => !written.has(printQuery(one)));
  return hasCondition(query, condition)
    ? joinConditions(others)
    : joinConditions([...others, ...own]);
}

/** The values of a column that are chosen by a condition `field = v` or `field in (…)`; none: all are shown. */
export function chosenValues(query: Query | null, field: FieldReference): readonly Value[] {
  const found = conditionsOf(query).find((one) => chosenFrom(one, field) !== null);
  return (found && chosenFrom(found, field)) ?? [];
}

/** Chooses a value of a column besides those chosen, or no longer. */
export function toggleValue(
  query: Query | null,
  field: FieldReference,
  value: Value,
): Query | null {
  const chosen = chosenValues(query, field);
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const others = conditionsOf(query).filter((one) => chosenFrom(one, field) === null);
  const [first] = next;
  if (first === undefined) return joinConditions(others);
  const condition: Query =
    next.length === 1
      ? { kind: 'compare', field, operator: '=', value: first }
      : { kind: 'in', field, values: next };
  return joinConditions([...others, condition]);
}

/** The values that a condition chooses from a column; `null` where it says something else. */
export function chosenFrom(condition: Query, field: FieldReference): readonly Value[] | null {
  const isOurs = (other: FieldReference) => printField(other) === printField(field);
  if (condition.kind === 'in' && isOurs(condition.field)) return condition.values;
  if (condition.kind === 'compare' && condition.operator === '=' && isOurs(condition.field)) {
    return [condition.value];
  }
  return null;
}

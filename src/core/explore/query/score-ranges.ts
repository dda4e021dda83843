import { conditionsOf, joinConditions } from './edit';
import { printField, printQuery } from './print';
import type { FieldReference, Operator, Query } from './query';

/** A range of scores from 0 to 1; 0 and 1 are separate ranges. */
export interface ScoreRange {
  readonly label: string;
  readonly includes: (score: number) => boolean;
  readonly bounds: readonly (readonly [Operator, number])[];
}

const between = (low: number, high: number): ScoreRange => ({
  label: `${low} to ${high}`,
  includes: (score) => (low === 0 ? score > low : score >= low) && score < high,
  bounds: [
    [low === 0 ? '>' : '>=', low],
    ['<', high],
  ],
});

const exactly = (value: number): ScoreRange => ({
  label: `${value}`,
  includes: (score) => score === value,
  bounds: [['=', value]],
});

/** In ascending order; each score from 0 to 1 is in one of them. */
export const SCORE_RANGES: readonly ScoreRange[] = [
  exactly(0),
  between(0, 0.25),
  between(0.25, 0.5),
  between(0.5, 0.75),
  between(0.75, 1),
  exactly(1),
];

/** The score range that a query selects for a metric; `null` if it selects none. */
export function chosenRange(query: Query | null, field: FieldReference): ScoreRange | null {
  const own = conditionsOf(query).filter((one) => comparesField(one, field));
  return SCORE_RANGES.find((range) => isSame(own, conditionsOfRange(range, field))) ?? null;
}

/** Replaces or removes the range filter of a metric. */
export function toggleRange(
  query: Query | null,
  field: FieldReference,
  range: ScoreRange,
): Query | null {
  const others = conditionsOf(query).filter((one) => !comparesField(one, field));
  const wasChosen = chosenRange(query, field) === range;
  return joinConditions([...others, ...(wasChosen ? [] : conditionsOfRange(range, field))]);
}

/** Whether a condition compares the numbers of this column. */
export function comparesField(condition: Query, field: FieldReference): boolean {
  return condition.kind === 'compare' && printField(condition.field) === printField(field);
}

function conditionsOfRange({ bounds }: ScoreRange, field: FieldReference): Query[] {
  return bounds.map(([operator, value]) => ({ kind: 'compare', field, operator, value }));
}

function isSame(a: readonly Query[], b: readonly Query[]): boolean {
  const written = (conditions: readonly Query[]) => conditions.map(printQuery).sort().join('\n');
  return a.length > 0 && written(a) === written(b);
}

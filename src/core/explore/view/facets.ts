import { readChosenValues, conditionsOf, joinConditions } from '../query/edit';
import { printField, printQuery } from '../query/print';
import type { FieldReference, Operator, Query } from '../query/query';
import { MAX_VALUES, type QuestionTable } from './question-table';

/** A range of a score that is a share; 0 and 1 are ranges of their own. */
export interface ScoreRange {
  readonly label: string;
  readonly holds: (score: number) => boolean;
  readonly bounds: readonly (readonly [Operator, number])[];
}

const between = (low: number, high: number): ScoreRange => ({
  label: `${low} to ${high}`,
  holds: (score) => (low === 0 ? score > low : score >= low) && score < high,
  bounds: [
    [low === 0 ? '>' : '>=', low],
    ['<', high],
  ],
});

const exactly = (value: number): ScoreRange => ({
  label: `${value}`,
  holds: (score) => score === value,
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

/** Number of questions with a score in each range. */
export interface RangeFacet {
  /** Id of the metric. */
  readonly name: string;
  /** One per range, over the questions that match every condition except those on this metric. */
  readonly counts: readonly number[];
}

/** A column with few values, to choose from by click. */
export interface Facet {
  /** Its name in a query. */
  readonly name: string;
  readonly label: string;
  /** Most frequent in the whole table first. */
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly value: string;
  /** Questions with this value that match every condition except those on this column. */
  readonly count: number;
}

/** A facet while its questions are counted. */
export interface FacetCount {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  /** Whether a condition is a choice in this facet, which its own counts ignore. */
  readonly owns: (condition: Query) => boolean;
  /** The position of a question's value; -1 without one. */
  readonly positionOf: (question: number) => number;
  readonly counts: number[];
}

/** The category columns with at least two values, not counted yet. */
export function facetsOf(table: QuestionTable, run: number): FacetCount[] {
  return table.fields.flatMap((field): FacetCount[] => {
    if (field.type !== 'text' || !field.isCategory) return [];
    const { name, label } = field;
    const { values, codes } = table.categories(field, run);
    if (values.length < 2 || values.length > MAX_VALUES) return [];
    const reference = { name, run: null, over: null };
    const owns = (condition: Query) => readChosenValues(condition, reference) !== null;
    const positionOf = (question: number) => codes[question] ?? -1;
    return [{ name, label, values, owns, positionOf, counts: values.map(() => 0) }];
  });
}

/** The headline metrics that are shares, in the displayed run, not counted yet. */
export function rangesOf(table: QuestionTable, run: number): FacetCount[] {
  return table.metrics.flatMap(({ id: name, label, headline, display }): FacetCount[] => {
    const reference = { name, run: null, over: null };
    const scoreOf = table.columns(run).numbers(reference);
    if (!headline || display !== 'share' || !scoreOf) return [];
    const values = SCORE_RANGES.map((range) => range.label);
    const owns = (condition: Query) => isOn(condition, reference);
    const positionOf = (question: number) => {
      const score = scoreOf(question);
      return SCORE_RANGES.findIndex(({ holds }) => holds(score));
    };
    return [{ name, label, values, owns, positionOf, counts: values.map(() => 0) }];
  });
}

export function countInFacets(facets: readonly FacetCount[], question: number): void {
  for (const { positionOf, counts } of facets) {
    const at = positionOf(question);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
}

/** The range of a metric in a query; `null` if the query has none of these. */
export function chosenRange(query: Query | null, field: FieldReference): ScoreRange | null {
  const own = conditionsOf(query).filter((one) => isOn(one, field));
  return SCORE_RANGES.find((range) => isSame(own, conditionsOfRange(range, field))) ?? null;
}

/** Replaces or removes the range filter of a metric. */
export function toggleRange(
  query: Query | null,
  field: FieldReference,
  range: ScoreRange,
): Query | null {
  const others = conditionsOf(query).filter((one) => !isOn(one, field));
  const wasChosen = chosenRange(query, field) === range;
  return joinConditions([...others, ...(wasChosen ? [] : conditionsOfRange(range, field))]);
}

/** Whether a condition compares this number. */
function isOn(condition: Query, field: FieldReference): boolean {
  return condition.kind === 'compare' && printField(condition.field) === printField(field);
}

function conditionsOfRange({ bounds }: ScoreRange, field: FieldReference): Query[] {
  return bounds.map(([operator, value]) => ({ kind: 'compare', field, operator, value }));
}

function isSame(a: readonly Query[], b: readonly Query[]): boolean {
  const written = (conditions: readonly Query[]) => conditions.map(printQuery).sort().join('\n');
  return a.length > 0 && written(a) === written(b);
}

import { conditionsOf, joinConditions } from '../query/edit';
import { printField, printQuery } from '../query/print';
import type { FieldReference, Operator, Query } from '../query/query';
import { MAX_VALUES, type QuestionTable } from './question-table';

/** A range of a score that is a share; of 0 and 1 themselves a range of its own. */
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

/** From the lowest on; each score from 0 to 1 is in one of them. */
export const SCORE_RANGES: readonly ScoreRange[] = [
  exactly(0),
  between(0, 0.25),
  between(0.25, 0.5),
  between(0.5, 0.75),
  between(0.75, 1),
  exactly(1),
];

/** How many questions have a score in each range. */
export interface RangeFacet {
  /** The metric as a query names it. */
  readonly name: string;
  /** One a range: questions that meet every condition but those on this very metric. */
  readonly counts: readonly number[];
}

/** The same while questions are counted. */
interface RangeCount {
  readonly name: string;
  readonly reference: FieldReference;
  readonly scoreOf: (question: number) => number;
  readonly counts: number[];
}

/** A column with few values, to choose from by click. */
export interface Facet {
  /** The column as a query names it. */
  readonly name: string;
  readonly label: string;
  /** Most frequent in the whole table first, with how many questions each would show. */
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly value: string;
  /** Questions with this value that meet every condition but those on this very column. */
  readonly count: number;
}

/** A facet while its questions are counted. */
export interface FacetCount {
  readonly name: string;
  readonly label: string;
  readonly reference: FieldReference;
  readonly values: readonly string[];
  readonly codes: Int32Array;
  readonly counts: Uint32Array;
}

/** The columns that sort questions into kinds, two at least; nothing is counted yet. */
export function facetsOf(table: QuestionTable, run: number): FacetCount[] {
  return table.fields.flatMap((field) => {
    if (field.type !== 'text' || !field.isCategory) return [];
    const { name, label } = field;
    const { values, codes } = table.categories(field, run);
    if (values.length < 2 || values.length > MAX_VALUES) return [];
    const reference = { name, run: null, over: null };
    return [{ name, label, reference, values, codes, counts: new Uint32Array(values.length) }];
  });
}

/**
 * Counts a question in every facet that would show it: in all where no condition failed, in one where
 * only the choice in that facet itself did.
 */
export function countFacets(
  facets: readonly FacetCount[],
  question: number,
  failed: readonly { readonly facet: number }[],
): void {
  const [first] = failed;
  if (first && failed.length > 1) return;
  const counted = first ? facets.slice(first.facet, first.facet + 1) : facets;
  for (const { codes, counts } of counted) {
    const code = codes[question] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** The headline metrics that are shares, of the run that is looked at; nothing is counted yet. */
export function rangesOf(table: QuestionTable, run: number): RangeCount[] {
  return table.metrics.flatMap(({ id, headline, display }) => {
    const reference = { name: id, run: null, over: null };
    const scoreOf = table.columns(run).numbers(reference);
    if (!headline || display !== 'share' || !scoreOf) return [];
    return [{ name: id, reference, scoreOf, counts: SCORE_RANGES.map(() => 0) }];
  });
}

/** Counts a question in every metric, or in one where only the choice in that metric itself failed. */
export function countRanges(
  ranges: readonly RangeCount[],
  question: number,
  failed: readonly { readonly range: number }[],
): void {
  const [first] = failed;
  if (first && failed.length > 1) return;
  const counted = first ? ranges.slice(first.range, first.range + 1) : ranges;
  for (const { scoreOf, counts } of counted) {
    const score = scoreOf(question);
    const place = SCORE_RANGES.findIndex(({ holds }) => holds(score));
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
  }
}

/** The range that a query chooses of a metric; `null` where it chooses none of these. */
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

/** Whether a condition compares this very number. */
export function isOn(condition: Query, field: FieldReference): boolean {
  return condition.kind === 'compare' && printField(condition.field) === printField(field);
}

function conditionsOfRange({ bounds }: ScoreRange, field: FieldReference): Query[] {
  return bounds.map(([operator, value]) => ({ kind: 'compare', field, operator, value }));
}

function isSame(a: readonly Query[], b: readonly Query[]): boolean {
  const written = (conditions: readonly Query[]) => conditions.map(printQuery).sort().join('\n');
  return a.length > 0 && written(a) === written(b);
}

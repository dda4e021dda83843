import { readChosenValues } from '../query/edit';
import type { Query } from '../query/query';
import { comparesField, SCORE_RANGES } from '../query/score-ranges';
import { MAX_VALUES, type QuestionTable } from './question-table';

/** Number of questions with a score in each range. */
export interface RangeFacet {
  /** Id of the metric. */
  readonly name: string;
  /** One per range, over the questions that match every condition except those on this metric. */
  readonly counts: readonly number[];
}

/** A column with few values, which the user can choose by clicking. */
export interface Facet {
  readonly name: string;
  readonly label: string;
  /** In descending order of their frequency in the entire table. */
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly value: string;
  /** Questions with this value that match every condition except those on this column. */
  readonly count: number;
}

/** A facet whose questions are still being counted. */
export interface FacetCount {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  /** Whether a condition is a choice in this facet; the facet's own counts ignore it. */
  readonly owns: (condition: Query) => boolean;
  /** Returns the position of a question's value; -1 if the question has no value. */
  readonly positionOf: (question: number) => number;
  readonly counts: number[];
}

/** The category columns with at least two values; all counts are 0. */
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

/**
 * The score ranges of the displayed run for each headline metric that is a share; all counts are 0.
 */
export function rangesOf(table: QuestionTable, run: number): FacetCount[] {
  return table.metrics.flatMap(({ id: name, label, headline, display }): FacetCount[] => {
    const reference = { name, run: null, over: null };
    const scoreOf = table.columns(run).numbers(reference);
    if (!headline || display !== 'share' || !scoreOf) return [];
    const values = SCORE_RANGES.map((range) => range.label);
    const owns = (condition: Query) => comparesField(condition, reference);
    const positionOf = (question: number) => {
      const score = scoreOf(question);
      return SCORE_RANGES.findIndex(({ includes }) => includes(score));
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

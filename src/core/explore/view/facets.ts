import type { FieldReference } from '../query/query';
import { MAX_VALUES, type QuestionTable } from './question-table';

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

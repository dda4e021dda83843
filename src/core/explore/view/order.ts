import { answerCorrect } from '../../scoring/metrics/answer-correct';
import { conditionsOf } from '../query/edit';
import { createMatcher } from '../query/match';
import { parseField, parseInput } from '../query/parse';
import type { FieldReference, QueryProblem } from '../query/query';
import { countInFacets, type Facet, facetsOf, type RangeFacet, rangesOf } from './facets';
import { filtersOf } from './filters';
import { type Group, groupQuestions } from './groups';
import type { QuestionTable } from './question-table';
import type { Sort, View } from './view';

/** The questions of a view, or the error in its query. */
export type OrderedQuestions =
  | {
      readonly kind: 'ordered';
      /** Positions in the file, listed in view order; grouped if the view has groups. */
      readonly order: Uint32Array;
      /** Number of the view's questions that each filter would leave. */
      readonly counts: Readonly<Record<string, number>>;
      readonly facets: readonly Facet[];
      readonly ranges: readonly RangeFacet[];
      /** `null` without grouping. */
      readonly groups: readonly Group[] | null;
      /** Columns in the view that do not exist. */
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'fault'; readonly fault: QueryProblem };

/**
 * Filters, sorts and groups the questions of a view. Ties stay in file order, empty values come
 * last.
 * @param headline id of the metric that decides what the filters count as correct
 */
export function orderQuestions(
  table: QuestionTable,
  run: number,
  view: View,
  headline: string = answerCorrect.id,
): OrderedQuestions {
  const typed = parseInput(view.query, table.vocabulary);
  if (typed.kind === 'fault') return typed;
  const columns = table.columns(run);
  const facets = facetsOf(table, run);
  const ranges = rangesOf(table, run);
  const allFacets = [...facets, ...ranges];
  const conditions = conditionsOf(typed.query).map((condition) => ({
    matches: createMatcher(condition, columns),
    facets: allFacets.filter(({ owns }) => owns(condition)),
  }));
  const metric = table.metrics.find(({ id }) => id === headline);
  const filters = (metric ? filtersOf(metric) : []).map(({ id, query }) => {
    const read = parseInput(query, table.vocabulary);
    const isKnown = read.kind === 'query' && !read.isSearch;
    return { id, matches: isKnown ? createMatcher(read.query, columns) : () => false, count: 0 };
  });

  const shown: number[] = [];
  for (let question = 0; question < table.count; question++) {
    const failed = conditions.filter(({ matches }) => !matches(question));
    // A choice in a facet does not change the counts of the facet's other values.
    const [only] = failed;
    if (failed.length < 2) countInFacets(only?.facets ?? allFacets, question);
    if (failed.length > 0) continue;
    shown.push(question);
    for (const filter of filters) if (filter.matches(question)) filter.count++;
  }

  const unknown: string[] = [];
  const find = (column: string): FieldReference[] => {
    const found = parseField(column, table.vocabulary);
    if (!found) unknown.push(column);
    return found ? [found] : [];
  };
  const sorts = view.sort.flatMap((sort) => find(sort.column).map((field) => ({ field, sort })));
  const [group] = view.group === null ? [] : find(view.group);
  const compare = createComparator(
    sorts.map(({ field, sort }) => ({ keys: table.keys(field, run), sort })),
  );
  const order = Uint32Array.from(shown);
  if (sorts.length > 0) order.sort(compare);
  return {
    kind: 'ordered',
    counts: Object.fromEntries(filters.map(({ id, count }) => [id, count])),
    facets: facets.map(({ name, label, values, counts }) => ({
      name,
      label,
      values: values.map((value, at) => ({ value, count: counts[at] ?? 0 })),
    })),
    ranges: ranges.map(({ name, counts }) => ({ name, counts })),
    unknown,
    ...(group ? groupQuestions(table, run, group, order) : { order, groups: null }),
  };
}

function createComparator(
  sorts: readonly { readonly keys: Float64Array; readonly sort: Sort }[],
): (a: number, b: number) => number {
  return (a, b) => {
    for (const { keys, sort } of sorts) {
      const [x, y] = [keys[a] ?? NaN, keys[b] ?? NaN];
      if (x === y || (Number.isNaN(x) && Number.isNaN(y))) continue;
      if (Number.isNaN(x) || Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1;
      return sort.descending ? y - x : x - y;
    }
    return a - b;
  };
}

import { createContext, use, useMemo } from 'react';
import {
  chosenValues,
  conditionsOf,
  hasCondition,
  toggleCondition,
  toggleValue,
} from '../../../core/explore/query/edit';
import { parseInput } from '../../../core/explore/query/parse';
import { printQuery } from '../../../core/explore/query/print';
import type { Query, Vocabulary } from '../../../core/explore/query/query';
import {
  chosenRange,
  type ScoreRange,
  toggleRange,
} from '../../../core/explore/query/score-ranges';
import type { AssayStore } from '../../../state/store';
import { useAssay, useAssayStore } from '../../store-context';

/** The columns and values that a query can contain; `null` until loaded. */
export const VocabularyContext = createContext<Vocabulary | null>(null);

export type QueryEditor = ReturnType<typeof createEditor>;

/** `null` until the vocabulary is loaded. */
export function useQueryEditor(): QueryEditor | null {
  const store = useAssayStore();
  const vocabulary = use(VocabularyContext);
  const text = useAssay(({ view }) => view.query);
  return useMemo(
    () => (vocabulary ? createEditor(store, vocabulary, text) : null),
    [store, vocabulary, text],
  );
}

/**
 * Parses the current query and edits it in response to clicks; the text in the input is updated.
 */
function createEditor(store: AssayStore, vocabulary: Vocabulary, text: string) {
  const read = (typed: string): Query | null => {
    const found = parseInput(typed, vocabulary);
    return found.kind === 'query' ? found.query : null;
  };
  const query = read(text);
  const change = (next: Query | null) =>
    store.getState().changeView({ query: next ? printQuery(next) : '' });
  const field = (name: string) => ({ name, run: null, over: null });
  return {
    /** Whether the query contains all of these conditions. */
    has: (condition: string) =>
      hasCondition(query, read(condition) ?? { kind: 'search', text: '' }),
    toggle: (condition: string) => {
      const wanted = read(condition);
      if (wanted) change(toggleCondition(query, wanted));
    },
    clear: () => change(null),
    /** The conditions of a query, by default the current one, that are joined by `and`. */
    conditions: (condition?: string) =>
      conditionsOf(condition === undefined ? query : read(condition)),
    chosen: (column: string) => chosenValues(query, field(column)).map(String),
    toggleValue: (column: string, value: string) =>
      change(toggleValue(query, field(column), value)),
    chosenRange: (metric: string) => chosenRange(query, field(metric)),
    toggleRange: (metric: string, range: ScoreRange) =>
      change(toggleRange(query, field(metric), range)),
  };
}

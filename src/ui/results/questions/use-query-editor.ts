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

/** Parses the current query and edits it by clicks; the typed text is updated. */
export interface QueryEditor {
  /** Whether the query contains all of these conditions. */
  readonly has: (text: string) => boolean;
  readonly toggle: (text: string) => void;
  readonly clear: () => void;
  /** The conditions of a query, by default the current one, that are joined by `and`. */
  readonly conditions: (text?: string) => readonly Query[];
  readonly chosen: (column: string) => readonly string[];
  readonly toggleValue: (column: string, value: string) => void;
  readonly chosenRange: (metric: string) => ScoreRange | null;
  readonly toggleRange: (metric: string, range: ScoreRange) => void;
}

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

function createEditor(store: AssayStore, vocabulary: Vocabulary, text: string): QueryEditor {
  const read = (typed: string): Query | null => {
    const found = parseInput(typed, vocabulary);
    return found.kind === 'query' ? found.query : null;
  };
  const query = read(text);
  const change = (next: Query | null) =>
    store.getState().changeView({ query: next ? printQuery(next) : '' });
  const field = (name: string) => ({ name, run: null, over: null });
  return {
    has: (condition) => hasCondition(query, read(condition) ?? { kind: 'search', text: '' }),
    toggle: (condition) => {
      const wanted = read(condition);
      if (wanted) change(toggleCondition(query, wanted));
    },
    clear: () => change(null),
    conditions: (condition) => conditionsOf(condition === undefined ? query : read(condition)),
    chosen: (column) => chosenValues(query, field(column)).map(String),
    toggleValue: (column, value) => change(toggleValue(query, field(column), value)),
    chosenRange: (metric) => chosenRange(query, field(metric)),
    toggleRange: (metric, range) => change(toggleRange(query, field(metric), range)),
  };
}

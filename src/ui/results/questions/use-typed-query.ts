import { useDebouncedCallback } from '@mantine/hooks';
import { use, useState } from 'react';
import type { QueryFault } from '../../../core/explore/query/query';
import { parseTyped } from '../../../core/explore/query/parse';
import { useAssay, useAssayStore } from '../../store-context';
import { VocabularyContext } from './use-query-editor';

/** Milliseconds of rest after which what was typed is taken, or its mistake is shown. */
const DEBOUNCE_MS = 250;

/** The text of the query while it is typed. */
export interface TypedText {
  readonly text: string;
  /** The first mistake, once the typing rests. */
  readonly fault: QueryFault | null;
  /** Words that are searched for as they stand. */
  readonly searched: string | null;
  readonly type: (text: string) => void;
  /** Takes a text at once. */
  readonly take: (text: string) => void;
}

/**
 * A text that can be read becomes the query when the typing rests. One that cannot stays in the field,
 * and the table keeps what was asked last; a click elsewhere on the query drops it.
 */
export function useTypedQuery(): TypedText {
  const store = useAssayStore();
  const query = useAssay(({ view }) => view.query);
  const vocabulary = use(VocabularyContext);
  const [draft, setDraft] = useState<{ text: string; over: string; rests: boolean } | null>(null);
  const typed = draft?.over === query ? draft : null;
  const text = typed?.text ?? query;
  const read = vocabulary && parseTyped(text, vocabulary);

  const settle = (settled: string) => {
    const isRead = !vocabulary || parseTyped(settled, vocabulary).kind === 'query';
    if (isRead) {
      setDraft(null);
      store.getState().changeView({ query: settled });
    } else setDraft({ text: settled, over: store.getState().view.query, rests: true });
  };
  const settleLater = useDebouncedCallback(settle, DEBOUNCE_MS);
  const rests = typed?.rests ?? true;
  return {
    text,
    fault: rests && read?.kind === 'fault' ? read.fault : null,
    searched: rests && read?.kind === 'query' && read.isSearch ? text.trim() : null,
    type: (next) => {
      setDraft({ text: next, over: query, rests: false });
      settleLater(next);
    },
    take: (next) => {
      settleLater.cancel();
      settle(next);
    },
  };
}

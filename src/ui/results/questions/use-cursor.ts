import { useCallback, useMemo, useRef } from 'react';
import { useAssayStore } from '../../store-context';
import type { Listing } from './use-questions';

/** The open question as a place in the view. */
export interface Cursor {
  /** Position in the view; -1 where none is open or the view leaves it out. */
  readonly openPosition: number;
  /** Opens the question at a position; one outside of the view opens the nearest. */
  readonly openAt: (position: number) => void;
}

/** Walks the open question along the view. */
export function useCursor(listing: Listing | null, openQuestion: number | null): Cursor {
  const store = useAssayStore();
  const latest = useRef(0);
  const openAt = useCallback(
    async (position: number) => {
      const last = (listing?.order.length ?? 0) - 1;
      const question = listing?.order[Math.max(0, Math.min(position, last))];
      if (!listing || question === undefined) return;
      const mine = ++latest.current;
      const rows = listing.reader.rowsOf(listing.run, []);
      const row = rows.get(question) ?? (await rows.fetch(question));
      if (row && mine === latest.current) store.getState().openQuestionById(row.id);
    },
    [store, listing],
  );
  return useMemo(
    () => ({
      openPosition: listing && openQuestion !== null ? listing.order.indexOf(openQuestion) : -1,
      openAt: (position) => {
        void openAt(position);
      },
    }),
    [listing, openQuestion, openAt],
  );
}

import { useRef, useState } from 'react';
import { useAssayStore } from '../../store-context';
import type { Listing } from './use-questions';

/** The row that the keyboard is on; while a question is open the two go together. */
export interface Cursor {
  /** Position in the view of the row that is on. */
  readonly active: number;
  /** Position in the view of the open question; -1 where none is open or the view leaves it out. */
  readonly openPosition: number;
  readonly moveTo: (position: number) => void;
  readonly openAt: (position: number) => void;
}

/** Keeps the cursor inside the view; another view puts it at the open question or the first row. */
export function useCursor(listing: Listing | null, openQuestion: number | null): Cursor {
  const store = useAssayStore();
  const [moved, setMoved] = useState<{ listing: Listing | null; position: number } | null>(null);
  const latest = useRef(0);
  const openPosition = listing && openQuestion !== null ? listing.order.indexOf(openQuestion) : -1;
  const last = (listing?.order.length ?? 0) - 1;
  const own = moved?.listing === listing ? moved.position : null;
  const clamp = (position: number) => Math.max(0, Math.min(position, last));

  const moveTo = (position: number) => {
    setMoved({ listing, position: clamp(position) });
  };
  const open = async (position: number) => {
    const question = listing?.order[position];
    if (!listing || question === undefined) return;
    const mine = ++latest.current;
    const rows = listing.reader.rowsOf(listing.run);
    const row = rows.get(question) ?? (await rows.fetch(question));
    if (row && mine === latest.current) store.getState().openQuestionById(row.id);
  };
  return {
    active: own ?? Math.max(openPosition, 0),
    openPosition,
    moveTo,
    openAt: (position) => {
      moveTo(position);
      void open(clamp(position));
    },
  };
}

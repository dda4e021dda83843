import { useState } from 'react';
import type { GridPlace } from './grid-keys';
import type { Listing } from './use-questions';

/** Where the keyboard went to, of which listing, while which line was open. */
interface Moved {
  readonly over: Listing;
  readonly openLine: number;
  readonly place: GridPlace;
}

/** Where the keyboard is in the table: where it was moved to, else on the line that is open. */
export function usePlace(
  listing: Listing,
  openLine: number,
): readonly [place: GridPlace, moveTo: (place: GridPlace) => void] {
  const [moved, setMoved] = useState<Moved | null>(null);
  const column = moved?.place.column ?? 0;
  const isKnown =
    moved?.over === listing &&
    (moved.openLine === openLine || (moved.openLine < 0 && moved.place.line === openLine));
  if (openLine >= 0 && !isKnown) {
    // Where the keyboard is once the question is closed.
    setMoved({ over: listing, openLine: -1, place: { line: openLine, column } });
  }
  const isMoved = moved?.over === listing && moved.openLine === openLine;
  const isInHead = moved !== null && moved.place.line < 0;
  const place = isMoved || isInHead ? moved.place : { line: Math.max(0, openLine), column };
  const moveTo = (next: GridPlace) => {
    setMoved({ over: listing, openLine, place: next });
  };
  return [place, moveTo];
}

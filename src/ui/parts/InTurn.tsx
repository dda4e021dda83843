import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { drawingTurns } from './drawing-turns';

/** Draws costly parts of a view one after another, so that the page answers between them. */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue) return undefined;
    const turn = drawingTurns.wait(() => {
      startTransition(() => {
        setIsDue(true);
      });
    });
    return turn.end;
  }, [isDue]);
  return isDue ? children : null;
}

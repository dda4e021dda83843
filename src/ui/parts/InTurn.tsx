import { type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { drawingTurns } from './drawing-turns';
import { IsLeaving } from './is-leaving';

/** Draws costly parts of a view one after another, so that the page answers between them; takes them down likewise. */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const isLeaving = use(IsLeaving);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn !== isLeaving) return undefined;
    const turn = drawingTurns.wait(() => {
      startTransition(() => {
        setIsDrawn(!isLeaving);
      });
    });
    return turn.end;
  }, [isDrawn, isLeaving]);
  return isDrawn ? children : null;
}

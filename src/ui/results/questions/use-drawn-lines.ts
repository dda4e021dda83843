import { startTransition, useEffect, useState } from 'react';
import { drawingTurns } from '../../parts/drawing-turns';
import { type DrawnLine, drawNext, isDrawn, type WantedLine } from './drawn-lines';

/** Cells that the browser lays out and paints well within a frame. */
const CELLS = 160;

/** The lines that are drawn of those that are wanted (keep them in a `useMemo`), more at each turn. */
export function useDrawnLines(
  wanted: readonly WantedLine[],
  cellsInLine: number,
): readonly DrawnLine[] {
  const [drawn, setDrawn] = useState<readonly DrawnLine[]>([]);
  const most = Math.max(1, Math.round(CELLS / Math.max(1, cellsInLine)));
  useEffect(() => {
    if (isDrawn(drawn, wanted)) return undefined;
    const turn = drawingTurns.wait(() => {
      startTransition(() => {
        setDrawn(drawNext(drawn, wanted, most));
      });
    });
    return turn.end;
  }, [drawn, wanted, most]);
  return drawn;
}

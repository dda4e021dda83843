import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { drawingTurns } from '../parts/drawing-turns';
import { isPrinting } from './use-in-turn';

/** Whether a chart is drawn whole at once, as on paper. */
export const AtOnce = createContext(false);

/**
 * How many steps of a chart may be drawn: 0 at first, then one more at each turn. The library that draws
 * works out a chart anew for each part that joins it; a chart of many parts would block the page.
 */
export function useSteps(steps: number): number {
  const atOnce = useContext(AtOnce);
  const [step, setStep] = useState(() => (atOnce || isPrinting() ? steps : 0));
  useEffect(() => {
    if (step >= steps) return undefined;
    const turn = drawingTurns.wait(() => {
      startTransition(() => {
        setStep(step + 1);
      });
    });
    return turn.end;
  }, [step, steps]);
  return step;
}

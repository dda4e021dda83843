import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface InTurnProps {
  /** How many frames to wait for those before it. */
  readonly turn: number;
  readonly children: ReactNode;
}

/** Draws costly parts of a view one after another, so that the page answers between them. */
export function InTurn({ turn, children }: InTurnProps) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setIsDue(true);
      });
    }, 16 * turn);
    return () => {
      clearTimeout(timer);
    };
  }, [turn]);
  return isDue ? children : null;
}

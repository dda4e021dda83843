import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { drawingTurns } from '../parts/drawing-turns';

/** How far from the window something is drawn already, so that whoever scrolls finds it there. */
const NEAR = '400px';

/**
 * What may be drawn of what is wanted: nothing before its place has come near the window, and anything
 * new when those that were before it are drawn. A page that is printed shows all at once.
 */
export function useInTurn<T>(place: RefObject<Element | null>, wanted: T): T | null {
  const isPrinted = useSyncExternalStore(hearPrinting, isPrinting);
  const [isNear, setIsNear] = useState(false);
  const [given, setGiven] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [place, isNear]);
  useEffect(() => {
    if (!isNear || given?.value === wanted) return undefined;
    const turn = drawingTurns.wait(() => {
      startTransition(() => {
        setGiven({ value: wanted });
      });
    });
    return turn.end;
  }, [isNear, given, wanted]);
  return isPrinted ? wanted : (given?.value ?? null);
}

let printing = false;

export const isPrinting = () => printing;

/** A store, not a state: React draws what comes of it at once, before the browser lays out the print. */
function hearPrinting(hear: () => void): () => void {
  const change = ({ type }: Event) => {
    printing = type === 'beforeprint';
    hear();
  };
  window.addEventListener('beforeprint', change);
  window.addEventListener('afterprint', change);
  return () => {
    window.removeEventListener('beforeprint', change);
    window.removeEventListener('afterprint', change);
  };
}

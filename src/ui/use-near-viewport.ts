import { type RefObject, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

/** Elements this close to the viewport are rendered. */
const NEAR = '400px';

/**
 * Returns `value` once `element` is near the viewport (deferred) or while the page is printed
 * (immediately); `null` before.
 */
export function useNearViewport<T>(element: RefObject<Element | null>, value: T): T | null {
  const isPrinting = useSyncExternalStore(onPrint, () => printing);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  const deferred = useDeferredValue(isNear ? value : null, null);
  return isPrinting ? value : deferred;
}

let printing = false;

/** An external store, so that React renders before the browser lays out the page for printing. */
function onPrint(notify: () => void): () => void {
  const change = ({ type }: Event) => {
    printing = type === 'beforeprint';
    notify();
  };
  window.addEventListener('beforeprint', change);
  window.addEventListener('afterprint', change);
  return () => {
    window.removeEventListener('beforeprint', change);
    window.removeEventListener('afterprint', change);
  };
}

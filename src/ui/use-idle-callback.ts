import { useEffect } from 'react';

/** Calls once after the first drawing, as soon as the browser has nothing better to do. */
export function useIdleCallback(call: () => unknown): void {
  useEffect(() => {
    // Safari has no idle callbacks; a second after the start is as good there.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(call, 1000);
      return () => {
        clearTimeout(timer);
      };
    }
    const handle = requestIdleCallback(() => {
      call();
    });
    return () => {
      cancelIdleCallback(handle);
    };
  }, [call]);
}

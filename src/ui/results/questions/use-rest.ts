import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which the pointer has to rest. */
const REST = 400;

/** Where the pointer rests. */
export interface Rest<T> {
  readonly on: HTMLElement;
  readonly what: T;
}

/** On which of many elements the pointer rests, with what each of them stands for. */
export function useRest<T>(): {
  readonly rest: Rest<T> | null;
  readonly enter: (on: HTMLElement, what: T) => void;
  readonly leave: () => void;
} {
  const [rest, setRest] = useState<Rest<T> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {
    rest,
    enter: (on, what) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setRest({ on, what });
      }, REST);
    },
    leave: () => {
      clearTimeout(timer.current);
      setRest(null);
    },
  };
}

import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ViewCalls } from '../state/model';
import { useAssay, useScoredResult } from './store-context';

type Request<T> = () => Promise<T>;

export interface RequestState<T> {
  /** The last answer, kept while the next one is loading; `null` before the first. */
  readonly answer: T | null;
  /** Whether the answer belongs to the current request. */
  readonly isCurrent: boolean;
  readonly failed: boolean;
}

interface Settled<T> {
  readonly request: Request<T> | null;
  readonly answer: T | null;
  readonly failed: boolean;
}

/**
 * Sends a request whenever it changes (keep it in a `useMemo`; `null` sends nothing). One request
 * runs at a time; of those that wait, only the newest is sent. Outdated answers are dropped, and
 * answers render as transitions.
 */
export function useRequest<T>(request: Request<T> | null): RequestState<T> {
  const [queue] = useState(createQueue);
  const [settled, setSettled] = useState<Settled<T>>({
    request: null,
    answer: null,
    failed: false,
  });
  useEffect(() => {
    if (!request) return undefined;
    const dropped = new AbortController();
    const settle = (change: (before: Settled<T>) => Settled<T>) => {
      if (dropped.signal.aborted) return;
      startTransition(() => {
        setSettled(change);
      });
    };
    queue(async () => {
      if (dropped.signal.aborted) return;
      try {
        const answer = await request();
        settle(() => ({ request, answer, failed: false }));
      } catch {
        settle(({ answer }) => ({ request, answer, failed: true }));
      }
    });
    return () => {
      dropped.abort();
    };
  }, [queue, request]);
  const { answer, failed } = settled;
  return { answer, failed, isCurrent: settled.request === request };
}

/** A worker call with arguments that can be compared by content. */
type Call<Name extends keyof ViewCalls> = (
  ...args: Parameters<ViewCalls[Name]>
) => ReturnType<ViewCalls[Name]>;

/**
 * Asks the worker about the scored result, again whenever the result or the arguments (compared by
 * content) change; sends nothing while the arguments are `null`. @param subject the object that the
 * answer depends on, if not the result; `null` sends nothing
 */
export function useAnswer<Name extends keyof ViewCalls>(
  name: Name,
  args: Parameters<ViewCalls[Name]> | null,
  subject?: object | null,
): RequestState<Awaited<ReturnType<ViewCalls[Name]>>> {
  const ask = useAssay((state) => state.ask);
  const result = useScoredResult();
  const about = subject === undefined ? result : subject;
  const key = args && JSON.stringify(args);
  const request = useMemo(() => {
    if (!about || key === null) return null;
    const call = ask[name] as Call<Name>;
    return () => call(...(JSON.parse(key) as Parameters<ViewCalls[Name]>));
  }, [ask, about, name, key]);
  return useRequest(request as Request<Awaited<ReturnType<ViewCalls[Name]>>> | null);
}

type Task = () => Promise<void>;

/** Runs one task at a time; a newer task replaces one that waits. */
function createQueue(): (task: Task) => void {
  let isBusy = false;
  let waiting: Task | null = null;
  const run = async (first: Task) => {
    isBusy = true;
    for (let task: Task | null = first; task; task = waiting) {
      waiting = null;
      await task();
    }
    isBusy = false;
  };
  return (task) => {
    if (isBusy) waiting = task;
    else void run(task);
  };
}

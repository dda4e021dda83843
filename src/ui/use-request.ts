import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { ViewCalls } from '../state/model';
import { useAssay, useScoredResult } from './store-context';

type Request<T> = () => Promise<T>;

export interface RequestState<T> {
  /** The last response, kept while the next one is loading; `null` before the first. */
  readonly answer: T | null;
  /** Whether the response belongs to the current request. */
  readonly isCurrent: boolean;
  readonly failed: boolean;
}

interface Settled<T> extends Omit<RequestState<T>, 'isCurrent'> {
  readonly request: Request<T> | null;
}

/**
 * Sends a request whenever it changes (keep it in a `useMemo`; `null` sends nothing). One request
 * runs at a time; of those that wait, only the newest is sent. Stale responses are dropped, and
 * responses are rendered in transitions.
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
      startTransition(() => setSettled(change));
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
    return () => dropped.abort();
  }, [queue, request]);
  const { answer, failed } = settled;
  return { answer, failed, isCurrent: settled.request === request };
}

/**
 * Asks the worker about the scored result, and asks again whenever the result or the arguments
 * (compared by content) change; sends nothing while the arguments are `null`.
 * @param call asks the worker; must be the same function in every render
 * @param subject the object that the response depends on, if not the result; `null` sends nothing
 */
export function useAnswers<Args extends readonly unknown[], T>(
  call: (ask: ViewCalls, ...args: Args) => Promise<T>,
  args: Args | null,
  subject?: object | null,
): RequestState<T> {
  const ask = useAssay((state) => state.ask);
  const result = useScoredResult();
  const about = subject === undefined ? result : subject;
  const key = args && JSON.stringify(args);
  const request = useMemo(
    () => (about && key !== null ? () => call(ask, ...(JSON.parse(key) as Args)) : null),
    [ask, about, call, key],
  );
  return useRequest(request);
}

type Answer<Name extends keyof ViewCalls> = Awaited<ReturnType<ViewCalls[Name]>>;

/** Like `useAnswers`, for one call of the worker. */
export function useAnswer<Name extends keyof ViewCalls>(
  name: Name,
  args: Parameters<ViewCalls[Name]> | null,
  subject?: object | null,
): RequestState<Answer<Name>> {
  const call = useCallback(
    (ask: ViewCalls, ...given: Parameters<ViewCalls[Name]>) => {
      const send = ask[name] as (...all: typeof given) => Promise<Answer<Name>>;
      return send(...given);
    },
    [name],
  );
  return useAnswers(call, args, subject);
}

type Task = () => Promise<void>;

/** Runs one task at a time; a newer task replaces one that is waiting. */
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

import type { State } from './model';

/** What has left the page: every request to another host, and the bytes that went with it. */
export interface WhatLeft {
  readonly requests: number;
  /** Addresses, and what was sent to them. */
  readonly bytes: number;
}

/** Counts what the frames sent, which are the page's only way out. */
export function countWhatLeft({ sent, llmJudge }: Pick<State, 'sent' | 'llmJudge'>): WhatLeft {
  const fetched = sent.map(({ address }) => ({ requests: 1, bytes: address.length }));
  const called = llmJudge.sent.map(({ address, calls, bytes }) => ({
    requests: calls,
    bytes: calls * address.length + bytes,
  }));
  return [...fetched, ...called].reduce(
    (sum, one) => ({ requests: sum.requests + one.requests, bytes: sum.bytes + one.bytes }),
    { requests: 0, bytes: 0 },
  );
}

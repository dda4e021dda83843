import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useRequest } from '../../src/ui/use-request';

/** A request that the test resolves. */
function pending() {
  let resolve: (answer: string) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  let sent = 0;
  const request = () => {
    sent++;
    return promise;
  };
  return { request, resolve, reject, count: () => sent };
}

describe('useRequest', () => {
  test('sends one request at a time, and only the latest of those waiting', async () => {
    const [first, second, third] = [pending(), pending(), pending()];
    const { result, rerender } = renderHook(({ request }) => useRequest(request), {
      initialProps: { request: first.request },
    });
    rerender({ request: second.request });
    rerender({ request: third.request });
    expect([first, second, third].map(({ count }) => count())).toEqual([1, 0, 0]);
    await act(async () => {
      first.resolve('first');
      await Promise.resolve();
    });
    expect(result.current.answer).toBeNull();
    expect([second, third].map(({ count }) => count())).toEqual([0, 1]);
    await act(async () => {
      third.resolve('third');
      await Promise.resolve();
    });
    expect(result.current).toEqual({ answer: 'third', isCurrent: true, failed: false });
  });

  test('keeps the last response while the next is loading', async () => {
    const [first, second] = [pending(), pending()];
    const { result, rerender } = renderHook(({ request }) => useRequest(request), {
      initialProps: { request: first.request },
    });
    await act(async () => {
      first.resolve('first');
      await Promise.resolve();
    });
    rerender({ request: second.request });
    expect(result.current).toEqual({ answer: 'first', isCurrent: false, failed: false });
    await act(async () => {
      second.reject(new Error('silent'));
      await Promise.resolve();
    });
    expect(result.current).toEqual({ answer: 'first', isCurrent: true, failed: true });
  });
});

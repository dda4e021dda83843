import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOne } from '../../src/frame/requests';

const asked: { readonly request: IncomingMessage; readonly body: string }[] = [];
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      asked.push({ request, body });
      switch (request.url) {
        case '/good':
          response.end('{"é": 1}');
          break;
        case '/many':
          response.writeHead(429, { 'Retry-After': '7' }).end('{"error": "slow down"}');
          break;
        case '/moved':
          response.writeHead(307, { Location: '/good' }).end();
          break;
        case '/large':
          response.end('x'.repeat(2000));
          break;
        case '/cut':
          response.setHeader('Content-Length', '100').write('{');
          setTimeout(() => response.destroy(), 20);
          break;
        default:
        // Sends no response.
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const call = (path: string, signal = new AbortController().signal, timeoutMs = 5000) =>
  callOne(
    { endpoint: base + path, authorization: 'Bearer secret', maxBytes: 1000, timeoutMs },
    '{"ask": "é"}',
    signal,
  );

describe('callOne', () => {
  test('sends body and key and returns the response as text', async () => {
    expect(await call('/good')).toEqual({
      kind: 'answered',
      status: 200,
      retryAfter: null,
      body: '{"é": 1}',
    });
    const { request, body } = asked.at(-1)!;
    expect(body).toBe('{"ask": "é"}');
    expect(request.method).toBe('POST');
    expect(request.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    expect(request.headers.cookie).toBeUndefined();
    expect(request.headers.referer).toBeUndefined();
  });

  test('sends no authorization header without a key', async () => {
    const request = { endpoint: `${base}/good`, authorization: null, maxBytes: 9, timeoutMs: 5000 };
    expect(await callOne(request, '{}', new AbortController().signal)).toMatchObject({
      kind: 'answered',
    });
    expect(asked.at(-1)?.request.headers.authorization).toBeUndefined();
  });

  test('returns the retry delay of a rejected call', async () => {
    expect(await call('/many')).toMatchObject({ status: 429, retryAfter: '7' });
  });

  test('does not follow redirects', async () => {
    const before = asked.length;
    expect(await call('/moved')).toEqual({ kind: 'handed-on' });
    expect(asked.length).toBe(before + 1);
  });

  test('stops at the size limit', async () => {
    expect(await call('/large')).toEqual({ kind: 'too-large' });
  });

  test('ends on timeout, on abort, and without a response', async () => {
    expect(await call('/cut')).toEqual({ kind: 'no-answer' });
    expect(await call('/silent', undefined, 50)).toEqual({ kind: 'time-out' });
    const abort = new AbortController();
    const given = call('/silent', abort.signal);
    setTimeout(() => {
      abort.abort();
    }, 20);
    expect(await given).toEqual({ kind: 'aborted' });
  });
});

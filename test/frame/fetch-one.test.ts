import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchOne } from '../../src/frame/requests';

const maxBytes = 1000;
const asked: string[] = [];
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers.cookie ?? request.headers.referer ?? '');
    switch (request.url) {
      case '/file.csv':
        response.end('id,answer\nq1,é\n');
        break;
      case '/page':
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<p>Sign in</p>');
        break;
      case '/endless':
        response.write('x'.repeat(2 * maxBytes));
        break;
      case '/cut':
        response.setHeader('Content-Length', '100').write('id');
        setTimeout(() => response.destroy(), 20);
        break;
      default:
        response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string, acceptsHtml = false) =>
  fetchOne(base + path, { maxBytes, acceptsHtml }, () => undefined);

describe('fetchOne', () => {
  test('returns the bytes and the final address', async () => {
    const outcome = await get('/file.csv');
    if (outcome.kind !== 'file') throw new Error('The file is there.');
    expect(new TextDecoder().decode(outcome.bytes)).toBe('id,answer\nq1,é\n');
    expect(outcome.address).toBe(`${base}/file.csv`);
    expect(asked).toEqual(['']);
  });

  test('accepts a web page only if asked to', async () => {
    const outcome = await get('/page', true);
    if (outcome.kind !== 'file') throw new Error('The page is there.');
    expect(new TextDecoder().decode(outcome.bytes)).toBe('<p>Sign in</p>');
  });

  test.each([
    ['/nowhere', { kind: 'status', status: 404 }],
    ['/page', { kind: 'web-page' }],
    ['/endless', { kind: 'too-large' }],
    ['/cut', { kind: 'no-answer' }],
  ])('%s fails: %j', async (path, why) => {
    expect(await get(path)).toEqual({ kind: 'failed', why });
  });

  test('fails if no server answers', async () => {
    expect(await fetchOne('http://127.0.0.1:1/', { maxBytes }, () => undefined)).toEqual({
      kind: 'failed',
      why: { kind: 'no-answer' },
    });
  });
});

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A plain static host that serves files unchanged. */
export interface PlainServer {
  /** The URL of the page's folder, with a trailing slash. */
  readonly url: string;
  /** The requested paths. */
  readonly requests: string[];
  /** Method and body size of each request: `GET` and no bytes for a page that only reads. */
  readonly manners: Set<string>;
  readonly close: () => Promise<void>;
}

/** Serves a folder under a path, with its `_headers` file if the host reads such files. */
export async function servePlain(
  root: string,
  path: string,
  readsHeaders = false,
): Promise<PlainServer> {
  const requests: string[] = [];
  const manners = new Set<string>();
  const rules = readsHeaders ? readRules(readFileSync(join(root, '_headers'), 'utf8')) : [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    requests.push(asked);
    manners.add(`${request.method ?? ''} ${request.headers['content-length'] ?? 0} bytes`);
    const name = asked.slice(path.length) || 'index.html';
    for (const { pattern, name: header, value } of rules) {
      const prefix = pattern.endsWith('*') ? pattern.slice(0, -1) : null;
      const isMeant = prefix === null ? asked === pattern : asked.startsWith(prefix);
      if (isMeant) response.appendHeader(header, value);
    }
    try {
      if (!asked.startsWith(path)) throw new Error('Outside the folder.');
      const content = readFileSync(join(root, name));
      response.setHeader('Content-Type', TYPES[extname(name)] ?? 'text/plain').end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    requests,
    manners,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readRules(text: string) {
  let pattern = '';
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    if (!line.startsWith(' ')) {
      pattern = line;
      return [];
    }
    const colon = line.indexOf(':');
    return [{ pattern, name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }];
  });
}

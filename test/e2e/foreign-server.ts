import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host other than the page's, with a record of every request. */
export interface ForeignServer {
  /** Its URL, with a trailing slash. */
  readonly url: string;
  readonly requests: IncomingMessage[];
  readonly close: () => Promise<void>;
}

/** A response: a string to return, a redirect to a URL, or an endless body. */
export type ForeignFile = string | { readonly handsOnTo: string } | { readonly beginsWith: string };

/** Serves the given files to any site; other paths return 404. */
export async function serveForeign(
  files: Readonly<Record<string, ForeignFile>>,
): Promise<ForeignServer> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'text/plain');
    const file = files[decodeURIComponent((request.url ?? '/').slice(1))];
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file !== 'string' && 'beginsWith' in file) response.write(file.beginsWith);
    else if (typeof file === 'string') response.end(file);
    else response.writeHead(302, { Location: file.handsOnTo }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

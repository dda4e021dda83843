import type { Fetcher } from '../../src/frame/client';
import type {
  CallOutcome,
  CallRequest,
  FetchFailure,
  FetchRequest,
} from '../../src/frame/protocol';

/** Returns the server's response to a request body; called once per request. */
export type Respond = (body: string) => CallOutcome | Promise<CallOutcome>;

/** A fetcher that returns predefined responses without a frame, and records the requests. */
export function createDirectFetcher(
  files: Readonly<Record<string, string | FetchFailure>> = {},
  base = 'https://assay.example/folder/',
  respond: Respond = () => ({ kind: 'no-answer' }),
): Fetcher & {
  readonly requests: FetchRequest[];
  /** The requested endpoints, and the body of each request. */
  readonly opened: CallRequest[];
  readonly bodies: string[];
} {
  const requests: FetchRequest[] = [];
  const opened: CallRequest[] = [];
  const bodies: string[] = [];
  return {
    base,
    requests,
    opened,
    bodies,
    fetchAll: async (request, onProgress) => {
      requests.push(request);
      await Promise.resolve();
      return request.addresses.map((address, index) => {
        onProgress(index, 0, null);
        const found = files[address] ?? { kind: 'status', status: 404 };
        if (typeof found !== 'string') return { kind: 'failed', why: found };
        return { kind: 'file', bytes: new TextEncoder().encode(found).buffer, address };
      });
    },
    openCalls: (request) => {
      opened.push(request);
      return {
        send: (body, signal) => {
          bodies.push(body);
          return new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              resolve({ kind: 'aborted' });
            });
            void Promise.resolve(respond(body)).then(resolve);
          });
        },
        close: () => undefined,
      };
    },
  };
}

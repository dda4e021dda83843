import { type Calls, openCalls } from './calls';
import { PATIENCE, startFrame } from './make-frame';
import type { CallRequest, FetchAnswer, FetchFailure, FetchRequest } from './protocol';

/** What became of one address. */
export type Fetched =
  | { readonly kind: 'file'; readonly bytes: ArrayBuffer; readonly address: string }
  | { readonly kind: 'failed'; readonly why: FetchFailure };

export type OnFetchProgress = (index: number, done: number, total: number | null) => void;

/** The page's only way to anything that is not on the person's disk. */
export interface Fetcher {
  /** The address of the page, from which relative ones are meant. */
  readonly base: string;
  /** Gets files in their order; `null` when it was given up. */
  readonly fetchAll: (
    request: FetchRequest,
    onProgress: OnFetchProgress,
    signal: AbortSignal,
  ) => Promise<readonly Fetched[] | null>;
  /** Begins calls to one server. */
  readonly openCalls: (request: CallRequest) => Calls;
}

/**
 * Fetches in a frame that is made for one request and removed after it. The page itself may connect
 * to nothing; see docs/decisions/privacy.md.
 */
export function createFetcher(document: Document): Fetcher {
  const base = document.baseURI;
  return {
    base,
    fetchAll: (request, onProgress, signal) => {
      const { origin } = new URL(base);
      const isBeside = request.allowed.every((source) => source === origin);
      const { port, remove } = startFrame(document, request, isBeside);
      return converse(port, request, onProgress, signal).finally(remove);
    },
    openCalls: (request) => openCalls(document, request),
  };
}

function converse(
  port: MessagePort,
  request: FetchRequest,
  onProgress: OnFetchProgress,
  signal: AbortSignal,
): Promise<readonly Fetched[] | null> {
  const fetched: Fetched[] = [];
  return new Promise((resolve) => {
    const end = (outcome: readonly Fetched[] | null) => {
      clearTimeout(guard);
      resolve(outcome);
    };
    const guard = setTimeout(() => {
      end(request.addresses.map(() => ({ kind: 'failed', why: { kind: 'no-answer' } })));
    }, PATIENCE);
    signal.addEventListener('abort', () => {
      end(null);
    });
    port.onmessage = ({ data }: MessageEvent<FetchAnswer>) => {
      if (data.kind === 'begun') clearTimeout(guard);
      else if (data.kind === 'progress') onProgress(data.index, data.done, data.total);
      else fetched[data.index] = data;
      if (Object.keys(fetched).length === request.addresses.length) end(fetched);
    };
  });
}

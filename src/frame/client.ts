import type { FetchAnswer, FetchFailure, FetchRequest } from './protocol';

/** What became of one address. */
export type Fetched =
  | { readonly kind: 'file'; readonly bytes: ArrayBuffer; readonly address: string }
  | { readonly kind: 'failed'; readonly why: FetchFailure };

export type OnFetchProgress = (index: number, done: number, total: number | null) => void;

/** The page's only way to a file that is not on the person's disk. */
export interface Fetcher {
  /** The address of the page, from which relative ones are meant. */
  readonly base: string;
  /** Gets files in their order; `null` when it was given up. */
  readonly fetchAll: (
    request: FetchRequest,
    onProgress: OnFetchProgress,
    signal: AbortSignal,
  ) => Promise<readonly Fetched[] | null>;
}

/** Beside the page: of its origin, since a plain host shows its files to no other. */
const BESIDE = 'fetch-beside.html';
/** Anywhere else: in a sandbox, so of no origin at all. */
const ELSEWHERE = 'fetch-elsewhere.html';

/** A frame that has not answered by then was not delivered. */
const PATIENCE = 30_000;

/**
 * Fetches in a frame that is made for one request and removed after it. The page itself may connect
 * to nothing; see docs/decisions/0014-fetching-in-a-frame.md.
 */
export function createFetcher(document: Document): Fetcher {
  const base = document.baseURI;
  return {
    base,
    fetchAll: (request, onProgress, signal) => {
      const { origin } = new URL(base);
      const isBeside = request.allowed.every((source) => source === origin);
      const frame = makeFrame(document, new URL(isBeside ? BESIDE : ELSEWHERE, base), !isBeside);
      return converse(frame, request, onProgress, signal).finally(() => {
        frame.remove();
      });
    },
  };
}

function makeFrame(document: Document, address: URL, isSandboxed: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  if (isSandboxed) frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = address.href;
  frame.hidden = true;
  return frame;
}

function converse(
  frame: HTMLIFrameElement,
  request: FetchRequest,
  onProgress: OnFetchProgress,
  signal: AbortSignal,
): Promise<readonly Fetched[] | null> {
  const { port1: port, port2: theirs } = new MessageChannel();
  const fetched: Fetched[] = [];
  return new Promise((resolve) => {
    const end = (outcome: readonly Fetched[] | null) => {
      clearTimeout(guard);
      port.close();
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
    frame.addEventListener('load', () => {
      // The frame's origin is opaque in a sandbox, so no other target can be named; it is ours by its address.
      frame.contentWindow?.postMessage(request, '*', [theirs]);
    });
    frame.ownerDocument.body.append(frame);
  });
}

import type {
  CallAnswer,
  CallOrder,
  CallOutcome,
  CallRequest,
  FetchAnswer,
  FetchFailure,
  FetchRequest,
  FrameRequest,
} from './protocol';

/** Calls to one server, which a person agreed to. */
export interface Calls {
  /** Sends one body. Never rejects. */
  readonly send: (body: string, signal: AbortSignal) => Promise<CallOutcome>;
  /** Gives up what is on its way and forgets the key. */
  readonly close: () => void;
}

/** Beside the page: of its origin, since a plain host shows its files to no other. */
const SAME_ORIGIN_PAGE = 'fetch-beside.html';

/** Anywhere else: in a sandbox, so of no origin at all. */
const SANDBOXED_PAGE = 'fetch-elsewhere.html';

/** A frame that has not answered by then was not delivered. */
const TIMEOUT_MS = 30_000;

/**
 * Chrome 142 knows the first name, later versions the second. Source: W3C draft, Local Network
 * Access (2026).
 */
const LOCAL_NETWORK = 'local-network-access; loopback-network';

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
      const isSameOrigin = request.allowed.every((source) => source === origin);
      const { port, remove } = startFrame(document, request, isSameOrigin);
      return receiveFiles(port, request, onProgress, signal).finally(remove);
    },
    openCalls: (request) => openCalls(document, request),
  };
}

function receiveFiles(
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
    }, TIMEOUT_MS);
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

/** Makes the frame for one request and hands it the request with a port; the other end is returned. */
function startFrame(document: Document, request: FrameRequest, isSameOrigin: boolean) {
  const frame = document.createElement('iframe');
  if (!isSameOrigin) frame.setAttribute('sandbox', 'allow-scripts');
  // Browsers ask the person before a page may speak to this machine; a frame has to be let ask.
  if ('endpoint' in request && isLocal(request.endpoint)) frame.allow = LOCAL_NETWORK;
  frame.src = new URL(isSameOrigin ? SAME_ORIGIN_PAGE : SANDBOXED_PAGE, document.baseURI).href;
  frame.hidden = true;
  const { port1: port, port2: theirs } = new MessageChannel();
  frame.addEventListener('load', () => {
    // The frame's origin is opaque in a sandbox, so no other target can be named; it is ours by its address.
    frame.contentWindow?.postMessage(request, '*', [theirs]);
  });
  document.body.append(frame);
  return {
    port,
    remove: () => {
      port.close();
      frame.remove();
    },
  };
}

/** Whether an address is on the person's own machine. */
function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Opens a frame that may call this one address and nothing else; it stays until the calls are closed. */
function openCalls(document: Document, request: CallRequest): Calls {
  const frame = startFrame(document, request, false);
  const waiting = new Map<number, (outcome: CallOutcome) => void>();
  let last = 0;
  let isDead = false;
  const end = (id: number, outcome: CallOutcome) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  };
  const endAll = (outcome: CallOutcome) => {
    for (const id of [...waiting.keys()]) end(id, outcome);
  };
  const order = (one: CallOrder) => {
    frame.port.postMessage(one);
  };
  const guard = setTimeout(() => {
    isDead = true;
    endAll({ kind: 'no-answer' });
  }, TIMEOUT_MS);
  frame.port.onmessage = ({ data }: MessageEvent<CallAnswer>) => {
    if (data.kind === 'begun') clearTimeout(guard);
    else end(data.id, data.outcome);
  };
  return {
    send: (body, signal) => {
      if (isDead) return Promise.resolve({ kind: 'no-answer' });
      const id = ++last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        signal.addEventListener('abort', () => {
          order({ kind: 'abort', id });
          end(id, { kind: 'aborted' });
        });
        order({ kind: 'send', id, body });
      });
    },
    close: () => {
      clearTimeout(guard);
      endAll({ kind: 'aborted' });
      frame.remove();
    },
  };
}

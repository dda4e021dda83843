import type {
  CallAnswer,
  CallMessage,
  CallOutcome,
  CallRequest,
  FetchAnswer,
  FetchOutcome,
  FetchRequest,
  FrameRequest,
} from './protocol';

/** Calls to a server that the user agreed to. */
export interface Calls {
  /** Sends one body. Never rejects. */
  readonly send: (body: string, signal: AbortSignal) => Promise<CallOutcome>;
  /** Aborts the calls in progress and forgets the key. */
  readonly close: () => void;
}

/**
 * The document of the frame for URLs of the page's own origin, since simple hosts send no CORS
 * headers.
 */
const SAME_ORIGIN_PAGE = 'fetch-same-origin.html';

/** The document of the frame for other origins: a sandbox with an opaque origin. */
const SANDBOXED_PAGE = 'fetch-elsewhere.html';

/** If the frame does not respond within this time, it is treated as not loaded. */
const TIMEOUT_MS = 30_000;

/**
 * Chrome 142 uses the first name, later versions the second. Source: W3C draft, Local Network
 * Access (2026).
 */
const LOCAL_NETWORK = 'local-network-access; loopback-network';

export type OnFetchProgress = (index: number, done: number, total: number | null) => void;

/** The page's only access to the network. */
export interface Fetcher {
  /** The URL of the page, to resolve relative URLs. */
  readonly base: string;
  /**
   * Fetches files; the outcomes are in the order of the request, or `null` if the request is
   * aborted.
   */
  readonly fetchAll: (
    request: FetchRequest,
    onProgress: OnFetchProgress,
    signal: AbortSignal,
  ) => Promise<readonly FetchOutcome[] | null>;
  readonly openCalls: (request: CallRequest) => Calls;
}

/**
 * Fetches in a frame that exists for one request only. The page itself may not connect to any host;
 * see docs/decisions/privacy.md.
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
): Promise<readonly FetchOutcome[] | null> {
  const fetched: FetchOutcome[] = [];
  return new Promise((resolve) => {
    const end = (outcome: readonly FetchOutcome[] | null) => {
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

/** Creates the frame for a request, sends it the request and a port, and returns the other port. */
function startFrame(document: Document, request: FrameRequest, isSameOrigin: boolean) {
  const frame = document.createElement('iframe');
  if (!isSameOrigin) frame.setAttribute('sandbox', 'allow-scripts');
  // Browsers ask the user before a page connects to the local machine; the frame needs permission
  // to do so.
  if ('endpoint' in request && isLocal(new URL(request.endpoint))) frame.allow = LOCAL_NETWORK;
  frame.src = new URL(isSameOrigin ? SAME_ORIGIN_PAGE : SANDBOXED_PAGE, document.baseURI).href;
  frame.hidden = true;
  const { port1: port, port2: theirs } = new MessageChannel();
  frame.addEventListener('load', () => {
    // A sandboxed frame has an opaque origin, so the target origin must be `*`. The URL of the
    // frame is ours.
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

/** Whether a URL is on the user's own machine. */
export function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Opens a frame that may call only this URL; it exists until the calls are closed. */
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
  const order = (one: CallMessage) => {
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

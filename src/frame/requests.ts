import type {
  CallOutcome,
  CallRequest,
  FetchFailure,
  FetchOutcome,
  FetchRequest,
} from './protocol';

/** Milliseconds between two reports of progress. */
const PROGRESS_INTERVAL_MS = 100;

/** Fetches a file without credentials or referrer, at most `maxBytes` of it. */
export async function fetchOne(
  address: string,
  { maxBytes, acceptsHtml = false }: Pick<FetchRequest, 'maxBytes' | 'acceptsHtml'>,
  onProgress: (done: number, total: number | null) => void,
): Promise<FetchOutcome> {
  try {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) return failed({ kind: 'status', status: response.status });
    if (!acceptsHtml && isWebPage(response.headers)) {
      await response.body?.cancel();
      return failed({ kind: 'web-page' });
    }
    const total = announced(response.headers);
    const bytes = await readBody(response, maxBytes, (done) => {
      onProgress(done, total);
    });
    return bytes ? { kind: 'file', bytes, address: response.url } : failed({ kind: 'too-large' });
  } catch {
    return failed({ kind: 'no-answer' });
  }
}

function failed(why: FetchFailure): FetchOutcome {
  return { kind: 'failed', why };
}

/** Whether the response is a sign-in page, or a page that displays the file. */
function isWebPage(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

/** The announced size; a compressed response announces only its compressed size. */
function announced(headers: Headers): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

/** The body of a response; `null` if it exceeds the limit, in which case the rest is not read. */
async function readBody(
  response: Response,
  maxBytes: number,
  onProgress: (done: number) => void,
): Promise<ArrayBuffer | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  let reportedAt = performance.now();
  const reader = response.body?.getReader();
  while (reader) {
    const { value, done: isOver } = await reader.read();
    if (isOver) break;
    parts.push(value);
    done += value.length;
    if (done > maxBytes) {
      await reader.cancel();
      return null;
    }
    if (performance.now() < reportedAt + PROGRESS_INTERVAL_MS) continue;
    reportedAt = performance.now();
    onProgress(done);
  }
  return new Blob(parts).arrayBuffer();
}

/**
 * Posts a body to the server without cookies or referrer. Redirects are not followed, since the
 * key is meant only for this URL.
 */
export async function callOne(
  { endpoint, authorization, maxBytes, timeoutMs }: CallRequest,
  body: string,
  signal: AbortSignal,
): Promise<CallOutcome> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        ...(authorization !== null && { Authorization: authorization }),
      },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([signal, late]),
    });
    if (isRedirect(response)) return { kind: 'handed-on' };
    const bytes = await readBody(response, maxBytes, () => undefined);
    if (!bytes) return { kind: 'too-large' };
    return {
      kind: 'answered',
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: new TextDecoder().decode(bytes),
    };
  } catch {
    if (signal.aborted) return { kind: 'aborted' };
    return { kind: late.aborted ? 'time-out' : 'no-answer' };
  }
}

/** Browsers hide the status of a redirect; Node does not. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

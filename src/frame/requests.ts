import type { CallOutcome, CallRequest, FetchFailure, FetchRequest } from './protocol';

/** Milliseconds between two reports of progress. */
const PROGRESS_INTERVAL_MS = 100;

export type FetchOutcome =
  | { readonly kind: 'file'; readonly bytes: ArrayBuffer; readonly address: string }
  | { readonly kind: 'failed'; readonly why: FetchFailure };

/**
 * Gets one file, without credentials and without saying who asks. More than `maxBytes` are not
 * taken: the rest is not even waited for.
 */
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

/** A page to sign in at, or one that shows the file: its markup is no data. */
function isWebPage(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

/** The size as announced; what is packed for the way says only its packed size. */
function announced(headers: Headers): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

/** The body of an answer; `null` where it is larger than it may be, whose rest is not waited for. */
async function readBody(
  response: Response,
  maxBytes: number,
  onProgress: (done: number) => void,
): Promise<ArrayBuffer | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  let saidAt = performance.now();
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
    if (performance.now() < saidAt + PROGRESS_INTERVAL_MS) continue;
    saidAt = performance.now();
    onProgress(done);
  }
  return new Blob(parts).arrayBuffer();
}

/**
 * Sends one body to the server, without cookies and without saying who asks. An address that hands on is
 * not followed: the key that comes along is meant for this one alone.
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
    if (isHandedOn(response)) return { kind: 'handed-on' };
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

/** A browser hides where it leads and shows status 0; elsewhere the status is seen. */
function isHandedOn({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

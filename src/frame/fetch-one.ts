import { collect } from './collect';
import type { FetchFailure, FetchRequest } from './protocol';

export type FetchOutcome =
  | { readonly kind: 'file'; readonly bytes: ArrayBuffer; readonly address: string }
  | { readonly kind: 'failed'; readonly why: FetchFailure };

/**
 * Gets one file, without credentials and without saying who asks. More than `mostBytes` are not
 * taken: the rest is not even waited for.
 */
export async function fetchOne(
  address: string,
  { mostBytes, takesPages = false }: Pick<FetchRequest, 'mostBytes' | 'takesPages'>,
  onProgress: (done: number, total: number | null) => void,
): Promise<FetchOutcome> {
  try {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) return failed({ kind: 'status', status: response.status });
    if (!takesPages && isWebPage(response.headers)) {
      await response.body?.cancel();
      return failed({ kind: 'web-page' });
    }
    const total = announced(response.headers);
    const bytes = await collect(response, mostBytes, (done) => {
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

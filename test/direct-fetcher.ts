import type { Fetcher } from '../src/frame/client';
import type { FetchFailure, FetchRequest } from '../src/frame/protocol';

/** A fetcher that answers from a list, without a frame, and keeps what was asked of it. */
export function createDirectFetcher(
  files: Readonly<Record<string, string | FetchFailure>> = {},
  base = 'https://assay.example/folder/',
): Fetcher & { readonly requests: FetchRequest[] } {
  const requests: FetchRequest[] = [];
  return {
    base,
    requests,
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
  };
}

/** The only message to a frame, sent with a port. */
export type FrameRequest = FetchRequest | CallRequest;

export interface FetchRequest {
  readonly addresses: readonly string[];
  /**
   * The content security policy sources that the frame may connect to: the hosts that the user
   * agreed to, and those to which they are known to redirect.
   */
  readonly allowed: readonly string[];
  /** Maximum size of one file. */
  readonly maxBytes: number;
  /** Whether web pages are accepted as files; by default they are treated as sign-in pages. */
  readonly acceptsHtml?: boolean;
}

/** A server to call until the frame is removed. */
export interface CallRequest {
  readonly endpoint: string;
  /** The header `Authorization`; `null` if the server needs none. */
  readonly authorization: string | null;
  /** Maximum size of one response. */
  readonly maxBytes: number;
  /** Milliseconds after which a call is aborted. */
  readonly timeoutMs: number;
}

export type FetchFailure =
  | { readonly kind: 'status'; readonly status: number }
  /** The host redirects to another host that the user did not agree to. */
  | { readonly kind: 'handed-on' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'web-page' }
  | { readonly kind: 'no-answer' };

export type FetchOutcome =
  /** `address`: the URL after redirects. */
  | { readonly kind: 'file'; readonly bytes: ArrayBuffer; readonly address: string }
  | { readonly kind: 'failed'; readonly why: FetchFailure };

/** Messages from the frame. `index` refers to the list of URLs. */
export type FetchAnswer =
  | { readonly kind: 'begun' }
  /** The first, with `done` 0, says that the request was sent. */
  | {
      readonly kind: 'progress';
      readonly index: number;
      readonly done: number;
      /** `null` if the host does not announce the size. */
      readonly total: number | null;
    }
  | (FetchOutcome & { readonly index: number });

export type CallMessage =
  | { readonly kind: 'send'; readonly id: number; readonly body: string }
  | { readonly kind: 'abort'; readonly id: number };

export type CallOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The `Retry-After` header; `null` if it is absent or not exposed to the page. */
      readonly retryAfter: string | null;
      readonly body: string;
    }
  /** `handed-on`: a redirect, not followed; `no-answer`: no response that a page may read. */
  | { readonly kind: 'handed-on' | 'too-large' | 'time-out' | 'no-answer' | 'aborted' };

export type CallAnswer =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended'; readonly id: number; readonly outcome: CallOutcome };

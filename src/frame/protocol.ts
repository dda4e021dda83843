/** The one message that a frame receives, with a port: files to fetch, or a server to call. */
export type FrameRequest = FetchRequest | CallRequest;

/** Files to fetch, one after the other. */
export interface FetchRequest {
  readonly addresses: readonly string[];
  /**
   * What the frame may connect to, as content policy sources: the hosts that the user agreed to, and
   * those to which these are known to redirect.
   */
  readonly allowed: readonly string[];
  /** Size limit for one file. */
  readonly maxBytes: number;
  /** Whether web pages are files too; by default, one is a sign-in page. */
  readonly acceptsHtml?: boolean;
}

/** A server to call until the frame is removed: this address only. */
export interface CallRequest {
  readonly endpoint: string;
  /** The header `Authorization`; `null` if the server needs none. */
  readonly authorization: string | null;
  /** Size limit for one answer. */
  readonly maxBytes: number;
  /** Milliseconds after which a call is aborted. */
  readonly timeoutMs: number;
}

/** Why a file could not be fetched. */
export type FetchFailure =
  | { readonly kind: 'status'; readonly status: number }
  /** The host redirects to another host that the user did not agree to. */
  | { readonly kind: 'handed-on' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'web-page' }
  | { readonly kind: 'no-answer' };

/** Messages of the frame about files. `index` is the position of the address. */
export type FetchAnswer =
  | { readonly kind: 'begun' }
  /** The first one, with `done` 0, tells that the request was sent. */
  | {
      readonly kind: 'progress';
      readonly index: number;
      readonly done: number;
      /** `null` if the host does not announce the size. */
      readonly total: number | null;
    }
  | {
      readonly kind: 'file';
      readonly index: number;
      readonly bytes: ArrayBuffer;
      /** The address after redirects. */
      readonly address: string;
    }
  | { readonly kind: 'failed'; readonly index: number; readonly why: FetchFailure };

/** Messages to a frame that calls: send this body, or abort that call. */
export type CallOrder =
  | { readonly kind: 'send'; readonly id: number; readonly body: string }
  | { readonly kind: 'abort'; readonly id: number };

/** The result of one call. */
export type CallOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The header `Retry-After`; `null` if it is absent or hidden from pages. */
      readonly retryAfter: string | null;
      readonly body: string;
    }
  /** `handed-on`: a redirect, which is not followed; `no-answer`: none that a page may read. */
  | {
      readonly kind: 'handed-on' | 'too-large' | 'time-out' | 'no-answer' | 'aborted';
    };

/** Messages of the frame about calls. */
export type CallAnswer =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended'; readonly id: number; readonly outcome: CallOutcome };

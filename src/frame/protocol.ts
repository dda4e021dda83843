/** The one message that a frame hears, over the port that comes with it: files to get, or a server to call. */
export type FrameRequest = FetchRequest | CallRequest;

/** Files that a frame gets, one after the other. */
export interface FetchRequest {
  readonly addresses: readonly string[];
  /**
   * What the frame may speak to, as sources of a content policy: the hosts that a person agreed to,
   * and those to which these are known to hand their files on.
   */
  readonly allowed: readonly string[];
  /** Most bytes of one file. */
  readonly maxBytes: number;
  /** Whether web pages are files too, as those of this page are; else they are taken for a sign-in. */
  readonly acceptsHtml?: boolean;
}

/** A server that a frame sends calls to, for as long as it lives: this address and no other. */
export interface CallRequest {
  readonly endpoint: string;
  /** The value of the header `Authorization`; `null` where the server wants none. */
  readonly authorization: string | null;
  /** Most bytes of one answer. */
  readonly maxBytes: number;
  /** Milliseconds after which a call is given up. */
  readonly timeoutMs: number;
}

/** Why an address gave no file. */
export type FetchFailure =
  | { readonly kind: 'status'; readonly status: number }
  /** The host hands the file on to another host, which nobody agreed to. */
  | { readonly kind: 'handed-on' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'web-page' }
  | { readonly kind: 'no-answer' };

/** What the frame says of files. `index` is the position of the address. */
export type FetchAnswer =
  | { readonly kind: 'begun' }
  /** The first one, with nothing done, says that the request is sent. */
  | {
      readonly kind: 'progress';
      readonly index: number;
      readonly done: number;
      /** `null` where the host does not say how much is to come. */
      readonly total: number | null;
    }
  | {
      readonly kind: 'file';
      readonly index: number;
      readonly bytes: ArrayBuffer;
      /** Where the file came from in the end. */
      readonly address: string;
    }
  | { readonly kind: 'failed'; readonly index: number; readonly why: FetchFailure };

/** What the page says to a frame that calls: send this body, or give that call up. */
export type CallOrder =
  | { readonly kind: 'send'; readonly id: number; readonly body: string }
  | { readonly kind: 'abort'; readonly id: number };

/** What became of one call. */
export type CallOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The header `Retry-After`; `null` where it is absent or not shown to pages. */
      readonly retryAfter: string | null;
      readonly body: string;
    }
  /** `handed-on`: to another address, which is not followed; `no-answer`: none that a page may read. */
  | {
      readonly kind: 'handed-on' | 'too-large' | 'time-out' | 'no-answer' | 'aborted';
    };

/** What the frame says of calls. */
export type CallAnswer =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended'; readonly id: number; readonly outcome: CallOutcome };

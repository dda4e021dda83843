/** What the page asks of a frame, once in the frame's life, over the port that comes with it. */
export interface FetchRequest {
  readonly addresses: readonly string[];
  /**
   * What the frame may speak to, as sources of a content policy: the hosts that a person agreed to,
   * and those to which these are known to hand their files on.
   */
  readonly allowed: readonly string[];
  /** Most bytes of one file. */
  readonly mostBytes: number;
}

/** Why an address gave no file. */
export type FetchFailure =
  | { readonly kind: 'status'; readonly status: number }
  /** The host hands the file on to another host, which nobody agreed to. */
  | { readonly kind: 'handed-on' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'web-page' }
  | { readonly kind: 'no-answer' };

/** What the frame says. `index` is the position of the address. */
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

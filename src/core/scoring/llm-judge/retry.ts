import type { CallFailure } from '../../words/llm-judge-problems';

/** How often and how patiently a failed call is sent again. */
export interface RetryPolicy {
  /** How often a call is sent at most. */
  readonly mostTries: number;
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  readonly firstWait: number;
  /** Milliseconds that are waited at most without being asked to. */
  readonly longestWait: number;
  /** Milliseconds that are waited at most where the server asks for it; beyond, the run pauses. */
  readonly longestAsked: number;
}

/** The policy of the page. */
export const RETRY_POLICY: RetryPolicy = {
  mostTries: 4,
  firstWait: 1000,
  longestWait: 30_000,
  longestAsked: 300_000,
};

/** What becomes of a call that failed. */
export type RetryDecision =
  | {
      readonly kind: 'retry';
      readonly afterMs: number;
      /** Whether no other call should be sent before either: the server asked for quiet. */
      readonly quiet: boolean;
    }
  /** `stops`: every other call would fare alike, so the run should pause. */
  | { readonly kind: 'give-up'; readonly stops: boolean };

/** Statuses that pass: too early, too many, a server in trouble. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 529]);

/** Statuses that meet every call alike: no right, no money, no such address or model. */
const LASTING: ReadonlySet<number> = new Set([401, 402, 403, 404, 405]);

/**
 * What to do after a call failed for the `tries`-th time (from 1). `now` is in milliseconds since 1970;
 * `jitter`, from 0 to 1, spreads the waits so that calls that failed together do not come back together.
 */
export function decideRetry(
  failure: CallFailure,
  tries: number,
  policy: RetryPolicy,
  now: number,
  jitter: number,
): RetryDecision {
  const asked = failure.kind === 'status' ? readRetryAfter(failure.retryAfter, now) : null;
  const passes = failure.kind === 'status' ? PASSING.has(failure.status) : isPassing(failure);
  const stops =
    failure.kind === 'handed-on' || (failure.kind === 'status' && LASTING.has(failure.status));
  if (passes && asked !== null && asked > policy.longestAsked)
    return { kind: 'give-up', stops: true };
  if (!passes || tries >= policy.mostTries) return { kind: 'give-up', stops };
  if (asked !== null) return { kind: 'retry', afterMs: asked, quiet: true };
  const most = Math.min(policy.longestWait, policy.firstWait * 2 ** (tries - 1));
  const afterMs = Math.round(most * (0.5 + jitter / 2));
  return { kind: 'retry', afterMs, quiet: failure.kind === 'status' && failure.status === 429 };
}

function isPassing({ kind }: CallFailure): boolean {
  return kind === 'time-out' || kind === 'no-answer';
}

/**
 * Milliseconds that a header `Retry-After` asks for: whole seconds or a date; `null` where it is neither.
 * Source: RFC 9110, 10.2.3.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

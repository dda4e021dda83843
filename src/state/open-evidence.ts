import { GAP_KINDS } from '../core/scoring/tiers/tier';
import type { OpenException, OpenGap } from './view-state';

/*
 * How the address says which questions behind a count are in sight: the run and the kind of gap
 * (`0 percent-sign`), or two runs and the scorer that ranks them the other way round (`0 2 hotpot`).
 */

export function writeGap(gap: OpenGap | null): string {
  return gap ? `${gap.run} ${gap.kind}` : '';
}

/** `null` for what is no such text. */
export function readGap(text: string): OpenGap | null {
  const [, run, name] = /^(\d{1,4}) ([a-z-]{1,40})$/.exec(text) ?? [];
  const kind = GAP_KINDS.find((one) => one === name);
  return run !== undefined && kind ? { run: Number(run), kind } : null;
}

export function writeException(exception: OpenException | null): string {
  return exception ? `${exception.ahead} ${exception.behind} ${exception.profile}` : '';
}

/** `null` for what is no such text; whether there is such a scorer, the page sees. */
export function readException(text: string): OpenException | null {
  const [, ahead, behind, profile] = /^(\d{1,4}) (\d{1,4}) ([a-z0-9.-]{1,60})$/.exec(text) ?? [];
  return profile === undefined ? null : { ahead: Number(ahead), behind: Number(behind), profile };
}

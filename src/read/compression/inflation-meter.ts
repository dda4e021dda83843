import { binaryProblems } from '../../core/words/binary-problems';
import type { Problem } from '../../core/model';
import type { ReadLimits } from '../../core/read-options';

/** Counts the unpacked bytes of a file, nested files included, against the limits. */
export interface InflationMeter {
  readonly limits: ReadLimits;
  /**
   * Counts `bytes` and returns whether they may be unpacked; otherwise `problem` has the reason.
   */
  readonly allows: (bytes: number) => boolean;
  readonly problem: () => Problem | null;
}

/** Below this size a high ratio is harmless; even a short file of repeated letters has one. */
const RATIO_FROM = 10_000_000;

export function createMeter(
  fileName: string,
  fileBytes: number,
  limits: ReadLimits,
): InflationMeter {
  const { inflatedBytes, inflationRatio } = limits;
  let total = 0;
  let problem: Problem | null = null;
  return {
    limits,
    allows: (bytes) => {
      total += bytes;
      if (total > inflatedBytes) {
        problem = binaryProblems.inflatedTooLarge(fileName, inflatedBytes);
      } else if (total > RATIO_FROM && total > inflationRatio * fileBytes) {
        problem = binaryProblems.inflatedTooMuch(fileName, inflationRatio);
      }
      return problem === null;
    },
    problem: () => problem,
  };
}

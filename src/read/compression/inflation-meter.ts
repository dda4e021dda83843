import { binaryProblems } from '../../core/words/binary-problems';
import type { Problem } from '../../core/model';
import type { ReadLimits } from '../../core/read-options';

/** Counts what a file unpacks to, over all that it holds, against the limits of its reading. */
export interface InflationMeter {
  readonly limits: ReadLimits;
  /** Whether `bytes` more may be unpacked; they are counted. Once it says no, `problem` says why. */
  readonly admit: (bytes: number) => boolean;
  readonly problem: () => Problem | null;
}

/** Below this a high ratio does no harm: a short file of one letter has it too. */
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
    admit: (bytes) => {
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

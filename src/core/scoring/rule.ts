import type { PreparedAnswer } from '../answers/prepare';
import type { Quantity } from '../answers/quantity/quantity';
import type { Comparison } from './comparison';

/**
 * A rule that says why a prediction contradicts a reference; `null` if it finds no contradiction.
 */
export type Detector = (comparison: Comparison, reference: PreparedAnswer) => string | null;

/** A rule that says why `given`, the matching number of a prediction, is not the answer. */
export type NumberDetector = (
  comparison: Comparison,
  reference: PreparedAnswer,
  given: Quantity,
) => string | null;

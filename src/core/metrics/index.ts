import { absoluteError } from './absolute-error';
import { exactMatch } from './exact-match';
import type { Metric } from './metric';
import { numericMatch } from './numeric-match';
import { relativeError } from './relative-error';
import { f1 } from './token-f1';
import { precision } from './token-precision';
import { recall } from './token-recall';

/** Every metric, in the order of tables and exports. */
export const METRICS: readonly Metric[] = [
  exactMatch,
  precision,
  recall,
  f1,
  numericMatch,
  absoluteError,
  relativeError,
];

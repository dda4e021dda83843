import { absoluteError, relativeError } from './numeric-error';
import { answerCorrect } from './answer-correct';
import { booleanMatch } from './boolean-match';
import { exactMatch } from './exact-match';
import { listF1, listPrecision, listRecall } from './list-f1';
import { listMatch } from './list-match';
import type { Metric } from '../metric';
import { numericMatch } from './numeric-match';
import { f1, precision, recall } from './token-f1';

/** Every metric, in the order of tables and exports. */
export const METRICS: readonly Metric[] = [
  exactMatch,
  precision,
  recall,
  f1,
  numericMatch,
  absoluteError,
  relativeError,
  listMatch,
  listPrecision,
  listRecall,
  listF1,
  booleanMatch,
  answerCorrect,
];

import { absoluteError, numericMatch, relativeError } from './numeric';
import { answerCorrect } from './answer-correct';
import { booleanMatch } from './boolean-match';
import { exactMatch } from './exact-match';
import { listF1, listMatch, listPrecision, listRecall } from './list';
import type { Metric } from '../metric';
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

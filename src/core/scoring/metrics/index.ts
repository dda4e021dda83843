import { absoluteError } from './absolute-error';
import { answerCorrect } from './answer-correct';
import { booleanMatch } from './boolean-match';
import { exactMatch } from './exact-match';
import { listF1 } from './list-f1';
import { listMatch } from './list-match';
import { listPrecision } from './list-precision';
import { listRecall } from './list-recall';
import type { Metric } from '../metric';
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
  listMatch,
  listPrecision,
  listRecall,
  listF1,
  booleanMatch,
  answerCorrect,
];

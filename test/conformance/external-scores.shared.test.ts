import { expect, test } from 'vitest';
import { reportAgreement } from '../../src/core/analysis/agreement/agreement';
import { collectLabels } from '../../src/core/analysis/agreement/collect';
import { collectAnswers } from '../../src/core/analysis/agreement/labeled-answers';
import { sweepThresholds } from '../../src/core/analysis/agreement/thresholds';
import { evaluateAll } from '../../src/core/evaluate';
import { runToEnd } from '../../src/core/progress';
import { externalMetrics } from '../../src/core/scoring/external-metric';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { propose } from '../../src/core/dataset/mapping/propose';
import { agreementByHand, areaByHand, similarity, toCsv } from '../support/external-scores';
import { describeShared, readSharedLines } from '../support/shared-data';
import { joinAll, openText } from '../support/sources';

interface Answer {
  readonly question: string;
  readonly references: readonly string[];
  readonly candidate: string;
  readonly correct: boolean;
  readonly system: string;
  readonly dataset: string;
}

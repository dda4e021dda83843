import { METRICS } from '../core/scoring/metrics';
import type { Metric } from '../core/scoring/metric';
import { createAgreementCalls } from './agreement-calls';
import { createComparisonCalls } from './comparison-calls';
import { createDriver } from './drive';
import { createExportCalls } from './export-calls';
import { createInputCalls } from './input-calls';
import { createJudgeCalls } from './judges/judge-calls';
import { createJudgeShelf, type LoadShipped, noJudge } from './judges/judge-shelf';
import { createOverviewCalls } from './overview-calls';
import type { AssayApi } from './protocol';
import { packPublication, savedWorkCalls } from './saved-work';
import { createQuestionCalls, keepQuestionTable } from './question-calls';
import { createScoringCalls } from './scoring-calls';
import { createTrialCalls } from './trial-calls';
import { createWorkerState } from './worker-state';

/**
 * The worker's side of the protocol. It runs anywhere: tests and the terminal call it directly.
 * It holds the tables, the last join and the last evaluation; a call made too early throws, which
 * is a bug of the caller.
 */
export function createHandler(
  metrics: readonly Metric[] = METRICS,
  loadShipped: LoadShipped = noJudge,
): AssayApi {
  const shelf = createJudgeShelf(loadShipped);
  const state = createWorkerState();
  const driver = createDriver();
  // What is tried is shown beside a view: neither ends what the other waits for.
  const trialDriver = createDriver();
  const agreement = createAgreementCalls(state, driver);
  const humanVerdicts = () => agreement.collected().verdicts;
  const needTable = keepQuestionTable(state, humanVerdicts);

  return {
    ...createInputCalls(state, driver, shelf),
    ...createScoringCalls(state, driver, shelf, metrics),
    ...createOverviewCalls(state, driver, needTable),
    ...createComparisonCalls(state, driver),
    ...createQuestionCalls(state, needTable),
    ...createTrialCalls(state, trialDriver, metrics),
    ...createJudgeCalls(state, humanVerdicts),
    ...agreement.api,
    ...savedWorkCalls,
    packPublication,
    ...createExportCalls(state, agreement.labels, needTable),

    cancel: () => {
      driver.cancel();
      trialDriver.cancel();
    },
  };
}

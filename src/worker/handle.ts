import { EXPORTS } from '../core/output/formats';
import { describeExport } from '../core/output/export/export-format';
import { describeMetric, type Metric } from '../core/scoring/metric';
import { METRICS } from '../core/scoring/metrics';
import { PROFILES } from '../core/scoring/profiles';
import { describeProfile } from '../core/scoring/profiles/profile';
import { createAgreementCalls } from './agreement-calls';
import { createComparisonCalls, createOverviewCalls } from './result-calls';
import { createDriver } from './drive';
import { createExportCalls } from './export-calls';
import { createInputCalls } from './input-calls';
import { createJudgeCalls } from './judges/judge-calls';
import { createJudgeShelf, type LoadShipped, noJudge } from './judges/judge-shelf';
import type { AssayApi } from './protocol';
import { projectCalls } from './project-calls';
import { createQuestionCalls, keepQuestionTable } from './question-calls';
import { createScoringCalls } from './scoring-calls';
import { createPreviewCalls } from './preview-calls';
import { NO_POOL, type Pool } from './pool';
import { createWorkerState } from './worker-state';

/**
 * The worker's side of the protocol. It holds the tables, the last join and the last evaluation; a
 * call that comes too early throws, which is a bug of the caller. Tests and the terminal call it
 * without a worker.
 */
export function createHandler(
  metrics: readonly Metric[] = METRICS,
  loadShipped: LoadShipped = noJudge,
  pool: Pool = NO_POOL,
): AssayApi {
  const shelf = createJudgeShelf(loadShipped);
  const state = createWorkerState();
  const driver = createDriver();
  // A preview is shown next to a view, so neither may cancel the other.
  const previewDriver = createDriver();
  const agreement = createAgreementCalls(state, driver);
  const humanVerdicts = () => agreement.collected().verdicts;
  const needTable = keepQuestionTable(state, humanVerdicts);

  return {
    ...createInputCalls(state, driver, shelf),
    ...createScoringCalls(state, driver, shelf, metrics, pool),
    ...createOverviewCalls(state, driver, needTable),
    ...createComparisonCalls(state, driver),
    ...createQuestionCalls(state, needTable),
    ...createPreviewCalls(state, previewDriver, shelf, metrics),
    ...createJudgeCalls(state, humanVerdicts),
    ...agreement.api,
    ...projectCalls,
    ...createExportCalls(state, agreement.labels, needTable),
    catalog: () => ({
      metrics: metrics.map(describeMetric),
      profiles: PROFILES.map(describeProfile),
      exports: EXPORTS.map(describeExport),
    }),
    cancel: () => {
      driver.cancel();
      previewDriver.cancel();
    },
  };
}

import { EXPORTS } from '../core/output/formats';
import { describeExport } from '../core/output/export/export-format';
import { describeMetric, type Metric } from '../core/scoring/metric';
import { METRICS } from '../core/scoring/metrics';
import { PROFILES } from '../core/scoring/profiles';
import { describeProfile } from '../core/scoring/profiles/profile';
import { createAgreementCalls } from './agreement-calls';
import { createComparisonCalls, createJudgeCalls, createOverviewCalls } from './result-calls';
import { createStepRunner } from './step-runner';
import { createExportCalls } from './export-calls';
import { createInputCalls } from './input-calls';
import {
  createJudgeRegistry,
  type LoadBundledJudge,
  noBundledJudge,
} from './judges/judge-registry';
import { createPatchCalls } from './patch-calls';
import type { AssayApi } from './protocol';
import { projectCalls } from './project-calls';
import { createReviewCalls } from './review-calls';
import { createQuestionCalls, memoizeQuestionTable } from './question-calls';
import { createScoringCalls } from './scoring-calls';
import { createPreviewCalls } from './preview-calls';
import { NO_POOL, type Pool } from './pool';
import { createWorkerState } from './worker-state';

/**
 * The worker's side of the protocol. It keeps the tables, the last join and the last evaluation; a
 * call in the wrong order throws, since it is a bug in the caller. Tests and the command line call
 * it without a worker.
 */
export function createHandler(
  metrics: readonly Metric[] = METRICS,
  loadShipped: LoadBundledJudge = noBundledJudge,
  pool: Pool = NO_POOL,
): AssayApi {
  const registry = createJudgeRegistry(loadShipped);
  const state = createWorkerState();
  const runner = createStepRunner();
  // A preview is shown together with a view, so neither may cancel the other.
  const previewRunner = createStepRunner();
  const patch = createPatchCalls(state);
  const agreement = createAgreementCalls(state, runner, patch.reviewed);
  const review = createReviewCalls(state, registry);
  const humanVerdicts = () => agreement.collected().verdicts;
  const needTable = memoizeQuestionTable(state, humanVerdicts);

  return {
    ...createInputCalls(state, runner, registry, pool),
    ...createScoringCalls(state, runner, registry, metrics, pool),
    ...createOverviewCalls(state, runner, needTable),
    ...createComparisonCalls(state, runner),
    ...createQuestionCalls(state, needTable),
    ...createPreviewCalls(state, previewRunner, registry, metrics),
    ...createJudgeCalls(state, humanVerdicts),
    ...agreement.api,
    ...review.api,
    ...projectCalls,
    ...patch.api,
    ...createExportCalls(state, agreement.labels, patch, needTable),
    catalog: () => ({
      metrics: metrics.map(describeMetric),
      profiles: PROFILES.map(describeProfile),
      exports: EXPORTS.map(describeExport),
    }),
    cancel: () => {
      runner.cancel();
      previewRunner.cancel();
      review.cancel();
    },
  };
}

import {
  evaluate,
  type OnStage,
  type PartialResults,
  scoreRuns,
  type ShareScoring,
  type Stage,
} from '../core/evaluate';
import { externalMetrics } from '../core/scoring/external-metric';
import { metricsOfSettings } from '../core/scoring/metrics/optional';
import { pageMetrics } from '../core/scoring/metrics/pages';
import { isRetrieval, metricsFor } from '../core/scoring/metrics/retrieval';
import { createLlmJudgeMetric } from '../core/scoring/llm-judge/metric';
import { describeMetric, type Metric } from '../core/scoring/metric';
import { PROFILES } from '../core/scoring/profiles';
import { profileMetrics } from '../core/scoring/profiles/profile-metrics';
import { buildMatrix } from '../core/analysis/matrix';
import { NO_COMPARISONS } from '../core/analysis/uncertainty';
import type { StepRunner } from './step-runner';
import type { JudgeRegistry } from './judges/judge-registry';
import type { Pool } from './pool';
import type { ScoredResults, ScoringApi } from './protocol';
import type { WorkerState } from './worker-state';

export function createScoringCalls(
  state: WorkerState,
  runner: StepRunner,
  registry: JudgeRegistry,
  metrics: readonly Metric[],
  pool: Pool,
): ScoringApi {
  return {
    evaluate: async (settings, onProgress, llmJudgments = null) => {
      const dataset = state.needDataset();
      const isLatest = runner.takeOver();
      // A ranking contains no answer to judge.
      const isRanking = isRetrieval(dataset);
      const chosen = isRanking ? [] : settings.judges;
      const { judges, sent, problems } = await registry.choose(chosen);
      if (!isLatest()) return null;
      const usual = metricsFor(dataset, metrics);
      const asked = [
        ...usual.filter((metric) => !metrics.includes(metric)),
        ...metricsOfSettings(settings, usual, isRanking ? [] : dataset.questions.references),
        ...(llmJudgments ? [createLlmJudgeMetric(llmJudgments, dataset)] : []),
        ...pageMetrics(dataset).filter((metric) => !metrics.includes(metric)),
        ...externalMetrics(dataset),
      ];
      const known = metrics.filter((metric) => usual.includes(metric));
      const all = [...known, ...asked];
      const further = [...asked, ...judges.flatMap((judge) => judge.metrics)];
      const describe = (
        stage: Stage,
        { runs, rejections }: PartialResults,
        uncertainty = NO_COMPARISONS,
      ): ScoredResults => {
        const furtherMetrics = further.map(describeMetric);
        return { stage, runs, rejections, uncertainty, furtherMetrics, problems };
      };
      const total = dataset.questions.ids.length * dataset.runs.length;
      const onStage: OnStage = (stage, partial) => {
        onProgress(stage === 'scores' ? total : 0, total, describe(stage, partial));
      };
      let stopSharing: () => void = () => undefined;
      const share: ShareScoring = (work) => {
        stopSharing = pool.share(work, sent);
      };
      const steps = evaluate(dataset, settings, all, judges, onStage, share);
      const evaluation = await runner.run(steps, onProgress).finally(() => {
        stopSharing();
      });
      if (!evaluation) return null;
      const scored = [...known, ...further];
      state.result = { evaluation, settings, metrics: scored, llmJudgments, judges };
      return describe('complete', evaluation, evaluation.uncertainty);
    },
    matrix: async (onProgress) => {
      const dataset = state.needDataset();
      const external = externalMetrics(dataset);
      const wanted = [...PROFILES.flatMap(profileMetrics), ...external];
      const steps = scoreRuns(dataset, state.needResult().settings, wanted);
      const evaluation = await runner.run(steps, onProgress);
      return evaluation && buildMatrix(evaluation.runs, PROFILES, external);
    },
  };
}

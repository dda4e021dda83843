import { evaluate, scoreRuns } from '../core/evaluate';
import { metricsOfSettings } from '../core/scoring/metrics/optional';
import { createLlmJudgeMetric } from '../core/scoring/llm-judge/metric';
import { describeMetric, type Metric } from '../core/scoring/metric';
import { PROFILES } from '../core/scoring/profiles';
import { profileMetrics } from '../core/scoring/profiles/profile-metrics';
import { buildMatrix } from '../core/analysis/matrix';
import type { Driver } from './drive';
import type { JudgeShelf } from './judges/judge-shelf';
import type { ScoringApi } from './protocol';
import type { WorkerState } from './worker-state';

export function createScoringCalls(
  state: WorkerState,
  driver: Driver,
  shelf: JudgeShelf,
  metrics: readonly Metric[],
): ScoringApi {
  return {
    evaluate: async (settings, onProgress, llmJudgements = null) => {
      const dataset = state.needDataset();
      const isLatest = driver.takeOver();
      const { judges, problems } = await shelf.choose(settings.judges);
      if (!isLatest()) return { kind: 'cancelled' };
      const asked = [
        ...metricsOfSettings(settings, metrics),
        ...(llmJudgements ? [createLlmJudgeMetric(llmJudgements, dataset)] : []),
      ];
      const steps = evaluate(dataset, settings, [...metrics, ...asked], judges);
      const evaluation = await driver.drive(steps, onProgress);
      if (!evaluation) return { kind: 'cancelled' };
      const further = [...asked, ...judges.flatMap((judge) => judge.metrics)];
      const scored = [...metrics, ...further];
      state.result = { evaluation, settings, metrics: scored, llmJudgements, judges };
      const { runs, gaps, uncertainty } = evaluation;
      const furtherMetrics = further.map(describeMetric);
      return { kind: 'done', runs, gaps, uncertainty, furtherMetrics, problems };
    },
    matrix: async (onProgress) => {
      const wanted = PROFILES.flatMap(profileMetrics);
      const steps = scoreRuns(state.needDataset(), state.needResult().settings, wanted);
      const evaluation = await driver.drive(steps, onProgress);
      return evaluation && buildMatrix(evaluation.runs, PROFILES);
    },
  };
}

import { scoreRuns } from '../core/evaluate';
import { findProfile } from '../core/scoring/profiles';
import { profileMetrics } from '../core/scoring/profiles/profile-metrics';
import { compareRuns } from '../core/analysis/compare-runs';
import { countPatterns } from '../core/analysis/outcome-patterns';
import { listPairQuestions } from '../core/analysis/pair-questions';
import { listProfileDifferences } from '../core/analysis/matrix';
import { documentsOf } from '../core/analysis/uncertainty';
import type { Driver } from './drive';
import type { ComparisonApi } from './protocol';
import type { WorkerState } from './worker-state';

/** The calls that compare runs. */
export function createComparisonCalls(state: WorkerState, driver: Driver): ComparisonApi {
  const { needDataset, needResult, needMetric } = state;
  return {
    compare: (metric) => {
      const { evaluation, settings } = needResult();
      const clusterOf = documentsOf(needDataset().questions.documents, settings);
      return driver.drive(compareRuns(evaluation.scores, needMetric(metric), clusterOf));
    },

    pairQuestions: (metric, first, second, most) => {
      const { ids } = needDataset().questions;
      const { scores } = needResult().evaluation;
      return listPairQuestions(ids, scores, needMetric(metric), first, second, most);
    },

    patterns: (metric) => countPatterns(needResult().evaluation.scores, needMetric(metric)),

    differences: async (id, first, second, most) => {
      const { settings } = needResult();
      const profile = findProfile(id);
      if (!profile) throw new Error(`No scorer is called “${id}”.`);
      const steps = scoreRuns(needDataset(), settings, profileMetrics(profile));
      const evaluation = await driver.drive(steps);
      return evaluation && listProfileDifferences(profile, evaluation.scores, first, second, most);
    },
  };
}

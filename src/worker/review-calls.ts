import { clusterRejected } from '../core/analysis/gold/clusters';
import { listReview } from '../core/analysis/gold/review-queue';
import type { Progress } from '../core/progress';
import { answerCorrect } from '../core/scoring/metrics/answer-correct';
import type { JudgeRegistry } from './judges/judge-registry';
import type { ReviewApi } from './protocol';
import { createStepRunner } from './step-runner';
import type { WorkerState } from './worker-state';

/** The calls that complete the gold. They run beside those of other views, which cancel each other. */
export function createReviewCalls(
  { needDataset, needResult, needMetric }: WorkerState,
  registry: JudgeRegistry,
) {
  const clustering = createStepRunner();

  const api: ReviewApi = {
    reviewClusters: async (limit) => {
      const isLatest = clustering.takeOver();
      const { evaluation, judges } = needResult();
      const [judge = await registry.bundled()] = judges;
      if (!isLatest()) return null;
      const dataset = needDataset();
      const metric = needMetric(answerCorrect.id);
      const input = {
        dataset,
        metric,
        judge,
        scorer: evaluation.scorer,
        scores: evaluation.scores,
      };
      const clusters = await clustering.run(withoutProgress(clusterRejected(input)));
      if (!clusters) return null;
      return listReview(dataset.questions, clusters, limit, judge?.card.name ?? null);
    },
  };
  return { api, cancel: clustering.cancel };
}

/** The same work, of which the page shows no progress. */
function* withoutProgress<T>(steps: Generator<unknown, T>): Generator<Progress | undefined, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield undefined;
  }
}

import { type AnswerCluster, clusterRejectedAnswers } from '../core/analysis/gold/clusters';
import { listReview } from '../core/analysis/gold/review-queue';
import type { Evaluation } from '../core/evaluate';
import { writeCsv } from '../core/output/csv/csv';
import { tabulateReview } from '../core/output/csv/review-file';
import { DEFAULT_OPTIONS } from '../core/output/export/export-format';
import { collectChunks } from '../core/output/export/writing';
import { runToEnd } from '../core/progress';
import type { Judge } from '../core/scoring/judge/judgment';
import { answerCorrect } from '../core/scoring/metrics/answer-correct';
import type { JudgeRegistry } from './judges/judge-registry';
import type { ReviewApi } from './protocol';
import { createStepRunner } from './step-runner';
import type { WorkerState } from './worker-state';

/** The clusters of one evaluation. */
interface Clustering {
  readonly evaluation: Evaluation;
  readonly clusters: readonly AnswerCluster[];
  readonly judge: Judge | null;
}

/** The calls that complete the gold file. They run alongside the calls of other views. */
export function createReviewCalls(
  { needDataset, needResult, needMetric }: WorkerState,
  registry: JudgeRegistry,
) {
  const runner = createStepRunner();
  let latest: Clustering | null = null;

  /** Clusters the answers, once for each evaluation; `null` if canceled. */
  const cluster = async (): Promise<Clustering | null> => {
    const isLatest = runner.takeOver();
    const { evaluation, judges } = needResult();
    if (latest?.evaluation === evaluation) return latest;
    const [judge = await registry.bundled()] = judges;
    if (!isLatest()) return null;
    const { scorer, scores } = evaluation;
    const metric = needMetric(answerCorrect.id);
    const input = { dataset: needDataset(), metric, judge, scorer, scores };
    const clusters = await runner.run(clusterRejectedAnswers(input));
    if (!clusters) return null;
    latest = { evaluation, clusters, judge };
    return latest;
  };

  const api: ReviewApi = {
    reviewClusters: async (limit) => {
      const found = await cluster();
      if (!found) return null;
      const { clusters, judge } = found;
      return listReview(needDataset().questions, clusters, limit, judge?.card.name ?? null);
    },
    writeReview: async (csv = DEFAULT_OPTIONS.csv) => {
      const found = await cluster();
      if (!found) return null;
      const { clusters } = listReview(needDataset().questions, found.clusters, Infinity, null);
      const chunks = runToEnd(collectChunks(writeCsv(tabulateReview(clusters), csv)));
      return { fileName: 'review.csv', content: new Blob(chunks, { type: 'text/csv' }) };
    },
  };
  return { api, cancel: runner.cancel };
}

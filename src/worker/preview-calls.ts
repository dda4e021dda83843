import { hasOutcomes, listChanges } from '../core/analysis/changed-questions';
import { addIntervals, documentsOf } from '../core/analysis/uncertainty';
import { joinInSteps } from '../core/dataset/join/join';
import { type ScoredRuns, scoreRuns } from '../core/evaluate';
import { explainWithSettings } from '../core/explore/explain/explain';
import type { Dataset, Source } from '../core/model';
import { memoizeLast } from '../core/memoize-last';
import { type Progress, runToEnd } from '../core/progress';
import type { Judge } from '../core/scoring/judge/judgment';
import { describeMetric, type Metric } from '../core/scoring/metric';
import { metricsFor } from '../core/scoring/metrics/retrieval';
import { createScorer, type Scorer } from '../core/scoring/scorer';
import type { Settings } from '../core/settings';
import type { StepRunner } from './step-runner';
import type { JudgeRegistry } from './judges/judge-registry';
import type { PreviewApi } from './protocol';
import type { JoinedFiles, WorkerState } from './worker-state';

/** The calls that preview settings and compare the outcome with the last result. */
export function createPreviewCalls(
  { sources, needJoined, needResult }: WorkerState,
  runner: StepRunner,
  registry: JudgeRegistry,
  metrics: readonly Metric[],
): PreviewApi {
  const previewOnce = memoizeLast((joined: JoinedFiles, settings: string) =>
    createPreview(
      [...sources.values()],
      joined,
      needResult().settings,
      JSON.parse(settings) as Settings,
    ),
  );
  // Settings are compared as JSON text, since equal settings arrive as different objects.
  const preview = (settings: Settings) => previewOnce(needJoined(), JSON.stringify(settings));

  return {
    previewChanges: async (settings, most, onProgress) => {
      const isLatest = runner.takeOver();
      const { judges } = await registry.choose(settings.judges);
      if (!isLatest()) return null;
      const { evaluation, settings: present, judges: presentJudges } = needResult();
      const shown = metricsFor(needJoined().dataset, metrics).filter(hasOutcomes);
      const steps = scorePreview(preview(settings).dataset, present, settings, shown, judges);
      const after = await runner.run(steps, onProgress);
      // Turning a judge off also causes changes.
      const judging = [...presentJudges, ...judges].flatMap((judge) => judge.metrics);
      const byId = new Map(judging.filter(hasOutcomes).map((metric) => [metric.id, metric]));
      const compared = [...shown, ...byId.values()];
      return after && listChanges(evaluation, after, compared.map(describeMetric), most);
    },
    stopPreview: runner.cancel,
    explainUnder: (settings, question, run) => {
      const { dataset, scorer } = preview(settings);
      const applying = metricsFor(dataset, metrics);
      return explainWithSettings(scorer, dataset, applying, settings, question, run);
    },
  };
}

/**
 * Joins the files again only if the settings affect the join. Joining cannot fail here, since the
 * same files were joined before.
 */
function createPreview(
  sources: readonly Source[],
  { dataset, mapping }: JoinedFiles,
  present: Settings,
  settings: Settings,
): { readonly dataset: Dataset; readonly scorer: Scorer } {
  const joining = ({ duplicates, answerKinds, noAnswerPhrases }: Settings) =>
    JSON.stringify([duplicates, answerKinds, noAnswerPhrases]);
  if (joining(present) === joining(settings)) {
    return { dataset, scorer: createScorer(dataset, settings) };
  }
  const joined = runToEnd(joinInSteps(sources, mapping, settings));
  if (joined.kind === 'failed') throw new Error('Files that were joined cannot be joined again.');
  return { dataset: joined.dataset, scorer: createScorer(joined.dataset, settings) };
}

/** Scores under other settings, with intervals if the settings affect them. */
function* scorePreview(
  dataset: Dataset,
  present: Settings,
  settings: Settings,
  metrics: readonly Metric[],
  judges: readonly Judge[],
): Generator<Progress | undefined, Pick<ScoredRuns, 'scores' | 'runs'>> {
  const scored = yield* scoreRuns(dataset, settings, metrics, judges);
  if (present.clusterByDocument === settings.clusterByDocument) return scored;
  const { answerTypes, documents } = dataset.questions;
  const clusterOf = documentsOf(documents, settings);
  const runs = yield* addIntervals(scored.runs, scored.scores, metrics, answerTypes, clusterOf);
  return { scores: scored.scores, runs };
}

import { type ScoredRuns, scoreRuns } from '../core/evaluate';
import { join } from '../core/dataset/join/join';
import type { Dataset, Mapping, Source } from '../core/model';
import type { Metric } from '../core/scoring/metric';
import type { Progress } from '../core/progress';
import { addIntervals, documentsOf } from '../core/analysis/uncertainty';
import { createScorer, type Scorer } from '../core/scoring/scorer';
import type { Settings } from '../core/settings';

import { explainWithSettings } from '../core/explore/explain/explain';
import { hasOutcomes, listChanges } from '../core/analysis/changed-questions';
import type { Driver } from './drive';
import type { PreviewApi } from './protocol';
import type { JoinedFiles, WorkerState } from './worker-state';

/** A data set under settings that are only tried. */
interface Trial {
  readonly settings: Settings;
  readonly dataset: Dataset;
  readonly scorer: Scorer;
}

/** The calls about settings that are only tried, beside those of the last result. */
export function createTrialCalls(
  { sources, needJoined, needResult }: WorkerState,
  driver: Driver,
  metrics: readonly Metric[],
): PreviewApi {
  /** The last settings that were tried are kept set up, for one question after another. */
  let trial: { readonly of: JoinedFiles; readonly made: Trial } | null = null;
  const tryOut = (settings: Settings): Trial => {
    const joined = needJoined();
    const isKept =
      trial?.of === joined && JSON.stringify(trial.made.settings) === JSON.stringify(settings);
    if (!trial || !isKept) {
      const present = needResult().settings;
      trial = { of: joined, made: createTrial([...sources.values()], joined, present, settings) };
    }
    return trial.made;
  };

  let stopLastSearch: () => void = () => undefined;

  return {
    flips: async (settings, most, onProgress) => {
      const { evaluation, settings: present } = needResult();
      const shown = metrics.filter(hasOutcomes);
      const steps = scoreTrial(tryOut(settings).dataset, present, settings, shown);
      const search = driver.start(steps, onProgress);
      stopLastSearch = search.stop;
      const after = await search.outcome;
      return after && listChanges(evaluation, after, shown, most);
    },

    stopFlips: () => {
      stopLastSearch();
    },

    explainUnder: (settings, question, run) => {
      const { dataset, scorer } = tryOut(settings);
      return explainWithSettings(scorer, dataset, metrics, settings, question, run);
    },
  };
}

/**
 * Sets up a trial; files are joined again where the settings bear on that. Files that were joined once
 * can be joined again, so a failure is a bug.
 */
function createTrial(
  sources: readonly Source[],
  { dataset, mapping }: { readonly dataset: Dataset; readonly mapping: Mapping },
  present: Settings,
  settings: Settings,
): Trial {
  if (isJoinedAlike(present, settings)) {
    return { settings, dataset, scorer: createScorer(dataset, settings) };
  }
  const joined = join(sources, mapping, settings);
  if (joined.kind === 'failed') throw new Error('Files that were joined cannot be joined again.');
  return { settings, dataset: joined.dataset, scorer: createScorer(joined.dataset, settings) };
}

/** Scores a trial, with intervals where the settings change how they are found. Driven like `scoreRuns`. */
function* scoreTrial(
  dataset: Dataset,
  present: Settings,
  settings: Settings,
  metrics: readonly Metric[],
): Generator<Progress | undefined, Pick<ScoredRuns, 'scores' | 'runs'>> {
  const scored = yield* scoreRuns(dataset, settings, metrics);
  if (present.clusterByDocument === settings.clusterByDocument) return scored;
  const { answerTypes, documents } = dataset.questions;
  const clusterOf = documentsOf(documents, settings);
  const runs = yield* addIntervals(scored.runs, scored.scores, metrics, answerTypes, clusterOf);
  return { scores: scored.scores, runs };
}

/** Whether joining under either settings gives the same. */
function isJoinedAlike(a: Settings, b: Settings): boolean {
  const relevant = ({ duplicates, answerKinds, noAnswerPhrases }: Settings) =>
    JSON.stringify([duplicates, answerKinds, noAnswerPhrases]);
  return relevant(a) === relevant(b);
}

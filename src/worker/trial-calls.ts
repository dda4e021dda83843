import { explainTrial } from '../core/explore/explain/trial';
import type { Metric } from '../core/scoring/metric';
import { canFlip, listFlips } from '../core/analysis/flips';
import type { Settings } from '../core/settings';
import type { Driver } from './drive';
import type { TrialApi } from './protocol';
import { createTrial, scoreTrial, type Trial } from './trial';
import type { JoinedFiles, WorkerState } from './worker-state';

/** The calls about settings that are only tried, beside those of the last result. */
export function createTrialCalls(
  { sources, needJoined, needResult }: WorkerState,
  driver: Driver,
  metrics: readonly Metric[],
): TrialApi {
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
      const shown = metrics.filter(canFlip);
      const steps = scoreTrial(tryOut(settings).dataset, present, settings, shown);
      const search = driver.start(steps, onProgress);
      stopLastSearch = search.stop;
      const after = await search.outcome;
      return after && listFlips(evaluation, after, shown, most);
    },

    stopFlips: () => {
      stopLastSearch();
    },

    explainUnder: (settings, question, run) => {
      const { dataset, scorer } = tryOut(settings);
      return explainTrial(scorer, dataset, metrics, settings, question, run);
    },
  };
}

import { completeGold, type GoldCompletion } from '../core/analysis/gold/figures';
import { type GoldPatch, NO_PATCH } from '../core/analysis/gold/patch';
import type { Evaluation } from '../core/evaluate';
import type { PatchApi } from './protocol';
import { createStepRunner } from './step-runner';
import type { WorkerState } from './worker-state';

/** The calls about the completed gold, and its figures for exports, computed once for each patch. */
export function createPatchCalls({ needDataset, needResult }: WorkerState) {
  let patch: GoldPatch = NO_PATCH;
  let latest: {
    readonly evaluation: Evaluation;
    readonly patch: GoldPatch;
    readonly completion: GoldCompletion | null;
  } | null = null;
  const runner = createStepRunner();

  function* complete(): Generator<undefined, GoldCompletion | null> {
    const { evaluation, settings, metrics } = needResult();
    const used = patch;
    if (latest?.evaluation === evaluation && latest.patch === used) return latest.completion;
    const completion = yield* completeGold(needDataset(), evaluation, settings, metrics, used);
    latest = { evaluation, patch: used, completion };
    return completion;
  }

  const api: PatchApi = {
    takePatch: (given) => {
      patch = given;
    },
    goldCompletion: () => runner.run(complete()),
  };
  return { api, complete };
}

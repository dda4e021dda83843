import { applyPatch, listDecidedAnswers } from '../core/analysis/gold/complete';
import { listCompletedCells } from '../core/analysis/gold/gold-cells';
import { completeGold, type GoldCompletion } from '../core/analysis/gold/gold-scores';
import { type GoldPatch, NO_PATCH } from '../core/analysis/gold/patch';
import type { Evaluation } from '../core/evaluate';
import { memoizeLast } from '../core/memoize-last';
import type { Dataset } from '../core/model';
import { readFile } from '../read/read';
import { writeCompletedGold } from './gold-file';
import type { PatchApi } from './protocol';
import { createStepRunner } from './step-runner';
import type { WorkerState } from './worker-state';

export type PatchCalls = ReturnType<typeof createPatchCalls>;

/**
 * The calls about the completed gold: its scores for exports, computed once for each patch, and the
 * decided answers, for estimates.
 */
export function createPatchCalls(state: WorkerState) {
  const { sources, needDataset, needJoined, needResult } = state;
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
    setPatch: (given) => {
      patch = given;
    },
    goldCompletion: () => runner.run(complete()),
    writeCompletedGold: async (bytes) => {
      const { mapping, dataset } = needJoined();
      const source = sources.get(mapping.gold?.file ?? '');
      if (!source || !mapping.gold) throw new Error('No gold file is open.');
      const { questions } = dataset;
      const applied = applyPatch(questions, patch);
      const completed = listCompletedCells(source.table, mapping.gold, questions, applied);
      const accepted = [...applied.accepted.values()].flat().length;
      const { left } = completed;
      const { name } = source.info;
      const read = await readFile(new Uint8Array(bytes), name);
      const members = read.kind === 'unpacked' ? read.files : [];
      const member = members.find((one) => one.name === name) ?? members[0];
      const own = member?.bytes ?? new Uint8Array(bytes);
      const file = writeCompletedGold(source, own, completed);
      return { ...file, added: accepted - left, left };
    },
  };
  const decided = memoizeLast((dataset: Dataset, used: GoldPatch) =>
    listDecidedAnswers(dataset, applyPatch(dataset.questions, used)),
  );
  return {
    api,
    complete,
    reviewed: () =>
      patch.decisions.length > 0
        ? { goldPatch: patch, reviewed: decided(needDataset(), patch) }
        : undefined,
  };
}

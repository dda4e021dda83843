import {
  addDecision,
  DECISION_NAMES,
  findConflicts,
  type GoldPatch,
  mergePatches,
  removeDecision,
} from '../../core/analysis/gold/patch';
import { patchProblems } from '../../core/words/review-problems';
import type { GetState, PatchActions } from '../model';
import { valueOrNotify } from '../schemas/checked-json';
import { readPatch } from '../schemas/patch-schema';
import { truncateForStepName } from './choices';

/** Actions on the gold patch. Each change is a step of the history; nothing is scored again. */
export function createPatchActions(get: GetState): PatchActions {
  const change = (step: string, goldPatch: GoldPatch) => void get().choose(step, { goldPatch });
  return {
    setReviewer: (annotator) =>
      void get().choose('reviewer', { labels: { ...get().labels, annotator } }),
    decideAnswer: (decision) => {
      const { goldPatch, labels } = get();
      const date = new Date().toISOString().slice(0, 10);
      const patch = addDecision(goldPatch, { ...decision, by: labels.annotator, date });
      // Numbered, so that decisions in quick succession are separate steps.
      const name = `decision ${patch.decisions.length}: ${DECISION_NAMES[decision.decision]}`;
      change(`${name}, for ${truncateForStepName(decision.id)}`, patch);
    },
    undoDecision: () => {
      const { goldPatch, labels } = get();
      const last = goldPatch.decisions.findLast(({ by }) => by === labels.annotator);
      if (!last) return null;
      const { length } = goldPatch.decisions;
      const step = `removal of decision ${length} for ${truncateForStepName(last.id)}`;
      change(step, removeDecision(goldPatch, last));
      return last;
    },
    settleConflict: ({ id, decisions }, kept) => {
      const { goldPatch } = get();
      const removed = new Set(decisions.filter(({ decision }) => decision !== kept));
      change(`conflict about ${truncateForStepName(id)}`, {
        decisions: goldPatch.decisions.filter((one) => !removed.has(one)),
      });
    },
    addPatchFile: async (file) => {
      const { addNotice } = get();
      const read = valueOrNotify(readPatch(await file.text(), file.name), addNotice);
      if (!read) return;
      const { goldPatch } = get();
      const merged = mergePatches([goldPatch, read]);
      const added = merged.decisions.length - goldPatch.decisions.length;
      const known = read.decisions.length - added;
      if (added > 0) change(`decisions from ${file.name}`, merged);
      const conflicts = findConflicts(merged).length;
      addNotice(patchProblems.patchTaken(file.name, { added, known, conflicts }));
    },
  };
}

import type { View } from '../../core/explore/view/view';
import type { Choices } from '../project/model';
import type { Assay, FileChange, GetState, HistorySlice, SetState, Step } from '../model';
import { isSame } from '../selectors';
import { initialChoices, previewedSettings, truncateForStepName } from './choices';

export const emptyHistory: Pick<Assay, 'past' | 'future' | 'lastStep'> = {
  past: [],
  future: [],
  lastStep: null,
};

/** Number of steps kept for undo; each holds only a few object references. */
const MAX_STEPS = 200;

/** Consecutive changes of one kind within this time, such as typing, are one step. */
const SAME_STEP_MS = 1000;

/**
 * One history for all choices and the view of the table. A step stores the state before the change.
 */
export function createHistorySlice(set: SetState, get: GetState): HistorySlice {
  let chosenAt = -Infinity;

  const record = (step: Step) => {
    const { past } = get();
    const now = performance.now();
    const continues = past.at(-1)?.label === step.label && now - chosenAt < SAME_STEP_MS;
    chosenAt = now;
    set({
      past: continues ? past : [...past.slice(1 - MAX_STEPS), step],
      future: [],
      lastStep: null,
    });
  };

  /** Restores the state of a step and returns the step that reverses it. */
  const reverseStep = (step: Step, direction: 'undone' | 'redone'): Step => {
    chosenAt = -Infinity;
    const { label } = step;
    set({ lastStep: { label, direction } });
    if ('view' in step) {
      const { view } = get();
      set({ view: step.view, page: 'results', tab: 'questions' });
      return { label, view };
    }
    const choices = choicesOf(get());
    set(step.choices);
    if (!step.files) return { label, choices };
    return { label, choices, files: filesOf(get(), step.files.concerned) };
  };

  /**
   * After a step, rereads files and rescores answers as needed; `before` is the step that reverses
   * it.
   */
  const settle = async (before: Step, step?: Step) => {
    if (step && 'choices' in step && step.files) await get().restoreFiles(step.files);
    else if ('choices' in before) await get().applyChoices(before.choices);
  };

  return {
    ...emptyHistory,
    choose: async (label, change) => {
      const before = { label, choices: choicesOf(get()) };
      record(before);
      set(change);
      await settle(before);
    },
    recordFiles: (label, concerned) => {
      const choices = choicesOf(get());
      record({ label, choices, files: filesOf(get(), concerned) });
      set({ lastStep: { label, direction: 'done' } });
    },
    changeView: (change) => {
      const { view } = get();
      const next = { ...view, ...change };
      if (isSame(next, view)) return;
      record({ label: describeView(view, next), view });
      set({ view: next });
    },
    undo: async () => {
      if (previewedSettings(get())) {
        get().discardPreview();
        return;
      }
      const { past, future } = get();
      const step = past.at(-1);
      if (!step) return;
      const before = reverseStep(step, 'undone');
      set({ past: past.slice(0, -1), future: [...future, before] });
      await settle(before, step);
    },
    redo: async () => {
      const { past, future } = get();
      const step = future.at(-1);
      if (!step) return;
      const before = reverseStep(step, 'redone');
      set({ past: [...past, before], future: future.slice(0, -1) });
      await settle(before, step);
    },
    forgetLastStep: () => set({ lastStep: null }),
  };
}

function filesOf({ files, link }: Assay, concerned: readonly string[]): FileChange {
  return { listed: files.map(({ id, file }) => ({ id, file })), concerned, link };
}

export function choicesOf(state: Choices): Choices {
  const keys = Object.keys(initialChoices) as (keyof Choices)[];
  return { ...initialChoices, ...Object.fromEntries(keys.map((key) => [key, state[key]])) };
}

/**
 * Choices that do not change the scores; the scores with the completed gold are computed
 * separately.
 */
const UNSCORED: readonly (keyof Choices)[] = ['labels', 'goldPatch', 'title', 'notes'];

/** Whether choices differ only in parts that do not require reading or scoring again. */
export function haveSameScores(before: Choices, now: Choices): boolean {
  const keys = Object.keys(before) as (keyof Choices)[];
  const changed = keys.filter((key) => before[key] !== now[key]);
  return changed.length > 0 && changed.every((key) => UNSCORED.includes(key));
}

function describeView(before: View, after: View): string {
  const changed = (['query', 'sort', 'group'] as const).filter(
    (part) => !isSame(before[part], after[part]),
  );
  const { query, sort, group } = after;
  if (changed.length > 1) return 'question view';
  if (changed[0] === 'sort') {
    return sort.length === 0
      ? 'no sorting'
      : `sorting by ${sort.map(({ column, descending }) => column + (descending ? ' ↓' : ' ↑')).join(', ')}`;
  }
  if (changed[0] === 'group') return group === null ? 'no groups' : `groups by ${group}`;
  if (query === '') return 'no filter';
  return `filter ${truncateForStepName(query)}`;
}

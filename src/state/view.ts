import { EVERYTHING } from '../core/score/order';
import type { Get, Set, ViewActions, ViewState } from './model';

export const firstView: ViewState = {
  place: 'data',
  tab: 'overview',
  runIndex: 0,
  view: EVERYTHING,
  openQuestion: null,
  link: null,
};

export function createViewActions(set: Set, get: Get): ViewActions {
  return {
    go: (place, tab = get().tab) => {
      set({ place, tab });
    },
    showRun: (runIndex) => {
      set({ runIndex });
    },
    changeView: (change) => {
      set(({ view }) => ({ view: { ...view, ...change } }));
    },
    openQuestionById: (openQuestion) => {
      set({ openQuestion });
    },
    restoreView: (view) => {
      set(view);
    },
    keepViewInside: (runs) => {
      if (get().runIndex >= runs) set({ runIndex: 0 });
    },
  };
}

import { EVERYTHING } from '../core/explore/view/view';
import type { Get, Set } from './model';
import type { Link, ViewActions, ViewState } from './view-state';

export const initialView: ViewState = {
  page: 'data',
  tab: 'overview',
  runIndex: 0,
  view: EVERYTHING,
  layout: { columns: null, pinned: [], widths: {}, density: 'comfortable' },
  comparison: { metric: null, baseline: 0, other: null },
  overview: { metric: null, slice: null },
  openQuestion: null,
  openGap: null,
  openException: null,
  link: null,
};

/** The synthetic example, opened as any link is. */
export const EXAMPLE: Link = {
  gold: 'examples/gold.json',
  predictions: ['examples/strong.csv', 'examples/verbose.jsonl', 'examples/weak.tsv'],
  settings: null,
};

/** Whether what is open is the example, which gives way to a person's own files. */
export function isExample(link: Link | null): boolean {
  return link?.gold === EXAMPLE.gold;
}

export function createViewActions(set: Set, get: Get): ViewActions {
  return {
    go: (page, tab = get().tab) => {
      set({ page, tab });
    },
    showRun: (runIndex) => {
      set({ runIndex });
    },
    changeView: (change) => {
      get().chooseView(change);
    },
    changeLayout: (change) => {
      set(({ layout }) => ({ layout: { ...layout, ...change } }));
    },
    changeComparison: (change) => {
      set(({ comparison }) => ({ comparison: { ...comparison, ...change } }));
    },
    changeOverview: (change) => {
      set(({ overview }) => ({ overview: { ...overview, ...change } }));
    },
    openQuestionById: (openQuestion) => {
      set({ openQuestion });
    },
    openRejectionQuestions: (openGap) => {
      set({ openGap });
    },
    openExceptionQuestions: (openException) => {
      set({ openException });
    },
    restoreView: (view) => {
      set(view);
    },
    keepViewInside: (runs) => {
      if (get().runIndex >= runs) set({ runIndex: 0 });
    },
  };
}

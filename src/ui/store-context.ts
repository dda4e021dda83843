import {
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { shallow, useShallow } from 'zustand/shallow';
import type { RunReport } from '../core/analysis/run-report';
import type { Settings } from '../core/settings';
import { shownSettings } from '../state/choices/choices';
import type { Assay } from '../state/model';
import { runNames, visibleRuns } from '../state/selectors';
import type { AssayStore } from '../state/store';
import type { Catalog } from '../worker/protocol';

export type Result = NonNullable<Assay['result']>;

export const StoreContext = createContext<AssayStore | null>(null);

/** The page's store, for event handlers. */
export function useAssayStore(): AssayStore {
  const store = use(StoreContext);
  if (!store) throw new Error('No store is provided around this component.');
  return store;
}

/**
 * Selects a part of the store; the component renders again only if that part differs in a shallow
 * comparison.
 */
export function useAssay<T>(select: (state: Assay) => T): T {
  return useStore(useAssayStore(), useShallow(select));
}

/** Descriptions of all metrics, published scorers and export formats. */
export function useCatalog(): Catalog {
  return useAssay(({ catalog }) => catalog);
}

/**
 * Like `useAssay`, for views that are slow to render: a change is a transition, so the previous
 * value stays until the next is rendered. `useDeferredValue` would first render the view again
 * with the previous value.
 */
export function useDeferredAssay<T>(select: (state: Assay) => T): T {
  const store = useAssayStore();
  const [value, setValue] = useState(() => select(store.getState()));
  const latest = useRef(value);
  const follow = useEffectEvent(() => {
    const next = select(store.getState());
    if (shallow(latest.current, next)) return;
    latest.current = next;
    startTransition(() => setValue(() => next));
  });
  // The selector may depend on props.
  useEffect(() => follow());
  useEffect(() => store.subscribe(() => follow()), [store]);
  return value;
}

/**
 * The result that the worker holds, for requests about that result; `null` while the worker
 * computes another one.
 */
export function useScoredResult(): Result | null {
  return useAssay(({ run, result }) => (run.phase === 'done' ? result : null));
}

/** The settings that forms show, and a function that previews a change of them. */
export function useSettings() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const change = (part: Partial<Settings>) =>
    store.getState().previewSettings({ ...settings, ...part });
  return [settings, change] as const;
}

const NO_RUNS: readonly RunReport[] = [];

export function useRuns(): readonly RunReport[] {
  return useAssay(({ result }) => result?.runs ?? NO_RUNS);
}

/** The names of all runs of the results, by position. */
export function useRunNames(): readonly string[] {
  return useAssay(runNames);
}

/** The positions of the runs that tables and charts show, in display order. */
export function useVisibleRuns(): readonly number[] {
  return useAssay(visibleRuns);
}

/** The index of the selected run; 0 if the URL names one that does not exist. */
export function useShownRun(): number {
  return useAssay(({ runIndex, result }) => (result?.runs[runIndex] ? runIndex : 0));
}

/** The run shown side by side with the selected one, if any. */
export function useSecondRun(): number | null {
  return useAssay(({ secondRun, result }) =>
    secondRun !== null && result?.runs[secondRun] ? secondRun : null,
  );
}

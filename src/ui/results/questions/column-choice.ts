import type { Vocabulary } from '../../../core/explore/query/fields';
import { metricsOf } from '../../../state/result-metrics';
import type { AssayStore } from '../../../state/store';
import { baseColumns, placeBeside, runsBeside, usualColumns } from './column-list';

/** What can be chosen about the columns of the table; each goes by the layout of the moment. */
export interface ColumnChoice {
  readonly show: (key: string, isShown: boolean) => void;
  readonly move: (key: string, by: number) => void;
  readonly pin: (key: string, isPinned: boolean) => void;
  readonly setBeside: (run: string, isBeside: boolean) => void;
}

/** The choices of a table whose columns are called as a vocabulary has them. */
export function createColumnChoice(store: AssayStore, vocabulary: Vocabulary): ColumnChoice {
  const present = () => {
    const state = store.getState();
    const keys = state.layout.columns ?? usualColumns(metricsOf(state));
    return { base: baseColumns(keys, vocabulary), beside: runsBeside(keys, vocabulary) };
  };
  const place = (base: readonly string[], beside: readonly string[]) => {
    store.getState().changeLayout({ columns: placeBeside(base, beside, vocabulary) });
  };
  return {
    show: (key, isShown) => {
      const { base, beside } = present();
      place(withOrWithout(base, key, isShown), beside);
    },
    move: (key, by) => {
      const { base, beside } = present();
      const from = base.indexOf(key);
      const next = base.filter((one) => one !== key);
      next.splice(Math.max(0, from + by), 0, key);
      place(next, beside);
    },
    pin: (key, isPinned) => {
      const { layout, changeLayout } = store.getState();
      changeLayout({ pinned: withOrWithout(layout.pinned, key, isPinned) });
    },
    setBeside: (run, isBeside) => {
      const { base, beside } = present();
      place(base, withOrWithout(beside, run, isBeside));
    },
  };
}

function withOrWithout(all: readonly string[], one: string, isWith: boolean): string[] {
  const others = all.filter((other) => other !== one);
  return isWith ? [...others, one] : others;
}

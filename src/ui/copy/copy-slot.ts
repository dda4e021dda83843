import { createContext } from 'react';

/**
 * The position of a table's copy menu: above the table, in the heading of its card, or nowhere, if
 * a chart's menu copies the table.
 */
export type CopySlot =
  'inline' | 'none' | { readonly element: HTMLElement | null; readonly caption: readonly string[] };

export const CopySlotContext = createContext<CopySlot>('inline');

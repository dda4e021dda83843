import { createContext } from 'react';

/**
 * Where a table draws its copy menu: above itself, in the heading of its card, or nowhere, since
 * the menu of its chart copies it.
 */
export type CopySlot =
  'inline' | 'none' | { readonly element: HTMLElement | null; readonly caption: readonly string[] };

export const CopySlotContext = createContext<CopySlot>('inline');

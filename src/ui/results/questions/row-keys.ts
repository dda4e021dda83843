import type { KeyboardEvent } from 'react';

interface RowKeys {
  readonly active: number;
  /** Rows that a page key moves by. */
  readonly page: number;
  readonly go: (position: number) => void;
  readonly open: (position: number) => void;
  readonly close: () => void;
}

/** The keys of the table while it has the focus; Escape works from its headers too. */
export function rowKeys({ active, page, go, open, close }: RowKeys) {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(active + 1),
    ArrowUp: () => go(active - 1),
    PageDown: () => go(active + page),
    PageUp: () => go(active - page),
    Home: () => go(0),
    End: () => go(Infinity),
    Enter: () => open(active),
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      close();
      return;
    }
    const act = event.target === event.currentTarget ? actions[event.key] : undefined;
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
}

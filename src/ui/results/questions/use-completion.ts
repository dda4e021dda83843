import { type KeyboardEvent, use, useState } from 'react';
import { completeQuery, type Completion } from '../../../core/explore/query/complete';
import { printValue } from '../../../core/explore/query/print';
import { VocabularyContext } from './use-query-editor';

/** A completion, or a search for the typed text. */
type CompletionOption = Omit<Completion, 'kind'> & {
  readonly kind: Completion['kind'] | 'search';
};

export type CompletionState = ReturnType<typeof useCompletion>;

interface CompletionInput {
  readonly text: string;
  readonly onInsert: (text: string, caret: number) => void;
  readonly onApply: (text: string) => void;
}

/** The completions: arrow keys move, Enter and Tab accept, Escape closes. */
export function useCompletion({ text, onInsert, onApply }: CompletionInput) {
  const vocabulary = use(VocabularyContext);
  const [caret, setCaret] = useState(0);
  const [isActive, setIsActive] = useState(false);
  /** The highlighted option; -1 for none. */
  const [active, setActive] = useState(-1);
  const position = Math.min(caret, text.length);
  const offered: CompletionOption[] =
    isActive && vocabulary ? completeQuery(text, position, vocabulary) : [];
  const options = isActive ? [...offered, ...searchOption(text)] : offered;
  const isOpen = options.length > 0;

  const close = () => {
    setIsActive(false);
    setActive(-1);
  };
  const openAt = (at: number) => {
    setCaret(at);
    setIsActive(true);
    setActive(-1);
  };
  const accept = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (option.kind === 'search') {
      close();
      onApply(option.insert);
      return;
    }
    const separator = /[(@]$/.test(option.insert) ? '' : ' ';
    const before = `${text.slice(0, option.start)}${option.insert}${separator}`;
    onInsert(`${before}${text.slice(option.end).trimStart()}`, before.length);
    openAt(before.length);
  };
  const moveActive = (by: number) => {
    if (!isOpen) openAt(position);
    else setActive((at) => (at < 0 && by < 0 ? options.length - 1 : (at + by) % options.length));
  };
  const firstMatch = options.findIndex(({ start, end, kind }) => kind !== 'search' && start < end);
  const actions: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (moveActive(1), true),
    ArrowUp: () => (moveActive(-1), true),
    Escape: () => (close(), isOpen),
    Enter: () => {
      if (active >= 0) accept(active);
      else {
        close();
        onApply(text);
      }
      return true;
    },
    Tab: () => {
      const accepted = active >= 0 ? active : firstMatch;
      if (!isOpen || accepted < 0) return false;
      accept(accepted);
      return true;
    },
  };
  return {
    isOpen,
    options,
    active,
    openAt,
    moveCaret: setCaret,
    close,
    accept,
    onKeyDown: (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : actions[event.key];
      if (act?.()) event.preventDefault();
    },
  };
}

/** Offers to search for the input as plain text, ignoring query syntax. */
function searchOption(text: string): CompletionOption[] {
  const words = text.trim();
  if (words === '' || /["()[\]<>=!~@,]/.test(words)) return [];
  const label = `Search for “${words}”`;
  return [{ start: 0, end: text.length, insert: printValue(words), label, kind: 'search' }];
}

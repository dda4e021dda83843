import styles from './toolbar.module.css';
import { type CompletionState, useCompletion } from './use-completion';

import { useHotkeys } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { printValue } from '../../../core/explore/query/print';
import { useTypedQuery } from './use-typed-query';

interface CompletionListProps {
  readonly id: string;
  readonly completion: CompletionState;
}

/** Where a query is typed; `/` and Ctrl-K lead here. */
export function QueryField() {
  const typed = useTypedQuery();
  const input = useRef<HTMLInputElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const listId = useId();
  const noteId = useId();
  const focus = () => {
    input.current?.focus();
    input.current?.select();
  };
  useHotkeys([['/', focus]]);
  useHotkeys([['mod+K', focus]], []);

  /** Where the caret goes after a completion; the input itself would put it at the end. */
  const caretToBe = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caretToBe.current === null) return;
    input.current?.setSelectionRange(caretToBe.current, caretToBe.current);
    caretToBe.current = null;
  });
  const completion = useCompletion({
    text: typed.text,
    onInsert: (next, caret) => {
      caretToBe.current = caret;
      typed.type(next);
    },
    onTake: typed.take,
  });
  const { text } = typed;
  /** What is still to come is no mistake while it is offered. */
  const isUnfinished = completion.isOpen && (typed.fault?.start ?? 0) >= text.trimEnd().length;
  const fault = isUnfinished ? null : typed.fault;
  const searchFor = (words: string) => typed.take(printValue(words.replaceAll('"', '').trim()));
  return (
    <div className={styles.whole}>
      <div className={styles.field} data-faulty={fault !== null}>
        <IconSearch size={16} aria-hidden="true" className={styles.icon} />
        <div className={styles.queryFieldLine}>
          <input
            ref={input}
            className={styles.input}
            role="combobox"
            aria-label="Search or filter questions"
            aria-expanded={completion.isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={
              completion.active >= 0 ? `${listId}-${completion.active}` : undefined
            }
            aria-invalid={fault !== null}
            aria-describedby={noteId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={'Search or query: f1 < 0.5 and type = "list"'}
            value={text}
            onChange={({ currentTarget: { value, selectionStart } }) => {
              typed.type(value);
              completion.openAt(selectionStart ?? value.length);
            }}
            onSelect={({ currentTarget: { selectionStart } }) =>
              completion.moveCaret(selectionStart ?? 0)
            }
            onKeyDown={completion.onKeyDown}
            onBlur={completion.close}
            onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
          />
          {fault && (
            <span
              className={styles.mistake}
              style={{
                left: `calc(${fault.start}ch - ${scrolled}px)`,
                width: `${Math.max(1, fault.end - fault.start)}ch`,
              }}
            />
          )}
          {completion.isOpen && <CompletionList id={listId} completion={completion} />}
        </div>
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear the query"
            onClick={() => {
              typed.take('');
              input.current?.focus();
            }}
          >
            <IconX size={14} aria-hidden="true" />
          </button>
        )}
      </div>
      <div id={noteId} className={styles.note} role="status">
        {fault && (
          <>
            <span className={styles.fault}>{fault.message}</span>{' '}
            <button type="button" className={styles.instead} onClick={() => searchFor(text)}>
              Search for this text
            </button>
          </>
        )}
        {typed.searched !== null &&
          `Searching ids, questions, references and predictions for “${typed.searched}”.`}
      </div>
    </div>
  );
}

/** What may come at the caret. The field keeps the focus; a click must not take it. */
function CompletionList({ id, completion }: CompletionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {completion.options.map(({ insert, label, kind }, index) => (
        <li
          key={`${kind} ${insert}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === completion.active}
          className={styles.option}
          onMouseDown={(event) => {
            event.preventDefault();
            completion.accept(index);
          }}
        >
          <span className={styles.insert}>{kind === 'search' ? label : insert}</span>
          {kind !== 'search' && label !== insert && <span className={styles.label}>{label}</span>}
        </li>
      ))}
    </ul>
  );
}

import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { use, useId, useLayoutEffect, useRef, useState } from 'react';
import { parseInput } from '../../../core/explore/query/parse';
import { printValue } from '../../../core/explore/query/print';
import { LinkButton } from '../../parts/Buttons';
import { areRankings } from '../../../state/selectors';
import { useAssay, useAssayStore } from '../../store-context';
import styles from './toolbar.module.css';
import { type CompletionState, useCompletion } from './use-completion';
import { VocabularyContext } from './use-query-editor';

/** Milliseconds without typing after which the query is applied or its error is shown. */
const DEBOUNCE_MS = 250;

interface CompletionListProps {
  readonly id: string;
  readonly completion: CompletionState;
}

/** The query field; `/` and Ctrl-K focus it. */
export function QueryField() {
  const typed = useTypedQuery();
  const isRanking = useAssay(areRankings);
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

  /** The position of the caret after a completion; the input would move it to the end. */
  const nextCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });
  const completion = useCompletion({
    text: typed.text,
    onInsert: (next, caret) => {
      nextCaret.current = caret;
      typed.type(next);
    },
    onApply: typed.apply,
  });
  const { text } = typed;
  /** An unfinished word at the end is not an error while completions are open. */
  const isUnfinished = completion.isOpen && (typed.fault?.start ?? 0) >= text.trimEnd().length;
  const fault = isUnfinished ? null : typed.fault;
  const searchFor = (words: string) => typed.apply(printValue(words.replaceAll('"', '').trim()));
  return (
    <div className={styles.query}>
      <Group gap={8} wrap="nowrap" className={styles.field} data-faulty={fault !== null}>
        <IconSearch size={16} color="var(--ink-3)" style={{ flex: 'none' }} aria-hidden="true" />
        <Box pos="relative" flex={1} miw={0}>
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
            placeholder={
              isRanking
                ? 'Search or query: ndcg_cut_10 < 0.5'
                : 'Search or query: f1 < 0.5 and type = "list"'
            }
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
              className={styles.underline}
              style={{
                left: `calc(${fault.start}ch - ${scrolled}px)`,
                width: `${Math.max(1, fault.end - fault.start)}ch`,
              }}
            />
          )}
          {completion.isOpen && <CompletionList id={listId} completion={completion} />}
        </Box>
        {text !== '' && (
          <ActionIcon
            size="xs"
            aria-label="Clear the query"
            onClick={() => {
              typed.apply('');
              input.current?.focus();
            }}
          >
            <IconX size={14} aria-hidden="true" />
          </ActionIcon>
        )}
      </Group>
      <Text
        id={noteId}
        component="div"
        size="xs"
        c="var(--ink-2)"
        className={styles.note}
        role="status"
      >
        {fault && (
          <>
            <Text span inherit c="var(--incorrect)">
              {fault.message}
            </Text>{' '}
            {fault.fix !== undefined && (
              <>
                <LinkButton
                  onClick={() =>
                    typed.apply(
                      `${text.slice(0, fault.start)}${fault.fix ?? ''}${text.slice(fault.end)}`,
                    )
                  }
                >
                  Use {fault.fix}
                </LinkButton>{' '}
                or{' '}
              </>
            )}
            <LinkButton onClick={() => searchFor(text)}>Search for this text</LinkButton>
          </>
        )}
        {typed.hint}
        {typed.searched !== null &&
          `Searching ids, questions, references and predictions for “${typed.searched}”.`}
      </Text>
    </div>
  );
}

/** The completions at the caret. The field keeps the focus, even after a click. */
function CompletionList({ id, completion }: CompletionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {completion.options.map(({ insert, label, kind }, index) => (
        <Group
          component="li"
          justify="space-between"
          align="start"
          gap={16}
          wrap="nowrap"
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
          {kind !== 'search' && label !== insert && (
            <Text span inherit c="var(--ink-2)">
              {label}
            </Text>
          )}
        </Group>
      ))}
    </ul>
  );
}

/**
 * The text while the user types. When typing pauses, a valid query is applied. If there is an
 * error, the table keeps the previous query; if a click changes the query, the typed text is
 * discarded.
 */
function useTypedQuery() {
  const store = useAssayStore();
  const query = useAssay(({ view }) => view.query);
  const vocabulary = use(VocabularyContext);
  const [draft, setDraft] = useState<{ text: string; over: string; isSettled: boolean } | null>(
    null,
  );
  const typed = draft?.over === query ? draft : null;
  const text = typed?.text ?? query;
  const read = vocabulary && parseInput(text, vocabulary);

  const settle = (settled: string) => {
    const isValid = !vocabulary || parseInput(settled, vocabulary).kind === 'query';
    if (isValid) {
      setDraft(null);
      store.getState().changeView({ query: settled });
    } else setDraft({ text: settled, over: store.getState().view.query, isSettled: true });
  };
  const settleLater = useDebouncedCallback((settled: string, over: string) => {
    if (store.getState().view.query === over) settle(settled);
  }, DEBOUNCE_MS);
  const isSettled = typed?.isSettled ?? true;
  return {
    text,
    /** The first error. */
    fault: isSettled && read?.kind === 'fault' ? read.fault : null,
    /** The plain text that is searched for, if it is not a query. */
    searched: isSettled && read?.kind === 'query' && read.isSearch ? text.trim() : null,
    /** A hint about a query that is probably not what the user meant. */
    hint: isSettled && read?.kind === 'query' ? read.hint : null,
    type: (next: string) => {
      setDraft({ text: next, over: query, isSettled: false });
      settleLater(next, query);
    },
    /** Applies the given query text immediately. */
    apply: (next: string) => {
      settleLater.cancel();
      settle(next);
    },
  };
}

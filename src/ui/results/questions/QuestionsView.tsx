import { Box, Drawer, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { listWords } from '../../../core/words/lists';
import { metricsOf } from '../../../state/selectors';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import {
  useAssay,
  useAssayStore,
  useDeferredAssay,
  useSecondRun,
  useShownRun,
} from '../../store-context';
import { useAnswer } from '../../use-request';
import { AnswerInspector } from '../answer-inspector/AnswerInspector';
import { useHeadline } from '../HeadlineSelect';
import { defaultColumns, listColumns, sideBySideColumns } from './table-columns';
import { QuestionTable } from './table/QuestionTable';
import { SideBySide } from './table/SideBySide';
import { Toolbar } from './Toolbar';
import styles from './toolbar.module.css';
import { VocabularyContext } from './use-query-editor';
import { useListing, useOpenPosition, useOpenQuestion, useRowSource } from './use-questions';

const narrowScreen = '(max-width: 1099px)';

/** The question table, with the inspector of the open question next to it. */
export function QuestionsView() {
  const store = useAssayStore();
  const isOpen = useAssay(({ openQuestion }) => openQuestion !== null);
  const isNarrow = useMediaQuery(narrowScreen, false, { getInitialValueInEffect: false });
  const run = useShownRun();
  const secondRun = useSecondRun();
  const reader = useRowSource();
  const { answer: vocabulary, failed: vocabularyFailed } = useAnswer('vocabulary', []);
  const { answer: listed, failed } = useListing(reader);
  const listing = listed === 'fault' ? null : listed;
  const opening = useOpenQuestion();
  // Comparing many runs adds many cells, so rendering the layout is deferred.
  const layout = useDeferredAssay((state) => state.layout);
  const metrics = useAssay(metricsOf);
  const headline = useHeadline();
  const { columns, unknown } = useMemo(
    () =>
      vocabulary
        ? listColumns(
            layout.columns ?? defaultColumns(metrics, headline),
            layout.pinned,
            vocabulary,
            metrics,
          )
        : { columns: [], unknown: [] },
    [vocabulary, layout.columns, layout.pinned, metrics, headline],
  );
  const copied = useMemo(
    () =>
      vocabulary && secondRun !== null
        ? listColumns(
            sideBySideColumns(run, secondRun, headline, vocabulary),
            [],
            vocabulary,
            metrics,
          ).columns
        : columns,
    [vocabulary, columns, run, secondRun, headline, metrics],
  );
  const opened = isOpen ? (opening.answer?.question ?? null) : null;
  const cursor = useOpenPosition(listing, opened?.row.question ?? null);
  const close = useCallback(() => store.getState().show({ openQuestion: null }), [store]);
  const inspector = opening.answer && (
    <AnswerInspector
      opening={opening.answer}
      position={cursor.position}
      total={listing?.order.length ?? 0}
      onMove={cursor.openAt}
      onClose={close}
    />
  );
  return (
    <VocabularyContext value={vocabulary}>
      <Toolbar listing={listing} columns={copied} />
      <Unknown columns={[...(listing?.unknown ?? []), ...(layout.columns ? unknown : [])]} />
      {(failed || vocabularyFailed || opening.failed) && <WorkerError />}
      <Box
        className={`columns ${styles.columns}`}
        __vars={{
          '--columns': `minmax(0, 1fr)${isOpen && !isNarrow ? ' clamp(400px, 34%, 500px)' : ''}`,
        }}
      >
        {listing && secondRun !== null ? (
          <SideBySide
            listing={listing}
            secondRun={secondRun}
            cursor={cursor}
            isOpen={isOpen}
            onClose={close}
          />
        ) : listing && vocabulary ? (
          <QuestionTable
            listing={listing}
            columns={columns}
            cursor={cursor}
            isOpen={isOpen}
            onClose={close}
          />
        ) : (
          !failed && (
            <Note>
              {listed === 'fault'
                ? 'The query has an error, shown below the field.'
                : 'Questions appear here once they are scored.'}
            </Note>
          )
        )}
        {isOpen && !isNarrow && inspector}
      </Box>
      {isNarrow && (
        <Drawer.Root opened={isOpen} onClose={close} position="right" size="min(100%, 560px)">
          <Drawer.Overlay />
          <Drawer.Content
            aria-label="Answer inspector"
            bg="var(--card)"
            style={{ outline: 'none' }}
          >
            {inspector}
          </Drawer.Content>
        </Drawer.Root>
      )}
    </VocabularyContext>
  );
}

/** Columns in the URL that these results do not have. */
function Unknown({ columns }: { readonly columns: readonly string[] }) {
  if (columns.length === 0) return null;
  return (
    <Text size="sm" mb={8} c="var(--caution)" role="status">
      No column {listWords(columns.map((column) => `“${column}”`))} in these results; the link’s
      settings for it were ignored.
    </Text>
  );
}

import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useAssay, useAssayStore } from '../../store-context';
import { NoAnswer } from '../ask/NoAnswer';
import { Microscope } from '../microscope/Microscope';
import { QuestionTable } from './QuestionTable';
import styles from './QuestionsView.module.css';
import { Toolbar } from './Toolbar';
import { useCursor } from './use-cursor';
import { useListing, useOpening, useReader } from './use-questions';
import { shownAtFirst } from './columns';

const narrowScreen = '(max-width: 1099px)';

/** The table of questions, and beside it the one that is open. */
export function QuestionsView() {
  const store = useAssayStore();
  const isOpen = useAssay(({ openQuestion }) => openQuestion !== null);
  const isNarrow = useMediaQuery(narrowScreen, false, { getInitialValueInEffect: false });
  const [columns, setColumns] = useState(shownAtFirst);
  const reader = useReader();
  const listing = useListing(reader);
  const opening = useOpening(reader);
  const opened = isOpen ? (opening.answer?.question ?? null) : null;
  const cursor = useCursor(listing.answer, opened?.row.question ?? null);
  const close = () => {
    store.getState().openQuestionById(null);
  };
  const microscope = opening.answer && (
    <Microscope
      opening={opening.answer}
      position={cursor.openPosition}
      total={listing.answer?.order.length ?? 0}
      onMove={cursor.openAt}
      onClose={close}
    />
  );
  return (
    <>
      <Toolbar listing={listing.answer} columns={columns} onColumns={setColumns} />
      {(listing.failed || opening.failed) && <NoAnswer />}
      <div className={styles.columns} data-open={isOpen && !isNarrow}>
        {listing.answer ? (
          <QuestionTable
            listing={listing.answer}
            columns={columns}
            cursor={cursor}
            isOpen={isOpen}
            onClose={close}
          />
        ) : (
          !listing.failed && <p className={styles.awaited}>The questions come with the scores.</p>
        )}
        {isOpen && !isNarrow && microscope}
      </div>
      {isNarrow && (
        <Drawer.Root opened={isOpen} onClose={close} position="right" size="min(100%, 560px)">
          <Drawer.Overlay />
          <Drawer.Content aria-label="The open question" className={styles.drawer}>
            {microscope}
          </Drawer.Content>
        </Drawer.Root>
      )}
    </>
  );
}

import { Alert, Button } from '@mantine/core';
import type { SaveStatus } from '../../state/autosave/storage';
import { listWords } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import { SaveProjectButton } from './SaveProjectButton';
import styles from './ProjectCard.module.css';
import { missingFilesProblem } from '../../state/project/project';

/** Names the files that could not be kept, until they are dropped again or given up. */
export function MissingFilesNotice() {
  const store = useAssayStore();
  const message = useAssay((state) => missingFilesProblem(state)?.message ?? null);
  if (message === null) return null;
  return (
    <Alert color="yellow" variant="light" className={styles.notice} role="alert">
      {message}{' '}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          store.getState().dismissMissingFiles();
        }}
      >
        Go on without
      </Button>
    </Alert>
  );
}

/** Says what the browser cannot keep. Nothing that is open is lost by it. */
export function StorageFullNotice() {
  const keeping = useAssay((state) => state.saveStatus);
  const trouble = keeping ? describeTrouble(keeping) : '';
  if (trouble === '') return null;
  return (
    <Alert color="yellow" variant="light" className={styles.notice} role="alert">
      {trouble} Nothing is lost while this page stays open; to have it all again later, save it.{' '}
      <SaveProjectButton />
    </Alert>
  );
}

/** What is not kept, and why; empty where everything is, or where the browser lets nothing be kept. */
function describeTrouble({ outcome, withoutRoom, unreadable }: SaveStatus): string {
  if (outcome === 'full') return 'This browser has no room left to keep your work.';
  const files = [
    ...(withoutRoom.length > 0
      ? [`This browser has no room left to keep ${listWords(withoutRoom)}; all else is kept.`]
      : []),
    ...(unreadable.length > 0
      ? [`This browser could not keep ${listWords(unreadable)}; all else is kept.`]
      : []),
  ];
  return outcome === 'kept' ? files.join(' ') : '';
}

import { Alert } from '@mantine/core';
import type { Keeping } from '../../state/session/storage';
import { listWords } from '../parts/format';
import { useAssay } from '../store-context';
import { SaveWorkButton } from './SaveWorkButton';
import styles from './SessionCard.module.css';

/** Says what the browser cannot keep. Nothing that is open is lost by it. */
export function RoomNotice() {
  const keeping = useAssay((state) => state.keeping);
  const trouble = keeping ? describeTrouble(keeping) : '';
  if (trouble === '') return null;
  return (
    <Alert color="yellow" variant="light" className={styles.notice} role="alert">
      {trouble} Nothing is lost while this page stays open; to have it all again later, save it.{' '}
      <SaveWorkButton />
    </Alert>
  );
}

/** What is not kept, and why; empty where everything is, or where the browser lets nothing be kept. */
function describeTrouble({ outcome, withoutRoom, unreadable }: Keeping): string {
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

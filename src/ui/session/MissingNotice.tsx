import { Alert, Button } from '@mantine/core';
import { tellMissing } from '../../state/session/work';
import { useAssay, useAssayStore } from '../store-context';
import styles from './SessionCard.module.css';

/** Names the files that could not be kept, until they are dropped again or given up. */
export function MissingNotice() {
  const store = useAssayStore();
  const message = useAssay((state) => tellMissing(state)?.message ?? null);
  if (message === null) return null;
  return (
    <Alert color="yellow" variant="light" className={styles.notice} role="alert">
      {message}{' '}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          store.getState().giveUpMissing();
        }}
      >
        Go on without
      </Button>
    </Alert>
  );
}

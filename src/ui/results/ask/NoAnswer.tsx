import { Button } from '@mantine/core';
import { useAssayStore } from '../../store-context';
import styles from './NoAnswer.module.css';

/** Said where the scoring worker failed to answer; scoring again brings everything back. */
export function NoAnswer() {
  const store = useAssayStore();
  return (
    <p className={styles.line} role="alert">
      The scoring worker gave no answer. Your files are untouched.
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          void store.getState().refresh();
        }}
      >
        Score again
      </Button>
    </p>
  );
}

import { Button } from '@mantine/core';
import { EXAMPLE } from '../../state/view';
import { isBusy } from '../../state/selectors';
import { useAssay, useAssayStore } from '../store-context';
import styles from './NothingScored.module.css';

/** What stands here before the first score. */
export function NothingScored() {
  const store = useAssayStore();
  const busy = useAssay(isBusy);
  const phase = useAssay(({ run }) => run.phase);
  if (busy) return <p className={styles.words}>Scoring…</p>;
  return (
    <div className={styles.empty}>
      <p className={styles.words}>
        {phase === 'cancelled'
          ? 'Scoring was cancelled. Your files are still open.'
          : phase === 'failed'
            ? 'Scoring failed for the reason given above. Fix it under Data.'
            : 'No results yet. Add one file with reference answers and one with predictions.'}
      </p>
      <Button
        onClick={() => {
          store.getState().go('data');
        }}
      >
        Go to Data
      </Button>
      <Button
        variant="default"
        onClick={() => {
          void store.getState().openLink(EXAMPLE);
        }}
      >
        Try the example
      </Button>
    </div>
  );
}

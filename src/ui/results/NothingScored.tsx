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
  if (busy) return <p className={styles.words}>The first results will stand here in a moment.</p>;
  return (
    <div className={styles.empty}>
      <p className={styles.words}>
        {phase === 'cancelled'
          ? 'Nothing is scored, because scoring was cancelled; your files are open.'
          : phase === 'failed'
            ? 'Nothing is scored, for the reason that stands above; your files are open, and it is mended under Data.'
            : 'Nothing is scored yet: Assay needs one file with reference answers and one with predictions.'}
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

import styles from './parts.module.css';
import { ScoreAgainButton } from './ScoringStatus';

/** Said where the scoring worker failed to answer; scoring again brings everything back. */
export function WorkerError() {
  return (
    <p className={styles.workerErrorLine} role="alert">
      The scoring worker did not respond. Your files are unchanged.
      <ScoreAgainButton />
    </p>
  );
}

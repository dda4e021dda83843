import { ScoreAgain } from './ScoreAgain';
import styles from './WorkerError.module.css';

/** Said where the scoring worker failed to answer; scoring again brings everything back. */
export function WorkerError() {
  return (
    <p className={styles.line} role="alert">
      The scoring worker did not respond. Your files are unchanged.
      <ScoreAgain />
    </p>
  );
}

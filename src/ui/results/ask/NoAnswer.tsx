import { ScoreAgain } from '../../parts/ScoreAgain';
import styles from './NoAnswer.module.css';

/** Said where the scoring worker failed to answer; scoring again brings everything back. */
export function NoAnswer() {
  return (
    <p className={styles.line} role="alert">
      The scoring worker gave no answer. Your files are untouched.
      <ScoreAgain />
    </p>
  );
}

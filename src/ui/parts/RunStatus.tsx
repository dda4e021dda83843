import { Button, Progress } from '@mantine/core';
import { useAssay, useAssayStore } from '../store-context';
import { ProblemList } from './ProblemList';
import styles from './RunStatus.module.css';

/** Long work shows how far it is and can be cancelled; what stands in the way of scoring is said here. */
export function RunStatus() {
  const store = useAssayStore();
  const run = useAssay((state) => state.run);
  const reading = useAssay(
    (state) => state.files.filter(({ status }) => status === 'reading').length,
  );
  if (run.phase === 'failed') {
    return (
      <div className={styles.status} role="alert">
        <ProblemList problems={run.problems} />
      </div>
    );
  }
  if (run.phase === 'cancelled') {
    return (
      <div className={styles.status} role="status">
        <span>
          Scoring was cancelled. Nothing was lost: your files and choices are as they were.
        </span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            void store.getState().refresh();
          }}
        >
          Score again
        </Button>
      </div>
    );
  }
  if (reading === 0 && run.phase !== 'running') return null;
  const { done, total } = run.phase === 'running' ? run : { done: 0, total: 0 };
  const words =
    reading > 0
      ? `Reading ${reading} ${reading === 1 ? 'file' : 'files'}`
      : total === 0
        ? 'Joining predictions to questions'
        : `Scored ${done.toLocaleString('en')} of ${total.toLocaleString('en')} answers`;
  return (
    <div className={styles.status} role="status">
      <span>{words}</span>
      <Progress
        className={styles.bar}
        value={total === 0 ? 100 : (100 * done) / total}
        animated={total === 0}
        aria-label={words}
      />
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          void store.getState().cancel();
        }}
      >
        Cancel
      </Button>
    </div>
  );
}

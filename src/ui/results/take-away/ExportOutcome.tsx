import { Button, Progress } from '@mantine/core';
import { NoAnswer } from '../ask/NoAnswer';
import styles from './TakeAway.module.css';
import type { ExportStage } from './use-export';

interface ExportOutcomeProps {
  readonly stage: ExportStage;
  readonly onCancel: () => void;
}

/** What a person has to know of a file that was asked for: how far it is, or why there is none. */
export function ExportOutcome({ stage, onCancel }: ExportOutcomeProps) {
  return (
    <>
      {stage.kind === 'nothing' && (
        <p className={styles.words} role="status">
          These results hold nothing of the kind.
        </p>
      )}
      {stage.kind === 'writing' && stage.percent !== null && (
        <div className={styles.writing}>
          <span className={styles.words}>Written: {stage.percent} %</span>
          <Progress className={styles.bar} value={stage.percent} aria-label="Share written" />
          <Button size="compact-sm" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {stage.kind === 'failed' && <NoAnswer />}
    </>
  );
}

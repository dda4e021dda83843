import { Button } from '@mantine/core';
import { isActive } from '../../state/selectors';
import { formatCount } from '../../core/words/numbers';
import { useAssay, useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';

/** Shows that calls are being sent while their dialog is closed. */
export function LlmJudgeStatus() {
  const store = useAssayStore();
  const { run, isOpen } = useAssay(({ llmJudge }) => llmJudge);
  if (!run || isOpen || !isActive(run)) return null;
  const { phase, settled, total } = run.schedule;
  return (
    <div className={styles.status} role="status">
      <span>
        {phase === 'paused' ? 'Paused: ' : ''}
        {run.plan.options.model} on {run.plan.endpoint.host} has judged {formatCount(settled)} of{' '}
        {formatCount(total)}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => store.getState().openLlmJudge(true)}
      >
        Show
      </Button>
    </div>
  );
}

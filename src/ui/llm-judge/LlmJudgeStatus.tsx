import { Button } from '@mantine/core';
import { formatCount } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';
import { isUnderWay } from './phases';

/** Says that calls are being sent while their dialog is closed. */
export function LlmJudgeStatus() {
  const store = useAssayStore();
  const { session, isOpen } = useAssay(({ llmJudge }) => llmJudge);
  if (!session || isOpen || !isUnderWay(session)) return null;
  const { phase, settled, total } = session.schedule;
  return (
    <div className={styles.status} role="status">
      <span>
        {phase === 'paused' ? 'Paused: ' : ''}
        {session.plan.options.model} on {session.plan.endpoint.host} has judged{' '}
        {formatCount(settled)} of {formatCount(total)}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => store.getState().openLlmJudge(true)}
      >
        Look
      </Button>
    </div>
  );
}

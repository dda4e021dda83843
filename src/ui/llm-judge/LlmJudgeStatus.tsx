import { Button } from '@mantine/core';
import { isLlmJudgeActive } from '../../state/selectors';
import { formatCount } from '../../core/words/numbers';
import { Banner } from '../parts/Banner';
import { useAssay, useAssayStore } from '../store-context';

/** While the dialog is closed, shows that calls are being sent. */
export function LlmJudgeStatus() {
  const store = useAssayStore();
  const { run, isOpen } = useAssay(({ llmJudge }) => llmJudge);
  if (!run || isOpen || !isLlmJudgeActive(run)) return null;
  const { phase, settled, total } = run.schedule;
  const { model } = run.plan.options;
  const counts = `${formatCount(settled)} of ${formatCount(total)}`;
  return (
    <Banner
      mb={14}
      tone="caution"
      role="status"
      text={`${phase === 'paused' ? 'Paused: ' : ''}${model} on ${run.plan.endpoint.host} has judged ${counts}`}
    >
      <Button onClick={() => store.getState().openLlmJudge(true)}>Show</Button>
    </Banner>
  );
}

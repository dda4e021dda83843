import { completeResult, isLlmJudgeActive } from '../../state/selectors';
import { Dialog } from '../parts/Dialog';
import { useAssay, useAssayStore } from '../store-context';
import { LlmJudgeForm } from './LlmJudgeForm';
import { PlanView } from './PlanView';
import { RunView } from './RunView';

/** The form, then the plan, then the progress. Closing it does not stop the calls. */
export function LlmJudgeDialog() {
  const store = useAssayStore();
  const { isOpen, plan, run } = useAssay(({ llmJudge }) => llmJudge);
  const hasResult = useAssay((state) => completeResult(state) !== null);
  const isRunning = isLlmJudgeActive(run);
  const hasPlan = plan !== null && plan !== 'making';
  return (
    <Dialog
      isOpen={isOpen && (hasResult || isRunning)}
      onClose={() => store.getState().openLlmJudge(false)}
      size="xl"
      title="LLM judge"
    >
      {run && (isRunning || !hasPlan) && <RunView run={run} />}
      {!isRunning && (hasPlan ? <PlanView plan={plan} /> : <LlmJudgeForm />)}
    </Dialog>
  );
}

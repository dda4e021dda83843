import { Dialog } from '../parts/Dialog';
import { useAssay, useAssayStore } from '../store-context';
import { FormView } from './FormView';
import { PlanView } from './PlanView';
import { isUnderWay } from './phases';
import { RunView } from './RunView';

/** Setting up, agreeing and looking on, one after the other. Closing it stops nothing. */
export function LlmJudgeDialog() {
  const store = useAssayStore();
  const { isOpen, plan, session } = useAssay(({ llmJudge }) => llmJudge);
  const hasResult = useAssay(({ result }) => result !== null);
  return (
    <Dialog
      isOpen={isOpen && (hasResult || isUnderWay(session))}
      onClose={() => {
        store.getState().openLlmJudge(false);
      }}
      size="xl"
      title="A language model as judge"
    >
      {session && isUnderWay(session) ? (
        <RunView session={session} />
      ) : plan !== null && plan !== 'making' ? (
        <PlanView plan={plan} />
      ) : (
        <>
          {session && <RunView session={session} />}
          <FormView isMaking={plan === 'making'} />
        </>
      )}
    </Dialog>
  );
}

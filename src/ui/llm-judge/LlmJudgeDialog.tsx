import { Button } from '@mantine/core';
import { ProblemList } from '../parts/ProblemList';
import { useAssay, useAssayStore } from '../store-context';
import { AnswersChosen, FieldsSent } from './AnswersChosen';
import { AdvancedFields } from './AdvancedFields';
import styles from './LlmJudge.module.css';
import { ServerFields } from './ServerFields';
import { Dialog } from '../parts/Dialog';
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
      onClose={() => store.getState().openLlmJudge(false)}
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

/** Which model, about which answers, in which words. */
export function FormView({ isMaking }: { readonly isMaking: boolean }) {
  const store = useAssayStore();
  const problems = useAssay(({ llmJudge }) => llmJudge.problems);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void store.getState().planLlmJudge();
      }}
    >
      <ServerFields />
      <AnswersChosen />
      <FieldsSent />
      <AdvancedFields />
      {problems.length > 0 && (
        <div role="alert">
          <ProblemList problems={problems} />
        </div>
      )}
      <div className={styles.buttons}>
        <span className={styles.note}>Nothing is sent yet.</span>
        <Button type="submit" loading={isMaking}>
          Preview calls
        </Button>
      </div>
    </form>
  );
}

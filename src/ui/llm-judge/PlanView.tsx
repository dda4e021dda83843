import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { LlmJudgePlan } from '../../state/llm-judge-model';
import { countOf } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import { ExampleCall } from './ExampleCall';
import styles from './LlmJudge.module.css';
import { PlanFigures } from './PlanFigures';

/** Everything that would be sent and to whom, and the person's word. */
export function PlanView({ plan }: { readonly plan: LlmJudgePlan }) {
  const store = useAssayStore();
  const hasKey = useAssay(({ llmJudge }) => llmJudge.form.key.trim() !== '');
  const { calls, endpoint, example } = plan;
  const hasCalls = calls.length > 0;
  const question = useRef<HTMLHeadingElement>(null);
  // The question is read before the button: on a small screen it would be scrolled out of sight.
  useEffect(() => {
    question.current?.focus();
  }, []);
  return (
    <div className={styles.form}>
      <h3 ref={question} tabIndex={-1} className={styles.question}>
        {hasCalls
          ? `Send ${countOf(calls.length, 'call')} to ${endpoint.host}?`
          : 'Every verdict is known already; nothing is sent.'}
      </h3>
      <PlanFigures plan={plan} />
      {example !== null && <ExampleCall example={example} />}
      {hasCalls && (
        <p className={styles.words}>
          {endpoint.host} learns these texts and your network address, and may keep them; ask
          whoever runs it. It gets {hasKey ? 'your key with every call' : 'no key'}, no cookies, no
          file names, and not the address of this page. A call that fails for a passing reason is
          sent again, at most four times in all, and then costs again.
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="default"
          onClick={() => {
            store.getState().dropLlmJudgePlan();
          }}
        >
          Back
        </Button>
        <Button
          onClick={() => {
            store.getState().startLlmJudge();
          }}
        >
          {hasCalls
            ? `Send ${countOf(calls.length, 'call')} to ${endpoint.host}`
            : 'Use the known verdicts'}
        </Button>
      </div>
    </div>
  );
}

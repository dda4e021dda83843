import { Radio } from '@mantine/core';
import type { OpenDecision } from '../../state/decisions';
import { decisionsOf } from '../../state/decisions';
import { Card } from '../parts/Card';
import { countOf } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import styles from './DataPlace.module.css';

/** What the files alone do not settle, at most one question for each; the likeliest answer is taken already. */
export function Decisions() {
  const decisions = useAssay(decisionsOf);
  if (decisions.length === 0) return null;
  return (
    <Card
      title={countOf(decisions.length, 'question')}
      note="the likeliest answer is taken until you choose another"
    >
      {decisions.map((decision) => (
        <Question key={decision.file} decision={decision} />
      ))}
    </Card>
  );
}

function Question({ decision: { file, question, options } }: { readonly decision: OpenDecision }) {
  const store = useAssayStore();
  return (
    <Radio.Group
      className={styles.question}
      label={question}
      value={options.find(({ isTaken }) => isTaken)?.label ?? ''}
      onChange={(label) => {
        store.getState().decide(file, label);
      }}
    >
      <div className={styles.options}>
        {options.map(({ label, evidence }) => (
          <Radio key={label} size="sm" value={label} label={label} description={evidence} />
        ))}
      </div>
    </Radio.Group>
  );
}

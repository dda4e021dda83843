import { Checkbox } from '@mantine/core';
import { CASE_FIELDS, type CaseField } from '../../core/scoring/llm-judge/judged-case';
import { useAssay, useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';

export const FIELD_LABELS: Readonly<Record<CaseField, string>> = {
  question: 'Question',
  references: 'References',
  document: 'Document',
  answerType: 'Answer type',
};

/** What is sent of each row; the rest is withheld. */
export function FieldsSent() {
  const store = useAssayStore();
  const options = useAssay(({ llmJudge }) => llmJudge.form.options);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>What is sent of each</legend>
      <Checkbox.Group
        size="sm"
        aria-label="What is sent of each"
        description="The answer itself is always sent. What is not ticked is withheld."
        value={[...options.sends]}
        onChange={(values) => {
          const sends = CASE_FIELDS.filter((field) => values.includes(field));
          store.getState().changeLlmJudge({ options: { ...options, sends } });
        }}
      >
        <div className={styles.boxes}>
          {CASE_FIELDS.map((field) => (
            <Checkbox key={field} size="xs" value={field} label={FIELD_LABELS[field]} />
          ))}
        </div>
      </Checkbox.Group>
    </fieldset>
  );
}

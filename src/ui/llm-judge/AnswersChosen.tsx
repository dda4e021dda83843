import { Checkbox, NumberInput } from '@mantine/core';
import { CASE_FIELDS, type CaseField } from '../../core/scoring/llm-judge/judged-case';
import { useAssay, useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';
import { FORM_BOUNDS, type RowSelection } from '../../state/llm-judge/form';
import { runNames } from '../../state/selectors';
import { Choice } from '../parts/Choice';

export const FIELD_LABELS: Readonly<Record<CaseField, string>> = {
  question: 'Question',
  references: 'References',
  document: 'Document',
  answerType: 'Answer type',
};

const HINTS: Readonly<Record<RowSelection, string>> = {
  all: 'every one with a prediction',
  view: 'those that the question table shows now',
  disagree: 'one headline metric says correct, another incorrect',
};

/** Which answers are judged: of which runs, to which questions, all or some. */
export function AnswersChosen() {
  const store = useAssayStore();
  const { runs, rows, sample } = useAssay(({ llmJudge }) => llmJudge.form);
  const names = useAssay(runNames);
  const change = store.getState().changeLlmJudge;
  const chosen = runs ?? names.map((_, index) => index);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Answers</legend>
      <Checkbox.Group
        label="Runs"
        size="sm"
        value={chosen.map(String)}
        onChange={(values) => {
          const next = values.map(Number).sort((a, b) => a - b);
          change({ runs: next.length === names.length ? null : next });
        }}
      >
        <div className={styles.boxes}>
          {names.map((name, index) => (
            <Checkbox key={`${index} ${name}`} size="xs" value={String(index)} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <Choice
        label="Questions"
        hint={HINTS[rows]}
        options={[
          { value: 'all', label: 'all' },
          { value: 'view', label: 'in the table' },
          { value: 'disagree', label: 'metrics disagree' },
        ]}
        value={rows}
        onChange={(next) => change({ rows: next })}
      />
      <NumberInput
        size="sm"
        maw={280}
        label="Random sample size"
        description="empty: all of them"
        inputWrapperOrder={['label', 'input', 'description']}
        min={FORM_BOUNDS.sample.min}
        max={FORM_BOUNDS.sample.max}
        allowDecimal={false}
        clampBehavior="strict"
        value={sample ?? ''}
        onChange={(size) => change({ sample: typeof size === 'number' && size > 0 ? size : null })}
      />
    </fieldset>
  );
}

/** Fields to send row; the rest is withheld. */
export function FieldsSent() {
  const store = useAssayStore();
  const options = useAssay(({ llmJudge }) => llmJudge.form.options);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Fields to send</legend>
      <Checkbox.Group
        size="sm"
        aria-label="Fields to send"
        description="The answer itself is always sent. Unchecked fields are withheld."
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

import { Checkbox, NumberInput } from '@mantine/core';
import { FORM_BOUNDS, type RowChoice } from '../../state/llm-judge-form';
import { runNames } from '../../state/selectors';
import { Choice } from '../scoring/Choice';
import { useAssay, useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';

const HINTS: Readonly<Record<RowChoice, string>> = {
  all: 'every one with a prediction',
  view: 'those that the question table shows now',
  disagree: 'one headline metric says right, another wrong',
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
      <legend className={styles.legend}>Which answers</legend>
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
        onChange={(next) => {
          change({ rows: next });
        }}
      />
      <NumberInput
        size="sm"
        maw={280}
        label="Draw so many answers at random"
        description="empty: all of them"
        inputWrapperOrder={['label', 'input', 'description']}
        min={FORM_BOUNDS.sample.min}
        max={FORM_BOUNDS.sample.max}
        allowDecimal={false}
        clampBehavior="strict"
        value={sample ?? ''}
        onChange={(size) => {
          change({ sample: typeof size === 'number' && size > 0 ? size : null });
        }}
      />
    </fieldset>
  );
}

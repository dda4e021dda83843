import { NumberInput, Switch } from '@mantine/core';
import { LLM_JUDGE_BOUNDS, type LlmJudgeOptions } from '../../core/scoring/llm-judge/payload';
import { FORM_BOUNDS } from '../../state/llm-judge/form';
import { Choice } from '../parts/Choice';
import { useAssay, useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';

/** What differs between servers and models, how fast, and at what price. */
export function AdvancedFields() {
  const store = useAssayStore();
  const { options, concurrency, timeoutSeconds, prices } = useAssay(
    ({ llmJudge }) => llmJudge.form,
  );
  const change = store.getState().changeLlmJudge;
  const changeOptions = (part: Partial<LlmJudgeOptions>) =>
    change({ options: { ...options, ...part } });
  return (
    <details className={styles.further}>
      <summary>Advanced</summary>
      <div className={styles.numbers}>
        <Price
          label="Price of input"
          value={prices.input}
          onChange={(input) => change({ prices: { ...prices, input } })}
        />
        <Price
          label="Price of output"
          value={prices.output}
          onChange={(output) => change({ prices: { ...prices, output } })}
        />
        <Whole
          label="Concurrent calls"
          bounds={FORM_BOUNDS.concurrency}
          value={concurrency}
          onChange={(next) => change({ concurrency: next })}
        />
        <Whole
          label="Timeout in seconds"
          bounds={FORM_BOUNDS.timeoutSeconds}
          value={timeoutSeconds}
          onChange={(next) => change({ timeoutSeconds: next })}
        />
        <Whole
          label="Max tokens per answer"
          bounds={LLM_JUDGE_BOUNDS.mostTokens}
          value={options.mostTokens}
          onChange={(mostTokens) => changeOptions({ mostTokens })}
        />
        <Whole
          label="Seed"
          bounds={LLM_JUDGE_BOUNDS.seed}
          value={options.seed}
          onChange={(seed) => changeOptions({ seed })}
        />
      </div>
      <Choice
        label="The model answers with"
        options={[
          { value: 'json', label: 'verdict and reason' },
          { value: 'word', label: 'one word' },
        ]}
        value={options.answer}
        onChange={(answer) => changeOptions({ answer })}
      />
      <Choice
        label="Temperature 0 and seed"
        hint="some models refuse them"
        options={[
          { value: 'fixed', label: 'sent' },
          { value: 'server', label: 'left to the server' },
        ]}
        value={options.sampling}
        onChange={(sampling) => changeOptions({ sampling })}
      />
      <Choice
        label="Token limit parameter"
        options={[
          { value: 'max_tokens', label: 'max_tokens' },
          { value: 'max_completion_tokens', label: 'max_completion_tokens' },
        ]}
        value={options.limitName}
        onChange={(limitName) => changeOptions({ limitName })}
      />
      <Switch
        size="xs"
        label="Require JSON"
        description="response_format; not every server supports it"
        disabled={options.answer === 'word'}
        checked={options.jsonMode}
        onChange={({ currentTarget }) => changeOptions({ jsonMode: currentTarget.checked })}
      />
    </details>
  );
}

interface PriceProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function Price({ label, value, onChange }: PriceProps) {
  return (
    <NumberInput
      size="xs"
      label={label}
      description="for a million tokens"
      inputWrapperOrder={['label', 'input', 'description']}
      min={0}
      max={1e6}
      clampBehavior="strict"
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}

interface WholeProps {
  readonly label: string;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Whole({ label, bounds, value, onChange }: WholeProps) {
  return (
    <NumberInput
      size="xs"
      label={label}
      min={bounds.min}
      max={bounds.max}
      allowDecimal={false}
      clampBehavior="strict"
      value={value}
      onChange={(next) => {
        if (typeof next === 'number') onChange(next);
      }}
    />
  );
}

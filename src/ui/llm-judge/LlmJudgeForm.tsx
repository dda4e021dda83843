import {
  Checkbox,
  Group,
  Paper,
  PasswordInput,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { CASE_FIELDS, type CaseField } from '../../core/scoring/llm-judge/judged-case';
import { LLM_JUDGE_BOUNDS, type LlmJudgeOptions } from '../../core/scoring/llm-judge/options';
import type { RowSelection } from '../../state/llm-judge/model';
import { endpointOf } from '../../state/llm-judge/plan';
import { runNames } from '../../state/selectors';
import { BusyButton } from '../parts/Buttons';
import { Choice } from '../parts/Choice';
import { NumberField, FieldGroup } from '../parts/Fields';
import { ProblemList } from '../parts/ProblemList';
import { Muted } from '../parts/Texts';
import { useAssay, useAssayStore } from '../store-context';

export const FIELD_LABELS: Readonly<Record<CaseField, string>> = {
  question: 'Question',
  references: 'References',
  document: 'Document',
  answerType: 'Answer type',
};

const ROW_HINTS: Readonly<Record<RowSelection, string>> = {
  all: 'all questions with a prediction',
  view: 'the questions that the Questions table shows',
  disagree: 'one headline metric says correct, another incorrect',
};

/** The model, the answers to judge and the parts that are sent. */
export function LlmJudgeForm() {
  const store = useAssayStore();
  const problems = useAssay(({ llmJudge }) => llmJudge.problems);
  const isMaking = useAssay(({ llmJudge }) => llmJudge.plan === 'making');
  return (
    <Stack
      component="form"
      gap={18}
      onSubmit={(event) => {
        event.preventDefault();
        void store.getState().planLlmJudge();
      }}
    >
      <ServerFields />
      <AnswerFields />
      <FieldsToSend />
      <AdvancedFields />
      {problems.length > 0 && (
        <div role="alert">
          <ProblemList problems={problems} />
        </div>
      )}
      <Group justify="end" gap={12}>
        <Muted>Nothing will be sent yet.</Muted>
        <BusyButton size="sm" variant="filled" type="submit" isBusy={isMaking}>
          Preview calls
        </BusyButton>
      </Group>
    </Stack>
  );
}

function useForm() {
  const form = useAssay(({ llmJudge }) => llmJudge.form);
  const change = useAssay(({ changeLlmJudge }) => changeLlmJudge);
  const changeOptions = (part: Partial<LlmJudgeOptions>) =>
    change({ options: { ...form.options, ...part } });
  return { form, change, changeOptions };
}

interface TextFieldProps {
  readonly as?: typeof TextInput | typeof PasswordInput;
  readonly label: string;
  readonly hint: string;
  readonly type?: 'url';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextField({ as: Input = TextInput, hint, onChange, ...input }: TextFieldProps) {
  return (
    <Input
      description={hint}
      inputWrapperOrder={['label', 'input', 'description']}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...input}
    />
  );
}

function ServerFields() {
  const { form, change, changeOptions } = useForm();
  const { address, key, storesKey, options } = form;
  const endpoint = endpointOf(address);
  return (
    <FieldGroup title="Server">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={18} verticalSpacing={12}>
        <TextField
          label="Address"
          type="url"
          hint={
            'code' in endpoint
              ? 'for example http://localhost:11434/v1'
              : `calls go to ${endpoint.address}`
          }
          value={address}
          onChange={(typed) => change({ address: typed })}
        />
        <TextField
          label="Model"
          hint="its name on the server"
          value={options.model}
          onChange={(model) => changeOptions({ model })}
        />
        <TextField
          as={PasswordInput}
          label="Key"
          hint="empty if the server needs none; sent to this server only"
          value={key}
          onChange={(typed) => change({ key: typed })}
        />
        <Checkbox
          size="sm"
          mt={{ base: 0, xs: 26 }}
          label="Store the key in this browser"
          description="stored unencrypted with the address and model; otherwise discarded when the page closes"
          checked={storesKey}
          onChange={({ currentTarget }) => change({ storesKey: currentTarget.checked })}
        />
      </SimpleGrid>
    </FieldGroup>
  );
}

interface CheckboxesProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Checkboxes({ label, isLabelHidden, hint, options, value, onChange }: CheckboxesProps) {
  return (
    <Checkbox.Group
      size="sm"
      label={isLabelHidden ? undefined : label}
      aria-label={isLabelHidden ? label : undefined}
      description={hint}
      value={[...value]}
      onChange={onChange}
    >
      <Group gap="8px 18px" mt={6}>
        {options.map(([one, text]) => (
          <Checkbox key={one} value={one} label={text} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** The runs and questions whose answers are judged. */
function AnswerFields() {
  const { form, change } = useForm();
  const { runs, rows, sample } = form;
  const names = useAssay(runNames);
  return (
    <FieldGroup title="Answers">
      <Checkboxes
        label="Runs"
        options={names.map((name, index) => [String(index), name])}
        value={(runs ?? [...names.keys()]).map(String)}
        onChange={(values) => {
          const chosen = values.map(Number).sort((a, b) => a - b);
          change({ runs: chosen.length === names.length ? null : chosen });
        }}
      />
      <Choice
        label="Questions"
        hint={ROW_HINTS[rows]}
        options={{ all: 'all', view: 'in the table', disagree: 'metrics disagree' }}
        value={rows}
        onChange={(selection) => change({ rows: selection })}
      />
      <NumberField
        size="sm"
        maw={280}
        label="Random sample size"
        hint="leave empty for all"
        isInteger
        min={1}
        max={100_000}
        value={sample}
        onChange={(size) => change({ sample: size })}
        onClear={() => change({ sample: null })}
      />
    </FieldGroup>
  );
}

function FieldsToSend() {
  const { form, changeOptions } = useForm();
  return (
    <FieldGroup title="Fields to send">
      <Checkboxes
        label="Fields to send"
        isLabelHidden
        hint="The answer itself is always sent. Unchecked fields are not sent."
        options={CASE_FIELDS.map((field) => [field, FIELD_LABELS[field]])}
        value={form.options.sends}
        onChange={(values) =>
          changeOptions({ sends: CASE_FIELDS.filter((field) => values.includes(field)) })
        }
      />
    </FieldGroup>
  );
}

/** Options that differ between servers and models, and limits on time and cost. */
function AdvancedFields() {
  const { form, change, changeOptions } = useForm();
  const { options, prices } = form;
  return (
    <Paper component="details" withBorder px={14} py={10} bg="none">
      <Text component="summary" size="sm">
        Advanced
      </Text>
      <SimpleGrid minColWidth="180px" spacing={18} verticalSpacing={12} my={12}>
        {(['input', 'output'] as const).map((side) => (
          <NumberField
            key={side}
            label={`Price of ${side}`}
            hint="per million tokens"
            min={0}
            max={1e6}
            value={prices[side]}
            onChange={(price) => change({ prices: { ...prices, [side]: price } })}
            onClear={() => change({ prices: { ...prices, [side]: null } })}
          />
        ))}
        <NumberField
          label="Concurrent calls"
          isInteger
          min={1}
          max={32}
          value={form.concurrency}
          onChange={(concurrency) => change({ concurrency })}
        />
        <NumberField
          label="Timeout in seconds"
          isInteger
          min={1}
          max={600}
          value={form.timeoutSeconds}
          onChange={(timeoutSeconds) => change({ timeoutSeconds })}
        />
        <NumberField
          label="Max tokens per response"
          isInteger
          {...LLM_JUDGE_BOUNDS.mostTokens}
          value={options.mostTokens}
          onChange={(mostTokens) => changeOptions({ mostTokens })}
        />
        <NumberField
          label="Seed"
          isInteger
          {...LLM_JUDGE_BOUNDS.seed}
          value={options.seed}
          onChange={(seed) => changeOptions({ seed })}
        />
      </SimpleGrid>
      <Choice
        label="Response format"
        options={{ json: 'verdict and reason', word: 'one word' }}
        value={options.answer}
        onChange={(answer) => changeOptions({ answer })}
      />
      <Choice
        label="Temperature 0 and seed"
        hint="some models reject them"
        options={{ fixed: 'sent', server: 'server default' }}
        value={options.sampling}
        onChange={(sampling) => changeOptions({ sampling })}
      />
      <Choice
        label="Token limit parameter"
        options={{ max_tokens: 'max_tokens', max_completion_tokens: 'max_completion_tokens' }}
        value={options.limitName}
        onChange={(limitName) => changeOptions({ limitName })}
      />
      <Switch
        label="Require JSON"
        description="response_format; not every server supports it"
        disabled={options.answer === 'word'}
        checked={options.jsonMode}
        onChange={({ currentTarget }) => changeOptions({ jsonMode: currentTarget.checked })}
      />
    </Paper>
  );
}

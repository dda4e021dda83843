import { STEPS } from '../../core/text/steps';
import { shownSettings } from '../../state/choices/preview';
import { ToggleChip } from '../parts/ToggleChip';
import { useAssay, useAssayStore } from '../store-context';
import styles from './scoring.module.css';
import { Group, Switch, Textarea } from '@mantine/core';
import {
  NORMALIZATION_PRESETS,
  PRESET_LABELS,
  presetOf,
  type TokenMode,
} from '../../core/settings';
import { Choice } from '../parts/Choice';

const PRESETS = (['squad', 'plain', 'lenient', 'none'] as const).map((value) => ({
  value,
  label: PRESET_LABELS[value],
}));

const TOKENS: readonly { value: TokenMode; label: string }[] = [
  { value: 'whitespace', label: 'Whitespace' },
  { value: 'words', label: 'Words' },
  { value: 'mixed', label: 'Words, CJK by character' },
];

/** Presets first, every step below, in the order in which they run. */
export function NormalizationForm() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const { normalisation } = settings;
  const change = (steps: readonly string[]) =>
    store.getState().previewSettings({ ...settings, normalisation: steps });
  return (
    <>
      <Choice
        label="Preset"
        hint={presetOf(normalisation) === null ? 'custom' : undefined}
        options={PRESETS}
        value={presetOf(normalisation) ?? ''}
        onChange={(preset) => change(NORMALIZATION_PRESETS[preset])}
      />
      <ul className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step.id}>
            <Switch
              size="xs"
              label={step.label}
              description={step.summary}
              checked={normalisation.includes(step.id)}
              onChange={({ currentTarget }) =>
                change(toggleStep(normalisation, step.id, currentTarget.checked))
              }
            />
            {step.id === 'replacements' && normalisation.includes(step.id) && <Replacements />}
          </li>
        ))}
      </ul>
      <Choice
        label="Tokenize by"
        options={TOKENS}
        value={settings.tokens}
        onChange={(tokens) => store.getState().previewSettings({ ...settings, tokens })}
      />
    </>
  );
}

/** The person's own replacements, one a line. */
function Replacements() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  return (
    <Textarea
      mt="xs"
      size="xs"
      rows={3}
      label="One per line: from => to"
      defaultValue={settings.replacements.map(([from, to]) => `${from} => ${to}`).join('\n')}
      onBlur={({ currentTarget }) => {
        const replacements = currentTarget.value
          .split('\n')
          .map((line) => line.split('=>').map((part) => part.trim()))
          .flatMap(([from = '', to = '']) => (from === '' ? [] : [[from, to] as const]));
        store.getState().previewSettings({ ...settings, replacements });
      }}
    />
  );
}

/** The steps of the normalization, each on or off, in the order in which they run. */
export function StepChips() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const { normalisation } = settings;
  return (
    <Group gap={6} role="group" aria-label="Normalization steps">
      {STEPS.map(({ id, label }) => (
        <ToggleChip
          key={id}
          label={label}
          pressed={normalisation.includes(id)}
          onToggle={() => {
            const steps = toggleStep(normalisation, id, !normalisation.includes(id));
            store.getState().previewSettings({ ...settings, normalisation: steps });
          }}
        />
      ))}
    </Group>
  );
}

/** Some steps of a normalization with one more or less, in the order in which they run. */
function toggleStep(steps: readonly string[], id: string, on: boolean): readonly string[] {
  const wanted = new Set(on ? [...steps, id] : steps.filter((one) => one !== id));
  return STEPS.map((step) => step.id).filter((one) => wanted.has(one));
}

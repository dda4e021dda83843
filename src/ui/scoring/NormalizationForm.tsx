import { Group, Switch, Textarea } from '@mantine/core';
import { NORMALIZATION_PRESETS, PRESET_LABELS, presetOf } from '../../core/settings';
import { STEPS } from '../../core/text/steps';
import { Choice, ToggleChip } from '../parts/Choice';
import { useSettings } from '../store-context';
import styles from './scoring.module.css';

/** Chooses a preset, or each step individually; steps run in the order shown. */
export function NormalizationForm() {
  const [{ normalisation, tokens }, change] = useSettings();
  const preset = presetOf(normalisation);
  const { squad, plain, lenient, none } = PRESET_LABELS;
  return (
    <>
      <Choice
        label="Preset"
        hint={preset === null ? 'custom' : undefined}
        options={{ squad, plain, lenient, none }}
        value={preset ?? ''}
        onChange={(chosen) => change({ normalisation: NORMALIZATION_PRESETS[chosen] })}
      />
      <ul className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step.id}>
            <Switch
              label={step.label}
              description={step.summary}
              checked={normalisation.includes(step.id)}
              onChange={() => change({ normalisation: toggleStep(normalisation, step.id) })}
            />
            {step.id === 'replacements' && normalisation.includes(step.id) && <Replacements />}
          </li>
        ))}
      </ul>
      <Choice
        label="Tokenize by"
        options={{ whitespace: 'Whitespace', words: 'Words', mixed: 'Words, CJK by character' }}
        value={tokens}
        onChange={(mode) => change({ tokens: mode })}
      />
    </>
  );
}

/** The user's own replacements, one per line. */
function Replacements() {
  const [settings, change] = useSettings();
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
        change({ replacements });
      }}
    />
  );
}

/** The normalization steps as chips, in the order in which they run. */
export function StepChips() {
  const [{ normalisation }, change] = useSettings();
  return (
    <Group gap={6} role="group" aria-label="Normalization steps">
      {STEPS.map(({ id, label }) => (
        <ToggleChip
          key={id}
          label={label}
          pressed={normalisation.includes(id)}
          onToggle={() => change({ normalisation: toggleStep(normalisation, id) })}
        />
      ))}
    </Group>
  );
}

/** The steps with one added or removed, in the order in which they run. */
function toggleStep(steps: readonly string[], id: string): readonly string[] {
  return STEPS.map((step) => step.id).filter((one) => steps.includes(one) !== (one === id));
}

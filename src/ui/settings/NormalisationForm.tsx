import { Switch, Textarea } from '@mantine/core';
import {
  NORMALISATION_PRESETS,
  PRESET_LABELS,
  presetOf,
  type TokenMode,
} from '../../core/settings';
import { STEPS } from '../../core/text/steps';
import { shownSettings } from '../../state/trial';
import { useAssay, useAssayStore } from '../store-context';
import { Choice } from './Choice';
import styles from './ScoringPlace.module.css';
import { toggleStep } from './toggle-step';

const PRESETS = (['squad', 'plain', 'lenient', 'none'] as const).map((value) => ({
  value,
  label: PRESET_LABELS[value],
}));

const TOKENS: readonly { value: TokenMode; label: string }[] = [
  { value: 'whitespace', label: 'White space' },
  { value: 'words', label: 'Words' },
  { value: 'mixed', label: 'Characters for CJK' },
];

/** Presets first, every step below, in the order in which they run. */
export function NormalisationForm() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const { normalisation } = settings;
  const change = (steps: readonly string[]) => {
    store.getState().trySettings({ ...settings, normalisation: steps });
  };
  return (
    <>
      <Choice
        label="Preset"
        hint={presetOf(normalisation) === null ? 'your own steps' : undefined}
        options={PRESETS}
        value={presetOf(normalisation) ?? ''}
        onChange={(preset) => {
          change(NORMALISATION_PRESETS[preset]);
        }}
      />
      <ul className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step.id} className={styles.step}>
            <Switch
              size="xs"
              label={step.label}
              description={step.summary}
              checked={normalisation.includes(step.id)}
              onChange={({ currentTarget }) => {
                change(toggleStep(normalisation, step.id, currentTarget.checked));
              }}
            />
            {step.id === 'replacements' && normalisation.includes(step.id) && <Replacements />}
          </li>
        ))}
      </ul>
      <Choice
        label="Tokens are cut at"
        options={TOKENS}
        value={settings.tokens}
        onChange={(tokens) => {
          store.getState().trySettings({ ...settings, tokens });
        }}
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
      label="One a line: from => to"
      defaultValue={settings.replacements.map(([from, to]) => `${from} => ${to}`).join('\n')}
      onBlur={({ currentTarget }) => {
        const replacements = currentTarget.value
          .split('\n')
          .map((line) => line.split('=>').map((part) => part.trim()))
          .flatMap(([from = '', to = '']) => (from === '' ? [] : [[from, to] as const]));
        store.getState().trySettings({ ...settings, replacements });
      }}
    />
  );
}

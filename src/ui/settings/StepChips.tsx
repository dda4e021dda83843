import { STEPS } from '../../core/text/steps';
import { shownSettings } from '../../state/trial';
import { ToggleChip } from '../parts/ToggleChip';
import { useAssay, useAssayStore } from '../store-context';
import { toggleStep } from './toggle-step';
import styles from './ScoringPlace.module.css';

/** The steps of the normalisation, each on or off, in the order in which they run. */
export function StepChips() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const { normalisation } = settings;
  return (
    <div className={styles.chips} role="group" aria-label="Steps of the normalisation">
      {STEPS.map(({ id, label }) => (
        <ToggleChip
          key={id}
          label={label}
          pressed={normalisation.includes(id)}
          onToggle={() => {
            const steps = toggleStep(normalisation, id, !normalisation.includes(id));
            store.getState().trySettings({ ...settings, normalisation: steps });
          }}
        />
      ))}
    </div>
  );
}

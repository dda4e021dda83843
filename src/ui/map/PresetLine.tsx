import { Button } from '@mantine/core';
import { findProfile } from '../../core/profiles';
import { offersSettings } from '../../state/selectors';
import { useAssay, useAssayStore } from '../store-context';
import styles from './PresetLine.module.css';

/** The data set that the gold was recognised as, why, and how to say that it is another. */
export function PresetLine() {
  const store = useAssayStore();
  const preset = useAssay((state) => state.proposal?.preset ?? null);
  const hasOtherSettings = useAssay(offersSettings);
  if (!preset) return null;
  const published = preset.profile === null ? undefined : findProfile(preset.profile);
  return (
    <div className={styles.preset}>
      <p className={styles.words}>
        <strong>Recognised as {preset.label}.</strong> {preset.evidence}
        {published && ` “${published.label}”, its published scorer, is among the Scorers.`}
      </p>
      <div className={styles.buttons}>
        {hasOtherSettings && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              const { settings, setSettings } = store.getState();
              setSettings({ ...settings, ...preset.settings });
            }}
          >
            Score it by its own settings
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => {
            store.getState().declinePreset(preset.id);
          }}
        >
          Not this data set
        </Button>
      </div>
    </div>
  );
}

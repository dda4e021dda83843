import { Button, Group, Paper, Text } from '@mantine/core';
import { presetChanges } from '../../state/selectors';
import { listWords } from '../../core/words/lists';
import { useAssay, useAssayStore, useCatalog } from '../store-context';
import styles from './data.module.css';

/** The data set that the gold was recognized as, why, how it is scored, and how to say that it is another. */
export function DetectedDataset() {
  const store = useAssayStore();
  const preset = useAssay((state) => state.proposal?.preset ?? null);
  const changes = useAssay(presetChanges);
  const isScored = useAssay((state) => state.result !== null);
  const { profiles } = useCatalog();
  if (!preset) return null;
  const published = profiles.find(({ id }) => id === preset.profile);
  return (
    <Paper component={Group} justify="space-between" mb={8} px={12} py={8} bg="var(--accent-soft)">
      <Text size="sm" className={styles.growing}>
        <strong>Detected data set: {preset.label}.</strong> {preset.evidence}
        {changes.length > 0 && ` Its settings: ${listWords(changes)}.`}
        {changes.length === 0 &&
          Object.keys(preset.settings).length > 0 &&
          ' Its settings are in use.'}
        {published && ` Published scorer: “${published.label}”.`}
      </Text>
      <Group gap={6}>
        {changes.length > 0 && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => store.getState().applyPresetSettings()}
          >
            Use its settings
          </Button>
        )}
        {published && isScored && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => store.getState().go('results', 'scorers')}
          >
            Show its published scorer
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => store.getState().declinePreset(preset.id)}
        >
          Not this data set
        </Button>
      </Group>
    </Paper>
  );
}

import { Button, Group } from '@mantine/core';
import { presetChanges } from '../../state/selectors';
import { listWords } from '../../core/words/lists';
import { Banner } from '../parts/Banner';
import { useAssay, useAssayStore, useCatalog } from '../store-context';

/** The detected data set, the evidence, its published scorer, and a way to reject it. */
export function DetectedDataset() {
  const store = useAssayStore();
  const preset = useAssay((state) => state.proposal?.preset ?? null);
  const changes = useAssay(presetChanges);
  const isScored = useAssay((state) => state.result !== null);
  const { profiles } = useCatalog();
  if (!preset) return null;
  const published = profiles.find(({ id }) => id === preset.profile);
  return (
    <Banner
      text={
        <>
          <strong>Detected data set: {preset.label}.</strong> {preset.evidence}
          {changes.length > 0 && ` Its settings: ${listWords(changes)}.`}
          {changes.length === 0 &&
            Object.keys(preset.settings).length > 0 &&
            ' Its settings are in use.'}
          {published && ` Published scorer: “${published.label}”.`}
        </>
      }
    >
      <Group gap={6}>
        {changes.length > 0 && (
          <Button variant="light" onClick={() => store.getState().applyPresetSettings()}>
            Use its settings
          </Button>
        )}
        {published && isScored && (
          <Button variant="light" onClick={() => store.getState().go('results', 'scorers')}>
            Show its published scorer
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          onClick={() => store.getState().declinePreset(preset.id)}
        >
          Not this data set
        </Button>
      </Group>
    </Banner>
  );
}

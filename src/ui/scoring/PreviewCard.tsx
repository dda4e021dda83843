import { Button, Group } from '@mantine/core';
import { useAssay, useAssayStore } from '../store-context';
import { previewedSettings } from '../../state/choices/choices';
import styles from './scoring.module.css';
import type { Settings } from '../../core/settings';
import { Card } from '../parts/Card';
import { ChangePreview } from './ChangePreview';

/** The effect of the previewed settings, with buttons to apply or discard them. */
export function PreviewCard({ settings }: { readonly settings: Settings }) {
  return (
    <Card title="Preview changes" controls={<PreviewButtons />}>
      <ChangePreview settings={settings} />
    </Card>
  );
}

/** The preview of changed settings, visible on every page. */
export function PreviewPanel() {
  const previewed = useAssay(previewedSettings);
  return (
    previewed && (
      <div className={styles.panel}>
        <PreviewCard settings={previewed} />
      </div>
    )
  );
}

/** Applies or discards the previewed settings. */
export function PreviewButtons() {
  const store = useAssayStore();
  return (
    <Group gap={8} wrap="nowrap">
      <Button onClick={() => store.getState().discardPreview()}>Discard</Button>
      <Button variant="filled" onClick={() => store.getState().applyPreview()}>
        Apply
      </Button>
    </Group>
  );
}

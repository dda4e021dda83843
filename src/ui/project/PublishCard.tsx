import { Box, Group, Switch, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { PackedPublication } from '../../worker/protocol';
import { filesToPublish, verdictsToPublish } from '../../state/project/publish';
import { BusyButton } from '../parts/Buttons';
import { Card } from '../parts/Card';
import { listWords } from '../../core/words/lists';
import { formatBytes, plural } from '../../core/words/numbers';
import { saveFile } from '../parts/save-file';
import { Caution } from '../parts/Texts';
import { WorkerError } from '../parts/ScoringStatus';
import { useAssay, useAssayStore, useScoredResult } from '../store-context';

const NAME = 'assay-report.zip';

type Stage =
  | { readonly kind: 'idle' | 'failed' }
  /** `share` is the packed share of the bytes. */
  | { readonly kind: 'packing'; readonly share: number }
  | { readonly kind: 'over'; readonly published: PackedPublication };

/** The results as a folder for any web server; lists what becomes public before the download. */
export function PublishCard() {
  const store = useAssayStore();
  const scored = useScoredResult();
  const files = useAssay(filesToPublish);
  const labels = useAssay((state) => state.labels.given.length);
  const decisions = useAssay((state) => state.goldPatch.decisions.length);
  const notes = useAssay((state) => state.notes.length);
  const [includes, setIncludes] = useState({ labels: false, notes: true });
  const verdicts = useAssay((state) => verdictsToPublish(state)?.file ?? null);
  const server = useAssay(({ llmJudge }) => llmJudge.judgments?.address ?? null);
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const download = async () => {
    setStage({ kind: 'packing', share: 0 });
    try {
      const published = await store.getState().publish((done, total) => {
        // Progress messages may arrive after the result.
        setStage((now) => (now.kind === 'packing' ? { ...now, share: done / total } : now));
      }, includes);
      if (published.kind === 'packed') saveFile(NAME, 'application/zip', published.file);
      setStage({ kind: 'over', published });
    } catch {
      setStage({ kind: 'failed' });
    }
  };
  return (
    <Card title="Publish folder">
      <Text size="sm" c="var(--ink-2)" mb={12}>
        A zip with this page, the unmodified scored files, and all settings. When unpacked on any
        web server, the page opens with these results and recomputes them as a check.
      </Text>
      <Box
        component="ul"
        mah={180}
        mb={12}
        style={{ overflow: 'auto' }}
        tabIndex={0}
        aria-label="Files to publish"
      >
        {[...files.map(({ file }) => file), ...(verdicts ? [verdicts] : [])].map((file, at) => (
          <Group component="li" gap="2px 10px" py={4} fz="sm" key={at}>
            <Box component="span" flex="1 1 120px" miw={0}>
              {file.name}
            </Box>
            <Text span size="sm" c="var(--ink-2)">
              {formatBytes(file.size)}
            </Text>
          </Group>
        ))}
      </Box>
      <Caution mb={12}>
        Anyone with the URL can read these files in full: every question, reference and prediction
        {labels > 0 && includes.labels ? ', and the labels with the names of their annotators' : ''}
        {decisions > 0 && includes.labels
          ? ', and the gold patch with the names of its reviewers'
          : ''}
        {notes > 0 && includes.notes ? `, and your ${plural(notes, 'note')}` : ''}
        {verdicts && server !== null
          ? `, and the verdicts of the language model with the address of its server (${server})`
          : ''}
        .
      </Caution>
      {labels + decisions > 0 && (
        <Switch
          mb={12}
          label={`Include ${listWords([
            ...(labels > 0 ? [plural(labels, 'human label')] : []),
            ...(decisions > 0
              ? [plural(decisions, 'decision of the gold patch', 'decisions of the gold patch')]
              : []),
          ])}`}
          description="with the names of their annotators"
          checked={includes.labels}
          onChange={({ currentTarget }) =>
            setIncludes({ ...includes, labels: currentTarget.checked })
          }
        />
      )}
      {notes > 0 && (
        <Switch
          mb={12}
          label={`Include ${plural(notes, 'note')}`}
          checked={includes.notes}
          onChange={({ currentTarget }) =>
            setIncludes({ ...includes, notes: currentTarget.checked })
          }
        />
      )}
      <BusyButton
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        isBusy={stage.kind === 'packing'}
        aria-label={`Download ${NAME}`}
        disabled={!scored}
        onClick={() => void download()}
      >
        {NAME}
      </BusyButton>
      <Text role="status" size="sm" c="var(--ink-2)" mt={10}>
        {describe(stage)}
      </Text>
      {stage.kind === 'failed' && <WorkerError />}
    </Card>
  );
}

function describe(stage: Stage): string {
  if (stage.kind === 'packing') return `Packing: ${Math.floor(stage.share * 100)}%`;
  if (stage.kind !== 'over') return '';
  const { published } = stage;
  return published.kind === 'packed'
    ? `${NAME}, ${formatBytes(published.file.size)}, was downloaded. Its README.txt says how to open it.`
    : published.problem.message;
}

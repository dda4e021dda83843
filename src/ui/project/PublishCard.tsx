import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Published } from '../../state/model';
import { filesToPublish, verdictsToPublish } from '../../state/project/published-folder';
import { Card } from '../parts/Card';
import { formatBytes } from '../parts/format';
import { saveFile } from '../parts/save-file';
import { WorkerError } from '../parts/WorkerError';
import { useAssay, useAssayStore, useScoredResult } from '../store-context';
import styles from './PublishCard.module.css';

const NAME = 'assay-report.zip';

type Stage =
  | { readonly kind: 'idle' | 'failed' }
  /** `share` of the bytes that are packed. */
  | { readonly kind: 'packing'; readonly share: number }
  | { readonly kind: 'over'; readonly published: Published };

/** The results as a folder that any host can serve; what it makes public is said before it is made. */
export function PublishCard() {
  const store = useAssayStore();
  const askable = useScoredResult();
  const files = useAssay(filesToPublish);
  const hasLabels = useAssay(({ labels }) => labels.given.length > 0);
  const verdicts = useAssay((state) => verdictsToPublish(state)?.file ?? null);
  const server = useAssay(({ llmJudge }) => llmJudge.judgements?.address ?? null);
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const download = async () => {
    setStage({ kind: 'packing', share: 0 });
    try {
      const published = await store.getState().publish((done, total) => {
        // Progress may come after the end, by a way of its own.
        setStage((now) => (now.kind === 'packing' ? { ...now, share: done / total } : now));
      });
      if (published.kind === 'packed') saveFile(NAME, 'application/zip', published.file);
      setStage({ kind: 'over', published });
    } catch {
      setStage({ kind: 'failed' });
    }
  };
  return (
    <Card title="Publish">
      <p className={styles.words}>
        One zip with this page, the files behind these results as you dropped them, and all you
        chose. Unpacked on any web server it opens with these results and checks them.
      </p>
      <ul className={styles.files} tabIndex={0} aria-label="Files to be published">
        {[...files.map(({ file }) => file), ...(verdicts ? [verdicts] : [])].map((file, at) => (
          <li key={at}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{formatBytes(file.size)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.caution}>
        Whoever can open that address can read these files whole: every question, reference and
        answer{hasLabels ? ', and the labels with the names of those who gave them' : ''}
        {verdicts && server !== null
          ? `, and what the language model said, with the address of its server (${server})`
          : ''}
        .
      </p>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={stage.kind === 'packing'}
        aria-label={`Download ${NAME}`}
        disabled={!askable}
        onClick={() => {
          void download();
        }}
      >
        {NAME}
      </Button>
      <div role="status" className={styles.outcome}>
        {describe(stage)}
      </div>
      {stage.kind === 'failed' && <WorkerError />}
    </Card>
  );
}

function describe(stage: Stage): string {
  if (stage.kind === 'packing') return `Packing: ${Math.floor(stage.share * 100)} %`;
  if (stage.kind !== 'over') return '';
  const { published } = stage;
  return published.kind === 'packed'
    ? `${NAME}, ${formatBytes(published.file.size)}, is with your downloads. README.txt in it says how to look at it.`
    : published.problem.message;
}

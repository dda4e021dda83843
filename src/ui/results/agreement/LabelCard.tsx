import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { Card } from '../../parts/Card';
import { countOf } from '../../parts/format';
import { useAssay, useAssayStore } from '../../store-context';
import { ExportButton } from '../export/ExportButton';
import { DrawForm } from './DrawForm';
import { LabelDesk } from './LabelDesk';
import styles from './LabelCard.module.css';

/** Labels given here: drawing answers, saying what is right, taking the labels away and back. */
export function LabelCard() {
  const store = useAssayStore();
  const { sample, given } = useAssay(({ labels }) => labels);
  return (
    <Card
      title="Label answers"
      note={
        sample
          ? 'blind: the system is hidden, and the answers of all runs are shuffled'
          : 'judge some answers yourself, without seeing which system gave them'
      }
      controls={
        <span className={styles.files}>
          {given.length > 0 && (
            <ExportButton
              format="labels-csv"
              size="compact-sm"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden="true" />}
            >
              labels.csv, {countOf(given.length, 'label')}
            </ExportButton>
          )}
          <FileButton
            multiple
            onChange={(files) => {
              for (const file of files) void store.getState().addLabelFile(file);
            }}
          >
            {(props) => (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconUpload size={14} aria-hidden="true" />}
                {...props}
              >
                Add label files
              </Button>
            )}
          </FileButton>
        </span>
      }
    >
      {sample ? <LabelDesk key={sample.seed} sample={sample} /> : <DrawForm />}
    </Card>
  );
}

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId } from 'react';
import type { EXPORTS } from '../../../core/output/formats';
import { nameFile } from '../../../core/output/export/file-name';
import { useAskable } from '../ask/use-scored';
import { ExportOptionsForm } from './ExportOptionsForm';
import { ExportOutcome } from './ExportOutcome';
import type { FileChoices } from './use-choices';
import { useExport } from './use-export';
import { useLacking } from './use-lacking';
import styles from './TakeAway.module.css';

interface ExportRowProps {
  readonly format: (typeof EXPORTS)[number];
  readonly files: FileChoices;
}

/** One file: what it holds, what can be chosen about it, and the button that writes it. */
export function ExportRow({ format, files }: ExportRowProps) {
  const { id, label, summary, takes } = format;
  const askable = useAskable();
  const lacking = useLacking(format);
  const reason = useId();
  const { stage, download, stop } = useExport(id);
  const { choices, isFiltered } = files;
  const fileName = nameFile(format, { ...choices, questions: isFiltered ? [] : null });
  return (
    <li className={styles.row}>
      <div className={styles.exportRowWords}>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.contents}>{summary}</p>
        {lacking !== null && (
          <p id={reason} className={styles.lacking}>
            {lacking}
          </p>
        )}
        <ExportOutcome stage={stage} onCancel={stop} />
      </div>
      <Button
        variant="default"
        size="sm"
        className={styles.button}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={stage.kind === 'writing'}
        aria-label={`Download ${fileName}`}
        aria-describedby={lacking === null ? undefined : reason}
        disabled={!askable || lacking !== null}
        onClick={() => {
          download(choices);
        }}
      >
        {fileName}
      </Button>
      <ExportOptionsForm takes={takes} files={files} />
    </li>
  );
}

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { EXPORTS } from '../../../core/export';
import { nameFile } from '../../../core/export/file-name';
import { saveFile } from '../../parts/save-file';
import { useAssay } from '../../store-context';
import { NoAnswer } from '../ask/NoAnswer';
import { useAskable } from '../ask/use-scored';
import { ExportOptionsForm } from './ExportOptionsForm';
import type { FileChoices } from './use-choices';
import { useLacking } from './use-lacking';
import styles from './ExportRow.module.css';

interface ExportRowProps {
  readonly format: (typeof EXPORTS)[number];
  readonly files: FileChoices;
}

/** One file: what it holds, what can be chosen about it, and the button that writes it. */
export function ExportRow({ format, files }: ExportRowProps) {
  const { id, label, summary, takes } = format;
  const ask = useAssay((state) => state.ask);
  const askable = useAskable();
  const lacking = useLacking(format);
  const reason = useId();
  const [state, setState] = useState<'idle' | 'writing' | 'nothing' | 'failed'>('idle');
  const { choices, isFiltered } = files;
  const fileName = nameFile(format, { ...choices, questions: isFiltered ? [] : null });
  const download = async () => {
    setState('writing');
    try {
      const file = await ask.export(id, choices);
      if (file) saveFile(file.fileName, file.content.type, file.content);
      setState(file ? 'idle' : 'nothing');
    } catch {
      setState('failed');
    }
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.contents}>{summary}</p>
        {lacking !== null && (
          <p id={reason} className={styles.lacking}>
            {lacking}
          </p>
        )}
        {state === 'failed' && <NoAnswer />}
        {state === 'nothing' && (
          <p className={styles.contents} role="status">
            These results hold nothing of the kind.
          </p>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        className={styles.button}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={state === 'writing'}
        aria-label={`Download ${fileName}`}
        aria-describedby={lacking === null ? undefined : reason}
        disabled={!askable || lacking !== null}
        onClick={() => {
          void download();
        }}
      >
        {fileName}
      </Button>
      <ExportOptionsForm takes={takes} files={files} />
    </li>
  );
}

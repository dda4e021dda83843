import { ActionIcon, Button, Loader, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Role } from '../../core/model';
import type { FileEntry } from '../../state/model';
import { roleOf } from '../../state/selectors';
import { ProblemList } from '../parts/ProblemList';
import { useAssay, useAssayStore } from '../store-context';
import styles from './FileList.module.css';

const ROLES: readonly { value: Role; label: string }[] = [
  { value: 'gold', label: 'Gold' },
  { value: 'predictions', label: 'Predictions' },
  { value: 'both', label: 'Gold and predictions' },
  { value: 'unused', label: 'Not used' },
];

/** The open files, what each is taken for, and what was odd about it. */
export function FileList() {
  const store = useAssayStore();
  const files = useAssay((state) => state.files);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label="Files">
        {files.map((file) => (
          <FileItem key={file.id} file={file} />
        ))}
      </ul>
      {files.length > 1 && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => {
            void store.getState().removeAll();
          }}
        >
          Remove all files
        </Button>
      )}
    </>
  );
}

function FileItem({ file }: { readonly file: FileEntry }) {
  const store = useAssayStore();
  const role = useAssay((state) => roleOf(state, file.id));
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>{file.id}</span>
        {file.status === 'reading' && <Loader size={14} aria-label="Reading" />}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Remove ${file.id}`}
          onClick={() => {
            void store.getState().removeFile(file.id);
          }}
        >
          <IconX size={14} />
        </ActionIcon>
      </div>
      {file.status === 'read' && (
        <div className={styles.line}>
          <span className={styles.note}>{describe(file)}</span>
          <Select
            size="xs"
            w={150}
            aria-label={`${file.id} is taken for`}
            data={ROLES}
            value={role}
            allowDeselect={false}
            onChange={(value) => {
              if (value) store.getState().setRole(file.id, value);
            }}
          />
        </div>
      )}
      {file.status === 'read' && <ProblemList problems={file.problems} />}
      {file.status === 'refused' && <ProblemList problems={[file.problem]} />}
    </li>
  );
}

function describe({ info }: Extract<FileEntry, { status: 'read' }>): string {
  const rows = `${info.rowCount.toLocaleString('en')} ${info.rowCount === 1 ? 'row' : 'rows'}`;
  const shape = info.shape === null ? '' : ` (${info.shape.label})`;
  return `${info.format.toUpperCase()}${shape}, ${info.encoding.toUpperCase()} · ${rows}`;
}

import { Button } from '@mantine/core';
import { useAssay, useAssayStore } from '../store-context';
import { FileItem } from './FileItem';
import styles from './FileList.module.css';

/** The open files, in the order in which they came. */
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

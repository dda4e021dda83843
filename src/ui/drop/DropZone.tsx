import { Button, FileButton } from '@mantine/core';
import { EXAMPLE } from '../../state/view';
import { useAssay, useAssayStore } from '../store-context';
import { AddressField } from './AddressField';
import styles from './FileList.module.css';

/** Where files come in: dropped, chosen, pasted, or the example, which takes the same path. */
export function DropZone() {
  const store = useAssayStore();
  const isEmpty = useAssay((state) => state.files.length === 0);
  return (
    <div className={styles.zone} data-large={isEmpty || undefined}>
      <strong>Drop gold and prediction files</strong>
      <span className={styles.dropZoneNote}>
        CSV, TSV, JSON, JSONL, XLSX, Parquet, gzipped or zipped; several at once, in any order
      </span>
      <div className={styles.buttons}>
        <FileButton
          multiple
          onChange={(files) => {
            void store.getState().addFiles(files);
          }}
        >
          {(props) => (
            <Button variant={isEmpty ? 'filled' : 'default'} {...props}>
              Choose files
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          onClick={() => {
            void store
              .getState()
              .openLink(EXAMPLE)
              .then(() => {
                store.getState().go('results', 'overview');
              });
          }}
        >
          Try the example
        </Button>
      </div>
      <AddressField />
    </div>
  );
}

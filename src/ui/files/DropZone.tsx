import { Button, FileButton, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAssay, useAssayStore } from '../store-context';
import styles from './files.module.css';
import { openLinkAndShow } from '../../state/files/fetch';
import { EXAMPLE } from '../../state/view';

/** Adds files: dropped, chosen, fetched by URL, or the example. */
export function DropZone() {
  const store = useAssayStore();
  const isEmpty = useAssay((state) => state.files.length === 0);
  return (
    <div className={`surface ${styles.zone}`} data-large={isEmpty || undefined}>
      <strong>Drop gold and prediction files</strong>
      <Text size="xs" c="dimmed">
        CSV, TSV, JSON, JSONL, XLSX, Parquet, TREC qrels and runs, also gzipped or zipped; any
        number, in any order
      </Text>
      <Group justify="center" gap={8} mt={10}>
        <FileButton multiple onChange={(files) => void store.getState().addFiles(files)}>
          {(props) => (
            <Button size="sm" variant={isEmpty ? 'filled' : 'default'} {...props}>
              Choose files
            </Button>
          )}
        </FileButton>
        {isEmpty && (
          <Button
            size="sm"
            onClick={() =>
              void openLinkAndShow(store, EXAMPLE, () => store.getState().go('results', 'overview'))
            }
          >
            Try the example
          </Button>
        )}
      </Group>
      <AddressField />
    </div>
  );
}

/** Fetches one or more files by URL. */
function AddressField() {
  const store = useAssayStore();
  const [text, setText] = useState('');
  const addresses = text.split(/\s+/).filter((part) => part !== '');
  return (
    <Group
      component="form"
      gap={8}
      w="100%"
      maw={460}
      mt={10}
      wrap="nowrap"
      onSubmit={(event) => {
        event.preventDefault();
        setText('');
        void store.getState().openAddresses(addresses);
      }}
    >
      <TextInput
        flex={1}
        miw={0}
        size="sm"
        aria-label="File URL"
        placeholder="https://…"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button size="sm" type="submit" disabled={addresses.length === 0}>
        Fetch from URL…
      </Button>
    </Group>
  );
}

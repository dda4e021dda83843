import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveFile } from '../parts/save-file';
import { useAssayStore } from '../store-context';

/** Saves files and choices as one file, to be opened elsewhere by dropping it. */
export function SaveProjectButton() {
  const store = useAssayStore();
  const [isPacking, setIsPacking] = useState(false);
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isPacking}
      onClick={() => {
        setIsPacking(true);
        void store
          .getState()
          .saveProject()
          .then((packed) => {
            saveFile('work.assay', 'application/zip', packed);
          })
          .finally(() => {
            setIsPacking(false);
          });
      }}
    >
      Save as a file
    </Button>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveFile } from '../parts/save-file';
import { useAssayStore } from '../store-context';

/** Saves files and choices as one file, which opens by dropping it. */
export function SaveProjectButton() {
  const store = useAssayStore();
  const [isPacking, setIsPacking] = useState(false);
  const save = async () => {
    setIsPacking(true);
    try {
      const saved = await store.getState().saveProject();
      if (saved) saveFile('project.assay', 'application/zip', saved);
    } finally {
      setIsPacking(false);
    }
  };
  return (
    <Button loading={isPacking} onClick={() => void save()}>
      Save project
    </Button>
  );
}

import { Button } from '@mantine/core';
import { useAssayStore } from '../store-context';

/** Scores everything again, after that was cancelled or the worker gave no answer. */
export function ScoreAgain() {
  const store = useAssayStore();
  return (
    <Button
      size="compact-sm"
      variant="light"
      onClick={() => {
        void store.getState().refresh();
      }}
    >
      Score again
    </Button>
  );
}

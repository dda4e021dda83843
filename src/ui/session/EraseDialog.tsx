import { Button } from '@mantine/core';
import { Dialog } from '../parts/Dialog';
import { useAssayStore } from '../store-context';
import styles from './SessionCard.module.css';

interface EraseDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before everything is erased: it cannot be taken back. */
export function EraseDialog({ isOpen, onClose }: EraseDialogProps) {
  const store = useAssayStore();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Erase everything?"
      closeLabel="Close without erasing"
    >
      <p className={styles.text}>
        What is open here is closed. All work that this browser keeps, the mappings that it
        remembers and its copy of this page for use offline are erased. This cannot be undone.
      </p>
      <div className={styles.buttons}>
        <Button variant="default" data-autofocus onClick={onClose}>
          Keep it
        </Button>
        <Button
          color="red.9"
          onClick={() => {
            onClose();
            void store.getState().eraseEverything();
          }}
        >
          Erase everything
        </Button>
      </div>
    </Dialog>
  );
}

import { Button, Switch } from '@mantine/core';
import { Dialog } from '../parts/Dialog';
import { useAssay, useAssayStore } from '../store-context';
import styles from './ProjectCard.module.css';
import { useState } from 'react';
import { Card } from '../parts/Card';
import { countOf, formatBytes } from '../parts/format';
import { OtherProjects } from './OtherProjects';
import { SaveProjectButton } from './SaveProjectButton';

interface EraseDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What this browser isAutosaved, and the ways to have it keep less. */
export function ProjectCard() {
  const store = useAssayStore();
  const [asks, setAsks] = useState(false);
  const { isAutosaved, outcome, count, bytes } = useAssay(({ isAutosaved, saveStatus, files }) => ({
    isAutosaved,
    outcome: saveStatus?.outcome ?? null,
    count: files.length,
    bytes: files.reduce((sum, { file }) => sum + file.size, 0),
  }));
  return (
    <Card
      title="On this device"
      note={count === 0 ? undefined : `${countOf(count, 'file')}, ${formatBytes(bytes)}`}
    >
      <p className={styles.text}>{explain(isAutosaved, outcome === 'unable')}</p>
      <Switch
        size="sm"
        label="Keep nothing on this device"
        checked={!isAutosaved}
        onChange={(event) => {
          void store.getState().setAutosave(!event.currentTarget.checked);
        }}
      />
      <OtherProjects />
      <div className={styles.buttons}>
        {count > 0 && (
          <>
            <SaveProjectButton />
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                void store.getState().newProject();
              }}
            >
              Start afresh
            </Button>
          </>
        )}
        <Button
          size="compact-sm"
          variant="default"
          color="red"
          onClick={() => {
            setAsks(true);
          }}
        >
          Erase everything …
        </Button>
      </div>
      <EraseDialog
        isOpen={asks}
        onClose={() => {
          setAsks(false);
        }}
      />
    </Card>
  );
}

function explain(isAutosaved: boolean, isUnable: boolean): string {
  if (!isAutosaved) return 'Nothing is kept: what is open is gone when you close this page.';
  if (isUnable) return 'This browser lets the page keep nothing, so a reload begins anew.';
  return 'Files and choices are kept in this browser as you go, and are here again after a reload or a crash. They are sent nowhere.';
}

/** Asks before everything is erased: it cannot be taken back. */
function EraseDialog({ isOpen, onClose }: EraseDialogProps) {
  const store = useAssayStore();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Erase everything?"
      closeLabel="Close without erasing"
    >
      <p className={styles.text}>
        What is open here is closed. All work that this browser isAutosaved, the mappings that it
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

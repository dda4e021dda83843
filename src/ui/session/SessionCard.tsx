import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../parts/Card';
import { countOf, formatBytes } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import { EraseDialog } from './EraseDialog';
import { OtherWorkList } from './OtherWorkList';
import { SaveWorkButton } from './SaveWorkButton';
import styles from './SessionCard.module.css';

/** What this browser keeps, and the ways to have it keep less. */
export function SessionCard() {
  const store = useAssayStore();
  const [asks, setAsks] = useState(false);
  const { keeps, outcome, count, bytes } = useAssay(({ keeps, keeping, files }) => ({
    keeps,
    outcome: keeping?.outcome ?? null,
    count: files.length,
    bytes: files.reduce((sum, { file }) => sum + file.size, 0),
  }));
  return (
    <Card
      title="On this device"
      note={count === 0 ? undefined : `${countOf(count, 'file')}, ${formatBytes(bytes)}`}
    >
      <p className={styles.text}>{explain(keeps, outcome === 'unable')}</p>
      <Switch
        size="sm"
        label="Keep nothing on this device"
        checked={!keeps}
        onChange={(event) => {
          void store.getState().setKeeps(!event.currentTarget.checked);
        }}
      />
      <OtherWorkList />
      <div className={styles.buttons}>
        {count > 0 && (
          <>
            <SaveWorkButton />
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                void store.getState().setAside();
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

function explain(keeps: boolean, isUnable: boolean): string {
  if (!keeps) return 'Nothing is kept: what is open is gone when you close this page.';
  if (isUnable) return 'This browser lets the page keep nothing, so a reload begins anew.';
  return 'Files and choices are kept in this browser as you go, and are here again after a reload or a crash. They are sent nowhere.';
}

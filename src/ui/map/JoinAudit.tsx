import { Modal, SegmentedControl, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { nameOfRun } from '../../core/model';
import type { AuditFigure, AuditRow } from '../../worker/protocol';
import { Card } from '../parts/Card';
import { ProblemList } from '../parts/ProblemList';
import { useAssay, useAssayInSlices, useAssayStore } from '../store-context';
import { DataTable } from './DataTable';
import styles from './JoinAudit.module.css';

/** Rows listed behind a figure; the figure itself tells how many there are. */
const LIMIT = 500;

const FIGURES: readonly { id: AuditFigure; words: string; caution: boolean }[] = [
  { id: 'matched', words: 'matched', caution: false },
  { id: 'missing', words: 'missing: questions without a prediction', caution: true },
  { id: 'extra', words: 'extra: predictions without a question', caution: true },
  { id: 'duplicate', words: 'duplicate: further predictions for a question', caution: true },
];

/** How predictions met questions: every figure opens its rows, and what it counts as is chosen here. */
export function JoinAudit() {
  const store = useAssayStore();
  const joined = useAssayInSlices((state) => state.joined);
  const settings = useAssay((state) => state.settings);
  const [open, setOpen] = useState<AuditFigure | null>(null);
  if (!joined) return null;
  const sum = (figure: AuditFigure) =>
    joined.runs.reduce((total, { counts }) => total + counts[figure], 0);
  const asked = joined.runs.reduce((total, { counts }) => total + counts.questions, 0);
  return (
    <Card
      title="Join"
      note={`${joined.questions} questions × ${joined.runs.length} ${joined.runs.length === 1 ? 'run' : 'runs'}`}
    >
      <div className={styles.figures}>
        {FIGURES.map(({ id, words, caution }) => (
          <UnstyledButton
            key={id}
            className={styles.figure}
            data-caution={(caution && sum(id) > 0) || undefined}
            onClick={() => {
              setOpen(id);
            }}
          >
            <span className={styles.number}>{sum(id).toLocaleString('en')}</span>
            <span className={styles.words}>
              {words}
              {id === 'matched' && ` of ${asked.toLocaleString('en')}`}
            </span>
          </UnstyledButton>
        ))}
      </div>
      <div className={styles.choices}>
        <label className={styles.choice}>
          A missing prediction
          <SegmentedControl
            size="xs"
            aria-label="A missing prediction"
            data={[
              { value: 'zero', label: 'scores 0' },
              { value: 'exclude', label: 'is left out' },
            ]}
            value={settings.missing}
            onChange={(missing) => {
              store.getState().setSettings({ ...settings, missing });
            }}
          />
        </label>
        <label className={styles.choice}>
          Of duplicates
          <SegmentedControl
            size="xs"
            aria-label="Of duplicates"
            data={[
              { value: 'first', label: 'the first counts' },
              { value: 'last', label: 'the last counts' },
            ]}
            value={settings.duplicates}
            onChange={(duplicates) => {
              store.getState().setSettings({ ...settings, duplicates });
            }}
          />
        </label>
      </div>
      {joined.runs.length > 1 && <RunCounts />}
      <ProblemList problems={joined.problems} />
      <Modal
        opened={open !== null}
        onClose={() => {
          setOpen(null);
        }}
        size="xl"
        title={FIGURES.find(({ id }) => id === open)?.words}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {open && <AuditRows figure={open} total={sum(open)} />}
      </Modal>
    </Card>
  );
}

function RunCounts() {
  const joined = useAssayInSlices((state) => state.joined);
  const rows = (joined?.runs ?? []).map((run) => [
    nameOfRun(run),
    ...FIGURES.map(({ id }) => String(run.counts[id])),
  ]);
  return (
    <div className={styles.runs}>
      <DataTable
        label="Counts of every run"
        columns={['run', ...FIGURES.map(({ id }) => id)]}
        rows={rows}
      />
    </div>
  );
}

function AuditRows({ figure, total }: { readonly figure: AuditFigure; readonly total: number }) {
  const store = useAssayStore();
  const [rows, setRows] = useState<readonly AuditRow[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void store
      .getState()
      .ask.audit(figure, LIMIT)
      .then((found) => {
        if (isCurrent) setRows(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [store, figure]);
  if (total === 0) return <p>There are none.</p>;
  return (
    <>
      {total > LIMIT && (
        <p>
          The first {LIMIT} of {total.toLocaleString('en')} are shown.
        </p>
      )}
      <DataTable
        label={figure}
        columns={['id', 'run', 'file and row', figure === 'missing' ? 'question' : 'prediction']}
        rows={rows.map(({ id, run, file, row, text }) => [
          id,
          run,
          file === '' ? '' : `${file}, row ${row}`,
          text,
        ])}
      />
    </>
  );
}

import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { nameOfRun } from '../../core/model';
import type { AuditFigure } from '../../worker/protocol';
import { Card } from '../parts/Card';
import { Dialog } from '../parts/Dialog';
import { countOf, formatCount } from '../parts/format';
import { ProblemList } from '../parts/ProblemList';
import { ExportButton } from '../results/take-away/ExportButton';
import { useAssay, useAssayInSlices } from '../store-context';
import { AuditRows } from './AuditRows';
import { DataTable } from './DataTable';
import { DuplicateChoice, MissingChoice } from './CountingChoices';
import styles from './DataPlace.module.css';
import { tellsOfUnjoined } from './NotJoined';
import { Repairs } from './Repairs';

const FIGURES: readonly { id: AuditFigure; words: string; caution: boolean }[] = [
  { id: 'matched', words: 'matched', caution: false },
  { id: 'missing', words: 'missing: questions without a prediction', caution: true },
  { id: 'extra', words: 'extra: predictions without a question', caution: true },
  { id: 'duplicate', words: 'duplicate: further predictions for a question', caution: true },
  { id: 'conflicting', words: 'conflicting: duplicates of another text', caution: true },
];

/** How predictions met questions: every figure opens its rows, and what it counts as is chosen here. */
export function JoinAudit() {
  const joined = useAssayInSlices((state) => state.joined);
  const [open, setOpen] = useState<AuditFigure | null>(null);
  if (!joined) return null;
  const sum = (figure: AuditFigure) =>
    joined.runs.reduce((total, { counts }) => total + counts[figure], 0) +
    (figure === 'extra' ? joined.unjoined.reduce((total, run) => total + run.predictions, 0) : 0);
  const asked = joined.runs.reduce((total, { counts }) => total + counts.questions, 0);
  return (
    <Card
      title="Join"
      note={`${countOf(joined.questions, 'question')} × ${countOf(joined.runs.length, 'run')}${joined.unjoined.length === 0 ? '' : `, ${formatCount(joined.unjoined.length)} not joined`}`}
      controls={<SaveAudit />}
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
            <span className={styles.number}>{formatCount(sum(id))}</span>
            <span className={styles.joinAuditWords}>
              {words}
              {id === 'matched' && ` of ${formatCount(asked)}`}
            </span>
          </UnstyledButton>
        ))}
      </div>
      {joined.unjoined.length === 0 && <Repairs />}
      <div className={styles.choices}>
        <MissingChoice missing={sum('missing')} asked={asked} />
        {sum('duplicate') > 0 && <DuplicateChoice />}
      </div>
      {joined.runs.length + joined.unjoined.length > 1 && <RunCounts />}
      <ProblemList problems={joined.problems.filter((problem) => !tellsOfUnjoined(problem))} />
      <Dialog
        isOpen={open !== null}
        onClose={() => {
          setOpen(null);
        }}
        size="xl"
        title={FIGURES.find(({ id }) => id === open)?.words}
      >
        {open && <AuditRows figure={open} total={sum(open)} />}
      </Dialog>
    </Card>
  );
}

/** All rows behind the figures as one file, as soon as there is a result to take them from. */
function SaveAudit() {
  const isScored = useAssay((state) => state.run.phase === 'done');
  return (
    <ExportButton format="audit-csv" size="compact-sm" variant="subtle" disabled={!isScored}>
      Save audit.csv
    </ExportButton>
  );
}

/** In place of counts, where a run is not joined. */
const NOT_JOINED = { matched: 'not joined', missing: '', duplicate: '', conflicting: '' } as const;

function RunCounts() {
  const joined = useAssayInSlices((state) => state.joined);
  if (!joined) return null;
  const { runs, unjoined } = joined;
  const keepsColumns = runs.some(({ columns }) => columns.length > 0);
  const scored = runs.map((run) => [
    nameOfRun(run),
    ...FIGURES.map(({ id }) => formatCount(run.counts[id])),
    ...(keepsColumns ? [run.columns.join(', ')] : []),
  ]);
  const others = unjoined.map((run) => [
    nameOfRun(run),
    ...FIGURES.map(({ id }) => (id === 'extra' ? formatCount(run.predictions) : NOT_JOINED[id])),
    ...(keepsColumns ? [''] : []),
  ]);
  const rows = [...scored, ...others];
  return (
    <div className={styles.runs}>
      <DataTable
        label="Counts of every run"
        columns={[
          'run',
          ...FIGURES.map(({ id }) => id),
          ...(keepsColumns ? ['kept beside it'] : []),
        ]}
        rows={rows}
      />
    </div>
  );
}

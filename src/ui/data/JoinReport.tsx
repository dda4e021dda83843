import { Group, SimpleGrid, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { type Problem, runName } from '../../core/model';
import { DOUBTFUL_JOIN } from '../../core/words/problems';
import { formatCount, plural } from '../../core/words/numbers';
import type { AuditFigure } from '../../worker/protocol';
import { Card } from '../parts/Card';
import { Choice } from '../parts/Choice';
import { Dialog } from '../parts/Dialog';
import { ProblemList } from '../parts/ProblemList';
import { WorkerError } from '../parts/ScoringStatus';
import { ExportButton } from '../results/export/ExportButton';
import { useAssay, useAssayStore, useDeferredAssay, useSettings } from '../store-context';
import { useAnswer } from '../use-request';
import styles from './data.module.css';
import { isAboutUnmatchedRun, MatchIds } from './MatchIds';
import { TextTable } from './TextTable';

interface CountingChoicesProps {
  readonly missing: number;
  readonly questions: number;
  readonly hasDuplicates: boolean;
}

/** Rows listed for a count; audit.csv has all of them. */
const MAX_ROWS = 500;

interface AuditRowsProps {
  readonly figure: AuditFigure;
  readonly total: number;
}

const FIGURES: readonly { id: AuditFigure; words: string; caution: boolean }[] = [
  { id: 'matched', words: 'matched', caution: false },
  { id: 'missing', words: 'missing: questions without a prediction', caution: true },
  { id: 'extra', words: 'unmatched: predictions without a question', caution: true },
  { id: 'duplicate', words: 'duplicate: further predictions for the same question', caution: true },
  { id: 'conflicting', words: 'conflicting: duplicates with different text', caution: true },
];

/** Whether no other card shows the problem. */
function hasNoCard(problem: Problem): boolean {
  return !isAboutUnmatchedRun(problem) && problem.code !== DOUBTFUL_JOIN;
}

/** How predictions match questions; each count opens its rows. */
export function JoinReport() {
  const joined = useDeferredAssay((state) => state.joined);
  const [open, setOpen] = useState<AuditFigure | null>(null);
  if (!joined) return null;
  const sum = (figure: AuditFigure) =>
    joined.runs.reduce((total, { counts }) => total + counts[figure], 0) +
    (figure === 'extra' ? joined.unjoined.reduce((total, run) => total + run.predictions, 0) : 0);
  const asked = joined.runs.reduce((total, { counts }) => total + counts.questions, 0);
  return (
    <Card
      title="Join report"
      note={`${plural(joined.questions, 'question')} × ${plural(joined.runs.length, 'run')}${joined.unjoined.length === 0 ? '' : `, ${formatCount(joined.unjoined.length)} not matched`}`}
      controls={<SaveAudit />}
    >
      <SimpleGrid cols={{ base: 2, xs: 5 }} spacing={8} className="figure">
        {FIGURES.map(({ id, words, caution }) => (
          <UnstyledButton
            key={id}
            className={styles.count}
            data-caution={(caution && sum(id) > 0) || undefined}
            onClick={() => setOpen(id)}
          >
            <strong>{formatCount(sum(id))}</strong>
            <span>
              {words}
              {id === 'matched' && ` of ${formatCount(asked)}`}
            </span>
          </UnstyledButton>
        ))}
      </SimpleGrid>
      {joined.unjoined.length === 0 && <MatchIds />}
      <CountingChoices
        missing={sum('missing')}
        questions={asked}
        hasDuplicates={sum('duplicate') > 0}
      />
      {joined.runs.length + joined.unjoined.length > 1 && <RunCounts />}
      <ProblemList problems={joined.problems.filter(hasNoCard)} />
      <Dialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        size="xl"
        title={FIGURES.find(({ id }) => id === open)?.words}
      >
        {open && <JoinRows figure={open} total={sum(open)} />}
      </Dialog>
    </Card>
  );
}

/** Exports all rows behind the counts, once there is a result. */
function SaveAudit() {
  const isScored = useAssay((state) => state.run.phase === 'done');
  return (
    <ExportButton format="audit-csv" variant="subtle" disabled={!isScored}>
      Export audit.csv
    </ExportButton>
  );
}

/** Shown instead of counts for a run that is not joined. */
const NOT_JOINED = { matched: 'not matched', missing: '', duplicate: '', conflicting: '' } as const;

function RunCounts() {
  const joined = useDeferredAssay((state) => state.joined);
  if (!joined) return null;
  const { runs, unjoined } = joined;
  const keepsColumns = runs.some(({ columns }) => columns.length > 0);
  const scored = runs.map((run) => [
    runName(run),
    ...FIGURES.map(({ id }) => formatCount(run.counts[id])),
    ...(keepsColumns ? [run.columns.join(', ')] : []),
  ]);
  const others = unjoined.map((run) => [
    runName(run),
    ...FIGURES.map(({ id }) => (id === 'extra' ? formatCount(run.predictions) : NOT_JOINED[id])),
    ...(keepsColumns ? [''] : []),
  ]);
  const rows = [...scored, ...others];
  return (
    <TextTable
      label="Counts by run"
      columns={['run', ...FIGURES.map(({ id }) => id), ...(keepsColumns ? ['extra columns'] : [])]}
      rows={rows}
    />
  );
}

/** The rows behind one count. */
function JoinRows({ figure, total }: AuditRowsProps) {
  const store = useAssayStore();
  const { answer, failed } = useAnswer('audit', [figure, MAX_ROWS], store);
  if (failed) return <WorkerError />;
  if (total === 0) return <p>None.</p>;
  return (
    <>
      {total > MAX_ROWS && (
        <p>
          Showing the first {MAX_ROWS} of {formatCount(total)}. Export audit.csv for all of them.
        </p>
      )}
      <TextTable
        label={figure}
        columns={['id', 'run', 'file and row', figure === 'missing' ? 'question' : 'prediction']}
        rows={(answer ?? []).map(({ id, run, file, row, text }) => [
          id,
          run,
          file === '' ? '' : `${file}, row ${formatCount(row)}`,
          text,
        ])}
      />
    </>
  );
}

/** How missing and duplicate predictions count, with the number of answers that each option averages. */
function CountingChoices({ missing, questions, hasDuplicates }: CountingChoicesProps) {
  const [settings, change] = useSettings();
  return (
    <Group gap="8px 24px" mt={10} mb={12}>
      <Choice
        layout="inline"
        label="Missing predictions"
        options={{
          zero: `score 0 (mean of ${formatCount(questions)})`,
          exclude: `exclude (mean of ${formatCount(questions - missing)})`,
        }}
        value={settings.missing}
        onChange={(value) => change({ missing: value })}
      />
      {hasDuplicates && (
        <Choice
          layout="inline"
          label="Duplicate predictions"
          options={{ first: 'use first', last: 'use last' }}
          value={settings.duplicates}
          onChange={(duplicates) => change({ duplicates })}
        />
      )}
    </Group>
  );
}

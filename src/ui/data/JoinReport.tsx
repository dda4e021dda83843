import { Group } from '@mantine/core';
import { runName } from '../../core/model';
import { formatCount, plural } from '../../core/words/numbers';
import type { JoinCount } from '../../worker/join-outcome';
import { areRankings, mappingOf, nounsIn } from '../../state/selectors';
import { Choice } from '../parts/Choice';
import { CollapsibleCard } from '../parts/Card';
import { DataTable } from '../parts/DataTable';
import { ExportButton } from '../results/export/ExportButton';
import { useAssay, useDeferredAssay, useSettings } from '../store-context';
import { JOIN_COUNTS, sumOf } from './join-counts';

interface CountingChoicesProps {
  readonly missing: number;
  readonly questions: number;
  readonly hasDuplicates: boolean;
}

/** How each run's predictions match the questions; expanded if anything does not match. */
export function JoinReport() {
  const nouns = useAssay(nounsIn);
  const joined = useDeferredAssay((state) => state.joined);
  const isScored = useAssay((state) => state.run.phase === 'done');
  if (!joined) return null;
  const { questions, runs, unjoined } = joined;
  return (
    <CollapsibleCard
      title="Join report"
      note={`${plural(questions, ...nouns.question)} × ${plural(runs.length, 'run')}${unjoined.length === 0 ? '' : `, ${formatCount(unjoined.length)} not matched`}`}
      opensItself={JOIN_COUNTS.some(({ id, caution }) => caution && sumOf(joined, id) > 0)}
    >
      <Group justify="space-between" align="start" gap="4px 24px">
        <CountingChoices
          missing={sumOf(joined, 'missing')}
          questions={questions * runs.length}
          hasDuplicates={sumOf(joined, 'duplicate') > 0}
        />
        <ExportButton format="audit-csv" variant="subtle" disabled={!isScored}>
          Export audit.csv
        </ExportButton>
      </Group>
      <RunCounts />
    </CollapsibleCard>
  );
}

const HEADINGS: Readonly<Record<JoinCount, string>> = {
  matched: 'Matched',
  missing: 'Missing',
  extra: 'Unmatched',
  duplicate: 'Duplicate',
  conflicting: 'Conflicting',
};

/** Shown instead of counts for a run without matches. */
const NOT_JOINED = { matched: 'not matched', missing: '', duplicate: '', conflicting: '' } as const;

function RunCounts() {
  const joined = useDeferredAssay((state) => state.joined);
  const mapping = useAssay(mappingOf);
  if (!joined) return null;
  const { runs, unjoined } = joined;
  const used = new Set(
    mapping?.predictions.flatMap((one) => [one.retrieved, one.retrievalScores, one.context]),
  );
  const extra = runs.map(({ columns }) => columns.filter((name) => !used.has(name)));
  const keepsColumns = extra.some((columns) => columns.length > 0);
  const scored = runs.map((run, index) => [
    runName(run),
    ...JOIN_COUNTS.map(({ id }) => formatCount(run.counts[id])),
    ...(keepsColumns ? [extra[index]?.join(', ') ?? ''] : []),
  ]);
  const others = unjoined.map((run) => [
    runName(run),
    ...JOIN_COUNTS.map(({ id }) =>
      id === 'extra' ? formatCount(run.predictions) : NOT_JOINED[id],
    ),
    ...(keepsColumns ? [''] : []),
  ]);
  const rows = [...scored, ...others];
  const names = JOIN_COUNTS.map(({ id }) => HEADINGS[id]);
  return (
    <DataTable
      label="Counts by run"
      rows={rows}
      rowKey={(_, index) => index}
      columns={['Run', ...names, ...(keepsColumns ? ['Extra columns'] : [])].map((label, at) => ({
        label,
        cell: (row: readonly string[]) => row[at],
        cellProps: () => (label === 'Extra columns' ? { style: { whiteSpace: 'normal' } } : {}),
      }))}
    />
  );
}

/**
 * Choices for scoring missing and duplicate predictions, with the number of questions in each mean.
 */
function CountingChoices({ missing, questions, hasDuplicates }: CountingChoicesProps) {
  const [settings, change] = useSettings();
  // For rankings, a separate setting decides which queries count in the mean.
  const isRanking = useAssay(areRankings);
  return (
    <Group gap="8px 24px" mb={12}>
      {!isRanking && (
        <Choice
          layout="inline"
          label="Missing predictions"
          options={{
            zero: `score 0 (mean over ${formatCount(questions)})`,
            exclude: `exclude (mean over ${formatCount(questions - missing)})`,
          }}
          value={settings.missing}
          onChange={(value) => change({ missing: value })}
        />
      )}
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

import { Box, NativeSelect, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { EvidenceOutcome, EvidenceCounts } from '../../../core/analysis/evidence';
import type { EvidenceOfRun, EvidenceReport } from '../../../core/explore/evidence';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatMean, plural } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { DataTable, TableFrame } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { BarLegend, StackedBar } from '../../parts/StackedBar';
import { WorkerError } from '../../parts/ScoringStatus';
import { Term } from '../../parts/Term';
import { Conclusion, Note } from '../../parts/Texts';
import {
  type Result,
  useAssayStore,
  useRunNames,
  useShownRun,
  useVisibleRuns,
} from '../../store-context';
import { useAnswer } from '../../use-request';
import { useHeadline } from '../HeadlineSelect';
import { openQuery } from '../open-questions';
import styles from './evidence.module.css';
import { FiguresCard, formatShare } from './FiguresCard';
import { RetrievalCard } from './RetrievalCard';

/** The outcomes, each with what it says about the system, in the order of `EVIDENCE_OUTCOMES`. */
const CORRECT = [
  {
    id: 'correctRetrieved',
    label: 'correct, evidence retrieved',
    meaning: 'correct answer from a gold page',
  },
  {
    id: 'correctNotRetrieved',
    label: 'correct, not retrieved',
    meaning: 'luck, prior knowledge, or incomplete gold',
  },
] as const;
const WRONG = [
  { id: 'wrongRetrieved', label: 'wrong, evidence retrieved', meaning: 'the reader failed' },
  { id: 'wrongNotRetrieved', label: 'wrong, not retrieved', meaning: 'the retriever failed' },
] as const;
const FIELDS = [...CORRECT, ...WRONG];

/** Whether wrong answers are due to the reader or the retriever. */
export function EvidenceView({ result }: { readonly result: Result }) {
  const metric = useHeadline();
  const [column, setColumn] = useState('type');
  const {
    answer: report,
    isCurrent,
    failed,
  } = useAnswer('evidence', metric ? [metric.id, column] : null);
  const visible = useVisibleRuns();
  const chosen = useShownRun();
  if (failed) return <WorkerError />;
  if (!metric || (!report && !isCurrent)) return null;
  const shown = visible.flatMap((at) => report?.runs.find(({ index }) => index === at) ?? []);
  const run = shown.find(({ index }) => index === chosen) ?? shown[0];
  if (!report || !run) {
    return (
      <Note>
        This view compares the pages that a system retrieved with the evidence of the gold file.
        Choose both columns under Data.
      </Note>
    );
  }
  const ofRun = { result, report, run };
  return (
    <Stack>
      <Conclusion headline={run.sentence} />
      <RunsCard result={result} report={report} shown={shown} run={run} metric={metric} />
      <Box className="columns" __vars={{ '--columns': 'repeat(2, minmax(0, 1fr))' }}>
        <Stack>
          <OutcomesCard {...ofRun} />
          <SliceCard {...ofRun} column={column} onColumn={setColumn} />
        </Stack>
        <RetrievalCard result={result} runs={shown} run={run} />
      </Box>
      <FiguresCard runs={result.runs} />
    </Stack>
  );
}

interface OfRun {
  readonly result: Result;
  readonly report: EvidenceReport;
  readonly run: EvidenceOfRun;
}

interface RunsCardProps extends OfRun {
  readonly shown: readonly EvidenceOfRun[];
  readonly metric: MetricDescription;
}

/** The four counts of every run. */
function RunsCard({ result: { runs }, report, shown, run, metric }: RunsCardProps) {
  const store = useAssayStore();
  const { withoutEvidence, queries } = report;
  const without =
    withoutEvidence > 0
      ? `; ${plural(withoutEvidence, 'question')} without evidence not counted`
      : '';
  return (
    <Card
      title="Answers and evidence"
      note={`${plural(run.counts.questions, 'question')} with evidence${without}`}
    >
      <Box mb={8}>
        <BarLegend parts={FIELDS} />
      </Box>
      <DataTable
        label="Answers and evidence"
        rows={shown}
        rowKey={({ index }) => index}
        isShown={({ index }) => index === run.index}
        columns={[
          {
            label: 'Run',
            cell: ({ index }) => (
              <UnstyledButton
                aria-pressed={index === run.index}
                onClick={() => store.getState().show({ runIndex: index })}
              >
                <RunName index={index} />
              </UnstyledButton>
            ),
          },
          {
            label: metric.label,
            cell: ({ index }) => formatMean(metric, runs[index]?.metrics[metric.id]?.mean ?? null),
          },
          {
            label: 'Questions with evidence',
            className: styles.wide,
            cell: ({ index, counts }) => <Bar counts={counts} run={index} queries={queries} />,
          },
          {
            label: 'Wrong with evidence',
            cell: ({ counts }) =>
              formatShare(counts.wrongRetrieved, counts.wrongRetrieved + counts.wrongNotRetrieved),
          },
          {
            label: 'Correct without',
            cell: ({ counts }) =>
              formatShare(
                counts.correctNotRetrieved,
                counts.correctRetrieved + counts.correctNotRetrieved,
              ),
          },
        ]}
      />
    </Card>
  );
}

interface BarProps {
  readonly counts: EvidenceCounts;
  readonly run: number;
  readonly queries: EvidenceReport['queries'];
  /** An additional condition on the questions. */
  readonly also?: string;
}

/** The four counts as one bar; each part opens its questions. */
function Bar({ counts, run, queries, also }: BarProps) {
  const store = useAssayStore();
  return (
    <StackedBar
      parts={FIELDS.map(({ id, label }) => ({
        ...{ id, label, count: counts[id] },
        onOpen: () => openQuery(store, run, also ? `${also} and ${queries[id]}` : queries[id]),
      }))}
    />
  );
}

/** The counts of one run as a table of correctness by retrieval. */
function OutcomesCard({ report: { queries }, run: { index, counts } }: OfRun) {
  const store = useAssayStore();
  const name = useRunNames()[index] ?? '';
  const total = (one: EvidenceOutcome, other: EvidenceOutcome) => (
    <span className="muted">{formatCount(counts[one] + counts[other])}</span>
  );
  return (
    <Card title={name} note={plural(counts.questions, 'question')}>
      <TableFrame label={`Correctness and evidence of ${name}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Term>Evidence retrieved</Term> {total('correctRetrieved', 'wrongRetrieved')}
            </th>
            <th scope="col">
              <Term>Not retrieved</Term> {total('correctNotRetrieved', 'wrongNotRetrieved')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[CORRECT, WRONG].map((row) => (
            <tr key={row[0].id}>
              <th scope="row">
                {row === CORRECT ? 'Correct' : 'Wrong'} {total(row[0].id, row[1].id)}
              </th>
              {row.map(({ id, meaning }) => (
                <td key={id} className={styles.outcome} data-outcome={id}>
                  <UnstyledButton
                    disabled={counts[id] === 0}
                    onClick={() => openQuery(store, index, queries[id])}
                  >
                    <Box
                      component="span"
                      display="block"
                      fz={22}
                      fw={650}
                      c={id.startsWith('correct') ? 'var(--correct)' : 'var(--incorrect)'}
                    >
                      {formatCount(counts[id])}
                    </Box>{' '}
                    <span className="muted">{meaning}</span>{' '}
                    <span className={`muted ${styles.open}`}>
                      Open {plural(counts[id], 'question')}
                    </span>
                  </UnstyledButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Card>
  );
}

interface SliceCardProps extends OfRun {
  readonly column: string;
  readonly onColumn: (column: string) => void;
}

/** The counts of one run by the values of a column of the gold file. */
function SliceCard({ report, run, column, onColumn }: SliceCardProps) {
  const { answer: columns } = useAnswer('sliceColumns', []);
  const name = useRunNames()[run.index] ?? '';
  const offered = columns?.offered.map((one) => one.name) ?? [];
  return (
    <Card
      title={`Answers and evidence by ${column}`}
      note={name}
      controls={
        <NativeSelect
          aria-label="Slice by"
          value={column}
          data={offered.includes(column) ? offered : [column, ...offered]}
          onChange={({ currentTarget }) => onColumn(currentTarget.value)}
        />
      }
    >
      {run.slices.length === 0 ? (
        <Text size="sm">No question with evidence has a value.</Text>
      ) : (
        <DataTable
          label={`Answers and evidence of ${name} by ${column}`}
          rows={run.slices}
          rowKey={({ value }) => value}
          columns={[
            { label: 'Slice', cell: ({ value }) => value },
            { label: 'n', cell: ({ counts }) => formatCount(counts.questions) },
            {
              label: 'Questions with evidence',
              className: styles.wide,
              cell: ({ counts, query }) => (
                <Bar counts={counts} run={run.index} queries={report.queries} also={query} />
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}

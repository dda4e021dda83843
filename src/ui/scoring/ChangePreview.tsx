import { Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type {
  ChangedQuestions,
  ChangeKind,
  MetricChanges,
  RunChanges,
} from '../../core/analysis/changed-questions';
import type { MetricDescription } from '../../core/scoring/metric';
import type { Settings } from '../../core/settings';
import { formatCount, formatMean, formatRange, formatScore } from '../../core/words/numbers';
import { LinkButton } from '../parts/Buttons';
import { TableFrame } from '../parts/DataTable';
import { RunName } from '../parts/RunName';
import { WorkerError } from '../parts/ScoringStatus';
import { Term } from '../parts/Term';
import { ToggleChip } from '../parts/ToggleChip';
import { AnswerCell, AnswerTable, QuestionCells } from '../results/AnswerTable';
import { useRunNames } from '../store-context';
import { useAnswer } from '../use-request';
import {
  changesIntervals,
  countChanged,
  describeChanges,
  describeCount,
  mostChangedMetric,
  columnHeading,
  isUnchanged,
  listShownKinds,
} from './describe-changes';
import { useChanges } from './use-changes';

interface ChangedQuestionsProps {
  readonly changes: ChangedQuestions;
  readonly metric: MetricDescription;
  readonly run: number;
  readonly name: string;
}

interface Opened {
  readonly run: number;
  readonly kind: ChangeKind;
}

interface IntervalProps {
  readonly metric: MetricDescription;
  readonly interval: NonNullable<RunChanges['intervals']>['before'] | undefined;
}

interface CountProps {
  readonly run: RunChanges;
  readonly kind: ChangeKind;
  readonly expanded: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** What changed settings would do: counts and means by run, and the changed questions. */
export function ChangePreview({ settings }: { readonly settings: Settings }) {
  const changes = useChanges(settings);
  if (changes.kind === 'failed') return <WorkerError />;
  if (changes.kind === 'looking') {
    return (
      <Stack gap={8} c="var(--ink-2)" role="status">
        Rescoring all answers
        <Progress value={100 * changes.share} aria-label="Rescoring all answers" />
      </Stack>
    );
  }
  return <ChangesByMetric metrics={changes.metrics} />;
}

function ChangesByMetric({ metrics }: { readonly metrics: readonly MetricChanges[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const changes = metrics.find(({ metric }) => metric.id === chosen) ?? mostChangedMetric(metrics);
  if (!changes) return null;
  const { metric } = changes;
  const areIntervalsMoved = metrics.some(changesIntervals);
  if (metrics.every(isUnchanged) && !areIntervalsMoved) {
    return <Text my="xs">No score would change.</Text>;
  }
  return (
    <div>
      <Group gap={6} role="group" aria-label="Metric">
        {metrics.map((one) => (
          <ToggleChip
            key={one.metric.id}
            label={one.metric.label}
            count={countChanged(one)}
            pressed={one === changes}
            onToggle={() => setChosen(one.metric.id)}
          />
        ))}
      </Group>
      <Text my="xs" role="status">
        {metric.label}: {describeChanges(changes)}
        {areIntervalsMoved && ' Confidence intervals and pairwise tests would change.'}
      </Text>
      <ChangeTable key={metric.id} changes={changes} />
    </div>
  );
}

/** One row per run: its mean before and after, and counts of changed answers, which open their questions. */
function ChangeTable({ changes }: { readonly changes: MetricChanges }) {
  const { metric } = changes;
  const names = useRunNames();
  const [opened, setOpened] = useState<Opened | null>(null);
  const openedChanges = opened && changes.runs[opened.run]?.[opened.kind];
  const openedName = opened && names[opened.run];
  const kinds = listShownKinds(changes);
  return (
    <>
      <TableFrame label="Scores by run, before and after" size="close">
        <thead>
          <tr>
            <th scope="col">
              <Term>Run</Term>
            </th>
            <th scope="col">
              <Term>Before</Term>
            </th>
            <th scope="col">
              <Term>After</Term>
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                <Term>{columnHeading(kind)}</Term>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.runs.map((run, index) => (
            <tr key={index}>
              <th scope="row">
                <RunName index={index} />
              </th>
              <td>
                {formatMean(metric, run.before)}
                <Interval metric={metric} interval={run.intervals?.before} />
              </td>
              <td style={{ fontWeight: run.before === run.after ? undefined : 600 }}>
                {formatMean(metric, run.after)}
                <Interval metric={metric} interval={run.intervals?.after} />
              </td>
              {kinds.map((kind) => (
                <td key={kind}>
                  <Count
                    run={run}
                    kind={kind}
                    expanded={opened?.run === index && opened.kind === kind}
                    onToggle={(isOpen) => setOpened(isOpen ? { run: index, kind } : null)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {opened && openedChanges && openedName !== undefined && (
        <ChangedQuestions
          changes={openedChanges}
          metric={metric}
          run={opened.run}
          name={`${openedName}, ${columnHeading(opened.kind)}`}
        />
      )}
    </>
  );
}

/** The interval of a mean, if the settings affect it. */
function Interval({ metric, interval }: IntervalProps) {
  if (!interval) return null;
  return (
    <Text span size="xs" c="var(--ink-2)" fw={400}>
      {' '}
      {formatRange(metric, interval)}
    </Text>
  );
}

function Count({ run, kind, expanded, onToggle }: CountProps) {
  const { count } = run[kind];
  if (count === 0)
    return (
      <Text span inherit c="dimmed">
        0
      </Text>
    );
  return (
    <LinkButton
      label={describeCount(count, kind)}
      expanded={expanded}
      onClick={() => onToggle(!expanded)}
    >
      {formatCount(count)}
    </LinkButton>
  );
}

/** The questions that change in one way in one run, each with its score before and after. */
function ChangedQuestions({ changes, metric, run, name }: ChangedQuestionsProps) {
  const questions = changes.first.map(({ question }) => question);
  const { answer, failed, isCurrent } = useAnswer('rows', [run, questions]);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return <Text my="xs">Loading questions</Text>;
  return (
    <Paper mt={8} px={14} pt={6} pb={10} bg="var(--hover)">
      <AnswerTable label={name} columns={['Prediction', metric.label]}>
        {answer.map((row, index) => {
          const { before = null, after = null } = changes.first[index] ?? {};
          return (
            <tr key={row.question}>
              <QuestionCells row={row} run={run} />
              <AnswerCell label="Prediction" text={row.prediction} />
              <td data-label={metric.label}>
                {describeScore(metric, before)} → {describeScore(metric, after)}
              </td>
            </tr>
          );
        })}
      </AnswerTable>
      {changes.count > changes.first.length && (
        <Text size="xs" c="var(--ink-2)" mt={6}>
          Showing the first {formatCount(changes.first.length)} of {formatCount(changes.count)}.
        </Text>
      )}
    </Paper>
  );
}

function describeScore(metric: MetricDescription, score: number | null): string {
  return score === null ? 'not counted' : formatScore(metric, score);
}

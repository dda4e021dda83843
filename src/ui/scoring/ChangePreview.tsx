import { Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import {
  type ChangedQuestions,
  type ChangeKind,
  type MetricChanges,
  type RunChanges,
  CHANGE_KINDS,
} from '../../core/analysis/changed-questions';
import type { MetricDescription } from '../../core/scoring/metric';
import type { Settings } from '../../core/settings';
import {
  formatCount,
  formatMean,
  formatRange,
  formatScore,
  plural,
} from '../../core/words/numbers';
import { LinkButton } from '../parts/Buttons';
import { type Column, DataTable } from '../parts/DataTable';
import { RunName } from '../parts/RunName';
import { WorkerError } from '../parts/ScoringStatus';
import { ToggleChip } from '../parts/Choice';
import { AnswerCell, AnswerTable, QuestionCells } from '../results/AnswerTable';
import { useRunNames, useAssay, useScoredResult } from '../store-context';
import { useAnswer, useRequest } from '../use-request';

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

type MeanInterval = NonNullable<RunChanges['intervals']>['before'];

interface CountProps {
  readonly run: RunChanges;
  readonly kind: ChangeKind;
  readonly expanded: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The effect of changed settings: counts and means by run, and the changed questions. */
export function ChangePreview({ settings }: { readonly settings: Settings }) {
  const { share, metrics, failed } = useChanges(settings);
  if (failed) return <WorkerError />;
  if (!metrics) {
    return (
      <Stack gap={8} c="var(--ink-2)" role="status">
        Rescoring all answers
        <Progress value={100 * share} aria-label="Rescoring all answers" />
      </Stack>
    );
  }
  return <ChangesByMetric metrics={metrics} />;
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

/**
 * One row per run: the mean before and after the change, and counts of changed answers; each count
 * opens its questions.
 */
function ChangeTable({ changes }: { readonly changes: MetricChanges }) {
  const { metric } = changes;
  const names = useRunNames();
  const [opened, setOpened] = useState<Opened | null>(null);
  const openedChanges = opened && changes.runs[opened.run]?.[opened.kind];
  const openedName = opened && names[opened.run];
  const kinds = listShownKinds(changes);
  return (
    <>
      <DataTable
        label="Scores by run, before and after"
        size="close"
        rows={changes.runs}
        rowKey={(_, index) => index}
        columns={[
          { label: 'Run', cell: (_, index) => <RunName index={index} /> },
          {
            label: 'Before',
            cell: ({ before, intervals }) => drawMean(metric, before, intervals?.before),
          },
          {
            label: 'After',
            cellProps: ({ before, after }) => ({
              style: { fontWeight: before === after ? undefined : 600 },
            }),
            cell: ({ after, intervals }) => drawMean(metric, after, intervals?.after),
          },
          ...kinds.map((kind): Column<RunChanges> => ({
            label: columnHeading(kind),
            cell: (run, index) => (
              <Count
                run={run}
                kind={kind}
                expanded={opened?.run === index && opened.kind === kind}
                onToggle={(isOpen) => setOpened(isOpen ? { run: index, kind } : null)}
              />
            ),
          })),
        ]}
      />
      {opened && openedChanges && openedName !== undefined && (
        <ChangedAnswers
          changes={openedChanges}
          metric={metric}
          run={opened.run}
          name={`${openedName}, ${columnHeading(opened.kind)}`}
        />
      )}
    </>
  );
}

/** A mean, with its interval if the settings affect it. */
function drawMean(metric: MetricDescription, mean: number | null, interval?: MeanInterval) {
  return (
    <>
      {formatMean(metric, mean)}
      {interval && (
        <Text span size="xs" c="var(--ink-2)" fw={400}>
          {' '}
          {formatRange(metric, interval)}
        </Text>
      )}
    </>
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

/** The questions of one run that change in the same way, each with its score before and after. */
function ChangedAnswers({ changes, metric, run, name }: ChangedQuestionsProps) {
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

/** How an answer changes: the verb in singular and plural. */
const BECOMES: Readonly<Record<ChangeKind, readonly [one: string, several: string]>> = {
  toCorrect: ['becomes correct', 'become correct'],
  toIncorrect: ['becomes incorrect', 'become incorrect'],
  sameOutcome: ['changes in score only', 'change in score only'],
  included: ['is counted', 'are counted'],
  excluded: ['is excluded', 'are excluded'],
};

function columnHeading(kind: ChangeKind): string {
  return BECOMES[kind][0];
}

/** A count of answers and how they change. */
function describeCount(count: number, kind: ChangeKind): string {
  const [one, several] = BECOMES[kind];
  return `${plural(count, 'answer')} ${count === 1 ? one : several}`;
}

/** Number of answers of all runs whose outcome changes under a metric. */
function countChanged(changes: MetricChanges): number {
  return countKind(changes, 'toCorrect') + countKind(changes, 'toIncorrect');
}

export function isUnchanged(changes: MetricChanges): boolean {
  return CHANGE_KINDS.every((kind) => countKind(changes, kind) === 0);
}

/** Whether the interval of any mean changes, if intervals were computed. */
function changesIntervals({ runs }: MetricChanges): boolean {
  return runs.some(({ intervals }) => {
    const { before = null, after = null } = intervals ?? {};
    return before?.low !== after?.low || before?.high !== after?.high;
  });
}

/** The kinds of change that have a column: changed outcomes always, others only if they occur. */
function listShownKinds(changes: MetricChanges): readonly ChangeKind[] {
  return CHANGE_KINDS.filter(
    (kind) => kind === 'toCorrect' || kind === 'toIncorrect' || countKind(changes, kind) > 0,
  );
}

/** The changed answers of all runs under one metric, in a sentence. */
function describeChanges(changes: MetricChanges): string {
  const parts = CHANGE_KINDS.flatMap((kind) => {
    const count = countKind(changes, kind);
    return count === 0 ? [] : [`${plural(count, 'answer')} would ${WOULD[kind]}`];
  });
  return parts.length === 0 ? 'No score would change.' : `${parts.join(', ')}.`;
}

const WOULD: Readonly<Record<ChangeKind, string>> = {
  toCorrect: 'become correct',
  toIncorrect: 'become incorrect',
  sameOutcome: 'change in score only',
  included: 'be counted',
  excluded: 'be excluded',
};

/** The metric shown first: the one with the most changed outcomes; in a tie, the last. */
function mostChangedMetric(metrics: readonly MetricChanges[]): MetricChanges | undefined {
  const moved = metrics.filter((metric) => !isUnchanged(metric));
  const [most] = (moved.length > 0 ? moved : metrics)
    .toReversed()
    .toSorted((a, b) => countChanged(b) - countChanged(a));
  return most;
}

function countKind({ runs }: MetricChanges, kind: ChangeKind): number {
  return runs.reduce((sum, run) => sum + run[kind].count, 0);
}

/** Maximum number of questions listed for each run, metric and kind of change. */
const MAX_QUESTIONS = 50;

/**
 * The changes that settings would cause and, until they are known, the fraction rescored; new
 * settings cancel the request.
 */
function useChanges(settings: Settings) {
  const ask = useAssay((state) => state.ask);
  const scored = useScoredResult();
  const [share, setShare] = useState(0);
  const request = useMemo(() => {
    if (!scored) return null;
    return () => {
      setShare(0);
      return ask.previewChanges(settings, MAX_QUESTIONS, (done, total) => setShare(done / total));
    };
  }, [ask, scored, settings]);
  useEffect(() => () => void ask.stopPreview(), [ask, request]);
  const { answer, isCurrent, failed } = useRequest(request);
  const isKnown = request !== null && isCurrent;
  return { share, metrics: isKnown ? answer : null, failed: isKnown && failed };
}

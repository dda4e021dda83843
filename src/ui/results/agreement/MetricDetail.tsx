import { Box, Group, NumberInput, Slider, Text, Title } from '@mantine/core';
import { describeThreshold, formatKappa } from '../../../core/analysis/agreement/conclusion';
import type {
  MetricAgreement,
  ThresholdAgreement,
} from '../../../core/analysis/agreement/thresholds';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatSignificant } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { ToggleChip } from '../../parts/Choice';
import { useRuns, useAssayStore, useRunNames, useVisibleRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import styles from './agreement.module.css';
import { hasThresholds, ThresholdChart } from './ThresholdChart';
import { useLabeled } from './use-agreement';
import { AGREEMENT_COLUMNS } from './MetricTable';
import { useRef, useState } from 'react';
import { CopyMenu } from '../../copy/CopyMenu';
import { LinkButton } from '../../parts/Buttons';
import { ScoreChip } from '../../parts/ScoreChip';
import { Term } from '../../parts/Term';
import { AnswerCell, AnswerTable, QuestionCells } from '../AnswerTable';
import { openQuery } from '../open-questions';

interface ThresholdFieldProps {
  readonly metric: MetricDescription;
  readonly threshold: number;
  readonly best: ThresholdAgreement | null;
  readonly onThreshold: (threshold: number) => void;
}

/** Thresholds for token F1 in earlier work: Li et al., 2024 (PEDANTS). */
const COMMON_THRESHOLDS = [0.3, 0.5, 0.7];

interface MetricDetailProps {
  readonly metric: MetricDescription;
  /** The metric in every run and in all runs together. */
  readonly rows: readonly MetricAgreement[];
  readonly run: number | null;
  readonly onThreshold: (threshold: number) => void;
}

/**
 * One metric against human labels: its threshold, the confusion matrix, and its agreement by run.
 */
export function MetricDetail({ metric, rows, run, onThreshold }: MetricDetailProps) {
  const { answer, failed } = useAnswer('sweep', [metric.id, run], useLabeled());
  const hasSeveralRuns = useRuns().length > 1;
  const row = rows.find((one) => one.run === run);
  if (!row) return null;
  const graded = answer && hasThresholds(answer) ? answer : null;
  return (
    <Card title={`${metric.label} vs. human labels`} note={metric.summary}>
      {failed && <WorkerError />}
      <div className={styles.detail} data-graded={graded !== null}>
        {graded && (
          <Box miw={0}>
            <ThresholdField
              metric={metric}
              threshold={row.threshold}
              best={graded.best}
              onThreshold={onThreshold}
            />
            <ThresholdChart metric={metric} sweep={graded} threshold={row.threshold} />
          </Box>
        )}
        <ConfusionMatrix key={`${metric.id} ${run ?? ''}`} metric={metric} row={row} />
        {hasSeveralRuns && (
          <Box miw={0} className={styles.runs}>
            <Title order={3} size="xs" c="var(--ink-2)" mb={6}>
              By run
            </Title>
            <AgreementByRun rows={rows} />
          </Box>
        )}
      </div>
    </Card>
  );
}

/** Agreement in each run; shows whether a metric favors one system. */
function AgreementByRun({ rows }: Pick<MetricDetailProps, 'rows'>) {
  const visible = useVisibleRuns();
  const ofRuns = visible.flatMap((run) =>
    rows.flatMap((row) => (row.run === run && row.n > 0 ? [{ ...row, run }] : [])),
  );
  if (ofRuns.length === 0) return <Note>No run has labeled answers.</Note>;
  return (
    <DataTable
      label="Agreement by run"
      rows={ofRuns}
      rowKey={({ run }) => run}
      columns={[
        { label: 'Run', cell: ({ run }) => <RunName index={run} /> },
        { label: 'Answers', cell: ({ n }) => formatCount(n) },
        ...AGREEMENT_COLUMNS,
        {
          label: 'False positives',
          cell: ({ confusion }) => formatCount(confusion.falsePositive),
        },
        {
          label: 'False negatives',
          cell: ({ confusion }) => formatCount(confusion.falseNegative),
        },
      ]}
    />
  );
}

/**
 * The thresholds to choose from: the metric’s own threshold first and, if its scores are
 * proportions, the common thresholds.
 */
function suggestThresholds({ correctThreshold, display }: MetricDescription): readonly number[] {
  const own = correctThreshold === undefined ? [] : [correctThreshold];
  return [...new Set([...own, ...(display === 'share' ? COMMON_THRESHOLDS : [])])];
}

/** The minimum score that counts as correct. */
function ThresholdField({ metric, threshold, best, onThreshold }: ThresholdFieldProps) {
  const [lowest, highest] = metric.display === 'share' ? [0, 1] : metric.range;
  const label = `Threshold of ${metric.label}`;
  return (
    <Group gap="8px 14px" mb={8}>
      <Text span size="sm" flex="none" miw={150}>
        Correct where {metric.label} {describeThreshold(metric, threshold)}
      </Text>
      {Number.isFinite(highest - lowest) ? (
        <Slider
          flex="1 1 160px"
          size="sm"
          min={lowest}
          max={highest}
          step={(highest - lowest) / 100}
          label={null}
          thumbLabel={label}
          value={threshold}
          onChange={onThreshold}
        />
      ) : (
        <NumberInput
          w={110}
          aria-label={label}
          min={0}
          step={0.01}
          value={threshold}
          onChange={(value) => {
            if (typeof value === 'number') onThreshold(value);
          }}
        />
      )}
      <Group gap={6}>
        {suggestThresholds(metric).map((suggested) => (
          <ToggleChip
            key={suggested}
            label={
              suggested === metric.correctThreshold ? `default, ${suggested}` : String(suggested)
            }
            pressed={threshold === suggested}
            onToggle={() => onThreshold(suggested)}
          />
        ))}
        {typeof best?.kappa === 'number' && (
          <ToggleChip
            label={`best κ ${formatKappa(best.kappa)} at ${formatSignificant(best.threshold, 3)}`}
            pressed={threshold === best.threshold}
            onToggle={() => onThreshold(best.threshold)}
          />
        )}
      </Group>
    </Group>
  );
}

interface CellAnswersProps {
  readonly metric: MetricDescription;
  readonly row: MetricAgreement;
  readonly cell: Opened;
}

/** Maximum number of answers listed; the Questions view has all of them. */
const MAX_SHOWN = 50;

/** The open cell, identified by the verdicts of the metric and of the annotators. */
interface Opened {
  readonly accepted: boolean;
  readonly correct: boolean;
}

/** The verdicts of the metric against the human labels; clicking a count opens its answers. */
function ConfusionMatrix({ metric, row }: Pick<CellAnswersProps, 'metric' | 'row'>) {
  const table = useRef<HTMLTableElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { truePositive, falsePositive, falseNegative, trueNegative } = row.confusion;
  const lines = [
    { accepted: true, correct: truePositive, incorrect: falsePositive },
    { accepted: false, correct: falseNegative, incorrect: trueNegative },
  ];
  const isOpen = ({ accepted, correct }: Opened) =>
    opened?.accepted === accepted && opened.correct === correct;
  const cell = (accepted: boolean, correct: boolean, count: number) => (
    <Box component="td" bg={accepted === correct ? undefined : 'var(--caution-soft)'}>
      {count === 0 ? (
        '0'
      ) : (
        <LinkButton
          label={`${describeCell(metric, { accepted, correct })}: ${count}`}
          expanded={isOpen({ accepted, correct })}
          onClick={() => setOpened(isOpen({ accepted, correct }) ? null : { accepted, correct })}
        >
          {formatCount(count)}
        </LinkButton>
      )}
    </Box>
  );
  return (
    <>
      <div>
        <Group justify="space-between" mb={6}>
          <Title order={3} size="xs" c="var(--ink-2)">
            Confusion matrix
          </Title>
          <CopyMenu
            kind="table"
            title="Confusion matrix"
            caption={[`${metric.label} vs. human labels`]}
            findTable={() => table.current}
          />
        </Group>
        <Box
          component="table"
          ref={table}
          w="auto"
          className={`text-table ${styles.table}`}
          aria-label={`${metric.label} vs. human labels`}
        >
          <thead>
            <tr>
              <td />
              <th scope="col">
                <Term name="Human label">human: correct</Term>
              </th>
              <th scope="col">
                <Term name="Human label">human: incorrect</Term>
              </th>
              <th scope="col">total</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ accepted, correct, incorrect }) => (
              <tr key={String(accepted)}>
                <th scope="row">{accepted ? 'metric: correct' : 'metric: incorrect'}</th>
                {cell(accepted, true, correct)}
                {cell(accepted, false, incorrect)}
                <td className="muted">{formatCount(correct + incorrect)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">total</th>
              <td className="muted">{formatCount(truePositive + falseNegative)}</td>
              <td className="muted">{formatCount(falsePositive + trueNegative)}</td>
              <td className="muted">{formatCount(row.n)}</td>
            </tr>
          </tbody>
        </Box>
      </div>
      {opened && (
        <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <CellAnswers metric={metric} row={row} cell={opened} />
        </div>
      )}
    </>
  );
}

function describeCell({ label }: MetricDescription, { accepted, correct }: Opened): string {
  return `${label}: ${accepted ? 'correct' : 'incorrect'}, humans: ${correct ? 'correct' : 'incorrect'}`;
}

function CellAnswers({ metric, row: { threshold, run }, cell }: CellAnswersProps) {
  const store = useAssayStore();
  const runNames = useRunNames();
  const labeled = useLabeled();
  const where = { metric: metric.id, threshold, run, ...cell };
  const { answer, failed, isCurrent } = useAnswer('cellAnswers', [where, MAX_SHOWN], labeled);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return <Note>Loading answers…</Note>;
  return (
    <Box mt={12}>
      <AnswerTable label={describeCell(metric, cell)} columns={['Prediction', 'Run, score']}>
        {answer.first.map((one) => (
          <tr key={`${one.run} ${one.id}`}>
            <QuestionCells
              row={{ id: one.id, text: one.question, references: [one.reference] }}
              run={one.run}
            />
            <AnswerCell label="Prediction" text={one.prediction} />
            <td>
              <ScoreChip metric={metric} score={one.score} /> {runNames[one.run]}
            </td>
          </tr>
        ))}
      </AnswerTable>
      {answer.count > answer.first.length && (
        <Text size="xs" my={8}>
          The first {formatCount(answer.first.length)} of {formatCount(answer.count)}.
        </Text>
      )}
      {run !== null && (
        <LinkButton onClick={() => openQuery(store, run, queryOf(metric, threshold, cell))}>
          Show in Questions
        </LinkButton>
      )}
    </Box>
  );
}

/** The query that finds the answers of a cell in the table of questions. */
function queryOf(
  { id, better }: MetricDescription,
  threshold: number,
  { accepted, correct }: Opened,
): string {
  const inside = better === 'higher' ? '>=' : '<=';
  const outside = better === 'higher' ? '<' : '>';
  const verdict = correct ? 'correct' : 'incorrect';
  return `${id} ${accepted ? inside : outside} ${threshold} and human = "${verdict}"`;
}

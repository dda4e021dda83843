import { Box, Group, NumberInput, Slider, Text, Title } from '@mantine/core';
import { describeThreshold, formatKappa } from '../../../core/analysis/agreement/conclusion';
import type {
  MetricAgreement,
  ThresholdAgreement,
} from '../../../core/analysis/agreement/thresholds';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { ToggleChip } from '../../parts/ToggleChip';
import { useRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import styles from './agreement.module.css';
import { ConfusionMatrix } from './ConfusionMatrix';
import { hasThresholds, ThresholdChart } from './ThresholdChart';
import { useLabeled } from './use-agreement';
import { AGREEMENT_COLUMNS } from './ValueWithInterval';

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

/** One metric against human labels: its threshold, the confusion matrix, and its agreement by run. */
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
          <div className={styles.runs}>
            <Title order={3} size="xs" c="var(--ink-2)" mb={6}>
              By run
            </Title>
            <AgreementByRun rows={rows} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** Agreement in every run: a metric may favor one system. */
function AgreementByRun({ rows }: Pick<MetricDetailProps, 'rows'>) {
  const ofRuns = rows
    .flatMap((row) => (row.run === null || row.n === 0 ? [] : [{ ...row, run: row.run }]))
    .sort((a, b) => a.run - b.run);
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

/** The thresholds to choose from: a metric’s own first, then the common ones of shares. */
function suggestThresholds({ correctThreshold, display }: MetricDescription): readonly number[] {
  const own = correctThreshold === undefined ? [] : [correctThreshold];
  return [...new Set([...own, ...(display === 'share' ? COMMON_THRESHOLDS : [])])];
}

/** The score from which the metric counts an answer as correct. */
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
            label={`best κ ${formatKappa(best.kappa)} at ${Number(best.threshold.toPrecision(3))}`}
            pressed={threshold === best.threshold}
            onToggle={() => onThreshold(best.threshold)}
          />
        )}
      </Group>
    </Group>
  );
}

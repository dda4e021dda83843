import { NumberInput, Slider } from '@mantine/core';
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
import { useAnswer } from '../../use-request';
import styles from './agreement.module.css';
import { ConfusionMatrix } from './ConfusionMatrix';
import { isGraded, ThresholdChart } from './ThresholdChart';
import { useLabeled } from './use-agreement';
import { AGREEMENT_COLUMNS } from './ValueWithInterval';

interface ThresholdFieldProps {
  readonly metric: MetricDescription;
  readonly threshold: number;
  readonly best: ThresholdAgreement | null;
  readonly onThreshold: (threshold: number) => void;
}

/** The thresholds at which token F1 was made a verdict before: Li et al., 2024 (PEDANTS). */
const USUAL = [0.3, 0.5, 0.7];

interface RunTableProps {
  readonly rows: readonly MetricAgreement[];
  readonly runNames: readonly string[];
}

interface MetricDetailProps {
  readonly metric: MetricDescription;
  /** The metric over every run and over all together. */
  readonly rows: readonly MetricAgreement[];
  readonly run: number | null;
  readonly runNames: readonly string[];
  readonly onThreshold: (threshold: number) => void;
}

/** One metric against people: its threshold, the verdicts of both, and how it fares run by run. */
export function MetricDetail({ metric, rows, run, runNames, onThreshold }: MetricDetailProps) {
  const { answer, failed } = useAnswer('sweep', [metric.id, run], useLabeled());
  const row = rows.find((one) => one.run === run);
  if (!row) return null;
  const graded = answer && isGraded(answer) ? answer : null;
  return (
    <Card title={`${metric.label} vs. human labels`} note={metric.summary}>
      {failed && <WorkerError />}
      <div className={styles.parts} data-graded={graded !== null}>
        {graded && (
          <div className={styles.part}>
            <ThresholdField
              metric={metric}
              threshold={row.threshold}
              best={graded.best}
              onThreshold={onThreshold}
            />
            <ThresholdChart metric={metric} sweep={graded} threshold={row.threshold} />
          </div>
        )}
        <ConfusionMatrix
          key={`${metric.id} ${run ?? ''}`}
          metric={metric}
          row={row}
          runNames={runNames}
        />
        {runNames.length > 1 && (
          <div className={styles.runs}>
            <h3 className={styles.heading}>By run</h3>
            <AgreementByRun rows={rows} runNames={runNames} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** One metric against people in every run; a metric may be kinder to one system than to another. */
function AgreementByRun({ rows, runNames }: RunTableProps) {
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
        {
          label: 'Run',
          cell: ({ run }) => <RunName model={runNames[run] ?? ''} run="" index={run} />,
        },
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

/** A metric with a threshold of its own begins there. */
function offered({ rightFrom }: MetricDescription): readonly number[] {
  return rightFrom === undefined ? USUAL : [...new Set([rightFrom, ...USUAL])];
}

/** From which score on the metric calls an answer right. */
function ThresholdField({ metric, threshold, best, onThreshold }: ThresholdFieldProps) {
  const isShare = metric.range[1] === 1;
  const label = `Threshold of ${metric.label}`;
  return (
    <div className={styles.field}>
      <span className={styles.thresholdFieldWords}>
        Correct where {metric.label} {describeThreshold(metric, threshold)}
      </span>
      {isShare ? (
        <Slider
          className={styles.slider}
          size="sm"
          min={0}
          max={1}
          step={0.01}
          label={null}
          thumbLabel={label}
          value={threshold}
          onChange={onThreshold}
        />
      ) : (
        <NumberInput
          size="xs"
          className={styles.thresholdFieldNumber}
          aria-label={label}
          min={0}
          step={0.01}
          value={threshold}
          onChange={(value) => {
            if (typeof value === 'number') onThreshold(value);
          }}
        />
      )}
      <span className={styles.chips}>
        {(isShare ? offered(metric) : []).map((usual) => (
          <ToggleChip
            key={usual}
            label={usual === metric.rightFrom ? `default, ${usual}` : String(usual)}
            pressed={threshold === usual}
            onToggle={() => onThreshold(usual)}
          />
        ))}
        {typeof best?.kappa === 'number' && (
          <ToggleChip
            label={`best κ ${formatKappa(best.kappa)} at ${Number(best.threshold.toPrecision(3))}`}
            pressed={threshold === best.threshold}
            onToggle={() => onThreshold(best.threshold)}
          />
        )}
      </span>
    </div>
  );
}

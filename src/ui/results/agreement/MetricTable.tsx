import {
  describeThreshold,
  formatKappa,
  rankMetrics,
} from '../../../core/analysis/agreement/conclusion';
import type { MetricAgreement } from '../../../core/analysis/agreement/thresholds';
import type { MetricDescription } from '../../../core/scoring/metric';
import { listWords } from '../../../core/words/lists';
import {
  formatCount,
  formatPoints,
  formatRange,
  SHARE,
  NOT_APPLICABLE,
} from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { DataTable, type Column } from '../../parts/DataTable';
import { Muted } from '../../parts/Texts';
import type { AnnotatedEstimate, Estimate } from '../../../core/analysis/agreement/measure';
import styles from './agreement.module.css';

interface MetricTableProps {
  readonly rows: readonly MetricAgreement[];
  readonly metrics: readonly MetricDescription[];
  readonly shown: string;
  readonly onShow: (metric: string) => void;
}

/** Every metric against human labels, best first; clicking a metric opens its details. */
export function MetricTable({ rows, metrics, shown, onShow }: MetricTableProps) {
  const byId = new Map(metrics.map((metric) => [metric.id, metric]));
  const ranked = rankMetrics(rows.filter(({ n }) => n > 0)).flatMap((row) => {
    const metric = byId.get(row.metric);
    return metric ? [{ ...row, metric }] : [];
  });
  const silent = metrics.filter(({ id }) => rows.some((row) => row.metric === id && row.n === 0));
  return (
    <Card
      title="Metrics vs. human labels"
      note="an answer counts as correct if its score reaches the threshold of the metric; 95% intervals, not adjusted for multiple comparisons; accuracy and F1 on a scale of 0–100"
    >
      <DataTable
        label="Metrics vs. human labels"
        note={`Metrics with a score on every labeled answer come first; the other metrics cover only the answers that they score. The best threshold is found on these same labels, which overstates the agreement: confirm the threshold on other labels.${
          silent.length > 0
            ? ` No score on any labeled answer: ${listWords(silent.map(({ label }) => label))}.`
            : ''
        }`}
        rows={ranked}
        rowKey={({ metric }) => metric.id}
        isShown={({ metric }) => metric.id === shown}
        columns={[
          {
            label: 'Metric',
            cell: ({ metric }) => (
              <LinkButton
                label={`Show details of ${metric.label}`}
                onClick={() => onShow(metric.id)}
              >
                {metric.label}
              </LinkButton>
            ),
          },
          {
            label: 'Threshold',
            cell: ({ metric, threshold }) => describeThreshold(metric, threshold),
          },
          {
            label: 'Answers',
            cell: ({ n, leftOut }) => (
              <>
                {formatCount(n)} {leftOut > 0 && <Muted>+ {formatCount(leftOut)} n/a</Muted>}
              </>
            ),
          },
          ...AGREEMENT_COLUMNS,
          {
            label: 'Best κ, threshold',
            cell: ({ metric, best }) =>
              best?.kappa ? (
                <>
                  {formatKappa(best.kappa)}{' '}
                  <Muted>{describeThreshold(metric, best.threshold)}</Muted>
                </>
              ) : (
                <Muted>n/a</Muted>
              ),
          },
        ]}
      />
    </Card>
  );
}

interface FigureProps {
  readonly measured: Estimate | AnnotatedEstimate;
  /** A `share` is displayed on a scale from 0 to 100. */
  readonly as: 'share' | 'kappa';
}

/** A value with its 95% interval. */
export function ValueWithInterval({ measured, as }: FigureProps) {
  const { value, interval } = measured;
  const remark = 'remark' in measured ? measured.remark : null;
  if (value === null) {
    return (
      <Muted>
        <span className={styles.remark}>{remark ?? NOT_APPLICABLE}</span>
      </Muted>
    );
  }
  const range =
    interval &&
    (as === 'share'
      ? formatRange(SHARE, interval)
      : `${formatKappa(interval.low)}${interval.low < 0 ? ' to ' : '–'}${formatKappa(interval.high)}`);
  return (
    <>
      <b>{as === 'share' ? formatPoints(value) : formatKappa(value)}</b>{' '}
      <Muted>{range ?? <span className={styles.remark}>{remark ?? 'no interval'}</span>}</Muted>
    </>
  );
}

type Measured = Readonly<Record<'accuracy' | 'macroF1' | 'kappa', FigureProps['measured']>>;

/** How well a metric agrees with human labels. */
export const AGREEMENT_COLUMNS: readonly Column<Measured>[] = [
  {
    label: 'Accuracy',
    cell: ({ accuracy }) => <ValueWithInterval measured={accuracy} as="share" />,
    sortBy: ({ accuracy }) => accuracy.value,
  },
  {
    label: 'Macro F1',
    cell: ({ macroF1 }) => <ValueWithInterval measured={macroF1} as="share" />,
    sortBy: ({ macroF1 }) => macroF1.value,
  },
  {
    label: 'κ',
    cell: ({ kappa }) => <ValueWithInterval measured={kappa} as="kappa" />,
    sortBy: ({ kappa }) => kappa.value,
  },
];

import type { Metric } from '../../../core/metrics/metric';
import type { MetricSummary } from '../../../core/model';
import { formatCount, formatMean } from '../../parts/format';
import { runColour } from '../../theme';
import styles from './MeanCell.module.css';

interface MeanCellProps {
  readonly metric: Metric;
  readonly summary: MetricSummary | undefined;
  readonly questions: number;
  readonly isBest: boolean;
  readonly run: number;
}

/** A mean with its bar, and over how many questions where that is not all of them. */
export function MeanCell({ metric, summary, questions, isBest, run }: MeanCellProps) {
  const { mean = null, n = 0 } = summary ?? {};
  return (
    <td className={styles.cell}>
      <span className={styles.figures}>
        <span className={styles.mean} data-best={isBest} data-none={mean === null}>
          {formatMean(metric, mean)}
        </span>
        {isBest && ' '}
        {isBest && <span className="visually-hidden">best</span>}
        {n !== questions && ' '}
        {n !== questions && <span className={styles.n}>n {formatCount(n)}</span>}
      </span>
      {metric.display === 'share' && (
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.bar}
            style={{ width: `${100 * (mean ?? 0)}%`, background: runColour(run) }}
          />
        </span>
      )}
    </td>
  );
}

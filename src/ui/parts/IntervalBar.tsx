import type { MetricSummary } from '../../core/analysis/run-report';
import styles from './parts.module.css';

interface IntervalBarProps {
  /** A share, as are the ends of the interval. */
  readonly mean: number;
  readonly interval: NonNullable<MetricSummary['interval']> | null;
  readonly color: string;
}

/** A share as a point on a line from 0 to 1, its interval as a bar; the figures stand beside it. */
export function IntervalBar({ mean, interval, color: color }: IntervalBarProps) {
  const low = Math.max(0, interval?.low ?? mean);
  const high = Math.min(1, interval?.high ?? mean);
  return (
    <span className={styles.intervalBarLine} aria-hidden="true">
      <span
        className={styles.range}
        style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%`, background: color }}
      />
      <span className={styles.point} style={{ left: `${100 * mean}%`, background: color }} />
    </span>
  );
}
